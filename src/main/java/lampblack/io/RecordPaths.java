package lampblack.io;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Collection;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import lampblack.diagnostic.Worded;

/**
 * Follows paths such as {@code sheet.plate.title} through records. The last step may be {@code any}: whether a text or
 * a list has anything in it. A constant is its word. A path that leads nowhere fails.
 */
final class RecordPaths {

    private static final String ANY = "any";

    private final Map<String, Path> paths = new ConcurrentHashMap<>();

    /** What was found for the classes of records so far, that of the last one first, which is mostly that of the next. */
    private record Found(Class<?> type, Method accessor, Found others) {

        Method of(Class<?> wanted) {
            for (Found each = this; each != null; each = each.others) {
                if (each.type == wanted) {
                    return each.accessor;
                }
            }
            return null;
        }
    }

    /** One step; who looks at the same time finds the same. */
    private static final class Step {

        private final String name;
        private Found found;

        Step(String name) {
            this.name = name;
        }

        Object from(Object value, String path) {
            if (name.equals(ANY)) {
                return value instanceof Collection<?> list ? !list.isEmpty() : !value.toString().isEmpty();
            }
            if (!(value instanceof Record)) {
                throw new IllegalStateException("no record before `" + name + "` in " + path);
            }
            Found before = found;
            Method accessor = before == null ? null : before.of(value.getClass());
            if (accessor == null) {
                accessor = accessor(value.getClass(), name, path);
                found = new Found(value.getClass(), accessor, before);
            }
            try {
                return accessor.invoke(value);
            } catch (IllegalAccessException | InvocationTargetException e) {
                throw new IllegalStateException("cannot read " + path, e);
            }
        }
    }

    /** A path taken apart: the name it begins with, and the steps after that. */
    record Path(String text, String first, Step[] steps) {

        static Path of(String text) {
            String[] names = text.split("[.]");
            return new Path(text, names[0], Stream.of(names).skip(1).map(Step::new).toArray(Step[]::new));
        }

        /** What the steps lead to, from the value of the first name. */
        Object follow(Object start) {
            Object value = start;
            for (Step step : steps) {
                value = step.from(value, text);
            }
            return value instanceof Worded choice ? choice.word() : value;
        }
    }

    Path path(String text) {
        Path known = paths.get(text);
        if (known == null) {
            known = Path.of(text);
            paths.put(text, known);
        }
        return known;
    }

    private static Method accessor(Class<?> type, String name, String path) {
        try {
            Method method = type.getMethod(name);
            if (method.getDeclaringClass() != Object.class && method.getDeclaringClass() != Record.class) {
                return method;
            }
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException("nothing at " + path, e);
        }
        throw new IllegalStateException("nothing at " + path);
    }
}
