package lampblack.replay;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import lampblack.character.CharacterFile;
import lampblack.character.LedgerEntry;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Report;
import lampblack.node.Scalar;
import lampblack.rules.OtherTrack;
import lampblack.rules.SheetRules;
import lampblack.rules.Todo;
import lampblack.rules.Violation;
import lampblack.rules.advance.SharedLimit;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.track.Track;
import lampblack.ruleset.Ruleset;

/**
 * What a character has come to.
 *
 * @param sheet the rules of its sheet, with what its owners give to begin with
 * @param links what it belongs to
 * @param derived what its choices come to, by which they are judged
 * @param inPlay the same with its marks of play laid over it, which is what is shown and rolled with
 * @param ledgerContext what judging one more entry needs to know
 * @param violations all that was found against its choices, before rulings
 * @param provenance what it has otherwise than by the price list
 * @param diagnostics everything to be said of the file, rulings applied, sorted by place
 * @param parts what each part has come to, by kind and name
 */
public record EvaluatedCharacter(
        Ruleset ruleset,
        SheetRules sheet,
        CharacterFile file,
        ResolvedOwners links,
        DerivedSheet derived,
        DerivedSheet inPlay,
        LedgerContext ledgerContext,
        List<EntryResult> history,
        List<Todo> todo,
        List<Violation> violations,
        List<AppliedRuling> ruled,
        Provenance provenance,
        List<Diagnostic> diagnostics,
        Map<String, Map<String, EvaluatedCharacter>> parts) {

    EvaluatedCharacter withParts(Map<String, Map<String, EvaluatedCharacter>> others) {
        return new EvaluatedCharacter(ruleset, sheet, file, links, derived, inPlay, ledgerContext, history, todo,
                violations,
                ruled, provenance, diagnostics, others);
    }

    /** The same with other things to be said of the file. */
    public EvaluatedCharacter withDiagnostics(List<Diagnostic> others, List<EntryResult> entries) {
        return new EvaluatedCharacter(ruleset, sheet, file, links, derived, inPlay, ledgerContext, entries, todo,
                violations, ruled, provenance, others, parts);
    }

    /** The same as part of a file, which keeps what could not be read from being counted. */
    public EvaluatedCharacter unread(List<Diagnostic> problems) {
        return new EvaluatedCharacter(ruleset, sheet, file, links, derived, inPlay, ledgerContext, history, List.of(),
                violations, ruled, provenance, problems, parts);
    }

    /** On which side of what is reckoned a balance may be; empty where it is known. */
    public Optional<UncertainBalances.Bound> uncertain(String track) {
        return ledgerContext.overdraft().uncertain().of(track);
    }

    /** The same as if nothing had been marked in play, in its parts either. */
    public EvaluatedCharacter withoutMarks() {
        Map<String, Map<String, EvaluatedCharacter>> unmarked = new LinkedHashMap<>();
        parts.forEach((kind, named) -> {
            Map<String, EvaluatedCharacter> characters = new LinkedHashMap<>();
            named.forEach((name, part) -> characters.put(name, part.withoutMarks()));
            unmarked.put(kind, characters);
        });
        return new EvaluatedCharacter(ruleset, sheet, file.withoutMarks(), links, derived, derived,
                ledgerContext, history,
                todo, violations, ruled, provenance, diagnostics, unmarked);
    }

    /** A copy for use by another thread, without its parts. */
    public EvaluatedCharacter independentCopy() {
        DerivedSheet own = derived.independentCopy();
        return new EvaluatedCharacter(ruleset, sheet, file, links, own,
                inPlay == derived ? own : inPlay.independentCopy(), ledgerContext, history,
                todo, violations, ruled, provenance, diagnostics, Map.of());
    }

    /** How the character's story ended, once it has. */
    public Optional<String> retired() {
        return history.stream().map(EntryResult::entry).filter(LedgerEntry.Retire.class::isInstance)
                .map(ledgerEntry -> ((LedgerEntry.Retire) ledgerEntry).words()).findFirst();
    }

    /** How much is on a track: its balance, or the marks of play, or what it starts with while none are written. */
    public long marked(Track track) {
        return track.ledger() ? derived.balance(track.id())
                : file.now().integer(track.id()).orElseGet(() -> inPlay.start(track.id()));
    }

    /** What counts for a shared limit in the present period, or in all where it has none. */
    public List<Scalar> used(SharedLimit limit) {
        return present(limit).flatMap(entry -> limit.uses(entry).stream()).toList();
    }

    /** The advances that allow one more use of a shared limit in the present period, or in all where it has none. */
    public List<Scalar> raised(SharedLimit limit) {
        return present(limit).flatMap(entry -> limit.raise(entry).stream()).toList();
    }

    private Stream<LedgerEntry> present(SharedLimit limit) {
        OptionalLong present = limit.per().map(file::highest).orElse(OptionalLong.empty());
        return history.stream().filter(EntryResult::applied).map(EntryResult::entry)
                .filter(entry -> limit.per().map(period -> present.isPresent() && entry.header().period(period)
                        .filter(number -> number == present.getAsLong()).isPresent()).orElse(true));
    }

    /** What is left of a currency that something costs, whoever pays it; 0 where nobody does. */
    public long balance(String key) {
        Optional<OtherTrack> other = OtherTrack.of(key);
        return other.isEmpty() ? derived.balance(key) : other.get().isOfWhole()
                ? derived.whole().map(whole -> whole.balance(other.get().track())).orElse(0L)
                : Optional.ofNullable(links.owners().get(other.get().link()))
                        .map(owner -> owner.values().getOrDefault(other.get().track(), 0L)).orElse(0L);
    }

    /** What a currency is called that something costs, whoever pays it. */
    public String currencyTitle(String key) {
        return CurrencyTitle.of(key, derived, ruleset);
    }

    /** The same after a number of it. */
    public String currencyTitle(String key, long amount) {
        return CurrencyTitle.of(key, amount, derived, ruleset);
    }

    public boolean isLegal() {
        return !Report.hasErrors(diagnostics);
    }

    /** Whether nothing is left to do but what may be done at any time. */
    public boolean isFinished() {
        return todo.stream().allMatch(Todo::isAnytime);
    }

    /** What found no room with the entries that it has more than it had before. */
    public List<Message> lostSince(EvaluatedCharacter before) {
        return history.stream().skip(before.history.size()).flatMap(result -> result.lost(sheet()).stream())
                .map(lost -> lost.found().message()).toList();
    }
}
