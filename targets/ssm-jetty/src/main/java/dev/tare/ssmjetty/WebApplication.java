package dev.tare.ssmjetty;

import dev.tare.contract.Settings;

import jakarta.servlet.DispatcherType;

import org.eclipse.jetty.ee11.servlet.FilterHolder;
import org.eclipse.jetty.ee11.servlet.ServletContextHandler;
import org.eclipse.jetty.ee11.servlet.ServletHolder;
import org.springframework.web.context.support.AnnotationConfigWebApplicationContext;
import org.springframework.web.servlet.DispatcherServlet;

import java.util.EnumSet;

/// What a `web.xml` would say: the dispatcher servlet for every path, with Spring's context behind.
final class WebApplication {

    private static final String EVERY_PATH = "/*";

    private WebApplication() {}

    static ServletContextHandler context(Settings settings) {
        var dispatcher = new ServletHolder("dispatcher", new DispatcherServlet(spring(settings)));
        dispatcher.setInitOrder(1);
        var context = new ServletContextHandler("/");
        context.addFilter(
                new FilterHolder(new RequestBodyFilter()),
                EVERY_PATH,
                EnumSet.of(DispatcherType.REQUEST));
        context.addServlet(dispatcher, "/");
        return context;
    }

    private static AnnotationConfigWebApplicationContext spring(Settings settings) {
        var spring = new AnnotationConfigWebApplicationContext();
        spring.addBeanFactoryPostProcessor(beans -> beans.registerSingleton("settings", settings));
        spring.register(WebConfiguration.class);
        return spring;
    }
}
