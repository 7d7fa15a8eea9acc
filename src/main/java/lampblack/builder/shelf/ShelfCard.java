package lampblack.builder.shelf;

import java.util.Map;
import java.util.Optional;
import lampblack.builder.page.PlayerNames;
import lampblack.builder.page.Urls;
import lampblack.builder.page.WallClock;
import lampblack.builder.takeover.MovedVersions;
import lampblack.diagnostic.Messages;
import lampblack.edit.LoadedCharacter;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.option.OptionKey;
import lampblack.ruleset.Ruleset;
import lampblack.sheet.text.CharacterRemarks;

/**
 * The card of a character on the shelf.
 *
 * @param role its playbook, or its kind of sheet
 * @param game the id of its game; empty where the file cannot be read
 * @param look {@code fine}, {@code open} where something is left to do, {@code wrong} or {@code damaged}
 * @param stamp when the file changed, in ISO 8601
 * @param named the names that its player made up
 * @param moved that it is of another version of its game, in a sentence, or empty
 * @param older whether that is an earlier one
 */
public record ShelfCard(
        String path, String name, String role, String game, String standing, String look, String stamp,
        String changed, PlayerNames named, String moved, boolean older) {

    /** Makes cards. */
    public record CardMaker(Shelf shelf, Games games, Messages messages, WallClock clock) {

        /** Empty where the character is gone. */
        public Optional<ShelfCard> of(String key) {
            return shelf.find(key).map(stored -> shelf.card(key, this::whole)
                    .map(card -> card.at(stored.changed(), clock))
                    .orElseGet(() -> damaged(key, stored)));
        }

        private ShelfCard whole(LoadedCharacter character) {
            EvaluatedCharacter evaluated = character.evaluated();
            Ruleset game = character.ruleset().ruleset();
            String look = !evaluated.isLegal() ? "wrong" : evaluated.todo().isEmpty() ? "fine" : "open";
            MovedVersions versions = new MovedVersions(character);
            return new ShelfCard(Urls.character(character.key()), character.name(), role(evaluated), game.id(),
                    messages.render(CharacterRemarks.legality(evaluated)), look, "", "", PlayerNames.of(evaluated),
                    versions.words().map(messages::render).orElse(""), versions.isOlder());
        }

        /** One that cannot be judged: its game is broken or not there, or it is damaged itself. */
        private ShelfCard damaged(String key, StoredText stored) {
            Optional<UnvalidatedHeader> unvalidated = UnvalidatedHeader.character(stored);
            Optional<String> game = unvalidated.flatMap(header -> header.lostGame(games));
            String standing = game.map(text -> games.ids().contains(text)
                    ? "web.shelf.game-broken" : "web.shelf.game-missing").orElse("web.shelf.damaged");
            return new ShelfCard(Urls.character(key), game.flatMap(text -> unvalidated.get().name()).orElse(key),
                    game.map(text -> UnvalidatedHeader.title(games, text)).orElse(""), "", messages.text(standing),
                    "damaged", "", "", new PlayerNames("", Map.of()), "", false).at(stored.changed(), clock);
        }
    }

    /** The same of another time: a file may be written again as it was. */
    private ShelfCard at(long time, WallClock clock) {
        return new ShelfCard(path, name, role, game, standing, look, clock.iso(time), clock.words(time), named,
                moved, older);
    }

    static String role(EvaluatedCharacter evaluated) {
        return evaluated.derived().playbook().flatMap(id -> evaluated.sheet().option(OptionKey.PLAYBOOKS, id))
                .map(option -> option.label().title()).orElse(evaluated.sheet().label().title());
    }
}
