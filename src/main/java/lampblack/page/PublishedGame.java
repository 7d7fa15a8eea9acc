package lampblack.page;

import java.util.Map;
import lampblack.diagnostic.Source;
import lampblack.ruleset.LoadedRuleset;

/**
 * A game that can be played without a server.
 *
 * @param root its first file, as it is written
 * @param examples the texts of the characters that come with it, by the names of their files without the ending
 */
public record PublishedGame(LoadedRuleset loaded, Source root, Map<String, String> examples) {}
