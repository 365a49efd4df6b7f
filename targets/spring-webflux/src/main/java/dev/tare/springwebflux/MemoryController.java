package dev.tare.springwebflux;

import dev.tare.contract.Account;
import dev.tare.contract.Health;
import dev.tare.contract.NumberParameter;
import dev.tare.contract.Pong;
import dev.tare.contract.Settings;
import dev.tare.contract.Texts;
import dev.tare.contract.User;

import org.springframework.util.MultiValueMap;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

import reactor.core.publisher.Mono;

import java.time.Duration;
import java.util.List;

/// The endpoints that need no database.
@RestController
class MemoryController {

    private final List<User> users = User.inMemory();
    private final Settings settings;

    MemoryController(Settings settings) {
        this.settings = settings;
    }

    @GetMapping(path = "/", produces = Texts.PLAIN)
    String hello() {
        return Texts.HELLO;
    }

    @GetMapping(path = "/ping", produces = Texts.JSON)
    Pong ping() {
        return Pong.create();
    }

    @GetMapping(path = "/user", produces = Texts.JSON)
    Account user() {
        return Account.create();
    }

    @GetMapping(path = "/users", produces = Texts.JSON)
    Mono<List<User>> users() {
        return Mono.just(users);
    }

    @GetMapping(path = "/delay", produces = Texts.PLAIN)
    Mono<String> delay(@RequestParam MultiValueMap<String, String> query) {
        int ms = Parameters.read(NumberParameter.MS, query);
        return Mono.delay(Duration.ofMillis(ms)).thenReturn(Texts.DELAYED);
    }

    @GetMapping(path = "/health", produces = Texts.JSON)
    Health health() {
        return Health.up(settings.target());
    }
}
