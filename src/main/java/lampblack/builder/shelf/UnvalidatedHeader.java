package lampblack.builder.shelf;

import java.util.Optional;
import lampblack.diagnostic.Source;
import lampblack.edit.VersionedText;
import lampblack.node.MapNode;
import lampblack.yaml.YamlReader;

/** What a file says of itself although the rules cannot be had: a game its title, a character its name and game. */
public record UnvalidatedHeader(MapNode tree) {

    /** A game as far as its first file can be read. */
    static Optional<UnvalidatedHeader> game(Games games, String id) {
        return games.root(id).flatMap(UnvalidatedHeader::read);
    }

    /** A character whose file can be read. */
    public static Optional<UnvalidatedHeader> character(StoredText stored) {
        return stored.text().value().map(VersionedText::source).flatMap(UnvalidatedHeader::read);
    }

    private static Optional<UnvalidatedHeader> read(Source source) {
        return YamlReader.read(source).value().map(UnvalidatedHeader::new);
    }

    /** What a game is called, by its id where it says nothing. */
    public static String title(Games games, String id) {
        return game(games, id).flatMap(header -> header.tree().text("title")).filter(name -> !name.isBlank())
                .orElse(id);
    }

    String text() {
        return tree.text("text").orElse("");
    }

    /** The game of a character that has one which cannot be played, or is not there. */
    public Optional<String> lostGame(Games games) {
        return tree.text("ruleset").filter(name -> games.game(name).isEmpty());
    }

    /** The game that a character says it is of. */
    Optional<String> game() {
        return tree.text("ruleset");
    }

    public Optional<String> name() {
        return tree.map("fields").flatMap(mapNode -> mapNode.text("name")).filter(name -> !name.isBlank());
    }
}
