package dev.tare.contract;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.time.Clock;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneId;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicReference;

class HttpDateTest {

    private final AtomicReference<Instant> now =
            new AtomicReference<>(Instant.parse("1994-11-06T08:49:37.001Z"));

    private Clock clock(String zone) {
        InstantSource source = now::get;
        return source.withZone(ZoneId.of(zone));
    }

    @Test
    void theDayHasTwoDigitsAndTheZoneIsGmt() {
        assertThat(new HttpDate(clock("Asia/Shanghai")).value())
                .isEqualTo("Sun, 06 Nov 1994 08:49:37 GMT");
    }

    @Test
    void theMachinesLocaleDoesNotMatter() {
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
            assertThat(new HttpDate(clock("UTC")).value())
                    .isEqualTo("Sun, 06 Nov 1994 08:49:37 GMT");
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    void aValueHoldsForItsSecondAndNotLonger() {
        var date = new HttpDate(clock("UTC"));
        String first = date.value();

        now.set(Instant.parse("1994-11-06T08:49:37.999Z"));
        assertThat(date.value()).isSameAs(first);

        now.set(Instant.parse("1994-11-06T08:49:38.000Z"));
        assertThat(date.value()).isEqualTo("Sun, 06 Nov 1994 08:49:38 GMT");
    }
}
