package lampblack.web;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** On a phone nothing is cut off, and everything is large enough for a thumb. */
class PhoneFlowTest extends Flow {

    private static final int THUMB = 40;

    @Test
    void everyPageOfThreeGames() {
        Map<String, List<String>> games = Map.of("blades-in-the-dark", List.of("the-quiet-trade", "bartram-hook", "the-salt-lanterns"),
                "bootleg-rain", List.of("orla-nine"), "black-sword", List.of("casimir-vane"));
        games.forEach((game, stems) -> stems.forEach(stem -> site.example(game, stem)));
        try (Player player = Player.at(site).wide(390, 844)) {
            player.goes("/").fits(THUMB).pictured("phone-shelf").goes("/trash").fits(THUMB);
            games.forEach((game, stems) -> {
                player.goes("/games/" + game).fits(THUMB).pictured("phone-" + game);
                stems.forEach(stem -> List.of("", "/play", "/roll", "/advance", "/history", "/problems", "/file")
                        .forEach(leaf -> player.goes("/characters/" + stem + leaf).fits(THUMB)
                        .pictured("phone-" + stem + leaf.replace('/', '-'))));
            });
        }
    }
}
