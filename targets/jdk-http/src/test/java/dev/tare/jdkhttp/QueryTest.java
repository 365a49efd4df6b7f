package dev.tare.jdkhttp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tare.contract.InvalidParameterException;
import dev.tare.contract.NumberParameter;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.net.URI;

class QueryTest {

    @ParameterizedTest
    @ValueSource(strings = {"", "?", "?x=7", "?LIMIT=7", "?xlimit=7", "?limits=7"})
    void anAbsentParameterTakesItsDefault(String query) {
        assertThat(limit(query)).isEqualTo(20);
    }

    @ParameterizedTest
    @ValueSource(strings = {"?limit=", "?limit", "?limit=&limit=7", "?x=1&limit"})
    void aParameterThatIsPresentAndEmptyIsBad(String query) {
        assertThatThrownBy(() -> limit(query)).isInstanceOf(InvalidParameterException.class);
    }

    @Test
    void ofARepeatedParameterTheFirstCounts() {
        assertThat(limit("?limit=7&limit=x")).isEqualTo(7);
    }

    @ParameterizedTest
    @ValueSource(strings = {"?limit=%37", "?l%69mit=7", "?&limit=7&", "?a=%26limit=x&limit=7"})
    void namesAndValuesArePercentDecodedAfterTheyAreTakenApart(String query) {
        assertThat(limit(query)).isEqualTo(7);
    }

    @Test
    void aPlusIsASpaceAndSoNoNumber() {
        assertThatThrownBy(() -> limit("?limit=+7")).isInstanceOf(InvalidParameterException.class);
    }

    private static int limit(String query) {
        return Query.number(URI.create("/db/users" + query), NumberParameter.LIMIT);
    }
}
