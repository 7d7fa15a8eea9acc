package lampblack.publish;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.Deflater;
import lampblack.BrowserReadyTest;
import lampblack.store.BundledFiles;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.ResourceLock;

/**
 * What the program asks of the JDK comes to the same in a script as in Java, or it would differ in silence: sums that
 * are too large, orders, every pattern that it has, UTF-8 that is none; and mistakes are found where they are made.
 */
@Tag("packaged")
@ResourceLock("engine")
@DisplayName("What the compiler makes of the JDK")
@Tag("full")
class SameJdkIT {

    private static final Pattern LITERAL = Pattern.compile(
            "(?:Pattern\\.compile|\\.matches|\\.replaceAll|\\.replaceFirst|\\.split)\\(\"((?:[^\"\\\\]|\\\\.)*)\"[,)]");
    private static final Pattern UNICODE = Pattern.compile("(?<!\\\\)\\\\u([0-9a-f]{4})");
    private static final List<String> PROBES = List.of(
            "", " ", "a", "A", "ab-c", "a.b.c", "a..b", "-", "--", "-a-b-", "_", "0", "12", "-12", "+3", "1..3",
            "1 .. 3", "10d6", "d20", "2.5", "1,5", ".5e3", "1.2.3-x", "v1.2", "2026-01-09", "1/4", " 3 / 12 ",
            "a,b; c", "a  b\tc", "a\nb", "a\r\nb\r", "\n", "a: 1", "a : # x", "x=1", "a/b", "./a", "a\\b",
            "..\\c.yaml", "x.yml", ".table/crews/a.yaml", "portraits/a.png", "#fff", "#A1b2C3", "data:image/png",
            "`x` and `y`", "such as `a`", "one or two", "one and two", "(a)", "[a, b]", "{a: 1}", "ruleset: a-b",
            "  \"ruleset\" : 'x", "\u00e9", "e\u0301", "\u00df", "\u0130\u0131", "\u212a", "\u00a01\u00a0000",
            "\u2003", "\u2028", "\u0085", "\u0007", "\u0663", "a\u2013b", "1\u20132", "\u2501\u2501", "\u2502",
            "\ud83d\ude00", "a\ud83d\ude00b", "\ud800", "What? Yes\u2026", "x".repeat(70));
    private static final int TEXTS = 400;

    private static JsonNode script;
    private static Class<?> java;
    private static List<String> patterns;
    private static List<byte[]> texts;
    private static List<byte[]> deflated;

    @BeforeAll
    static void compile() throws IOException, EngineFailure, ReflectiveOperationException {
        new EngineBuild(BundledFiles.home(), "SampleScript", "samples", Pattern.compile(".*")).script(words -> { });
        Path engine = Path.of("target/samples");
        java = new URLClassLoader(new URL[] {engine.resolve("classes").toUri().toURL()}, null)
                .loadClass("lampblack.engine.JdkSamples");
        patterns = patterns();
        texts = texts();
        deflated = deflated();
        script = run(engine.resolve("samples.js"));
    }

    /** All patterns of the rooms that run in a browser, as far as each stands in one piece. */
    private static List<String> patterns() throws IOException {
        TreeSet<String> found = new TreeSet<>();
        for (String room : BrowserReadyTest.rooms()) {
            try (Stream<Path> files = Files.walk(Path.of("src/main/java/lampblack").resolve(room))) {
                for (Path file : files.filter(path -> path.toString().endsWith(".java")).toList()) {
                    LITERAL.matcher(Files.readString(file)).results()
                            .forEach(match -> found.add(plain(match.group(1))));
                }
            }
        }
        return List.copyOf(found);
    }

    /** A text as it stands in Java, without its escapes. */
    private static String plain(String literal) {
        return UNICODE.matcher(literal).replaceAll(letter -> Matcher.quoteReplacement(
                String.valueOf((char) Integer.parseInt(letter.group(1), 16)))).translateEscapes();
    }

    /** Bytes at random, most of which begin or go on with a letter of several. */
    private static List<byte[]> texts() {
        Random random = new Random(8);
        byte[] likely = HexFormat.of().parseHex("6100808f909fa0bfc0c1c2dfe0e1edeff0f1f4f5ff");
        List<byte[]> texts = new ArrayList<>();
        for (int i = 0; i < TEXTS; i++) {
            // Some are longer than what is read at once, and end just there.
            byte[] text = new byte[i % 8 == 0 ? 500 + i / 8 : 1 + i % 24];
            Arrays.fill(text, (byte) 'a');
            for (int at = Math.max(0, text.length - 24); at < text.length; at++) {
                text[at] = likely[random.nextInt(likely.length)];
            }
            texts.add(text);
        }
        return texts;
    }

    /** What is packed in every way, every other time only half of it. */
    private static List<byte[]> deflated() {
        Random random = new Random(9);
        List<byte[]> all = new ArrayList<>();
        for (int i = 0; i < TEXTS; i++) {
            byte[] text = new byte[random.nextInt(i % 8 == 0 ? 70_000 : 400)];
            for (int at = 0; at < text.length; at++) {
                text[at] = (byte) (at > 40 && random.nextInt(4) > 0 ? text[at - 1 - random.nextInt(40)]
                        : random.nextInt(1 + i % 256));
            }
            Deflater deflater = new Deflater(i % 10, true);
            deflater.setStrategy(i / 10 % 3);
            deflater.setInput(text);
            deflater.finish();
            byte[] packed = new byte[text.length + 100];
            int length = deflater.deflate(packed);
            deflater.end();
            all.add(Arrays.copyOf(packed, i / 30 % 2 == 0 ? length : length / 2));
        }
        return all;
    }

    private static JsonNode run(Path samples) throws IOException {
        JsonMapper json = JsonMapper.builder().build();
        Process node;
        try {
            node = new ProcessBuilder("node", "src/test/published/samples.js", samples.toString())
                    .redirectError(ProcessBuilder.Redirect.INHERIT).start();
        } catch (IOException missing) {
            System.err.println("ENGINE TESTS SKIPPED: no Node.js to run what published games run on.");
            assumeTrue(false);
            throw new UncheckedIOException(missing);
        }
        try (OutputStream questions = node.getOutputStream()) {
            questions.write(json.writeValueAsBytes(Map.of("patterns", patterns, "probes", PROBES, "texts", texts,
                    "deflated", deflated)));
        }
        return json.readTree(node.getInputStream());
    }

    private static String[] lines(String name) throws ReflectiveOperationException {
        return (String[]) java.getMethod(name).invoke(null);
    }

    private static List<String> differences(String[] wanted, JsonNode found) {
        assertEquals(wanted.length, found.size());
        List<String> differences = new ArrayList<>();
        for (int i = 0; i < wanted.length; i++) {
            if (!wanted[i].equals(found.get(i).asText())) {
                differences.add(wanted[i] + "\n  and in the script: " + found.get(i).asText());
            }
        }
        return differences;
    }

    @Test
    @DisplayName("counts, orders and refuses as the JDK does")
    void all() throws ReflectiveOperationException {
        assertEquals("", String.join("\n", differences(lines("all"), script.get("all"))));
    }

    @Test
    @DisplayName("takes the same characters for letters, digits and spaces")
    void letters() throws ReflectiveOperationException {
        assertEquals("", String.join("\n", differences(lines("letters"), script.get("letters"))));
    }

    @Test
    @DisplayName("finds by every pattern of the program what the JDK finds")
    void finds() throws ReflectiveOperationException {
        assertTrue(patterns.size() > 80, patterns.toString());
        List<String> differences = new ArrayList<>();
        for (int i = 0; i < patterns.size(); i++) {
            String pattern = patterns.get(i);
            String[] wanted = new String[PROBES.size()];
            for (int probe = 0; probe < wanted.length; probe++) {
                wanted[probe] = (String) java.getMethod("pattern", String.class, String.class).invoke(null, pattern,
                        PROBES.get(probe));
            }
            differences(wanted, script.get("patterns").get(i)).forEach(one -> differences.add(pattern + ": " + one));
        }
        assertEquals("", String.join("\n", differences));
    }

    @Test
    @DisplayName("reads bytes that are no text as the JDK does")
    void reads() throws ReflectiveOperationException {
        assertEquals("", String.join("\n", differences(outcomes("text", texts), script.get("texts"))));
    }

    @Test
    @DisplayName("inflates what is whole, and refuses half of it, as the JDK does")
    void inflates() throws ReflectiveOperationException {
        assertEquals("", String.join("\n", differences(outcomes("inflated", deflated), script.get("deflated"))));
    }

    private static String[] outcomes(String method, List<byte[]> samples) throws ReflectiveOperationException {
        String[] outcomes = new String[samples.size()];
        for (int i = 0; i < outcomes.length; i++) {
            outcomes[i] = (String) java.getMethod(method, byte[].class).invoke(null, (Object) samples.get(i));
        }
        return outcomes;
    }
}
