package dev.tare.ssmjetty;

import dev.tare.contract.DbUser;

import org.springframework.dao.EmptyResultDataAccessException;
import org.springframework.stereotype.Service;

import java.util.List;

/// The users of the database.
@Service
class UserService {

    private final UserMapper mapper;

    UserService(UserMapper mapper) {
        this.mapper = mapper;
    }

    /// The user with that id.
    ///
    /// @throws EmptyResultDataAccessException if there is none
    DbUser byId(int id) {
        DbUser user = mapper.byId(id);
        if (user == null) {
            throw new EmptyResultDataAccessException(1);
        }
        return user;
    }

    /// The first users by id.
    List<DbUser> first(int limit) {
        return mapper.first(limit);
    }
}
