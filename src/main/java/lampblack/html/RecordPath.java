package lampblack.html;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;
import lampblack.diagnostic.Worded;

/**
 * A path through records, such as {@code sheet.plate.title}. The last step may be {@code any}: whether a text or a list
 * has anything in it. A constant is its word. A path that leads nowhere fails.
 */
public final class RecordPath {

    private static final String ANY = "any";

    private final String text;
    private final String first;
    private final List<PathStep> steps;

    /**
     * What was found for the classes of records so far, that of the last one first, which is mostly that of the next.
     */
    private record AccessorLookup(Class<?> type, UnaryOperator<Object> accessor, AccessorLookup others) {

        UnaryOperator<Object> of(Class<?> wanted) {
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

        Object from(Object value, String path, BiFunction<Class<?>, String, UnaryOperator<Object>> accessors) {
            if (name.equals(ANY)) {
                return value instanceof Collection<?> list ? !list.isEmpty() : !value.toString().isEmpty();
            }
            if (!(value instanceof Record)) {
                throw new IllegalStateException("no record before `" + name + "` in " + path);
            }
            AccessorLookup before = found;
            UnaryOperator<Object> accessor = before == null ? null : before.of(value.getClass());
            if (accessor == null) {
                accessor = accessors.apply(value.getClass(), name);
                found = new AccessorLookup(value.getClass(), accessor, before);
            }
            return accessor.apply(value);
        }
    }

    public RecordPath(String text) {
        this.text = text;
        List<String> names = Arrays.asList(text.split("[.]"));
        first = names.get(0);
        steps = names.subList(1, names.size()).stream().map(PathStep::new).toList();
    }

    public String text() {
        return text;
    }

    /** The name it begins with. */
    public String first() {
        return first;
    }

    /**
     * What the path leads to.
     *
     * @param begin what its first name stands for; null where it is not known
     * @param accessors as {@link Templates} has them
     */
    public Object follow(Object begin, BiFunction<Class<?>, String, UnaryOperator<Object>> accessors) {
        if (begin == null) {
            throw new IllegalStateException("nothing at " + text);
        }
        Object value = begin;
        for (PathStep step : steps) {
            value = step.from(value, text, accessors);
        }
        return value instanceof Worded choice ? choice.word() : value;
    }
}
