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

/**
 * The functions, each with its forms, and the variables that expressions may use at a place.
 *
 * @param words the texts that a variable can be, where there are only some
 */
public record Vocabulary(
        Map<String, List<FunctionSignature>> functions, Map<String, Type> variables, Map<String, List<String>> words) {

    /** Adds {@code min} and {@code max}, which every vocabulary has. */
    public Vocabulary {
        Map<String, List<FunctionSignature>> all = new LinkedHashMap<>();
        functions.forEach((name, forms) -> all.put(name, List.copyOf(forms)));
        all.put("min", List.of(FunctionSignature.MIN));
        all.put("max", List.of(FunctionSignature.MAX));
        functions = Collections.unmodifiableMap(all);
        variables = Collections.unmodifiableMap(new LinkedHashMap<>(variables));
        words = Map.copyOf(words);
    }

    /** A vocabulary from its functions, in whichever order, and its variables. */
    public static Vocabulary of(Collection<FunctionSignature> functions, Map<String, Type> variables) {
        Map<String, List<FunctionSignature>> byName = new LinkedHashMap<>();
        for (FunctionSignature signature : functions) {
            byName.merge(signature.name(), List.of(signature), Vocabulary::both);
        }
        return new Vocabulary(byName, variables, Map.of());
    }

    /** The same with other variables. */
    public Vocabulary with(Map<String, Type> others) {
        return new Vocabulary(functions, others, words);
    }

    /** The same with a variable that can be only one of some texts. */
    public Vocabulary with(String variable, String... texts) {
        Map<String, List<String>> more = new LinkedHashMap<>(words);
        more.put(variable, List.of(texts));
        return new Vocabulary(functions, variables, more);
    }

    private static List<FunctionSignature> both(List<FunctionSignature> some, List<FunctionSignature> more) {
        return Stream.concat(some.stream(), more.stream()).toList();
    }

    /** The form of a function that takes so many arguments. */
    Optional<FunctionSignature> function(String name, int arguments) {
        return forms(name).stream().filter(signature -> signature.takes(arguments)).findFirst();
    }

    List<FunctionSignature> forms(String name) {
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
