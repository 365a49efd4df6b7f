package dev.tare.springwebflux;

import dev.tare.contract.DbUser;
import dev.tare.contract.NumberParameter;
import dev.tare.contract.Texts;

import org.springframework.http.HttpStatus;
import org.springframework.util.MultiValueMap;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.server.ResponseStatusException;

import reactor.core.publisher.Mono;

import java.util.List;

/// The endpoints that read the table `users`.
@RestController
@RequestMapping(path = "/db/users", produces = Texts.JSON)
class DatabaseController {

    private final DbUsers users;

    DatabaseController(DbUsers users) {
        this.users = users;
    }

    @GetMapping("/{id}")
    Mono<DbUser> byId(@PathVariable String id) {
        return users.byId(NumberParameter.ID.parse(id))
                .switchIfEmpty(Mono.error(() -> new ResponseStatusException(HttpStatus.NOT_FOUND)));
    }

    @GetMapping
    Mono<List<DbUser>> first(@RequestParam MultiValueMap<String, String> query) {
        return users.first(Parameters.read(NumberParameter.LIMIT, query));
    }
}
