package lampblack.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.character.Header;
import lampblack.character.Pick;
import lampblack.character.Points;
import lampblack.engine.Line;
import lampblack.engine.Outcome;
import lampblack.io.LoadedCharacter;
import lampblack.node.Node;
import lampblack.rules.Choose;
import lampblack.rules.OptionKey;
import lampblack.rules.Spend;
import lampblack.rules.Standing;
import lampblack.rules.Step;
import lampblack.rules.Trait;

/**
 * The leaf that tells a character's life: how it was made, then each entry of the ledger, and where each number comes
 * from.
 *
 * @param undo where the form is sent that undoes the last change, with what it says, or nothing
 * @param begun what creation chose, step by step
 */
public record HistoryLeaf(
        List<Turn> undo, List<Turn> redo, WhyView why, List<Begun> begun, List<Session> sessions, String nothing)
        implements Leaf {

    public HistoryLeaf {
        undo = List.copyOf(undo);
        redo = List.copyOf(redo);
        begun = List.copyOf(begun);
        sessions = List.copyOf(sessions);
    }

    /** The way to the last entry. */
    public List<String> latest() {
        return sessions.isEmpty() ? List.of() : sessions.get(sessions.size() - 1).entries().stream()
                .reduce((one, other) -> other).map(each -> "#" + each.id()).stream().toList();
    }

    /** A step back or forth in the versions of the file. */
    public record Turn(String action) {}

    /** A step of creation and what was chosen in it. */
    public record Begun(String title, String words) {}

    /** Entries of the same session. */
    public record Session(String title, String date, List<EntryView> entries) {}

    static HistoryLeaf of(Visit visit, String stem, LoadedCharacter character) {
        Form asked = new Form(visit.context().queryParamMap());
        Undoing undoing = visit.undoing(character.path());
        List<Session> sessions = sessions(visit, stem, character, asked.some("entry"));
        return new HistoryLeaf(
                undoing.back().map(each -> new Turn(Paths.change(stem, Tab.HISTORY, "undo"))).stream().toList(),
                undoing.forth().map(each -> new Turn(Paths.change(stem, Tab.HISTORY, "redo"))).stream().toList(),
                WhyView.of(visit, stem, character, asked), begun(character.outcome()), sessions,
                sessions.isEmpty() ? visit.words("web.history.nothing") : "");
    }

    private static List<Session> sessions(Visit visit, String stem, LoadedCharacter character, Optional<String> open) {
        EntryView.Maker maker = new EntryView.Maker(visit, stem, character, open);
        List<Session> sessions = new ArrayList<>();
        List<EntryView> entries = new ArrayList<>();
        Optional<Long> current = Optional.empty();
        String date = "";
        for (Line line : character.outcome().history()) {
            Header header = line.entry().header();
            Optional<Long> number = header.period(SessionForm.SESSION);
            if (number.isPresent() && !number.equals(current) && !entries.isEmpty()) {
                sessions.add(session(visit, current, date, entries));
                entries = new ArrayList<>();
                date = "";
            }
            current = number.isPresent() ? number : current;
            date = date.isEmpty() ? header.date().orElse("") : date;
            entries.add(maker.of(line));
        }
        if (!entries.isEmpty()) {
            sessions.add(session(visit, current, date, entries));
        }
        return sessions;
    }

    private static Session session(Visit visit, Optional<Long> number, String date, List<EntryView> entries) {
        return new Session(number.map(each -> visit.words("web.history.session", "number", each))
                .orElseGet(() -> visit.words("web.history.no-session")), date, List.copyOf(entries));
    }

    private static List<Begun> begun(Outcome outcome) {
        List<Begun> begun = new ArrayList<>();
        Standing at = outcome.standing();
        for (Step step : outcome.sheet().creation().values()) {
            Optional<Node> said = outcome.file().creation().get(step.id());
            if (said.isPresent()) {
                String words = words(step, said.get(), at);
                if (!words.isEmpty()) {
                    begun.add(new Begun(step.label().title(), words));
                }
            }
        }
        return begun;
    }

    private static String words(Step step, Node said, Standing at) {
        List<String> words = new ArrayList<>();
        if (step instanceof Spend spend) {
            Points.decode(said).forEach(each -> words.add(title(spend.set(), each.name().text(), at) + " "
                    + each.amount()));
        } else if (step instanceof Choose choose) {
            Pick.decode(said).forEach(each -> words.add(at.title(new OptionKey(choose.list(), each.name().text()))));
        }
        return String.join(", ", words);
    }

    private static String title(String set, String written, Standing at) {
        return at.sheet().traits().get(set).entries().containsKey(written) ? at.title(new Trait(set, written)) : written;
    }
}
