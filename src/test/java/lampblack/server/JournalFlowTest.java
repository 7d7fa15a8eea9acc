package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import lampblack.server.Player.With;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What is written in the journal is saved or still there, whatever is pressed meanwhile and however slow it is. */
@Tag("full")
class JournalFlowTest extends Flow {

    private static final int LATE = 600;
    private static final String WREN = """
            format: 1
            ruleset: blades-in-the-dark
            version: 1.0.0
            creation: {playbook: cutter}
            """;

    private static final String SAVE = "document.querySelector('article.note-entry details[open] [id$=\".save\"]')"
            + ".focus()";

    @Test
    void aNoteOutlivesWhatIsPressedBesideItAndAPageThatIsLeft() {
        site.with("wren", WREN);
        try (Player player = opens("wren/play")) {
            player.waits(LATE).writes("New note", "We went down.").presses("Stress 2").saved("wren", "stress: 2");
            assertEquals("We went down.", player.holds("New note"));
            player.waits(0).goes("/characters/wren/history").sees("Creation");
            assertEquals("We went down.", player.holds("New note"));
            player.presses("Save note").saved("wren", "note: We went down.");
            player.goes("/characters/wren/play").sees("We went down.");
            assertEquals("", player.holds("New note"));
        }
    }

    @Test
    void aNoteIsNoDraftAnyMoreThoughThePageIsLeftBeforeTheAnswer() {
        site.with("wren", WREN);
        try (Player player = opens("wren/play")) {
            player.asks(AnswerFlowTest.text(AnswerFlowTest.IN_PLACE_OF_THE_SERVER));
            player.asks("answering.push({status: 0, isDone: true})");
            player.writes("New note", "We went down.").presses("Save note").saved("wren", "note: We went down.");
            player.goes("/characters/wren/play").sees("We went down.");
            assertEquals("", player.holds("New note"));
            player.writes("New note", "And up again.").goes("/characters/wren/history").sees("We went down.");
            assertEquals("And up again.", player.holds("New note"));
        }
    }

    @Test
    void aNoteThatWasEmptiedStaysEmptyThoughThePageIsLeft() {
        site.with("wren", WREN);
        try (Player player = opens("wren/play")) {
            player.writes("New note", "We went down.").presses("Save note").saved("wren", "note: We went down.");
            player.goes("/characters/wren/play").sees("We went down.");
            edited(player).writes("Note", "x").key("Backspace").goes("/characters/wren").goes("/characters/wren/play");
            Sight.await(() -> player.holds("Note").isEmpty(), () -> "has " + player.holds("Note"));
        }
    }

    @Test
    void whatIsWrittenWhileANoteIsSavedStays() {
        site.with("wren", WREN);
        try (Player player = opens("wren/play")) {
            player.waits(LATE).writes("New note", "One.").presses("Save note").inserts(" ").writes("New note", "Two.");
            player.saved("wren", "note: One.").sees("One.");
            Sight.await(() -> player.holds("New note").strip().endsWith("Two."),
                    () -> "has " + player.holds("New note"));
            player.presses("Save note").saved("wren", "Two.");
        }
    }

    @Test
    void twoTabsBothWriteAndNothingIsLost() {
        site.with("wren", WREN);
        try (Player one = opens("wren/play"); Player other = opens("wren/play")) {
            one.writes("New note", "From one.");
            other.writes("New note", "From the other.").presses("Save note").saved("wren", "From the other.");
            one.presses("Save note").saved("wren", "note: From one.").saved("wren", "note: From the other.");
            one.sees("From the other.").misses("has changed since");
        }
    }

    @Test
    void aWordBesideAFriendIsSavedByWhateverIsPressedNext() {
        site.example("blades-in-the-dark", "josef-marrow");
        try (Player player = opens("josef-marrow/play")) {
            player.presses("Notes on people and things").waits(LATE).writes("Brannoch", "Owes me a boat");
            player.presses("Stress 3").saved("josef-marrow", "note: Owes me a boat").saved("josef-marrow",
                    "stress: 3");
        }
    }

    @Test
    void aNoteIsCorrectedRemovedAndTakenBackByKeysAfterSessionOne() {
        site.example("blades-in-the-dark", "pim-vetch");
        String before = site.text("pim-vetch");
        try (Player player = opens("pim-vetch/play").with(With.KEYS)) {
            player.writes("New note", "The bel rang.").presses("Save note").saved("pim-vetch", "note: The bel rang.");
            player.sees("The bel rang.").goes("/characters/pim-vetch/play");
            edited(player).writes("Note", "The bell rang.").asks(SAVE);
            player.key("Enter").saved("pim-vetch", "note: The bell rang.").misses("The bel rang.");
            edited(player).presses("Remove");
            Sight.await(() -> !site.text("pim-vetch").contains("The bell rang."), () -> site.text("pim-vetch"));
            player.goes("/characters/pim-vetch/history").presses("Undo last change")
                    .saved("pim-vetch", "note: The bell rang.");
            player.presses("Undo last change").saved("pim-vetch", "note: The bel rang.").presses("Undo last change");
            Sight.await(() -> site.text("pim-vetch").equals(before), () -> site.text("pim-vetch"));
        }
    }

    /** Opens the note that stands first. */
    private static Player edited(Player player) {
        return player.in("Journal").presses("Edit");
    }

    @Test
    void twentyLinesAreKeptByThumbAndWithoutScripts() {
        site.with("wren", WREN);
        String lines = IntStream.rangeClosed(1, 20).mapToObj(line -> "Line " + line + ": we went on.")
                .collect(Collectors.joining("\n"));
        try (Player player = Player.at(site).with(With.NO_SCRIPTS).wide(390, 844).goes("/characters/wren/play")) {
            player.writes("New note", lines).presses("Save note").saved("wren", "Line 20: we went on.").sees("Line 20");
            String text = site.text("wren");
            lines.lines().forEach(line -> assertEquals(1, text.lines().filter(line(line)).count(), text));
            player.fits(24);
            edited(player).presses("Remove");
            Sight.await(() -> !site.text("wren").contains("Line 20"), () -> site.text("wren"));
            // Without its only entry the file is as it was before, and what came after that is done again.
            player.goes("/characters/wren/history").presses("Redo").saved("wren", "Line 20: we went on.");
        }
    }

    private static Predicate<String> line(String words) {
        return line -> line.strip().equals(words);
    }

    @Test
    void whatIsOnlyWordsIsCorrectedAfterSessionOneAndACrewJoined() {
        site.example("blades-in-the-dark", "pim-vetch").example("blades-in-the-dark", "the-salt-lanterns");
        try (Player player = opens("pim-vetch/play").waits(LATE)) {
            player.presses("Edit name and look").fills("Name", "Pim Vetchling").settles("Crew", "The Salt Lanterns");
            player.saved("pim-vetch", "name: Pim Vetchling").saved("pim-vetch", "the-salt-lanterns.yaml");
            player.fills("Look", "Scorched sleeves").saved("pim-vetch", "look: Scorched sleeves").sees("Pim Vetchling");
        }
        try (Player player = opens("the-salt-lanterns/play")) {
            player.sees("Pim Vetchling");
        }
    }
}
