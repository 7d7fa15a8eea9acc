package lampblack.builder.shelf;

import java.util.Collection;
import java.util.List;
import lampblack.builder.page.Link;
import lampblack.builder.page.Urls;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Messages;
import lampblack.diagnostic.Span;
import lampblack.lint.Mistakes;

/**
 * Whether the files of a game are fit for use at the moment, as open pages say it while somebody writes the game.
 *
 * @param look {@code broken}, or empty
 * @param lines what is wrong, where something is
 * @param mended what a page says once it no longer is
 */
public record GameState(String look, List<Link> lines, String mended) {

    /** The state of several games at once, each with a line of its own where it is broken. */
    public static List<GameState> ofAll(Games games, Collection<String> ids, Messages messages) {
        List<GameState> all = ids.stream().map(id -> of(games, id, messages)).toList();
        List<Link> lines = all.stream().flatMap(state -> state.lines.stream()).toList();
        return all.isEmpty() ? List.of() : List.of(new GameState(lines.isEmpty() ? "" : "broken", lines,
                all.get(0).mended));
    }

    /** The state of a game. */
    public static GameState of(Games games, String id, Messages messages) {
        List<Diagnostic> stops = games.problems(id).stream().filter(Mistakes::stops).toList();
        return new GameState(stops.isEmpty() ? "" : "broken", stops.stream().limit(1)
                .map(first -> Link.of("state", Urls.game(id), words(first, stops.size() - 1, messages))).toList(),
                messages.text("web.game-state.mended"));
    }

    private static String words(Diagnostic first, int rest, Messages messages) {
        Span at = first.span();
        String file = at.source().name();
        int inGame = file.lastIndexOf("/" + at.source().layer() + "/");
        return messages.text(rest == 0 ? "web.game-state.broken" : "web.game-state.broken-more", "file",
                file.substring(inGame + 1), "line", at.line(), "column", at.column(), "problem",
                messages.render(first.message()), "rest", rest);
    }

    /** The same without what is wrong, for a page that says that elsewhere. */
    GameState quiet() {
        return new GameState(look, List.of(), mended);
    }
}
