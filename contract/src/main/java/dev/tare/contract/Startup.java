package dev.tare.contract;

import java.net.BindException;
import java.net.UnknownHostException;
import java.nio.channels.UnresolvedAddressException;

/// The first steps of every target: read the settings, start to listen, or say in a line why not.
public final class Startup {

    /// The exit status after a bad setting or a taken port.
    public static final int BAD_SETTING = 2;

    /// A target's own start: it returns once the server listens.
    @FunctionalInterface
    public interface Start {
        /// Starts to listen.
        ///
        /// @throws Exception if the server cannot listen; see [#run]
        void with(Settings settings) throws Exception;
    }

    private Startup() {}

    /// Runs a target, or ends the process with status 2 and a line for each bad setting.
    public static void run(TargetDefaults defaults, Start start) {
        try {
            Settings settings = Settings.read(defaults, System.getenv());
            try {
                start.with(settings);
            } catch (Exception failure) {
                throw explain(settings, failure);
            }
        } catch (InvalidSettingsException invalid) {
            System.err.println(invalid.getMessage());
            System.exit(BAD_SETTING);
        } catch (Exception failure) {
            System.err.println(defaults.name() + " cannot start: " + failure);
            System.exit(1);
        }
    }

    /// What a server's failure to listen says of the settings.
    ///
    /// @return an exception that names the setting, or the failure itself if no setting is to blame
    static Exception explain(Settings settings, Throwable failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            String message = String.valueOf(cause.getMessage());
            if (message.contains("Address already in use") || message.contains("Address in use")) {
                return new InvalidSettingsException("PORT", taken(settings));
            }
            if (message.contains("Permission denied")) {
                return new InvalidSettingsException(
                        "PORT", "%d may not be used here: %s".formatted(settings.port(), message));
            }
            if (cause instanceof InvalidSettingsException invalid) {
                return invalid;
            }
            if (cause instanceof UnknownHostException
                    || cause instanceof UnresolvedAddressException
                    || cause instanceof BindException
                    || message.contains("Cannot assign requested address")) {
                return new InvalidSettingsException(
                        "HOST", "\"%s\" is no address of this machine".formatted(settings.host()));
            }
        }
        return failure instanceof Exception exception ? exception : new Exception(failure);
    }

    private static String taken(Settings settings) {
        return "%d on %s is taken by another process; stop it or set another port"
                .formatted(settings.port(), settings.host());
    }
}
