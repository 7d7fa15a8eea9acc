package lampblack.diagnostic;

import java.util.Optional;
import java.util.Set;

/**
 * Words that earlier versions read, each with a sentence {@code note.gone.PLACE.WORD} that says what to do instead. The
 * place of a key is its definition in the schema, such as {@code roll}, or {@code file}; that of a command is
 * {@code command}, and that of an option its command, such as {@code command.roll}, or {@code option} of several.
 */
public final class GoneWords {

    static final Set<String> SENTENCES = Set.of(
            "note.gone.character.sealed",
            "note.gone.command.diff.propose",
            "note.gone.command.import",
            "note.gone.command.odds.opposed",
            "note.gone.command.release",
            "note.gone.command.roll.opposed",
            "note.gone.command.seal",
            "note.gone.group.combines",
            "note.gone.option.sealed",
            "note.gone.roll.against.column",
            "note.gone.roll.dice.column",
            "note.gone.roll.opposed",
            "note.gone.sheet-edition.changed",
            "note.gone.sheet-edition.merged",
            "note.gone.sheet-edition.moved",
            "note.gone.sheet-edition.split",
            "note.gone.table-levels.differences");

    private GoneWords() {}

    /** What to do instead of a word, if it was read at this place once. */
    public static Optional<Message> instead(String place, String word) {
        return Optional.of("note.gone." + place + "." + word).filter(SENTENCES::contains).map(Message::of);
    }
}
