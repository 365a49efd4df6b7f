package dev.tare.springwebflux;

import dev.tare.contract.DatabaseUnavailableException;
import dev.tare.contract.DbUser;

import reactor.core.publisher.Mono;

import java.util.List;

/// The table `users`, without a thread that waits in the caller's place.
sealed interface DbUsers extends AutoCloseable permits JdbcDbUsers, R2dbcDbUsers {

    /// The row with that key, or nothing; fails with [DatabaseUnavailableException].
    Mono<DbUser> byId(int id);

    /// The first rows by id; fails with [DatabaseUnavailableException].
    Mono<List<DbUser>> first(int limit);

    @Override
    void close();
}
