package dev.tare.springmvc;

import dev.tare.contract.RequestThreads;
import dev.tare.contract.Settings;
import dev.tare.contract.Startup;
import dev.tare.contract.TargetDefaults;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.webmvc.autoconfigure.error.ErrorMvcAutoConfiguration;

import java.util.HashMap;
import java.util.Map;

/// Spring MVC on Tomcat, as Spring Boot puts them together.
///
/// Boot's own error page is left out: it would be an endpoint, `/error`, that the contract has not.
@SpringBootApplication(proxyBeanMethods = false, exclude = ErrorMvcAutoConfiguration.class)
public class Main {

    /// Starts the target.
    public static void main(String[] arguments) {
        var defaults = new TargetDefaults("spring-mvc", 8081, RequestThreads.platform(200));
        Startup.run(defaults, Main::start);
    }

    private static void start(Settings settings) {
        var application = new SpringApplication(Main.class);
        application.setDefaultProperties(properties(settings));
        application.addInitializers(
                context -> context.getBeanFactory().registerSingleton("settings", settings));
        application.run();
    }

    /// What the environment decides; what is the same for every start stands in `application.yaml`.
    private static Map<String, Object> properties(Settings settings) {
        var properties = new HashMap<String, Object>();
        properties.put("server.address", settings.host());
        properties.put("server.port", settings.port());
        switch (settings.requestThreads()) {
            case RequestThreads.Virtual() -> properties.put("spring.threads.virtual.enabled", true);
            case RequestThreads.Platform(int count) ->
                    properties.put("server.tomcat.threads.max", count);
        }
        return properties;
    }
}
