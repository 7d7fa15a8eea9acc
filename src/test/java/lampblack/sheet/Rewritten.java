package lampblack.sheet;

import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import lampblack.ruleset.Theme;

/** A copy of a record, and of all records in it, with every text replaced. */
public final class Rewritten {

    private Rewritten() {
    }

    public static <T extends Record> T of(T record, UnaryOperator<String> rewrite) {
        @SuppressWarnings("unchecked")
        Class<T> type = (Class<T>) record.getClass();
        RecordComponent[] components = type.getRecordComponents();
        Class<?>[] types = Stream.of(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
        Object[] values = new Object[components.length];
        try {
            for (int i = 0; i < components.length; i++) {
                values[i] = value(components[i].getAccessor().invoke(record), rewrite);
            }
            return type.getDeclaredConstructor(types).newInstance(values);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    private static Object value(Object value, UnaryOperator<String> rewrite) {
        if (value instanceof Theme) {
            return value;
        } else if (value instanceof String text) {
            return rewrite.apply(text);
        } else if (value instanceof List<?> list) {
            return list.stream().map(item -> value(item, rewrite)).toList();
        } else if (value instanceof Record record) {
            return of(record, rewrite);
        }
        return value;
    }
}
