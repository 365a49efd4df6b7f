package dev.tare.springwebflux;

import dev.tare.contract.Settings;
import dev.tare.contract.Startup;
import dev.tare.contract.TargetDefaults;

import org.springframework.beans.factory.config.BeanDefinition;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.jackson.autoconfigure.JsonMapperBuilderCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Scope;
import org.springframework.http.client.ReactorResourceFactory;

import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.util.JsonRecyclerPools;
import tools.jackson.databind.json.JsonMapper;

import java.util.List;

/// Spring Boot with Spring WebFlux on Reactor Netty.
@SpringBootApplication(proxyBeanMethods = false)
public class Main {

    /// Reads the settings from the environment and serves until the process is told to end.
    public static void main(String[] args) {
        Startup.run(new TargetDefaults("spring-webflux", 8082, "jdbc", "r2dbc"), Main::start);
    }

    private static void start(Settings settings) {
        var application = new SpringApplication(Main.class);
        application.addInitializers(
                context -> context.getBeanFactory().registerSingleton("settings", settings));
        application.run();
    }

    /// The event loops of the server, which the R2DBC driver shares.
    @Bean
    ReactorResourceFactory reactorResourceFactory(Settings settings) {
        var resources = new ReactorResourceFactory();
        resources.setUseGlobalResources(false);
        resources.setLoopResources(EventLoops.start(settings));
        return resources;
    }

    /// Jackson with a set of buffers for each thread. Spring's encoder takes one from Jackson's
    /// usual pool for each answer and brings none back.
    @Bean
    @Scope(BeanDefinition.SCOPE_PROTOTYPE)
    JsonMapper.Builder jsonMapperBuilder(List<JsonMapperBuilderCustomizer> customizers) {
        var factory = JsonFactory.builder().recyclerPool(JsonRecyclerPools.threadLocalPool());
        var builder = JsonMapper.builder(factory.build());
        customizers.forEach(customizer -> customizer.customize(builder));
        return builder;
    }

    /// The way to the database that `DB_CLIENT` names; the other one is not set up.
    @Bean
    DbUsers dbUsers(Settings settings, ReactorResourceFactory resources) {
        return switch (settings.databaseClient()) {
            case "r2dbc" -> new R2dbcDbUsers(settings.database(), resources.getLoopResources());
            default -> new JdbcDbUsers(settings.database());
        };
    }
}
