package lampblack.lint.condition;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;
import lampblack.rules.Label;
import lampblack.rules.Quantity;
import lampblack.rules.SheetRules;
import lampblack.rules.option.OptionList;
import lampblack.rules.track.Track;
import lampblack.rules.track.TraitSet;

/** Where the things are defined whose quantities a {@link DependencyGraph} holds, and how a circle of them is said. */
final class DefinitionIndex {

    private static final int SHOWN = 8;
    private static final int NOTED = 4;
    private static final List<String> DERIVING = List.of("counts", "sums", "is");

    private final Map<String, Span> places = new HashMap<>();
    private final Map<String, Label> labels = new HashMap<>();

    DefinitionIndex(SheetRules sheet) {
        all("", sheet);
        sheet.parts().forEach((kind, part) -> all(kind + "/", part.sheet()));
    }

    private void all(String within, SheetRules sheet) {
        for (TraitSet set : sheet.traits().values()) {
            put(within, set.label());
            set.entries().values().forEach(entry -> put(within + set.id() + ".", entry.label()));
        }
        for (OptionList list : sheet.lists().values()) {
            put(within, list.label());
            list.entries().values().forEach(option -> put(within + list.id() + ".", option.label()));
        }
        for (Track track : sheet.tracks().values()) {
            put(within, track.label());
            track.shape().labels().values().forEach(row -> put(within + track.id() + ".", row));
        }
    }

    private void put(String block, Label label) {
        places.putIfAbsent(block + label.id(), label.span());
        labels.putIfAbsent(block + label.id(), label);
    }

    Optional<Span> of(String path) {
        return Optional.ofNullable(places.get(path));
    }

    /** Reports a circle at what the first that is defined somewhere says under a key. */
    Diagnostic circle(Code code, List<Quantity> quantities, String key, Span otherwise) {
        List<String> paths = steps(quantities);
        List<String> shown = shortened(paths);
        Span first = paths.stream().flatMap(path -> of(path).stream()).findFirst().orElse(otherwise);
        Span cause = paths.stream().filter(labels::containsKey).map(path -> cause(path, key)).findFirst()
                .orElse(otherwise);
        Diagnostic problem = Diagnostic.of(code, cause, "circle", Message.verbatim(String.join(" → ", shown)));
        Set<Span> said = new HashSet<>(Set.of(first));
        for (String path : paths) {
            Optional<Span> place = of(path).filter(span -> said.size() <= NOTED && said.add(span));
            if (place.isPresent()) {
                problem = problem.note(Message.of("note.defined", "name", shown(path, paths)), place.get());
            }
        }
        return problem;
    }

    /** What a thing says under a key, or else how the set that it stands in is derived. */
    private Span cause(String path, String key) {
        Label label = labels.get(path);
        Label set = labels.get(path.substring(0, Math.max(0, path.lastIndexOf('.'))));
        return label.written().has(key) || set == null ? label.place(key)
                : DERIVING.stream().filter(name -> set.written().map("rating").filter(all -> all.has(name)).isPresent())
                        .findFirst().map(name -> set.place("rating", name)).orElse(label.place(key));
    }

    /** The things one after the other, each once even where several quantities of it take part. */
    private static List<String> steps(List<Quantity> quantities) {
        List<String> paths = new ArrayList<>();
        for (Quantity quantity : quantities) {
            String path = quantity.path();
            if (paths.isEmpty() || !paths.get(paths.size() - 1).equals(path)) {
                paths.add(path);
            }
        }
        if (paths.size() == 1) {
            paths.add(paths.get(0));
        }
        return paths;
    }

    private static List<String> shortened(List<String> paths) {
        List<String> shown = new ArrayList<>();
        for (int i = 0; i < paths.size(); i++) {
            boolean left = paths.size() > SHOWN && i >= SHOWN - 2 && i < paths.size() - 1;
            if (!left) {
                shown.add("`" + shown(paths.get(i), paths) + "`");
            } else if (i == SHOWN - 2) {
                shown.add("…");
            }
        }
        return shown;
    }

    /** The bare id, unless another thing in the circle has the same. */
    private static String shown(String path, List<String> paths) {
        String id = id(path);
        boolean alone = paths.stream().allMatch(other -> other.equals(path) || !id(other).equals(id));
        return alone ? id : path;
    }

    private static String id(String path) {
        return path.substring(path.lastIndexOf('.') + 1);
    }
}
