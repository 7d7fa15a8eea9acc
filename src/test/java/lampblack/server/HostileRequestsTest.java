package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Each request in {@code hostile-requests.txt} is refused in a sentence, and nothing comes of it. */
class HostileRequestsTest extends BareLines {

    private static final Path REQUESTS = Path.of("src/test/resources/lampblack/server/hostile-requests.txt");
    private static final Pattern BYTE = Pattern.compile("\\\\x([0-9a-f]{2})");
    private static final Pattern INSIDE = Pattern.compile("\tat |Exception|Our mistake|jetty|javalin");
    private static final String LINE = "\r\n";

    @TestFactory
    List<DynamicTest> areRefused() throws IOException {
        List<DynamicTest> tests = new ArrayList<>();
        for (String block : Files.readString(REQUESTS).split("\n\n+")) {
            List<String> lines = block.lines().filter(line -> !line.startsWith("#")).toList();
            if (!lines.isEmpty()) {
                tests.add(DynamicTest.dynamicTest(lines.get(0), () -> assertRefused(lines)));
            }
        }
        return tests;
    }

    private void assertRefused(List<String> lines) throws IOException {
        Map<Path, String> before = files();
        String answer = raw(bytes(lines));
        String expected = lines.get(lines.size() - 1);
        assertTrue(answer.startsWith("HTTP/1.1 " + expected.substring(0, 3)), answer);
        String words = answer.substring(answer.indexOf(LINE + LINE));
        assertTrue(Jsoup.parse(words).text().contains(expected.substring(3).strip()), answer);
        assertFalse(INSIDE.matcher(answer).find(), answer);
        assertEquals(before, files());
        assertEquals(200, site.get("/trash").status());
    }

    private String bytes(List<String> lines) {
        List<String> head = after("> ", lines);
        String body = String.join(LINE, after("| ", lines));
        boolean isBare = head.stream().noneMatch(line -> line.contains("HTTP/1.1"));
        if (!isBare) {
            head.add("Connection: close");
        }
        if (!body.isEmpty() && head.stream().noneMatch(line -> line.startsWith("Transfer-Encoding"))) {
            head.add("Content-Length: " + body.length());
        }
        return String.join(LINE, head) + LINE + LINE + body;
    }

    private List<String> after(String mark, List<String> lines) {
        return lines.stream().filter(line -> (line + " ").startsWith(mark))
                .map(line -> line.substring(Math.min(line.length(), mark.length())))
                .map(line -> line.replace("{host}", host()).replace("{origin}", origin()).replace("{form}", FORM.strip()))
                .map(line -> BYTE.matcher(line).replaceAll(found -> Matcher.quoteReplacement(
                        String.valueOf((char) Integer.parseInt(found.group(1), 16)))))
                .collect(Collectors.toCollection(ArrayList::new));
    }

    /** What stands on the shelf. */
    private Map<Path, String> files() throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            Map<Path, String> files = new TreeMap<>();
            for (Path file : all.filter(Files::isRegularFile).toList()) {
                files.put(file, Files.readString(file, StandardCharsets.ISO_8859_1));
            }
            return files;
        }
    }
}
