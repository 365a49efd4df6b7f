package dev.tare.springmvc;

import com.zaxxer.hikari.HikariDataSource;

import dev.tare.contract.Settings;
import dev.tare.contract.jdbc.ConnectionPool;

import org.springframework.boot.tomcat.servlet.TomcatServletWebServerFactory;
import org.springframework.boot.web.server.WebServerFactoryCustomizer;
import org.springframework.boot.web.servlet.FilterRegistrationBean;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.http.MediaType;
import org.springframework.web.filter.RequestContextFilter;
import org.springframework.web.servlet.config.annotation.ContentNegotiationConfigurer;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;

import tools.jackson.databind.json.JsonMapper;

/// What `application.yaml` has no word for.
@Configuration(proxyBeanMethods = false)
class ServerConfiguration implements WebMvcConfigurer {

    @Bean
    WebServerFactoryCustomizer<TomcatServletWebServerFactory> tomcat(JsonMapper json) {
        return factory -> {
            factory.setProtocol(HeadDeadlineProtocol.class.getName());
            factory.addConnectorCustomizers(
                    connector -> connector.setProperty("useKeepAliveResponseHeader", "false"));
            factory.addContextCustomizers(
                    context -> context.getParent().getPipeline().addValve(new ErrorValve(json)));
        };
    }

    @Bean
    HikariDataSource dataSource(Settings settings) {
        return ConnectionPool.open(settings.database(), ConnectionPool.MAX_WAIT);
    }

    /// Off: the dispatcher servlet sets the same context itself.
    @Bean
    FilterRegistrationBean<RequestContextFilter> requestContextFilter() {
        var registration = new FilterRegistrationBean<>(new RequestContextFilter());
        registration.setEnabled(false);
        return registration;
    }

    /// Each endpoint has one representation, whatever a client asks for.
    @Override
    public void configureContentNegotiation(ContentNegotiationConfigurer negotiation) {
        negotiation.ignoreAcceptHeader(true).defaultContentType(MediaType.ALL);
    }
}
