package lampblack.builder.shelf;

import java.nio.file.Path;
import java.util.Optional;
import lampblack.builder.context.RulesetSnapshot;
import lampblack.diagnostic.Source;
import lampblack.load.CharacterLoader;
import lampblack.node.MapNode;
import lampblack.store.RulesetLocation;
import lampblack.store.TextFile;
import lampblack.yaml.YamlReader;

/** What a file says of itself although the rules cannot be had: a game its title, a character its name and game. */
public record UnvalidatedHeader(MapNode tree) {

    private static final String ROOT_FILE = "ruleset.yaml";

    /** A game as far as its first file can be read. */
    static Optional<UnvalidatedHeader> game(RulesetSnapshot rulebooks, String id) {
        Optional<RulesetLocation> place = rulebooks.rulesets().locations().stream()
                .filter(rulesetLocation -> rulesetLocation.has(id))
                .findFirst();
        return place.flatMap(rulesetLocation -> rulesetLocation.read(id, ROOT_FILE).value()).map(TextFile::source)
                .flatMap(UnvalidatedHeader::read);
    }

    /** A character whose file can be read. */
    public static Optional<UnvalidatedHeader> character(Path file) {
        return TextFile.read(file, file.toString(), "", CharacterLoader.LARGEST_FILE).value().map(TextFile::source)
                .flatMap(UnvalidatedHeader::read);
    }

    private static Optional<UnvalidatedHeader> read(Source source) {
        return YamlReader.read(source).value().map(UnvalidatedHeader::new);
    }

    /** What a game is called, by its id where it says nothing. */
    public static String title(RulesetSnapshot rulebooks, String id) {
        return game(rulebooks, id).flatMap(header -> header.tree().text("title")).filter(name -> !name.isBlank())
                .orElse(id);
    }

    String text() {
        return tree.text("text").orElse("");
    }

    /** The game of a character that has one which cannot be played, or is not there. */
    public Optional<String> lostGame(RulesetSnapshot rulebooks) {
        return tree.text("ruleset").filter(name -> rulebooks.game(name).isEmpty());
    }

    public Optional<String> name() {
        return tree.map("fields").flatMap(mapNode -> mapNode.text("name")).filter(name -> !name.isBlank());
    }
}
