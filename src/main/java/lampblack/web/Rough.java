package lampblack.web;

import java.nio.file.Path;
import java.util.Optional;
import lampblack.diagnostic.Source;
import lampblack.io.CharacterLoader;
import lampblack.io.RulesetPlace;
import lampblack.io.TextFile;
import lampblack.io.YamlReader;
import lampblack.node.MapNode;

/** What a file says of itself although the rules cannot be had: a game its title, a character its name and game. */
record Rough(MapNode tree) {

    private static final String ROOT_FILE = "ruleset.yaml";

    /** A game as far as its first file can be read. */
    static Optional<Rough> game(Library rulebooks, String id) {
        Optional<RulesetPlace> place = rulebooks.rulesets().places().stream().filter(each -> each.has(id))
                .findFirst();
        return place.flatMap(each -> each.read(id, ROOT_FILE).value()).map(TextFile::source).flatMap(Rough::read);
    }

    /** A character whose file can be read. */
    static Optional<Rough> character(Path file) {
        return TextFile.read(file, file.toString(), "", CharacterLoader.LARGEST_FILE).value().map(TextFile::source)
                .flatMap(Rough::read);
    }

    private static Optional<Rough> read(Source source) {
        return YamlReader.read(source).value().map(Rough::new);
    }

    /** What a game is called, by its id where it says nothing. */
    static String title(Library rulebooks, String id) {
        return game(rulebooks, id).flatMap(each -> each.tree().text("title")).filter(each -> !each.isBlank()).orElse(id);
    }

    String text() {
        return tree.text("text").orElse("");
    }

    /** The game of a character that has one which cannot be played, or is not there. */
    Optional<String> lostGame(Library rulebooks) {
        return tree.text("ruleset").filter(each -> rulebooks.game(each).isEmpty());
    }

    Optional<String> name() {
        return tree.map("fields").flatMap(each -> each.text("name")).filter(each -> !each.isBlank());
    }
}
