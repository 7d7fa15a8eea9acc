package lampblack.engine;

import java.util.Optional;
import lampblack.builder.page.AssetUrls;
import lampblack.page.PageSurroundings;
import lampblack.page.PublishedBuilder;
import lampblack.page.PublishedGame;
import lampblack.page.ShownExamples;
import lampblack.page.WrittenGame;
import lampblack.ruleset.LoadedRuleset;

/** The builder of the games that a page carries. */
record CarriedGames(CarriedPieces pieces) {

    PublishedBuilder builder() {
        BrowserClock clock = new BrowserClock();
        PageSurroundings outside = new PageSurroundings(pieces.messages(), pieces.templates("pages"), pieces.sheets(),
                new AssetUrls("", "", "", "", "", "", ""), clock, clock::now, Chance::seed, pieces.terms());
        return new PublishedBuilder(pieces.texts("games").keySet().stream().map(this::game).toList(), outside);
    }

    private PublishedGame game(String id) {
        LoadedRuleset game = WrittenGame.read(pieces.bytes().apply("game/" + id)).read().value().orElseThrow();
        return new PublishedGame(game, game.tree().span().source(), pieces.texts("examples/" + id),
                Optional.of(ShownExamples.read(pieces.bytes().apply("shown/" + id)))
                        .filter(shown -> !shown.isEmpty()));
    }
}
