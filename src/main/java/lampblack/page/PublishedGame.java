package lampblack.page;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.builder.shelf.ExampleCharacters.ExampleCharacter;
import lampblack.diagnostic.Source;
import lampblack.ruleset.LoadedRuleset;

/**
 * A game that can be played without a server.
 *
 * @param root its first file, as it is written
 * @param examples the texts of the characters that come with it, by the names of their files without the ending
 * @param shown what those are shown as, where that was found out beforehand
 */
public record PublishedGame(LoadedRuleset loaded, Source root, Map<String, String> examples,
        Optional<List<ExampleCharacter>> shown) {

    /** One whose examples are judged when they are to be shown. */
    public PublishedGame(LoadedRuleset loaded, Source root, Map<String, String> examples) {
        this(loaded, root, examples, Optional.empty());
    }
}
