package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import lampblack.server.Player.With;
import lampblack.server.Way.Station;
import lampblack.server.Way.Step;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;

/** A player who takes the steps of a way, and another who joins where they are told to. */
final class Walk implements AutoCloseable {

    /** How high papers are, in points. */
    private static final Map<String, Integer> PAPERS = Map.of("A4", 842, "Letter", 792);

    private final Venue site;
    private final With hand;
    private final Player player;
    private Optional<Player> other = Optional.empty();
    private String before = "";

    Walk(Venue site, With hand) {
        this.site = site;
        this.hand = hand;
        this.player = Player.at(site).with(hand);
    }

    private Player other() {
        Player joined = other.orElseGet(() -> Player.at(site).with(hand));
        other = Optional.of(joined);
        return joined;
    }

    /** All steps of a part of the way. */
    void take(Way way, Station station) {
        station.steps().forEach(step -> {
            try {
                take(step);
            } catch (AssertionError | RuntimeException failed) {
                throw new AssertionError(way + ".txt:" + step.line() + ": " + failed.getMessage(), failed);
            }
        });
    }

    void take(Step step) {
        if ((!step.live() || hand != With.NO_SCRIPTS) && (!step.served() || site.isServed())) {
            does(step);
        }
    }

    private void does(Step step) {
        Player who = step.other() ? other() : player;
        Player at = step.place().isEmpty() ? who : who.in(step.place());
        switch (step.verb()) {
            case "goes" -> at.goes(step.words());
            case "presses" -> at.presses(step.words());
            case "fills" -> at.fills(step.halves(" = ")[0], step.halves(" = ")[1]);
            case "writes" -> at.writes(step.halves(" = ")[0], step.halves(" = ")[1]);
            case "settles" -> at.settles(step.halves(" = ")[0], step.halves(" = ")[1]);
            case "chooses" -> at.chooses(step.halves(" = ")[0], step.halves(" = ")[1]);
            case "key" -> at.key(step.words());
            case "sees" -> at.sees(step.words());
            case "misses" -> at.misses(step.words());
            case "pictured" -> at.pictured(step.words() + (hand == With.MOUSE ? "" : "-" + hand));
            case "prints" -> prints(at, step.words().split(" ", 3));
            case "arrives" -> Sight.await(() -> at.address().contains(step.words()), at::address);
            default -> disk(step);
        }
    }

    /** What is on the disk: what a file must hold, is held to, or is changed by another program. */
    private void disk(Step step) {
        String[] halves = step.halves(" ");
        switch (step.verb()) {
            case "example" -> player.example(halves[0], halves[1]);
            case "saved" -> player.saved(halves[0], halves[1]);
            case "gone" -> Sight.await(() -> !player.written(halves[0]).contains(halves[1]), () -> "still has "
                    + halves[1] + " in " + player.written(halves[0]));
            case "keeps" -> before = player.written(halves[0]);
            case "kept" -> assertEquals(before, player.written(halves[0]));
            case "edits" -> {
                String[] change = halves[1].split(" => ", 2);
                String text = player.written(halves[0]);
                assertTrue(text.contains(change[0]), () -> change[0] + " is not in\n" + text);
                player.edits(halves[0], text.replace(change[0], change[1]));
            }
            default -> throw new IllegalArgumentException("nobody knows how to " + step.verb());
        }
    }

    /** So many pages of a paper hold the words, and nothing of the bar above the sheet. */
    private static void prints(Player at, String[] wanted) {
        try (PDDocument paper = Loader.loadPDF(at.prints())) {
            String text = new PDFTextStripper().getText(paper);
            assertEquals(Integer.parseInt(wanted[0]), paper.getNumberOfPages(), text);
            assertEquals(PAPERS.get(wanted[1]), paper.getPage(0).getMediaBox().getHeight(), 1);
            assertTrue(text.toLowerCase(Locale.ROOT).contains(wanted[2].toLowerCase(Locale.ROOT)), text);
            assertTrue(!text.contains("Save as a file"), text);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    @Override
    public void close() {
        other.ifPresent(Player::close);
        player.close();
    }
}
