package lampblack.migration;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lampblack.character.TakenOption;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;
import lampblack.node.NodePrinter;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.option.Option;
import lampblack.ruleset.migration.BlockPath;
import lampblack.ruleset.migration.RuleChange;
import lampblack.ruleset.migration.Edition;
import lampblack.ruleset.migration.FormerRules;

/**
 * Says of a character what versions changed that have come since.
 *
 * @param takeover of its file by those versions
 * @param end what the character has come to under today's rules
 * @param place where the file says its version
 */
public record ChangeRemarks(Takeover takeover, FormerRules rules, DerivedSheet end, Span place) {

    /** Figures that have been reckoned with. */
    private static final Set<String> PAID = Set.of("cost", "price", "gives");

    /** What it has that is no longer in the game, and what is otherwise for what it does from now on. */
    public List<Diagnostic> told() {
        List<Diagnostic> told = new ArrayList<>();
        retired().ifPresent(told::add);
        new SplitRemarks(own().flatMap(change -> change.asSplit().stream()).toList(), end, place).told()
                .ifPresent(told::add);
        told.addAll(new BecameRemarks(takeover, end, place).told());
        changed().ifPresent(told::add);
        return told;
    }

    private Optional<Diagnostic> retired() {
        Map<Span, Message> had = new LinkedHashMap<>();
        own().flatMap(change -> change.asRetired().stream()).forEach(change -> {
            if (change.at().isOption()) {
                new WholeAndParts(end).of(change.at()).forEach(derived -> derived.choices()
                        .taken(change.at().list(), change.at().id()).stream().filter(taken -> !taken.made())
                        .forEach(taken -> had.put(taken.pick().span(), words(taken, change, derived))));
            } else if (!change.worth().isEmpty() && bought(change.at()) > 0) {
                had.put(change.place(), words(change, change.title(), bought(change.at())));
            }
        });
        if (had.isEmpty()) {
            return Optional.empty();
        }
        Diagnostic told = Diagnostic.of(Code.CHARACTER__RETIRED, place, "count", (long) had.size());
        for (Map.Entry<Span, Message> taken : had.entrySet()) {
            told = told.note(taken.getValue(), taken.getKey());
        }
        return Optional.of(told);
    }

    /** How often an advance was bought, by the character or a part. */
    private long bought(BlockPath advance) {
        return !advance.block().endsWith("advances") ? 0 : new WholeAndParts(end).of(advance)
                .mapToLong(derived -> derived.choices().bought().getOrDefault(advance.id(), 0L)).sum();
    }

    private Message words(TakenOption taken, RuleChange.Retired change, DerivedSheet derived) {
        String title = derived.sheet().option(taken.list(), taken.id()).map(Option::label)
                .map(label -> label.title()).orElse(taken.name());
        return words(change, title, PaidFor.of(takeover.file()).has(taken) ? 1 : 0);
    }

    /** @param times how often it was paid for, so that it brings back what it is worth */
    private Message words(RuleChange.Retired change, String title, long times) {
        Object because = change.because().isEmpty() ? Message.of("note.retired-none")
                : Message.verbatim(change.because());
        String worth = change.worth().entrySet().stream().map(amount -> times * amount.getValue() + " "
                + Optional.ofNullable(end.sheet().tracks().get(amount.getKey())).map(track -> track.label().title())
                .orElse(amount.getKey())).collect(Collectors.joining(", "));
        return worth.isEmpty() || !end.choices().playing() || times == 0
                ? Message.of("note.retired", "id", title, "because", because)
                : Message.of("note.retired-worth", "id", title, "because", because, "worth", worth);
    }

    /** Those figures with which it has had to do, and what is said of each. */
    public Map<RuleChange.Changed, Message> met() {
        Map<RuleChange.Changed, Message> met = new LinkedHashMap<>();
        MetRules known = new MetRules(takeover.file(), end);
        otherwise().stream().filter(all -> known.has(all.get(0).at(), rules.today(all.get(0))))
                .forEach(all -> met.put(all.get(0), words(all)));
        return met;
    }

    /** What versions made of each figure that is otherwise today, in their order. */
    private List<List<RuleChange.Changed>> otherwise() {
        Map<String, List<RuleChange.Changed>> all = new LinkedHashMap<>();
        own().flatMap(change -> change.asChanged().stream()).forEach(change -> all.computeIfAbsent(change.at()
                .toString(), path -> new ArrayList<>()).add(change));
        return all.values().stream().filter(changes -> isOtherwise(changes.get(0))).toList();
    }

    private boolean isOtherwise(RuleChange.Changed change) {
        return rules.isThere(change) && !change.was().map(NodePrinter::line)
                .equals(rules.today(change).map(NodePrinter::line));
    }

    private Optional<Diagnostic> changed() {
        long all = otherwise().size();
        Map<RuleChange.Changed, Message> met = met();
        if (met.isEmpty()) {
            return all == 0 ? Optional.empty() : Optional.of(Diagnostic.of(Code.CHARACTER__CHANGED, place,
                    Message.of("character.changed.unmet", "count", all)));
        }
        Diagnostic told = Diagnostic.of(Code.CHARACTER__CHANGED, place, "count", (long) met.size());
        for (Map.Entry<RuleChange.Changed, Message> change : met.entrySet()) {
            told = told.note(change.getValue(), change.getKey().place());
        }
        long rest = all - met.size();
        return Optional.of(rest == 0 ? told : told.note(Message.of("note.changed-more", "count", rest)));
    }

    /** What is said of a figure, and by which of those that it was what is judged that was done before. */
    private Message words(List<RuleChange.Changed> changes) {
        RuleChange.Changed first = changes.get(0);
        FigureWords figure = new FigureWords(end.sheet(), first.at());
        Message kept = changes.stream().filter(rules::holdsFromNowOn).findFirst().filter(this::isOtherwise)
                .map(change -> Message.of("figure.kept." + first.at().id(), "was", figure.bare(change.was())))
                .orElseGet(() -> Message.of(PAID.contains(first.at().id()) ? "figure.for-all"
                        : "figure.for-all.plain"));
        return Message.of("note.changed", "figure", figure.otherwise(rules.title(first), first.was(),
                rules.today(first)), "kept", kept);
    }

    private Stream<RuleChange> own() {
        return takeover.since().stream().flatMap(edition -> edition.changes().stream())
                .filter(change -> change.sheet().equals(end.sheet().id()));
    }
}
