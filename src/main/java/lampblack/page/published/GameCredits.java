package lampblack.page.published;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lampblack.diagnostic.Distinct;
import lampblack.diagnostic.Messages;
import lampblack.html.HtmlEscape;
import lampblack.ruleset.Credit;
import lampblack.ruleset.Ruleset;

/** Who made games and what they stand on, as it is said below every page. */
public final class GameCredits {

    private GameCredits() {}

    /** As HTML. */
    public static String html(List<Ruleset> games, Messages messages) {
        StringBuilder html = new StringBuilder("<footer class=\"published-credits\">");
        games.forEach(game -> html.append("<p>").append(HtmlEscape.of(messages.text("publish.page.version", "game",
                game.title(), "version", game.version()))).append("</p>"));
        Distinct.of(games.stream().flatMap(game -> game.theme().own().stream()).flatMap(own -> own.all().stream())
                .map(face -> messages.text("publish.page.typeface", "family", face.family(), "terms",
                        Stream.of(face.copyright(), face.licence()).filter(words -> !words.isEmpty())
                                .collect(Collectors.joining("; ")))))
                .forEach(line -> html.append("<p>").append(HtmlEscape.of(line)).append("</p>"));
        for (Credit credit : Distinct.of(games.stream().flatMap(game -> game.credits().stream()))) {
            List<String> lines = new ArrayList<>(credit.lines());
            if (!credit.licence().isEmpty()) {
                lines.add(messages.text("publish.page.licence", "game", credit.title(), "licence", credit.licence()));
            }
            lines.forEach(line -> html.append("<p>").append(HtmlEscape.of(line)).append("</p>"));
        }
        return html.append("<p>").append(HtmlEscape.of(messages.text("publish.page.made-with"))).append("</p></footer>")
                .toString();
    }
}
