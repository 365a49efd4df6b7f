package dev.tare.ssmjetty;

import dev.tare.contract.DbUser;

import org.apache.ibatis.annotations.Mapper;

import java.util.List;

/// The table `users` by MyBatis; the SQL stands in `UserMapper.xml`.
@Mapper
interface UserMapper {

    /// The row with that key, or null.
    DbUser byId(int id);

    /// The first rows by id.
    List<DbUser> first(int limit);
}
