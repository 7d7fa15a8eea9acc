package lampblack.template;

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

    private final Map<String, RecordPath> paths = new ConcurrentHashMap<>();

    /**
     * What was found for the classes of records so far, that of the last one first, which is mostly that of the next.
     */
    private record AccessorLookup(Class<?> type, Method accessor, AccessorLookup others) {

        Method of(Class<?> wanted) {
            for (AccessorLookup accessorLookup = this; accessorLookup != null; accessorLookup = accessorLookup.others) {
                if (accessorLookup.type == wanted) {
                    return accessorLookup.accessor;
                }
            }
            return null;
        }
    }

    /** One step; who looks at the same time finds the same. */
    private static final class PathStep {

        private final String name;
        private AccessorLookup found;

        PathStep(String name) {
            this.name = name;
        }

        Object from(Object value, String path) {
            if (name.equals(ANY)) {
                return value instanceof Collection<?> list ? !list.isEmpty() : !value.toString().isEmpty();
            }
            if (!(value instanceof Record)) {
                throw new IllegalStateException("no record before `" + name + "` in " + path);
            }
            AccessorLookup before = found;
            Method accessor = before == null ? null : before.of(value.getClass());
            if (accessor == null) {
                accessor = accessor(value.getClass(), name, path);
                found = new AccessorLookup(value.getClass(), accessor, before);
            }
            try {
                return accessor.invoke(value);
            } catch (IllegalAccessException | InvocationTargetException e) {
                throw new IllegalStateException("cannot read " + path, e);
            }
        }
    }

    /** A path taken apart: the name it begins with, and the steps after that. */
    record RecordPath(String text, String first, PathStep[] steps) {

        static RecordPath of(String text) {
            String[] names = text.split("[.]");
            return new RecordPath(text, names[0], Stream.of(names).skip(1).map(PathStep::new).toArray(PathStep[]::new));
        }

        /** What the steps lead to, from the value of the first name. */
        Object follow(Object start) {
            Object value = start;
            for (PathStep step : steps) {
                value = step.from(value, text);
            }
            return value instanceof Worded choice ? choice.word() : value;
        }
    }

    RecordPath path(String text) {
        RecordPath known = paths.get(text);
        if (known == null) {
            known = RecordPath.of(text);
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
