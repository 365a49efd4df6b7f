package dev.tare.contract;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.net.BindException;
import java.net.UnknownHostException;
import java.util.Map;

class StartupTest {

    private final Settings settings =
            Settings.read(new TargetDefaults("netty", 8083), Map.of("HOST", "203.0.113.1"));

    @Test
    void aTakenPortIsNamedHoweverDeepTheFrameworkBuriesIt() {
        var failure =
                new IllegalStateException(
                        new IOException("bind(..) failed: Address already in use"));

        assertThat(Startup.explain(settings, failure))
                .isInstanceOf(InvalidSettingsException.class)
                .hasMessage(
                        "PORT: 8083 on 203.0.113.1 is taken by another process; stop it or set"
                                + " another port");
    }

    @Test
    void anAddressOfAnotherMachineIsNamed() {
        var failure = new BindException("Cannot assign requested address");

        assertThat(Startup.explain(settings, failure))
                .hasMessage("HOST: \"203.0.113.1\" is no address of this machine");
        assertThat(Startup.explain(settings, new UnknownHostException("x")))
                .hasMessageStartingWith("HOST: ");
    }

    @Test
    void anyOtherFailureStaysWhatItIs() {
        var failure = new IOException("disk full");

        assertThat(Startup.explain(settings, failure)).isSameAs(failure);
    }
}
