package dev.tare.harness.findings;

import com.fasterxml.jackson.annotation.JsonValue;

/// What kept a trial from more requests per second.
public enum Limit {
    /// The target used its cores up.
    TARGET_CPU("target CPU"),
    /// The load generator used its cores up: more could not be asked.
    LOAD_CPU("load generator CPU"),
    /// The database used its cores up.
    DATABASE_CPU("database CPU"),
    /// Cores that several of them share were used up by all together.
    SHARED_CPU("shared CPU"),
    /// The machine was used up, and not by them alone.
    OTHERS("other programs"),
    /// An open loop asks for so many and no more.
    ASKED_RATE("asked rate"),
    /// None of them: the time that each answer takes was the limit.
    LATENCY("latency"),
    /// Not to be told, since a part of the CPU times was not measured.
    UNKNOWN("n/a");

    private final String text;

    Limit(String text) {
        this.text = text;
    }

    /// As a report prints it.
    @JsonValue
    public String text() {
        return text;
    }
}
