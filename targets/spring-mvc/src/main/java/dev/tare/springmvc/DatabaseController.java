package dev.tare.springmvc;

import dev.tare.contract.DbUser;
import dev.tare.contract.NumberParameter;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;

import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

import java.util.List;

/// The endpoints that read the table `users`.
@RestController
@RequestMapping("/db/users")
class DatabaseController {

    /// A row and its comma, rounded up.
    private static final int ROW_BYTES = 288;

    private final UserRepository users;

    DatabaseController(UserRepository users) {
        this.users = users;
    }

    @GetMapping("/{id}")
    DbUser byId(@PathVariable String id) {
        return users.byId(NumberParameter.ID.parse(id));
    }

    @GetMapping
    List<DbUser> first(HttpServletRequest request, HttpServletResponse response) {
        int limit = QueryNumber.read(NumberParameter.LIMIT, request);
        ResponseBuffer.hold(response, limit * ROW_BYTES);
        return users.first(limit);
    }
}
