package lampblack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.junit.jupiter.api.Test;

/** House rules that can be read off the source; what packages may import is held by {@link CompletenessTest}. */
class HouseTest {

    private static final Path MAIN = Path.of("src/main/java");
    private static final int LARGEST_ROOM = 60;
    private static final int MOST_PACKAGES = 85;
    private static final int LONGEST_FILE = 480;
    /** Comments, texts and characters, in which nothing is named. */
    private static final Pattern WORDS = Pattern.compile("/\\*.*?\\*/|//[^\\n]*|\"\"\".*?(?<!\\\\)\"\"\""
            + "|\"(?:\\\\.|[^\"\\\\\\n])*\"|'(?:\\\\.|[^'\\\\\\n])+'", Pattern.DOTALL);
    private static final Pattern EACH = Pattern.compile("(?<![.\\w])each\\b(?!\\s*\\()");
    private static final Pattern TYPE = Pattern.compile("\\b(?:class|interface|enum|record)\\s+([A-Z]\\w*)");

    @ParameterizedTest
    @ValueSource(strings = {"src/main/java", "src/test/java"})
    void variablesAreNamedForTheThing(String folder) {
        List<String> found = new ArrayList<>();
        sources(Path.of(folder)).forEach((file, code) -> EACH.matcher(code).results().forEach(match ->
                found.add(file + ":" + code.substring(0, match.start()).lines().count())));
        assertEquals("", String.join("\n", found), "called `each`");
    }

    @Test
    void oneSimpleNameHasOneMeaning() {
        Map<String, List<Path>> types = new TreeMap<>();
        sources(MAIN).forEach((file, code) -> {
            Matcher type = TYPE.matcher(code);
            while (type.find()) {
                types.computeIfAbsent(type.group(1), name -> new ArrayList<>()).add(MAIN.relativize(file));
            }
        });
        types.values().removeIf(files -> files.size() == 1);
        assertEquals("", String.join("\n", types.entrySet().stream().map(Object::toString).toList()));
    }

    /** What no room and no file may outgrow; no figure is ever raised. */
    @Test
    void nothingOutgrowsTheHouse() throws IOException {
        Map<Path, Long> rooms = new TreeMap<>();
        List<Path> tooLong = new ArrayList<>();
        try (Stream<Path> files = Files.walk(MAIN)) {
            for (Path file : files.filter(path -> path.toString().endsWith(".java")).toList()) {
                rooms.merge(file.getParent(), 1L, Long::sum);
                try (Stream<String> lines = Files.lines(file)) {
                    if (lines.count() > LONGEST_FILE) {
                        tooLong.add(file);
                    }
                }
            }
        }
        assertTrue(rooms.size() <= MOST_PACKAGES, rooms.size() + " packages");
        rooms.values().removeIf(count -> count <= LARGEST_ROOM);
        assertEquals(Map.of(), rooms, "files in a room");
        assertEquals(List.of(), tooLong, "files of too many lines");
    }

    /** The code of every source below a folder, without comments and texts, on the lines where it stands. */
    private static Map<Path, String> sources(Path folder) {
        Map<Path, String> sources = new TreeMap<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(path -> path.toString().endsWith(".java")).toList()) {
                sources.put(file, WORDS.matcher(Files.readString(file))
                        .replaceAll(words -> "\n".repeat((int) words.group().chars().filter(c -> c == '\n').count())));
            }
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
        return sources;
    }
}
