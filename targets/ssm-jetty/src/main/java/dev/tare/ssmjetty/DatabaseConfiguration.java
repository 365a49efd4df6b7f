package dev.tare.ssmjetty;

import com.zaxxer.hikari.HikariDataSource;

import dev.tare.contract.Settings;
import dev.tare.contract.jdbc.ConnectionPool;

import org.apache.ibatis.annotations.Mapper;
import org.apache.ibatis.session.ExecutorType;
import org.apache.ibatis.session.LocalCacheScope;
import org.apache.ibatis.session.SqlSessionFactory;
import org.mybatis.spring.MyBatisExceptionTranslator;
import org.mybatis.spring.SqlSessionFactoryBean;
import org.mybatis.spring.SqlSessionTemplate;
import org.mybatis.spring.annotation.MapperScan;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.jdbc.support.SQLStateSQLExceptionTranslator;

import javax.sql.DataSource;

/// The connection pool, and MyBatis on it.
@Configuration(proxyBeanMethods = false)
@MapperScan(annotationClass = Mapper.class)
class DatabaseConfiguration {

    @Bean
    HikariDataSource dataSource(Settings settings) {
        return ConnectionPool.open(settings.database(), ConnectionPool.MAX_WAIT);
    }

    @Bean
    SqlSessionFactoryBean sqlSessionFactory(DataSource dataSource) {
        var mybatis = new org.apache.ibatis.session.Configuration();
        mybatis.setArgNameBasedConstructorAutoMapping(true);
        mybatis.setMapUnderscoreToCamelCase(true);
        mybatis.setCacheEnabled(false);
        mybatis.setLocalCacheScope(LocalCacheScope.STATEMENT);
        var factory = new SqlSessionFactoryBean();
        factory.setDataSource(dataSource);
        factory.setConfiguration(mybatis);
        return factory;
    }

    /// With a translator that judges by the SQL state. The default one asks the database for its
    /// name first, and waits a second time when there is none.
    @Bean
    SqlSessionTemplate sqlSession(SqlSessionFactory factory) {
        var translator = new MyBatisExceptionTranslator(SQLStateSQLExceptionTranslator::new, false);
        return new SqlSessionTemplate(factory, ExecutorType.SIMPLE, translator);
    }
}
