package lampblack.builder.change;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.builder.page.FormData;
import lampblack.diagnostic.Message;
import lampblack.edit.CharacterEditor;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.ProposedChange;
import lampblack.node.NewValue;
import lampblack.rules.option.CellMap;
import lampblack.rules.option.MapCell;
import lampblack.rules.option.Option;

/** Takes the claim in a cell of a map: {@code map}, {@code cell}, and if need be {@code session} and {@code note}. */
public final class TakeClaim implements CharacterChange {

    private static final int LONGEST = 400;

    /** A cell of a map that a sheet has. */
    public record ClaimPlace(CellMap map, MapCell cell) {

        public static Optional<ClaimPlace> of(LoadedCharacter crew, String map, String cell) {
            return Optional.ofNullable(crew.evaluated().sheet().maps().get(map))
                    .filter(cellMap -> cellMap.isOf(crew.evaluated().derived()))
                    .flatMap(cellMap -> Optional.ofNullable(cellMap.cells().get(cell))
                    .map(found -> new ClaimPlace(cellMap, found)))
                    .filter(claimPlace -> claimPlace.option(crew).isPresent());
        }

        /** What stands there; nothing where everybody starts without anything. */
        public Optional<Option> option(LoadedCharacter crew) {
            return crew.evaluated().sheet().option(map.list(), cell.entry());
        }
    }

    @Override
    public ProposedChange attempt(CharacterEditor editor, LoadedCharacter before, FormData form) {
        return attempt(editor, before, place(before, form), session(form), note(form));
    }

    @Override
    public ChangeResult result(CharacterEditor editor, LoadedCharacter before, FormData form) {
        String title = place(before, form).option(before).orElseThrow().label().title();
        return new ChangeResult(attempt(editor, before, form), List.of(Message.of("web.claim.taken", "claim", title)),
                true);
    }

    private static ClaimPlace place(LoadedCharacter before, FormData form) {
        return ClaimPlace.of(before, form.required("map"), form.required("cell"))
                .orElseThrow(() -> new FormData.MalformedForm("cell"));
    }

    private static Optional<Long> session(FormData form) {
        return form.text("session").filter(name -> !name.isBlank()).map(name -> form.number("session"));
    }

    private static Optional<String> note(FormData form) {
        return form.text("note").map(String::strip).filter(strip -> !strip.isEmpty() && strip.length() <= LONGEST);
    }

    /** The claim as it would be written. */
    public static ProposedChange attempt(CharacterEditor editor, LoadedCharacter before, ClaimPlace place,
            Optional<Long> session,
            Optional<String> note) {
        String entry = place.cell().entry();
        NewValue pick = place.map().of(entry).size() == 1 ? NewValue.of(entry) : NewValue.map(Map.of(entry,
                NewValue.map(Map.of(CellMap.CELL, NewValue.of(place.cell().id())))));
        Map<String, NewValue> keys = new LinkedHashMap<>();
        session.ifPresent(number -> keys.put("session", NewValue.of(number)));
        keys.put("gain", NewValue.map(Map.of(place.map().list(), NewValue.list(pick))));
        note.ifPresent(name -> keys.put("note", NewValue.of(name)));
        return editor.add(before, List.of(NewValue.map(keys)));
    }
}
