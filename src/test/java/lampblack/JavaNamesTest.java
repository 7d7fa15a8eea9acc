package lampblack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import lampblack.diagnostic.Code;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What is written and read depends on no name in Java, as the calls that stand in the compiled classes show. */
@DisplayName("No class")
class JavaNamesTest {

    private static final Set<String> OF_ENUMS = Set.of("name", "toString", "valueOf");
    private static final Set<String> OF_CLASSES = Set.of("forName", "getCanonicalName", "getEnumConstants", "getName",
            "getSimpleName", "getTypeName");
    /** What asks for a name all the same, and why. */
    private static final Map<String, String> REASONED = Map.of(
            "lampblack.store.SaveFailure Class.getSimpleName", "names a failure of Java's own that has no words",
            "lampblack.template.AccessorSource Class.getCanonicalName", "writes Java, which calls classes by them");

    @Test
    @DisplayName("asks for the name of a constant or of a class")
    void asks() throws IOException, URISyntaxException {
        Path classes = Path.of(Code.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        Set<String> found = new TreeSet<>();
        try (Stream<Path> files = Files.walk(classes.resolve("lampblack"))) {
            for (Path file : (Iterable<Path>) files.filter(path -> path.toString().endsWith(".class"))::iterator) {
                String asking = classes.relativize(file).toString().replace(".class", "").replace('\\', '/');
                for (ClassConstants.Member member : ClassConstants.of(file).methods()) {
                    Call call = new Call(member.owner(), member.name());
                    if (call.asksForName(asking)) {
                        found.add(asking.replace('/', '.') + " " + call.words());
                    }
                }
            }
        }
        assertEquals(String.join("\n", new TreeSet<>(REASONED.keySet())), String.join("\n", found));
    }

    /** A method that a class calls. */
    private record Call(String owner, String name) {

        boolean asksForName(String asking) {
            if (owner.equals("java/lang/Class")) {
                return OF_CLASSES.contains(name);
            }
            boolean generated = owner.equals("java/lang/Enum") && name.equals("valueOf") && isEnum(asking);
            boolean stated = name.equals("toString") && statesText(owner);
            return OF_ENUMS.contains(name) && isEnum(owner) && !generated && !stated;
        }

        String words() {
            return owner.substring(owner.lastIndexOf('/') + 1) + "." + name;
        }

        private static boolean isEnum(String type) {
            return type.equals("java/lang/Enum") || type.startsWith("lampblack/") && type(type).isEnum();
        }

        private static boolean statesText(String type) {
            return Stream.of(type(type).getDeclaredMethods()).anyMatch(method -> method.getName().equals("toString"));
        }

        private static Class<?> type(String type) {
            try {
                return Class.forName(type.replace('/', '.'), false, JavaNamesTest.class.getClassLoader());
            } catch (ClassNotFoundException missing) {
                throw new IllegalStateException(missing);
            }
        }
    }
}
