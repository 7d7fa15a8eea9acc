package lampblack.builder.change;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lampblack.builder.page.FormData;
import lampblack.builder.play.FullPanels;
import lampblack.character.Name;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.edit.CharacterEditor;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.ProposedChange;
import lampblack.play.MarkResult;
import lampblack.play.MarkWriter;
import lampblack.play.Markable;
import lampblack.play.MarkableFinder;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.OtherTrack;
import lampblack.rules.track.Track;
import lampblack.sheet.Markup;

/**
 * Marks what play marks: {@code where} with {@code mark}, {@code spend} or {@code clear}, several times if need be, or
 * {@code begin} with {@code size}, or {@code pay}; in the part that {@code part} names by kind and name. What a roll
 * marks on an owner
 * is {@code link.track}, and of the whole of a part {@code ^track}; it is saved with the rest or not at all.
 */
final class MarkTrack implements CharacterChange {

    private static final int LONGEST = 400;

    @Override
    public ProposedChange attempt(CharacterEditor editor, LoadedCharacter before, FormData form) {
        return result(editor, before, form).proposed();
    }

    /** What is marked by so many more or fewer goes with whatever is there, unless a full track asks for it. */
    @Override
    public WhenLate whenLate(FormData form) {
        boolean counts = Stream.of("begin", "clear", FullPanels.ASKED).allMatch(name -> form.all(name).isEmpty())
                && form.all("mark").stream().allMatch(mark -> mark.matches("[+-][0-9]+"));
        return form.text("pay").isPresent() ? WhenLate.ADDS_ONCE : counts ? WhenLate.ADDS : WhenLate.SAME_THING;
    }

    @Override
    public ChangeResult result(CharacterEditor editor, LoadedCharacter before, FormData form) {
        List<String> places = form.fields().getOrDefault("where", List.of());
        if (form.text("pay").isPresent() && places.size() == 1) {
            return PayRoll.result(editor, before, form);
        }
        List<Message> messages = new ArrayList<>();
        MarkedFiles files = new MarkedFiles(editor, before);
        for (int i = 0; i < places.size(); i++) {
            String where = places.get(i);
            int index = i;
            Optional<OtherTrack> other = OtherTrack.ofOwner(where, before.evaluated().sheet());
            if (!files.isThere(other)) {
                return new ChangeResult(files.noOwner(other.orElseThrow(), where), List.of());
            }
            LoadedCharacter current = files.now(other);
            MarkResult marked = other.isPresent() ? marked(MarkWriter.of(current.evaluated()), other.get().track(),
                    form, i)
                    : OtherTrack.ofWholeAt(where).map(track -> marked(MarkWriter.of(current.evaluated()), track.track(),
                            form, index)).orElseGet(() -> marked(marking(current, form), where, form, index));
            if (marked.refused().isPresent()) {
                return new ChangeResult(refused(before, marked), List.of());
            }
            ProposedChange next = editor.edit(current, marked.edits());
            if (!next.isProblemFree()) {
                return new ChangeResult(new ProposedChange(before, before.text().source().text(), next.after(),
                        next.added()), List.of());
            }
            files.then(other, next.after().orElseThrow());
            messages.addAll(marked.says());
        }
        if (places.isEmpty()) {
            throw new FormData.MalformedForm("where");
        }
        return new ChangeResult(files.proposed(), messages);
    }

    /** What is marked at one place. */
    private static MarkResult marked(MarkWriter writer, String where, FormData form, int index) {
        MarkableFinder places = new MarkableFinder(writer.evaluated());
        int dot = where.indexOf('.');
        Optional<Markable> found = places.find(where);
        if (found.isEmpty() && dot > 0 && places.find(where.substring(0, dot)).isPresent()) {
            return MarkResult.gone(where.substring(dot + 1));
        }
        Markable place = found.orElseThrow(() -> new FormData.MalformedForm("where"));
        if (form.text("begin").isPresent()) {
            return writer.begin(clocks(place), bounded(form.required("begin")), form.number("size"));
        }
        Optional<String> spend = form.item("spend", index);
        if (spend.isPresent()) {
            Track track = place.wholeTrack().filter(whole -> spend.get().matches("[0-9]{1,9}"))
                    .orElseThrow(() -> new FormData.MalformedForm("spend"));
            return writer.spend(track, Long.parseLong(spend.get()));
        }
        Optional<String> mark = form.item("mark", index);
        if (mark.isPresent()) {
            return writer.mark(place, bounded(mark.get()));
        }
        return writer.clear(place, Optional.of(bounded(form.required("clear"))).filter(name -> !name.isEmpty()));
    }

    private static Track clocks(Markable place) {
        return place.wholeTrack().filter(track -> !track.shape().clockSizes().isEmpty())
                .orElseThrow(() -> new FormData.MalformedForm("begin"));
    }

    private static String bounded(String words) {
        if (words.length() > LONGEST) {
            throw new FormData.MalformedForm("mark");
        }
        return words;
    }

    private static MarkWriter marking(LoadedCharacter character, FormData form) {
        EvaluatedCharacter whole = character.evaluated();
        Optional<String> part = form.text("part").filter(name -> !name.isEmpty());
        if (part.isEmpty()) {
            return MarkWriter.of(whole);
        }
        int dot = Math.max(0, part.get().indexOf('.'));
        String kind = part.get().substring(0, dot);
        String key = Name.of(part.get().substring(dot + 1)).key();
        return Optional.ofNullable(whole.parts().get(kind)).stream().flatMap(all -> all.keySet().stream())
                .filter(name -> Name.of(name).key().equals(key)).findFirst()
                .map(name -> MarkWriter.ofPart(whole, kind, name))
                .orElseThrow(() -> new FormData.MalformedForm("part"));
    }

    /** A mark for which there is no room, with what that means. */
    private static ProposedChange refused(LoadedCharacter before, MarkResult marked) {
        Diagnostic problem =
                Diagnostic.of(Code.NOW__TOO_MUCH, before.file().now().span(), marked.refused().orElseThrow());
        String full = Markup.plain(marked.whenFull());
        return new ProposedChange(before, before.text().source().text(), Optional.empty(),
                List.of(full.isEmpty() ? problem : problem.note(Message.verbatim(full))));
    }
}
