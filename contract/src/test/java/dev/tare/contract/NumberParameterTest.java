package dev.tare.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NumberParameterTest {

    @ParameterizedTest
    @CsvSource({"1, 1", "0000000001, 1", "2147483647, 2147483647"})
    void aKeyIsOneToTenDigits(String text, int id) {
        assertThat(NumberParameter.ID.parse(text)).isEqualTo(id);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "0",
                "2147483648",
                "9999999999",
                "00000000001",
                "-1",
                "+1",
                " 1",
                "1 ",
                "1.0",
                "1e3",
                "0x1",
                "١",
                "１",
                "abc"
            })
    void anythingElseIsNoKey(String text) {
        assertThatThrownBy(() -> NumberParameter.ID.parse(text))
                .isInstanceOf(InvalidParameterException.class)
                .hasMessage("id must be an integer from 1 to 2147483647");
    }

    @Test
    void anAbsentParameterTakesItsDefaultAndAnEmptyOneIsBad() {
        assertThat(NumberParameter.LIMIT.parse(null)).isEqualTo(20);
        assertThat(NumberParameter.MS.parse(null)).isEqualTo(20);
        assertThatThrownBy(() -> NumberParameter.LIMIT.parse(""))
                .hasMessage("limit must be an integer from 1 to 500");
    }

    @Test
    void theEndsOfARangeAreInIt() {
        assertThat(NumberParameter.MS.parse("0")).isZero();
        assertThat(NumberParameter.MS.parse("1000")).isEqualTo(1000);
        assertThat(NumberParameter.LIMIT.parse("500")).isEqualTo(500);
        assertThatThrownBy(() -> NumberParameter.MS.parse("1001"))
                .hasMessage("ms must be an integer from 0 to 1000");
        assertThatThrownBy(() -> NumberParameter.LIMIT.parse("0"))
                .isInstanceOf(InvalidParameterException.class);
        assertThatThrownBy(() -> NumberParameter.LIMIT.parse("501"))
                .isInstanceOf(InvalidParameterException.class);
    }
}
