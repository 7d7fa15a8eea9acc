package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** On a phone nothing is cut off, everything is large enough for a thumb and can be read, by day and by night. */
class PhoneFlowTest extends Flow {

    private static final int THUMB = 44;
    private static final Map<String, List<String>> GAMES = Map.of("blades-in-the-dark", List.of("the-quiet-trade",
            "bartram-hook", "the-salt-lanterns"), "bootleg-rain", List.of("orla-nine"), "black-sword",
            List.of("casimir-vane"), "worlds-in-the-dark", List.of(), "lanterns-of-the-fen", List.of(),
            "forged-in-the-dark", List.of(), "line-clear", List.of("ilka-brandt", "the-persistence"),
            "undivided", List.of("agnes-holloway", "latterhay"));
    private static final List<String> TABS = List.of("", "/play", "/roll", "/advance", "/history", "/problems",
            "/file", "/print");

    static List<String> pages() {
        Stream<String> characters = GAMES.values().stream().flatMap(List::stream)
                .flatMap(stem -> TABS.stream().map(tab -> "/characters/" + stem + tab));
        return Stream.concat(Stream.concat(Stream.of("/", "/trash", "/characters/torn", "/characters/fresh",
                "/characters/wrong/problems", "/group/the-salt-lanterns",
                "/characters/the-salt-lanterns/play/claims/smugglers-claims/a1"),
                GAMES.keySet().stream().map(game -> "/games/" + game)), characters).toList();
    }

    @Test
    void everyPage() {
        GAMES.forEach((game, stems) -> stems.forEach(stem -> site.example(game, stem)));
        String fresh = "format: 1\nruleset: blades-in-the-dark\nfields: {name: Fresh}\n";
        site.with("torn", "[").with("fresh", fresh).with("wrong", fresh + "creation: {dots: {hunt: 9}}\n");
        List<String> wrong = new ArrayList<>();
        try (Player player = Player.at(site).wide(360, 740)) {
            pages().forEach(page -> {
                try {
                    player.goes(page).fits(THUMB).pictured("phone" + page.replace('/', '-')).reads();
                } catch (AssertionError small) {
                    wrong.add(small.getMessage());
                }
            });
        }
        assertEquals("", String.join("\n", wrong));
    }
}
