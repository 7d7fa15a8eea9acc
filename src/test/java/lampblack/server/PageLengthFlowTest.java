package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A sheet that is being made takes few screens, on a desk and on a phone. */
class PageLengthFlowTest extends Flow {

    /** How many screens somebody new may take in each game, on a desk and on a phone. */
    private static final Map<String, List<Double>> MOST = Map.of("blades-in-the-dark", List.of(1.7, 3.6),
            "bootleg-rain", List.of(1.8, 4.0), "black-sword", List.of(2.0, 3.8), "lanterns-of-the-fen",
            List.of(1.8, 3.7), "worlds-in-the-dark", List.of(1.2, 1.9), "forged-in-the-dark", List.of(1.2, 2.0));
    private static final List<List<Integer>> SCREENS = List.of(List.of(1400, 900), List.of(390, 844));

    @Test
    void aWholeSheetOfSomebodyNew() {
        MOST.keySet().forEach(game -> site.with(game, "format: 1\nruleset: " + game
                + "\nversion: 1.0.0\nfields: {name: New One}\n"));
        List<String> wrong = new ArrayList<>();
        try (Player player = Player.at(site)) {
            for (int i = 0; i < SCREENS.size(); i++) {
                player.wide(SCREENS.get(i).get(0), SCREENS.get(i).get(1));
                for (Map.Entry<String, List<Double>> game : MOST.entrySet()) {
                    double screens = player.goes("/characters/" + game.getKey())
                            .asks("document.documentElement.scrollHeight / innerHeight").asDouble();
                    if (screens > game.getValue().get(i)) {
                        wrong.add(game.getKey() + " takes " + screens + " screens of " + SCREENS.get(i));
                    }
                }
            }
        }
        assertEquals("", String.join("\n", wrong));
    }
}
