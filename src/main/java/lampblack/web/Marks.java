package lampblack.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.character.Name;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.engine.MarkPlace;
import lampblack.engine.MarkPlaces;
import lampblack.engine.Marked;
import lampblack.engine.Marking;
import lampblack.engine.Outcome;
import lampblack.io.Attempt;
import lampblack.io.CharacterEditor;
import lampblack.io.LoadedCharacter;
import lampblack.rules.Shape;
import lampblack.rules.Track;

/**
 * Marks what play marks: {@code where} with {@code mark}, {@code spend} or {@code clear}, several times if need be, or
 * {@code begin} with {@code size}; in the part that {@code part} names by kind and name.
 */
final class Marks implements Change {

    private static final int LONGEST = 400;

    @Override
    public Attempt attempt(CharacterEditor editor, LoadedCharacter before, Form form) {
        return told(editor, before, form).attempt();
    }

    @Override
    public Told told(CharacterEditor editor, LoadedCharacter before, Form form) {
        List<String> places = form.fields().getOrDefault("where", List.of());
        List<Message> says = new ArrayList<>();
        LoadedCharacter now = before;
        for (int i = 0; i < places.size(); i++) {
            Marked marked = marked(marking(now, form), places.get(i), form, i);
            if (marked.refused().isPresent()) {
                return new Told(refused(before, marked), List.of());
            }
            Attempt next = editor.edit(now, marked.edits());
            if (!next.isFree()) {
                return new Told(new Attempt(before, next.text(), next.after(), next.added()), List.of());
            }
            now = next.after().orElseThrow();
            says.addAll(marked.says());
        }
        if (places.isEmpty()) {
            throw new Form.Wrong("where");
        }
        return new Told(new Attempt(before, now.text().source().text(), Optional.of(now), List.of()), says);
    }

    /** What is marked at one place. */
    private static Marked marked(Marking marking, String where, Form form, int index) {
        MarkPlace place = new MarkPlaces(marking.outcome()).find(where).orElseThrow(() -> new Form.Wrong("where"));
        if (form.text("begin").isPresent()) {
            return marking.begin(clocks(place), bounded(form.required("begin")), form.number("size"));
        }
        Optional<String> spend = form.item("spend", index);
        if (spend.isPresent()) {
            if (!(place instanceof MarkPlace.OnTrack on) || !spend.get().matches("[0-9]{1,9}")) {
                throw new Form.Wrong("spend");
            }
            return marking.spend(on.track(), Long.parseLong(spend.get()));
        }
        Optional<String> mark = form.item("mark", index);
        if (mark.isPresent()) {
            return marking.mark(place, bounded(mark.get()));
        }
        return marking.clear(place, Optional.of(bounded(form.required("clear"))).filter(each -> !each.isEmpty()));
    }

    private static Track clocks(MarkPlace place) {
        if (place instanceof MarkPlace.OnTrack on && on.track().shape() instanceof Shape.Clocks) {
            return on.track();
        }
        throw new Form.Wrong("begin");
    }

    private static String bounded(String words) {
        if (words.length() > LONGEST) {
            throw new Form.Wrong("mark");
        }
        return words;
    }

    private static Marking marking(LoadedCharacter character, Form form) {
        Outcome whole = character.outcome();
        Optional<String> part = form.text("part").filter(each -> !each.isEmpty());
        if (part.isEmpty()) {
            return Marking.of(whole);
        }
        int dot = Math.max(0, part.get().indexOf('.'));
        String kind = part.get().substring(0, dot);
        String key = Name.of(part.get().substring(dot + 1)).key();
        return Optional.ofNullable(whole.parts().get(kind)).stream().flatMap(all -> all.keySet().stream())
                .filter(each -> Name.of(each).key().equals(key)).findFirst()
                .map(name -> Marking.ofPart(whole, kind, name)).orElseThrow(() -> new Form.Wrong("part"));
    }

    /** A mark for which there is no room, with what that means. */
    private static Attempt refused(LoadedCharacter before, Marked marked) {
        Diagnostic why = Diagnostic.of(Code.NOW__TOO_MUCH, before.file().now().span(), marked.refused().orElseThrow());
        String full = PlayBlocks.plain(marked.whenFull());
        return new Attempt(before, before.text().source().text(), Optional.empty(),
                List.of(full.isEmpty() ? why : why.note(Message.verbatim(full))));
    }
}
