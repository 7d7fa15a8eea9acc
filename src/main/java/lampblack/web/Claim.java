package lampblack.web;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.diagnostic.Message;
import lampblack.io.Attempt;
import lampblack.io.CharacterEditor;
import lampblack.io.LoadedCharacter;
import lampblack.node.NewValue;
import lampblack.rules.Cell;
import lampblack.rules.CellMap;
import lampblack.rules.Option;

/** Takes what stands in a cell of a map: {@code map}, {@code cell}, and if need be {@code session} and {@code note}. */
final class Claim implements Change {

    private static final int LONGEST = 400;

    /** A cell of a map that a sheet has. */
    record Place(CellMap map, Cell cell) {

        static Optional<Place> of(LoadedCharacter crew, String map, String cell) {
            return Optional.ofNullable(crew.outcome().sheet().maps().get(map))
                    .filter(each -> each.isOf(crew.outcome().standing()))
                    .flatMap(each -> Optional.ofNullable(each.cells().get(cell)).map(found -> new Place(each, found)))
                    .filter(each -> each.option(crew).isPresent());
        }

        /** What stands there; nothing where everybody starts without anything. */
        Optional<Option> option(LoadedCharacter crew) {
            return crew.outcome().sheet().option(map.list(), cell.entry());
        }
    }

    @Override
    public Attempt attempt(CharacterEditor editor, LoadedCharacter before, Form form) {
        return attempt(editor, before, place(before, form), session(form), note(form));
    }

    @Override
    public Told told(CharacterEditor editor, LoadedCharacter before, Form form) {
        String title = place(before, form).option(before).orElseThrow().label().title();
        return new Told(attempt(editor, before, form), List.of(Message.of("web.claim.taken", "claim", title)));
    }

    private static Place place(LoadedCharacter before, Form form) {
        return Place.of(before, form.required("map"), form.required("cell")).orElseThrow(() -> new Form.Wrong("cell"));
    }

    private static Optional<Long> session(Form form) {
        return form.text("session").filter(each -> !each.isBlank()).map(each -> form.number("session"));
    }

    private static Optional<String> note(Form form) {
        return form.text("note").map(String::strip).filter(each -> !each.isEmpty() && each.length() <= LONGEST);
    }

    /** The claim as it would be written. */
    static Attempt attempt(CharacterEditor editor, LoadedCharacter before, Place place, Optional<Long> session,
            Optional<String> note) {
        String entry = place.cell().entry();
        NewValue pick = place.map().of(entry).size() == 1 ? NewValue.of(entry) : NewValue.map(Map.of(entry,
                NewValue.map(Map.of(CellMap.CELL, NewValue.of(place.cell().id())))));
        Map<String, NewValue> keys = new LinkedHashMap<>();
        session.ifPresent(each -> keys.put("session", NewValue.of(each)));
        keys.put("gain", NewValue.map(Map.of(place.map().list(), NewValue.list(pick))));
        note.ifPresent(each -> keys.put("note", NewValue.of(each)));
        return editor.add(before, List.of(NewValue.map(keys)));
    }
}
