package lampblack;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * No type holds a constant of one of its own kinds: Java initializes the kind before the type and the type before the
 * kind, so that two threads that use them for the first time at once would wait for each other for ever.
 */
class FirstUseTest {

    private static final Path CLASSES = Path.of("target/classes");

    @Test
    void noTypeHoldsAConstantOfItsKinds() throws IOException, ReflectiveOperationException {
        List<Class<?>> all = classes();
        List<String> found = new ArrayList<>();
        for (Class<?> type : all) {
            if (!type.isEnum() && all.stream().anyMatch(kind -> kind != type && type.isAssignableFrom(kind))) {
                for (Field field : type.getDeclaredFields()) {
                    if (Modifier.isStatic(field.getModifiers()) && field.trySetAccessible()
                            && holds(field.get(null), type)) {
                        found.add(type.getName() + " " + field.getName());
                    }
                }
            }
        }
        assertEquals("", String.join("\n", found), "holds one of its own kinds: let the kind hold it");
    }

    /** Whether a constant is of a kind that others may use before the type; what only the type can make is of none. */
    private static boolean holds(Object value, Class<?> type) {
        return switch (value) {
            case null -> false;
            case Collection<?> all -> all.stream().anyMatch(one -> holds(one, type));
            case Map<?, ?> map -> holds(map.keySet(), type) || holds(map.values(), type);
            default -> type.isInstance(value) && value.getClass() != type && !value.getClass().isHidden()
                    && !value.getClass().isAnonymousClass();
        };
    }

    private static List<Class<?>> classes() throws IOException, ClassNotFoundException {
        List<Class<?>> classes = new ArrayList<>();
        try (Stream<Path> files = Files.walk(CLASSES)) {
            for (Path file : files.filter(path -> path.toString().endsWith(".class")).sorted().toList()) {
                String name = CLASSES.relativize(file).toString().replace(".class", "").replace('/', '.')
                        .replace('\\', '.');
                if (!name.endsWith("-info")) {
                    classes.add(Class.forName(name, false, FirstUseTest.class.getClassLoader()));
                }
            }
        }
        return classes;
    }
}
