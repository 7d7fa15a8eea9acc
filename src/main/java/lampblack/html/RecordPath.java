package lampblack.html;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.function.UnaryOperator;
import lampblack.diagnostic.Worded;

/**
 * A path through records, such as {@code sheet.plate.title}. The last step may be {@code any}: whether a text or a list
 * has anything in it. A constant is its word. A path that leads nowhere fails.
 *
 * @param first the name it begins with
 */
record RecordPath(String text, String first, List<PathStep> steps) {

    private static final String ANY = "any";

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

        Object from(Object value, String path, RenderContext context) {
            if (name.equals(ANY)) {
                return value instanceof Collection<?> list ? !list.isEmpty() : !value.toString().isEmpty();
            }
            if (!(value instanceof Record)) {
                throw new IllegalStateException("no record before `" + name + "` in " + path);
            }
            AccessorLookup before = found;
            UnaryOperator<Object> accessor = before == null ? null : before.of(value.getClass());
            if (accessor == null) {
                accessor = context.accessor(value.getClass(), name);
                found = new AccessorLookup(value.getClass(), accessor, before);
            }
            return accessor.apply(value);
        }
    }

    static RecordPath of(String text) {
        List<String> names = Arrays.asList(text.split("[.]"));
        List<PathStep> steps = new ArrayList<>();
        names.subList(1, names.size()).forEach(name -> steps.add(new PathStep(name)));
        return new RecordPath(text, names.get(0), List.copyOf(steps));
    }

    /** What the path leads to, from the names that are known. */
    Object follow(LocalVariable variables, RenderContext context) {
        Object value = LocalVariable.value(first, variables);
        if (value == null) {
            throw new IllegalStateException("nothing at " + text);
        }
        for (int i = 0; i < steps.size(); i++) {
            value = steps.get(i).from(value, text, context);
        }
        return value instanceof Worded choice ? choice.word() : value;
    }
}
