package lampblack;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import lampblack.diagnostic.Code;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The rooms that are to run in a browser without a server name only such members of the JDK as the compiler to
 * JavaScript knows, and of libraries only two that it compiles too, each in one room. The list is
 * {@code permitted-jdk-members.txt}, a line for each; see CONTRIBUTING for how a line gets there.
 */
public class BrowserReadyTest {

    private static final Path PERMITTED = Path.of("src/test/resources/lampblack/permitted-jdk-members.txt");

    /** The room that may name a library, and the library. */
    private static final Map<String, String> LIBRARIES = Map.of("yaml", "org/yaml/snakeyaml/", "page",
            "io/nayuki/qrcodegen/");

    /** Formats of decimals, which are rounded otherwise there, and escapes that patterns do not know there. */
    private static final Pattern OTHERWISE = Pattern.compile("%[-+0-9,#(.]*[aefgAEG]\\b"
            + "|(?<!\\\\)\\\\\\\\[CFHIJKLMNORTUVXYghijklmoqy]|\\\\\\\\[pP]\\{(?!Cntrl})");

    /** What has the order of hashes, which is another there, and how it would be asked for it. */
    private static final Pattern HASHED =
            Pattern.compile("(\\w+) = new (?:Hash|IdentityHash|ConcurrentHash)(?:Map|Set)<");
    private static final String ORDERED =
            "(?<![\\w.])%s\\.(?:forEach|entrySet|keySet|values|stream|iterator|toArray)\\b"
            + "|for \\([^;)]* : %<s(?:\\.\\w+\\(\\))?\\)"
            + "|(?:List\\.copyOf|new ArrayList<>)\\(%<s\\)|join\\([^,]*, %<s\\)";
    /** What is put in order, holds one thing or only tells whether something is there; or has the name of another. */
    private static final Set<String> HARMLESS = Set.of("RollCosts names", "SheetEffects byQuantity",
            "TooFewOptions byPlaybook", "FallingBand places", "WrittenTemplates written", "OddLetterProblems all",
            "NameTypo names");

    /** The rooms that run in a browser. */
    public static List<String> rooms() {
        return CompletenessTest.ROOMS.subList(0, CompletenessTest.ROOMS.indexOf("workshop") + 1);
    }

    @ParameterizedTest
    @MethodSource("rooms")
    void namesOnlyPermittedMembersOfTheJdk(String room) throws IOException, URISyntaxException {
        Set<String> found = jdk(members(room));
        found.removeAll(Files.readAllLines(PERMITTED));
        assertEquals("", String.join("\n", found), "not permitted in what is to run in a browser");
    }

    @ParameterizedTest
    @MethodSource("rooms")
    void namesNoLibraryButItsOwn(String room) throws IOException, URISyntaxException {
        Set<String> strangers = new TreeSet<>();
        members(room).stream().map(ClassConstants.Member::owner).filter(owner -> !owner.startsWith("[")
                && !owner.startsWith("java/") && !owner.startsWith("lampblack/")
                && !(LIBRARIES.containsKey(room) && owner.startsWith(LIBRARIES.get(room)))).forEach(strangers::add);
        assertEquals("", String.join("\n", strangers));
    }

    @Test
    void permitsOnlyWhatIsUsed() throws IOException, URISyntaxException {
        Set<String> unused = new TreeSet<>(Files.readAllLines(PERMITTED));
        for (String room : rooms()) {
            unused.removeAll(jdk(members(room)));
        }
        assertEquals("", String.join("\n", unused), "permitted, but used nowhere");
    }

    @ParameterizedTest
    @MethodSource("rooms")
    void writesNoFormatOrPatternThatWorksOtherwiseThere(String room) throws IOException {
        List<String> found = new ArrayList<>();
        for (Path file : files(Path.of("src/main/java/lampblack").resolve(room), ".java")) {
            OTHERWISE.matcher(Files.readString(file)).results().forEach(match ->
                    found.add(file + ": " + match.group()));
        }
        assertEquals("", String.join("\n", found));
    }

    @ParameterizedTest
    @MethodSource("rooms")
    void doesNothingInTheOrderOfHashes(String room) throws IOException {
        List<String> found = new ArrayList<>();
        for (Path file : files(Path.of("src/main/java/lampblack").resolve(room), ".java")) {
            String text = Files.readString(file);
            HASHED.matcher(text).results().map(made -> made.group(1)).distinct()
                    .filter(name -> Pattern.compile(ORDERED.formatted(Pattern.quote(name))).matcher(text).find())
                    .map(name -> file.getFileName().toString().replace(".java", "") + " " + name)
                    .filter(one -> !HARMLESS.contains(one)).forEach(found::add);
        }
        assertEquals("", String.join("\n", found));
    }

    private static Set<String> jdk(Set<ClassConstants.Member> members) {
        Set<String> found = new TreeSet<>();
        members.stream().filter(member -> member.owner().startsWith("java/")).map(ClassConstants.Member::toString)
                .forEach(found::add);
        return found;
    }

    private static Set<ClassConstants.Member> members(String room) throws IOException, URISyntaxException {
        Path classes = Path.of(Code.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        Set<ClassConstants.Member> members = new HashSet<>();
        for (Path file : files(classes.resolve("lampblack").resolve(room), ".class")) {
            ClassConstants constants = ClassConstants.of(file);
            members.addAll(constants.methods());
            members.addAll(constants.fields());
        }
        return members;
    }

    private static List<Path> files(Path folder, String end) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(path -> path.toString().endsWith(end)).sorted().toList();
        }
    }
}
