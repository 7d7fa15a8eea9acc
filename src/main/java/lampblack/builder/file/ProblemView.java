package lampblack.builder.file;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.builder.change.ApplyFix;
import lampblack.builder.page.CharacterTab;
import lampblack.builder.page.Control;
import lampblack.builder.page.FormField;
import lampblack.builder.page.Link;
import lampblack.builder.page.RulingInput;
import lampblack.builder.page.Urls;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Fix;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Messages;
import lampblack.diagnostic.Note;
import lampblack.diagnostic.Severity;
import lampblack.diagnostic.Span;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.RulingsForChange;
import lampblack.explain.ReasonText;
import lampblack.node.MapNode;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.Violation;

/**
 * A problem in a character's file: its message, source line, link to its place, and fixes.
 *
 * @param severity as a word, used as its CSS class
 * @param place the link to its place on another tab, or nothing
 * @param allow the form for a ruling that allows it, or nothing where no ruling can
 */
public record ProblemView(
        String id, String severity, String word, String code, String words, List<String> notes, SourceExcerpt excerpt,
        List<Link> place, List<Control> fixes, List<Control> allow) {

    private static final int MAX_NOTES = 10;

    public ProblemView {
        notes = List.copyOf(notes);
        place = List.copyOf(place);
        fixes = List.copyOf(fixes);
        allow = List.copyOf(allow);
    }

    /** A problem of a file that nothing can be done about on a page. */
    static ProblemView of(Messages messages, Diagnostic problem, int index) {
        String severity = problem.severity().word();
        return new ProblemView("problem-" + index, severity, messages.text("web.problems." + severity), problem.id(),
                messages.render(problem.message()), problem.notes().stream().limit(MAX_NOTES)
                        .map(note -> note(messages, note, problem.span())).toList(), SourceExcerpt.of(problem.span()),
                List.of(), List.of(), List.of());
    }

    private static String note(Messages messages, Note note, Span about) {
        String words = messages.render(note.message());
        return note.span().map(place -> messages.text("web.problems.note-at", "words", Message.verbatim(words), "where",
                place.source() == about.source() ? messages.text("web.problems.line", "line", place.line())
                        : ReasonText.shortName(place.source()) + ":" + place.line())).orElse(words);
    }

    static ProblemView of(Messages messages, String stem, LoadedCharacter character, Diagnostic problem, int index) {
        ProblemView bare = of(messages, problem, index);
        List<Control> fixes = new ArrayList<>();
        for (int i = 0; i < problem.fixes().size(); i++) {
            Fix fix = problem.fixes().get(i);
            if (ApplyFix.isOf(fix, character)) {
                fixes.add(Control.of("mend-" + index + "-" + i, Urls.change(stem, CharacterTab.PROBLEMS, "mend"),
                        messages.render(fix.title())).laidOut("mend").looking("first")
                        .with("seen", character.text().version()).with("problem", String.valueOf(index))
                        .with("fix", String.valueOf(i)));
            }
        }
        return new ProblemView(bare.id, bare.severity, bare.word, bare.code, bare.words, bare.notes, bare.excerpt,
                place(messages, stem, character, problem.span())
                        .map(path -> path.called(bare.id + ".place").inPlace()).stream().toList(), fixes,
                problem.severity() != Severity.ERROR ? List.of()
                        : objection(character.evaluated(), problem)
                        .map(violation -> leave(messages, character, violation, bare.id))
                                .stream().toList());
    }

    private static Optional<Violation> objection(EvaluatedCharacter evaluated, Diagnostic problem) {
        return evaluated.violations().stream().filter(violation -> violation.found().id().equals(problem.id())
                && violation.found().span().equals(problem.span())
                && violation.found().message().equals(problem.message()))
                .findFirst();
    }

    private static Control leave(Messages messages, LoadedCharacter character, Violation violation, String id) {
        List<FormField> asks = new ArrayList<>();
        asks.add(FormField.text(RulingInput.BECAUSE, messages.text("web.ruling.because"), "", true)
                .at(id + ".because"));
        RulingsForChange.bound(violation).ifPresent(bound ->
                asks.add(FormField.number("up-to", messages.text("web.ruling.up-to"),
                String.valueOf(bound)).hint(messages.text("web.ruling.up-to.hint")).at(id + ".up-to")));
        asks.add(FormField.text(RulingInput.BY, messages.text("web.ruling.by"), "", false).at(id + ".by"));
        return Control.of(id + ".allow", Urls.change(character.key(), CharacterTab.PROBLEMS, "allow"),
                messages.text("web.ruling.write")).with("seen", character.text().version()).with("at", "rulings")
                .with("allows", violation.found().id()).with("on", violation.subject()).asking(asks);
    }

    /** The tab that shows a place of the file. */
    private static Optional<Link> place(Messages messages, String stem, LoadedCharacter character,
            Span span) {
        MapNode root = character.file().root();
        if (span.source() != root.span().source() && !span.source().name().equals(root.span().source().name())) {
            return Optional.empty();
        }
        Optional<Integer> entry = character.file().ledger().stream()
                .filter(ledgerEntry -> holds(ledgerEntry.header().node().span(), span))
                .map(ledgerEntry -> ledgerEntry.header().index()).findFirst();
        if (entry.isPresent()) {
            return Optional.of(Link.at("", Urls.entry(stem, entry.get()),
                    messages.text("web.history.entry", "number", entry.get() + 1)));
        }
        boolean isRuling = root.get("rulings").filter(node -> holds(node.span(), span)).isPresent();
        return isRuling ? Optional.of(Link.at("", "#rulings", messages.text("web.problems.to-rulings")))
                : Optional.of(Link.at("", CharacterTab.BUILD.path(stem), messages.text("web.problems.to-build")));
    }

    private static boolean holds(Span whole, Span part) {
        return whole.start() <= part.start() && part.end() <= whole.end();
    }
}
