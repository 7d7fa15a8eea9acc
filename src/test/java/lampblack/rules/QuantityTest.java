package lampblack.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import lampblack.rules.option.OptionKey;
import lampblack.rules.track.Trait;
import org.junit.jupiter.api.Test;

/** The order of quantities and their equality say the same. */
class QuantityTest {

    @Test
    void twoAreInOrderTheSameOnlyWhereTheyAreEqual() throws ReflectiveOperationException {
        List<Quantity> all = all();
        for (Quantity one : all) {
            for (Quantity other : all) {
                assertEquals(one.equals(other), one.compareTo(other) == 0, one + " and " + other);
                assertEquals(Integer.signum(one.compareTo(other)), -Integer.signum(other.compareTo(one)),
                        one + " and " + other);
            }
        }
    }

    /** Every kind with every pair of two names. */
    private static List<Quantity> all() throws ReflectiveOperationException {
        List<Quantity> all = new ArrayList<>();
        for (Class<?> kind : kinds(Quantity.class)) {
            for (int i = 0; i < 8; i++) {
                Object[] values = new Object[kind.getRecordComponents().length];
                for (int j = 0; j < values.length; j++) {
                    values[j] = value(kind.getRecordComponents()[j], i >> j);
                }
                Class<?>[] types = Arrays.stream(kind.getRecordComponents()).map(RecordComponent::getType)
                        .toArray(Class<?>[]::new);
                all.add((Quantity) kind.getDeclaredConstructor(types).newInstance(values));
            }
        }
        return all;
    }

    private static List<Class<?>> kinds(Class<?> family) {
        return Arrays.stream(family.getPermittedSubclasses()).flatMap(kind ->
                kind.isRecord() ? List.<Class<?>>of(kind).stream() : kinds(kind).stream()).distinct().toList();
    }

    private static Object value(RecordComponent component, int choice) {
        String name = choice % 2 == 0 ? "a" : "b";
        String second = choice / 2 % 2 == 0 ? "c" : "d";
        return switch (component.getType().getSimpleName()) {
            case "Trait" -> new Trait(name, second);
            case "OptionKey" -> new OptionKey(name, second);
            case "int" -> choice % 2;
            case "Quantity" -> choice % 2 == 0 ? new Quantity.Size(second)
                    : new Quantity.TraitRating(new Trait(name, second));
            case "Access" -> choice % 2 == 0 ? new Quantity.Access.TagAccess(second)
                    : new Quantity.Access.OptionAccess(new OptionKey(name, second));
            default -> name;
        };
    }
}
