package lampblack.migration;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lampblack.character.TakenOption;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;
import lampblack.node.Node;
import lampblack.node.NodePrinter;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.option.Option;
import lampblack.ruleset.migration.RuleChange;
import lampblack.ruleset.migration.Edition;
import lampblack.ruleset.migration.FormerRules;

/**
 * Says of a character what versions changed that have come since.
 *
 * @param since those versions
 * @param end what the character has come to under today's rules
 * @param place where the file says its version
 */
public record ChangeRemarks(List<Edition> since, FormerRules rules, DerivedSheet end, Span place) {

    /** What it has that is no longer in the game, and what is otherwise for what it does from now on. */
    public List<Diagnostic> told() {
        List<Diagnostic> told = new ArrayList<>();
        retired().ifPresent(told::add);
        new SplitRemarks(own().flatMap(change -> change.asSplit().stream()).toList(), end, place).told()
                .ifPresent(told::add);
        changed().ifPresent(told::add);
        return told;
    }

    private Optional<Diagnostic> retired() {
        Map<TakenOption, RuleChange.Retired> had = new LinkedHashMap<>();
        for (RuleChange.Retired change : own().flatMap(change -> change.asRetired().stream()).toList()) {
            end.choices().options().values().stream().flatMap(List::stream)
                    .filter(taken -> !taken.made() && taken.id().equals(change.at().id()) && isOf(change, taken))
                    .forEach(taken -> had.put(taken, change));
        }
        if (had.isEmpty()) {
            return Optional.empty();
        }
        Diagnostic told = Diagnostic.of(Code.CHARACTER__RETIRED, place, "count", (long) had.size());
        for (Map.Entry<TakenOption, RuleChange.Retired> taken : had.entrySet()) {
            told = told.note(words(taken.getKey(), taken.getValue()), taken.getKey().pick().span());
        }
        return Optional.of(told);
    }

    private static boolean isOf(RuleChange.Retired change, TakenOption taken) {
        String block = change.at().block();
        return block.equals(taken.list()) || block.endsWith("lists." + taken.list());
    }

    private Message words(TakenOption taken, RuleChange.Retired change) {
        String title = end.sheet().option(taken.list(), taken.id()).map(Option::label)
                .map(label -> label.title()).orElse(taken.name());
        Object because = change.because().isEmpty() ? Message.of("note.retired-none")
                : Message.verbatim(change.because());
        String worth = change.worth().entrySet().stream().map(amount -> amount.getValue() + " "
                + Optional.ofNullable(end.sheet().tracks().get(amount.getKey())).map(track -> track.label().title())
                .orElse(amount.getKey())).collect(Collectors.joining(", "));
        return worth.isEmpty() ? Message.of("note.retired", "id", title, "because", because)
                : Message.of("note.retired-worth", "id", title, "because", because, "worth", worth);
    }

    /** The figures that are otherwise for what it does from now on. */
    public List<RuleChange.Changed> fromNowOn() {
        return own().flatMap(change -> change.asChanged().stream()).filter(rules::holdsFromNowOn)
                .filter(change -> !change.was().map(NodePrinter::line)
                        .equals(rules.today(change).map(NodePrinter::line))).toList();
    }

    private Optional<Diagnostic> changed() {
        List<RuleChange.Changed> now = fromNowOn();
        if (now.isEmpty()) {
            return Optional.empty();
        }
        Diagnostic told = Diagnostic.of(Code.CHARACTER__CHANGED, place, "count", (long) now.size());
        for (RuleChange.Changed change : now) {
            told = told.note(Message.of("note.changed", "path", change.at().toString(), "now",
                    written(rules.today(change)), "was", written(change.was())), change.place());
        }
        return Optional.of(told);
    }

    private static Object written(Optional<Node> value) {
        return value.<Object>map(node -> Message.of("schema.quoted", "word", NodePrinter.line(node)))
                .orElseGet(() -> Message.of("note.changed-none"));
    }

    private Stream<RuleChange> own() {
        return since.stream().flatMap(edition -> edition.changes().stream())
                .filter(change -> change.sheet().equals(end.sheet().id()));
    }
}
