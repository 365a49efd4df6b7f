package dev.tare.ssmjetty;

import dev.tare.contract.Account;
import dev.tare.contract.Health;
import dev.tare.contract.NumberParameter;
import dev.tare.contract.Pong;
import dev.tare.contract.Settings;
import dev.tare.contract.Texts;
import dev.tare.contract.User;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;

import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

import java.util.List;

/// The endpoints that need no database.
@RestController
class MemoryController {

    /// Enough for 1,000 users.
    private static final int USERS_BYTES = 128 * 1024;

    private final List<User> users = User.inMemory();
    private final String target;

    MemoryController(Settings settings) {
        this.target = settings.target();
    }

    @GetMapping(path = "/", produces = Texts.PLAIN)
    String hello() {
        return Texts.HELLO;
    }

    @GetMapping("/ping")
    Pong ping() {
        return Pong.create();
    }

    @GetMapping("/user")
    Account user() {
        return Account.create();
    }

    @GetMapping("/users")
    List<User> users(HttpServletResponse response) {
        ResponseBuffer.hold(response, USERS_BYTES);
        return users;
    }

    @GetMapping(path = "/delay", produces = Texts.PLAIN)
    String delay(HttpServletRequest request) throws InterruptedException {
        Thread.sleep(QueryNumber.read(NumberParameter.MS, request));
        return Texts.DELAYED;
    }

    @GetMapping("/health")
    Health health() {
        return Health.up(target);
    }
}
