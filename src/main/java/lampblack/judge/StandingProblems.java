package lampblack.judge;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import lampblack.character.CharacterFile;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Severity;
import lampblack.diagnostic.Span;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.replay.DryRun;
import lampblack.replay.EvaluatedCharacter;
import lampblack.replay.Replay;
import lampblack.replay.unknown.Doubts;
import lampblack.rules.Violation;

/**
 * What is wrong with a character whatever stands in the entries that could not be read: names that its game does not
 * have, amounts that are none, and what happened before the first of those entries.
 *
 * @param read what the rest came to
 * @param unread why the others could not be read
 */
record StandingProblems(EvaluatedCharacter read, List<Diagnostic> unread) {

    private static final String LEDGER = "ledger";
    private static final Set<Code> OF_AMOUNTS = Set.of(Code.LEDGER__NO_STEPS, Code.LEDGER__NO_SUCH_DAY,
            Code.LEDGER__BEGINS_UNNUMBERED, Code.NOW__WRONG_MARK);
    /** Where nothing is written that decides whether a choice is allowed. */
    private static final Set<String> IDLE = Set.of("now", "tags", "archived");
    /** Where the choices stand that are judged as they were made. */
    private static final Set<String> MADE = Set.of("fields", "creation", LEDGER);

    List<Diagnostic> told() {
        String lost = lost();
        List<Diagnostic> early = early();
        return read.diagnostics().stream().filter(problem -> problem.severity() != Severity.NOTE
                && (isOfItself(problem, lost) || early.stream().anyMatch(other -> isSame(problem, other))))
                .map(StandingProblems::uncounted).toList();
    }

    /** The same without what is left of currencies, which the lost entries may have moved. */
    private static Diagnostic uncounted(Diagnostic problem) {
        return problem.withNotes(problem.notes().stream()
                .filter(note -> !note.message().key().startsWith("note.balance.")).toList());
    }

    private static boolean isOfItself(Diagnostic problem, String lost) {
        return OF_AMOUNTS.contains(problem.code()) || Doubts.mayBe(List.of(problem))
                && !lost.contains(plain(problem.span().text()));
    }

    private static String plain(String name) {
        String text = name.toLowerCase(Locale.ROOT);
        boolean quoted = text.length() > 1 && (text.charAt(0) == '"' || text.charAt(0) == '\'');
        return quoted ? text.substring(1, text.length() - 1) : text;
    }

    private static boolean isSame(Diagnostic one, Diagnostic other) {
        return one.span().equals(other.span()) && one.id().equals(other.id());
    }

    /** The text but for what was read, in which a name may be that a player made up. */
    private String lost() {
        String text = read.file().source().text();
        List<Span> known = new ArrayList<>();
        words(read.file().root(), known);
        StringBuilder lost = new StringBuilder();
        int at = 0;
        for (Span span : known.stream().sorted().toList()) {
            lost.append(span.start() > at ? text.substring(at, span.start()) : "");
            at = Math.max(at, span.end());
        }
        return lost.append(text, at, text.length()).toString().toLowerCase(Locale.ROOT);
    }

    private static void words(Node node, List<Span> known) {
        node.asScalar().map(Scalar::span).ifPresent(known::add);
        node.all().forEach(entry -> known.add(entry.key().span()));
        node.children().forEach(child -> words(child, known));
    }

    /** What was wrong before the first entry that could not be read, but for what a later one may mend. */
    private List<Diagnostic> early() {
        int first = unread.stream().filter(Diagnostic::isOfForm).mapToInt(problem -> moment(problem.span())).min()
                .orElse(0);
        if (first == 0) {
            return List.of();
        }
        CharacterFile past = read.file().before(first).withoutMarks();
        Optional<EvaluatedCharacter> before = Replay.of(read.ruleset(), past, read.links()).value();
        List<Violation> whole = before.map(found -> DryRun.whole(past, found.derived())).orElse(List.of());
        return before.stream().flatMap(found -> found.diagnostics().stream())
                .filter(problem -> problem.severity() == Severity.ERROR && isMade(problem)
                        && whole.stream().noneMatch(other -> isSame(problem, other.found()))).toList();
    }

    private boolean isMade(Diagnostic problem) {
        return block(problem.span()).filter(MADE::contains).isPresent();
    }

    /** How many entries of the ledger come before a place; none where all may depend on it. */
    private int moment(Span place) {
        String block = block(place).orElse("");
        List<Node> entries = read.file().root().items(LEDGER);
        return IDLE.contains(block) ? entries.size() : block.equals(LEDGER) ? (int) entries.stream()
                .filter(entry -> entry.span().end() <= place.start()).count() : 0;
    }

    /** The block that a place is in: the last that begins before it. */
    private Optional<String> block(Span place) {
        Stream<Scalar> before = read.file().root().all().stream().map(MapNode.Entry::key)
                .filter(key -> key.span().start() <= place.start());
        return before.reduce((one, other) -> one.span().start() > other.span().start() ? one : other).map(Scalar::text);
    }
}
