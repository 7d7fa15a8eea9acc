package lampblack.template;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.function.UnaryOperator;

/** Finds what reads a component of a record, or whatever else it says of itself. */
final class RecordAccessors {

    private RecordAccessors() {}

    /** What reads it of all records of a class. */
    static UnaryOperator<Object> find(Class<?> type, String name) {
        Method accessor = method(type, name);
        return value -> {
            try {
                return accessor.invoke(value);
            } catch (IllegalAccessException | InvocationTargetException e) {
                throw new IllegalStateException("cannot read " + accessor, e);
            }
        };
    }

    private static Method method(Class<?> type, String name) {
        try {
            Method method = type.getMethod(name);
            if (method.getDeclaringClass() != Object.class && method.getDeclaringClass() != Record.class) {
                return method;
            }
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException(type + " has no " + name, e);
        }
        throw new IllegalStateException(type + " has no " + name);
    }
}
