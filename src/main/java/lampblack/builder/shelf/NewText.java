package lampblack.builder.shelf;

import java.util.List;
import java.util.stream.Stream;
import lampblack.edit.ProposedChange;

/**
 * A new text for a character.
 *
 * @param seen the version of the character that it was made from
 */
public record NewText(String key, String seen, String text) {

    /** The texts of a change, that of its character first. */
    static List<NewText> of(ProposedChange change) {
        return Stream.concat(Stream.of(change), change.others().stream())
                .map(one -> new NewText(one.before().key(), one.before().text().version(), one.text())).toList();
    }
}
