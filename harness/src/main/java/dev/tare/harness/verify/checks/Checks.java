package dev.tare.harness.verify.checks;

import dev.tare.harness.verify.Check;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// All checks, in the order of the contract.
public final class Checks {

    /// Every line of the contract that can be seen from outside.
    public static final List<Check> FULL =
            Stream.of(
                            Bodies.CHECKS,
                            Rows.CHECKS,
                            Numbers.CHECKS,
                            Errors.CHECKS,
                            Headers.CHECKS,
                            Dates.CHECKS,
                            Heads.CHECKS,
                            KeepAlive.CHECKS,
                            Pipelining.CHECKS,
                            Paths.CHECKS,
                            Splits.CHECKS,
                            Malformed.CHECKS,
                            SlowRequests.CHECKS,
                            Concurrency.CHECKS,
                            Parity.CHECKS)
                    .flatMap(List::stream)
                    .toList();

    /// The few that take less than two seconds: bodies, headers, errors, parity.
    public static final List<Check> SHORT =
            FULL.stream().filter(check -> check.pace().isShort()).toList();

    /// Instead of all others, for a server whose database is away.
    public static final List<Check> DATABASE_AWAY = Outage.CHECKS;

    /// The ids of all checks, which a target's declared deviations may name.
    public static final Set<String> IDS =
            Stream.concat(FULL.stream(), DATABASE_AWAY.stream())
                    .map(Check::id)
                    .collect(Collectors.toUnmodifiableSet());

    private Checks() {}
}
