package lampblack.publish;

import java.util.List;
import java.util.Map;
import lampblack.judge.JudgingTerms;
import lampblack.page.PublishedGame;
import lampblack.page.published.PageStock;
import lampblack.page.published.PublishedPage;
import lampblack.schema.SchemaJudge;

/**
 * Games as one HTML file.
 *
 * @param games at least one, in the order in which they are credited
 * @param sources the texts that the file gives back, by their paths, which begin with the folder of a game
 * @param engine the script that they run on
 */
public record PublishedFile(List<PublishedGame> games, Map<String, String> sources, byte[] engine) {

    /** The whole file. */
    public String html() {
        PublishedPage page = page();
        return page.html(Compression.packed(page.pieces()));
    }

    /** What the file is called. */
    public String title() {
        return page().title();
    }

    PublishedPage page() {
        return new PublishedPage(games, sources,
                JudgingTerms.byGames(SchemaJudge.LIBRARY.characters()),
                new PageStock(new StockPieces(engine, "", games.size() == 1).pieces()::bytes));
    }
}
