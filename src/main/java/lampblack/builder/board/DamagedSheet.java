package lampblack.builder.board;

import java.util.Optional;
import lampblack.builder.page.Link;
import lampblack.builder.page.Urls;
import lampblack.builder.shelf.Games;
import lampblack.builder.shelf.Keys;
import lampblack.builder.shelf.Shelf;
import lampblack.builder.shelf.UnvalidatedHeader;
import lampblack.diagnostic.Messages;

/**
 * A sheet of a group that cannot be played: its file is damaged, or its game is.
 *
 * @param name of the character, or of the file where it says none
 * @param kind what is the matter, in a word or two
 * @param way to what can be done about it
 * @param why in words, or empty where there is no more to say
 */
public record DamagedSheet(String name, String kind, Link way, String why) {

    public static DamagedSheet of(Shelf shelf, Games games, Messages messages, String key) {
        Optional<UnvalidatedHeader> header = shelf.find(key).flatMap(UnvalidatedHeader::character);
        Optional<String> lost = header.flatMap(one -> one.lostGame(games));
        String name = lost.flatMap(game -> header.get().name()).orElse(Keys.file(key));
        String kind = lost.map(game -> games.ids().contains(game) ? "web.shelf.game-broken" : "web.shelf.game-missing")
                .orElse("web.board.damaged");
        String why = lost.isPresent() ? "" : shelf.load(key).diagnostics().stream().findFirst()
                .map(found -> messages.render(found.message())).orElseGet(() -> messages.text("web.shelf.damaged"));
        return new DamagedSheet(name, messages.text(kind), Link.of("open", Urls.character(key),
                messages.text(lost.isPresent() ? "web.board.see" : "web.board.repair")), why);
    }
}
