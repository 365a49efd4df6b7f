package dev.tare.loadgen;

import org.apache.logging.log4j.Level;
import org.apache.logging.log4j.LogManager;
import org.apache.logging.log4j.core.LogEvent;
import org.apache.logging.log4j.core.LoggerContext;
import org.apache.logging.log4j.core.appender.AbstractAppender;
import org.apache.logging.log4j.core.config.Configuration;
import org.apache.logging.log4j.core.config.DefaultConfiguration;
import org.apache.logging.log4j.core.config.Property;

import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicLong;

/// What Hyperfoil complains about. Two things it tells nowhere else: that its own process was not
/// run for a while, and connections that could not be made.
final class Log extends AbstractAppender {

    private static final String STALL = "Jitter watchdog was not invoked";
    private static final String NO_CONNECTION = "Cannot create connection";

    /// A target that is gone is complained about at every request.
    private static final long MOST_LINES = 20;

    private final ConcurrentLinkedQueue<String> stalls = new ConcurrentLinkedQueue<>();
    private final AtomicLong noConnections = new AtomicLong();
    private final AtomicLong lines = new AtomicLong();

    private Log() {
        super("tare", null, null, true, Property.EMPTY_ARRAY);
    }

    /// Takes the place of whatever else would print.
    static Log install() {
        var log = new Log();
        log.start();
        Configuration configuration = new DefaultConfiguration();
        configuration.getRootLogger().getAppenders().keySet().stream()
                .toList()
                .forEach(configuration.getRootLogger()::removeAppender);
        configuration.getRootLogger().addAppender(log, Level.WARN, null);
        configuration.getRootLogger().setLevel(Level.WARN);
        ((LoggerContext) LogManager.getContext(false)).start(configuration);
        return log;
    }

    @Override
    public void append(LogEvent event) {
        String line = event.getMessage().getFormattedMessage();
        if (line.contains(STALL)) {
            stalls.add(line);
        }
        if (line.contains(NO_CONNECTION)) {
            noConnections.incrementAndGet();
        }
        if (lines.incrementAndGet() <= MOST_LINES) {
            System.err.println(event.getThrown() == null ? line : line + ": " + event.getThrown());
        }
    }

    /// The lines of the watchdog.
    List<String> stalls() {
        return List.copyOf(stalls);
    }

    /// How many connections were not made.
    long noConnections() {
        return noConnections.get();
    }
}
