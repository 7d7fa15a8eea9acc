package lampblack.io;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Collection;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/**
 * Follows paths such as {@code sheet.plate.title} through records. The last step may be {@code any}: whether a text or
 * a list has anything in it. The constants of an enum are words in lower case. A path that leads nowhere fails.
 */
final class RecordPaths {

    private final Map<Class<?>, Map<String, Method>> accessors = new HashMap<>();

    /** What the steps after the first lead to, from the value of the first. */
    synchronized Object follow(Object start, String path) {
        Object value = start;
        int from = path.indexOf('.');
        while (from >= 0) {
            int next = path.indexOf('.', from + 1);
            value = step(value, path.substring(from + 1, next < 0 ? path.length() : next), path);
            from = next;
        }
        return value instanceof Enum<?> constant ? constant.name().toLowerCase(Locale.ROOT) : value;
    }

    private Object step(Object value, String name, String path) {
        if (name.equals("any")) {
            return value instanceof Collection<?> list ? !list.isEmpty() : !value.toString().isEmpty();
        }
        if (!(value instanceof Record)) {
            throw new IllegalStateException("no record before `" + name + "` in " + path);
        }
        Map<String, Method> known = accessors.get(value.getClass());
        if (known == null) {
            known = new HashMap<>();
            accessors.put(value.getClass(), known);
        }
        Method accessor = known.get(name);
        if (accessor == null) {
            accessor = accessor(value.getClass(), name, path);
            known.put(name, accessor);
        }
        try {
            return accessor.invoke(value);
        } catch (IllegalAccessException | InvocationTargetException e) {
            throw new IllegalStateException("cannot read " + path, e);
        }
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
