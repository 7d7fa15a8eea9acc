package lampblack.builder.shelf;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.builder.page.ControlId;
import lampblack.builder.page.PlayerNames;
import lampblack.builder.page.Urls;
import lampblack.builder.page.WallClock;
import lampblack.builder.page.CharacterFace;
import lampblack.diagnostic.Messages;

/**
 * The card of a character on the shelf.
 *
 * @param version of its file
 * @param stamp when the file changed, in ISO 8601
 * @param more opens the card, or shuts it
 * @param forms what can be done with it, on the card that is open
 */
public record ShelfCard(
        String key, String version, CardVerdict verdict, String name, CardWords words, String stamp, String changed,
        CardOpener more, List<CardForms> forms, CharacterFace face) {

    /**
     * What tells it from others.
     *
     * @param game the title of its game, where the shelf is not laid out by games, or empty
     * @param crew what it belongs to, by name, or empty
     * @param career how far it has come and which copy it is, or empty
     */
    public record CardWords(String game, String crew, String career) {}

    /** The way to the same page with the card open, or shut. @param label what it does, for those who hear it alone */
    public record CardOpener(String id, String path, String label, String sign) {}

    /** Makes cards. */
    public record CardMaker(Shelf shelf, Games games, Messages messages, WallClock clock) {

        /** Empty where the character is gone. */
        public Optional<ShelfCard> of(String key) {
            return shelf.find(key).map(stored -> shelf.card(key, character -> CardVerdict.of(character, messages))
                    .map(card -> card(key, card.version(), card.verdict(), stored))
                    .orElseGet(() -> card(key, stored.version().orElse(""), damaged(stored), stored)));
        }

        private ShelfCard card(String key, String version, CardVerdict verdict, StoredText stored) {
            return new ShelfCard(key, version, verdict, verdict.name().isEmpty() ? key : verdict.name(),
                    new CardWords("", "", verdict.career()), clock.iso(stored.changed()),
                    clock.words(stored.changed()), new CardOpener("", "", "", ""), List.of(), CharacterFace.of(shelf, key, verdict.name()));
        }

        /** One that cannot be judged: its game is broken or not there, or it is damaged itself. */
        private CardVerdict damaged(StoredText stored) {
            Optional<UnvalidatedHeader> unvalidated = UnvalidatedHeader.character(stored);
            Optional<String> game = unvalidated.flatMap(header -> header.lostGame(games));
            String standing = game.map(text -> games.ids().contains(text)
                    ? "web.shelf.game-broken" : "web.shelf.game-missing").orElse("web.shelf.damaged");
            return new CardVerdict("", "", game.flatMap(text -> unvalidated.get().name()).orElse(""),
                    game.map(text -> UnvalidatedHeader.title(games, text)).orElse(""), "", messages.text(standing),
                    "damaged", List.of(), List.of(), false, new PlayerNames("", Map.of(), "", Map.of()), "", false);
        }
    }

    public String path() {
        return Urls.character(key);
    }

    /** What it is found by on the page. */
    public String id() {
        return "card." + key;
    }

    /** The classes that its looks go by. */
    public String look() {
        return verdict.look() + (verdict.archived() ? " archived" : "") + (forms.isEmpty() ? "" : " open-card");
    }

    /** The same, as it is shown among others. */
    ShelfCard shown(CardWords among) {
        return new ShelfCard(key, version, verdict, name, among, stamp, changed, more, forms, face);
    }

    /** The same with a way to open or shut it. @param opened its forms, where it is open */
    ShelfCard with(String way, String label, List<CardForms> opened) {
        CardOpener opener = new CardOpener(ControlId.of(!opened.isEmpty(), "more", key), way, label,
                opened.isEmpty() ? "⋯" : "×");
        return new ShelfCard(key, version, verdict, name, words, stamp, changed, opener, opened, face);
    }
}
