package lampblack.lint.felt;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.ruleset.Ruleset;

/** What a base gave and nobody feels any more, since this game took out what felt it: told where that was taken out. */
final class UnfeltRemovals {

    private final Ruleset ruleset;
    private final Map<String, List<Unfelt>> unfelt = new LinkedHashMap<>();

    UnfeltRemovals(Ruleset ruleset) {
        this.ruleset = ruleset;
    }

    /** A problem at a removal, and what was removed. */
    record RemovalProblem(String subject, Diagnostic diagnostic) {}

    /** Whether this game took out what something of a base is about; it is then told there. */
    boolean take(Unfelt item) {
        Optional<String> removed = ruleset.removals().entrySet().stream()
                .filter(entry -> ruleset.owns(entry.getValue()) && isAbout(item, entry.getKey()))
                .map(Map.Entry::getKey).findFirst();
        removed.ifPresent(path -> unfelt.computeIfAbsent(path, key -> new ArrayList<>()).add(item));
        return removed.isPresent();
    }

    /** Whether a path leads to, or into, something that the reason names. */
    private static boolean isAbout(Unfelt item, String path) {
        List<String> parts = List.of(path.split("/"));
        return item.reason().values().values().stream().anyMatch(value -> parts.contains(String.valueOf(value)));
    }

    List<RemovalProblem> problems() {
        List<RemovalProblem> problems = new ArrayList<>();
        unfelt.forEach((path, items) -> {
            String removed = path.substring(path.lastIndexOf('/') + 1);
            Diagnostic problem = Diagnostic.of(Code.RULESET__NOTHING_FEELS, ruleset.removals().get(path), Message.of(
                    "ruleset.nothing-feels.removed", "removed", removed, "count", items.size(), "base",
                    items.get(0).place().source().layer(), "reason", items.get(0).reason()));
            for (Unfelt item : items) {
                problem = problem.note(Message.of("note.unfelt-then", "subject", item.subject(), "removed", removed),
                        item.place());
            }
            problems.add(new RemovalProblem(removed, problem));
        });
        return problems;
    }
}
