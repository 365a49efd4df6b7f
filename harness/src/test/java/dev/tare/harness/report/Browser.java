package dev.tare.harness.report;

import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.logging.Level;

/// A Chromium without a window, started and ended by the test, with an empty profile that its
/// driver makes and deletes. Both of its programs are named, so that nothing is downloaded.
final class Browser implements AutoCloseable {

    private static final String BROWSER = "chromium";
    private static final String DRIVER = "chromedriver";

    private final ChromeDriver driver;

    Browser() {
        var options = new ChromeOptions();
        options.setBinary(program(BROWSER).orElseThrow());
        options.addArguments(
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-quic",
                "--no-first-run",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync");
        var logs = new LoggingPreferences();
        logs.enable(LogType.BROWSER, Level.ALL);
        logs.enable(LogType.PERFORMANCE, Level.ALL);
        options.setCapability(ChromeOptions.LOGGING_PREFS, logs);
        System.setProperty(
                ChromeDriverService.CHROME_DRIVER_EXE_PROPERTY,
                program(DRIVER).orElseThrow().toString());
        driver = new ChromeDriver(options);
    }

    /// What is not installed, with what to do about it; nothing if all is there.
    static Optional<String> missing() {
        List<String> missing =
                List.of(BROWSER, DRIVER).stream().filter(name -> program(name).isEmpty()).toList();
        return missing.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        "not on the PATH: %s: apt install chromium chromium-driver"
                                .formatted(String.join(", ", missing)));
    }

    private static Optional<File> program(String name) {
        return Arrays.stream(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
                .map(folder -> Path.of(folder, name))
                .filter(Files::isExecutable)
                .map(Path::toFile)
                .findFirst();
    }

    /// Shows a file.
    ///
    /// @param width of the window in CSS pixels
    void open(Path page, int width) {
        command(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", 800, "deviceScaleFactor", 1, "mobile", false));
        driver.get(page.toUri().toString());
    }

    /// @param medium `screen` or `print`
    /// @param scheme `light` or `dark`
    void prefer(String medium, String scheme) {
        command(
                "Emulation.setEmulatedMedia",
                Map.of(
                        "media",
                        medium,
                        "features",
                        List.of(Map.of("name", "prefers-color-scheme", "value", scheme))));
    }

    void scripts(boolean areOn) {
        command("Emulation.setScriptExecutionDisabled", Map.of("value", !areOn));
    }

    private void command(String name, Map<String, Object> parameters) {
        driver.executeCdpCommand(name, parameters);
    }

    ChromeDriver driver() {
        return driver;
    }

    /// The result of a script.
    @SuppressWarnings("unchecked")
    <T> T evaluated(String script) {
        return (T) driver.executeScript(script);
    }

    /// The result of a script that is a file beside this class.
    <T> T evaluatedFile(String name) throws IOException {
        try (InputStream file = Browser.class.getResourceAsStream(name)) {
            return evaluated(new String(file.readAllBytes(), StandardCharsets.UTF_8));
        }
    }

    /// What was written to the console since the last call.
    List<String> console() {
        return driver.manage().logs().get(LogType.BROWSER).getAll().stream()
                .map(LogEntry::getMessage)
                .toList();
    }

    /// What was asked for since the last call.
    List<String> requests() {
        var urls = new ArrayList<String>();
        for (LogEntry entry : driver.manage().logs().get(LogType.PERFORMANCE)) {
            JsonNode message = JsonMapper.shared().readTree(entry.getMessage()).path("message");
            if (message.path("method").asString().equals("Network.requestWillBeSent")) {
                urls.add(message.path("params").path("request").path("url").asString());
            }
        }
        return urls;
    }

    @Override
    public void close() {
        driver.quit();
    }
}
