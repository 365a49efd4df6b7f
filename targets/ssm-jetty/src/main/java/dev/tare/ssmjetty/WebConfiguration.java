package dev.tare.ssmjetty;

import org.springframework.context.annotation.ComponentScan;
import org.springframework.context.annotation.Configuration;
import org.springframework.http.MediaType;
import org.springframework.http.converter.HttpMessageConverters;
import org.springframework.http.converter.StringHttpMessageConverter;
import org.springframework.http.converter.json.JacksonJsonHttpMessageConverter;
import org.springframework.web.servlet.config.annotation.ContentNegotiationConfigurer;
import org.springframework.web.servlet.config.annotation.EnableWebMvc;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;

/// Spring MVC: the controllers of this package, texts and JSON.
@Configuration(proxyBeanMethods = false)
@EnableWebMvc
@ComponentScan
class WebConfiguration implements WebMvcConfigurer {

    /// Each endpoint has one representation, whatever a client asks for.
    @Override
    public void configureContentNegotiation(ContentNegotiationConfigurer negotiation) {
        negotiation.ignoreAcceptHeader(true).defaultContentType(MediaType.ALL);
    }

    @Override
    public void configureMessageConverters(HttpMessageConverters.ServerBuilder converters) {
        converters
                .withStringConverter(new StringHttpMessageConverter())
                .withJsonConverter(new JacksonJsonHttpMessageConverter());
    }
}
