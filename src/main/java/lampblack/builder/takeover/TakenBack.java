package lampblack.builder.takeover;

import java.util.List;
import java.util.Optional;
import lampblack.builder.shelf.NewText;
import lampblack.builder.shelf.Shelf;
import lampblack.character.CharacterFile;
import lampblack.character.TakenOver;
import lampblack.diagnostic.Source;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.TakeoverText;
import lampblack.migration.Takeover;
import lampblack.node.ListNode;
import lampblack.node.Node;
import lampblack.ruleset.Ruleset;
import lampblack.yaml.YamlReader;

/**
 * A character that was taken over and has not changed since, so that the text of before can take its place again.
 *
 * @param before the whole file as it was
 */
public record TakenBack(LoadedCharacter character, String before) {

    /** Empty where it was not taken over, has changed since, or its earlier version is no longer kept. */
    public static Optional<TakenBack> of(Shelf shelf, LoadedCharacter character) {
        if (!endsWithMarker(character.file())) {
            return Optional.empty();
        }
        Ruleset game = character.ruleset().ruleset();
        String now = character.text().source().text();
        return shelf.undo(character.key()).back().flatMap(stored -> stored.text().value())
                .map(text -> text.source()).filter(source -> over(source, game).filter(now::equals).isPresent())
                .map(source -> new TakenBack(character, source.text()));
    }

    private static boolean endsWithMarker(CharacterFile file) {
        int entries = file.root().get("ledger").flatMap(Node::asList).map(ListNode::items).orElse(List.of()).size();
        List<TakenOver> all = file.takenOver();
        return !all.isEmpty() && all.get(all.size() - 1).index() == entries - 1;
    }

    private static Optional<String> over(Source source, Ruleset game) {
        return YamlReader.read(source).value().flatMap(root -> CharacterFile.decode(root).value())
                .flatMap(file -> new TakeoverText(file, Takeover.of(file, game), game).text());
    }

    public NewText text() {
        return new NewText(character.key(), character.text().version(), before);
    }
}
