package lampblack.builder.printout;

import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import lampblack.builder.shelf.Shelf;
import lampblack.edit.LoadedCharacter;
import lampblack.picture.ArtPicture;
import lampblack.replay.EvaluatedCharacter;
import lampblack.sheet.Sheet;
import lampblack.sheet.build.SheetBuilder;

/** Sheets of characters, with the pictures that a shelf keeps of them. */
public final class PicturedSheets {

    private final Shelf shelf;
    private final PrintRequest printing;
    private final SheetBuilder sheets;
    private final Map<EvaluatedCharacter, String> keys = new IdentityHashMap<>();

    public PicturedSheets(Shelf shelf, PrintRequest printing, SheetBuilder sheets) {
        this.shelf = shelf;
        this.printing = printing;
        this.sheets = sheets;
    }

    /** What a character of the shelf comes to, whose sheet is to have its picture. */
    public EvaluatedCharacter known(LoadedCharacter character) {
        keys.put(character.evaluated(), character.key());
        return character.evaluated();
    }

    /** The sheet of a character, as it is asked for. */
    public Sheet of(EvaluatedCharacter character) {
        Sheet sheet = printing.sheet(character, sheets);
        return Optional.ofNullable(keys.get(character)).flatMap(shelf::portrait)
                .map(picture -> sheets.pictured(sheet, ArtPicture.of(picture))).orElse(sheet);
    }
}
