package lampblack.expression;

import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** The functions, each with its forms, and the variables that expressions may use at a place. */
public record Vocabulary(Map<String, List<Function>> functions, Map<String, Type> variables) {

    /** Adds {@code min} and {@code max}, which every vocabulary has. */
    public Vocabulary {
        Map<String, List<Function>> all = new LinkedHashMap<>();
        functions.forEach((name, forms) -> all.put(name, List.copyOf(forms)));
        all.put("min", List.of(Function.MIN));
        all.put("max", List.of(Function.MAX));
        functions = Collections.unmodifiableMap(all);
        variables = Collections.unmodifiableMap(new LinkedHashMap<>(variables));
    }

    /** A vocabulary from its functions, in whichever order, and its variables. */
    public static Vocabulary of(Collection<Function> functions, Map<String, Type> variables) {
        Map<String, List<Function>> byName = new LinkedHashMap<>();
        for (Function each : functions) {
            byName.merge(each.name(), List.of(each), Vocabulary::both);
        }
        return new Vocabulary(byName, variables);
    }

    private static List<Function> both(List<Function> some, List<Function> more) {
        return Stream.concat(some.stream(), more.stream()).toList();
    }

    /** The form of a function that takes so many arguments. */
    Optional<Function> function(String name, int arguments) {
        return forms(name).stream().filter(each -> each.takes(arguments)).findFirst();
    }

    List<Function> forms(String name) {
        return functions.getOrDefault(name, List.of());
    }

    boolean knows(String name) {
        return functions.containsKey(name) || variables.containsKey(name);
    }

    /** Every word that has a meaning here. */
    Set<String> names() {
        Set<String> names = new LinkedHashSet<>(variables.keySet());
        names.addAll(functions.keySet());
        names.add("true");
        names.add("false");
        return names;
    }
}
