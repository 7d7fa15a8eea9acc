package lampblack.sheet;

import lampblack.diagnostic.Worded;

/** What a sheet is for: a pencil, the table, the record of a character, or to look things up. */
public enum SheetKind implements Worded {
    BLANK("blank"), PLAY("play"), FILLED("filled"), REFERENCE("reference");

    private final String word;

    SheetKind(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }
}
