package lampblack.builder;

import static org.junit.jupiter.api.Assertions.assertEquals;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import lampblack.ClassConstants;
import lampblack.diagnostic.Code;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Pages and changes know no HTTP, files, threads, clock or chance: whoever serves them brings these. */
class BuilderRoomTest {

    private static final List<String> FOREIGN = List.of("io/javalin/", "jakarta/", "org/", "java/io/", "java/nio/file/",
            "java/net/http/", "java/time/", "java/util/concurrent/", "java/security/",
            "java/lang/Thread", "java/lang/Process", "java/lang/reflect/", "java/util/Random");
    private static final Set<String> FOREIGN_MEMBERS = Set.of("java.lang.System currentTimeMillis",
            "java.lang.System nanoTime");
    private static final Pattern LOCKS = Pattern.compile("\\b(synchronized|volatile)\\b");

    @ParameterizedTest
    @ValueSource(strings = {"edit", "judge", "builder", "page", "workshop"})
    void namesNothingOfTheOutside(String room) throws IOException, URISyntaxException {
        Path classes = Path.of(Code.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        Set<String> found = new TreeSet<>();
        for (Path file : files(classes.resolve("lampblack").resolve(room), ".class")) {
            ClassConstants constants = ClassConstants.of(file);
            Stream.concat(constants.methods().stream(), constants.fields().stream()).filter(BuilderRoomTest::isForeign)
                    .forEach(member -> found.add(classes.relativize(file) + " names " + member));
        }
        assertEquals("", String.join("\n", found));
    }

    /** Bytes that are gathered in memory touch nothing outside. */
    private static boolean isForeign(ClassConstants.Member member) {
        return FOREIGN.stream().anyMatch(member.owner()::startsWith)
                && !member.owner().equals("java/io/ByteArrayOutputStream")
                || FOREIGN_MEMBERS.contains(member.toString())
                || member.name().equals("parallelStream") || member.name().equals("parallel");
    }

    @ParameterizedTest
    @ValueSource(strings = {"edit", "judge", "builder", "page", "workshop"})
    void locksNothing(String room) throws IOException {
        Set<String> found = new TreeSet<>();
        for (Path file : files(Path.of("src/main/java/lampblack").resolve(room), ".java")) {
            if (LOCKS.matcher(Files.readString(file)).find()) {
                found.add(file.toString());
            }
        }
        assertEquals("", String.join("\n", found));
    }

    private static List<Path> files(Path folder, String end) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(path -> path.toString().endsWith(end)).sorted().toList();
        }
    }
}
