package lampblack.server;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import lampblack.server.Player.With;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The shelf is searched, sorted and tidied by hand in a browser: in place, with the focus kept and nothing lost. */
@Tag("full")
class ShelfFlowTest extends Flow {

    private static final String ASH = "format: 1\nruleset: black-sword\nsheet: character\nfields: {name: NAME}\n";
    private static final String FOCUS = "document.activeElement.id";
    private static final String[] NAMES = {"Ash", "Bell", "Corin", "Dray", "Edda", "Fenn", "Gant", "Hob", "Ilse",
        "Jory", "Kit", "Lorn", "Maud"};

    @TempDir
    Path pictures;

    private void shelf() {
        for (String name : NAMES) {
            site.with(name.toLowerCase(Locale.ROOT), ASH.replace("NAME", name));
        }
    }

    @Test
    void theShelfFollowsWhatIsTypedAndTheAddressKeepsIt() {
        shelf();
        try (Player player = Player.at(site).goes("/").sees("13 of 13")) {
            player.writes("Search", "cor").sees("1 of 13").misses("Maud");
            assertEquals("shelf-q", player.asks(FOCUS).asText());
            assertEquals("cor", player.holds("Search"));
            player.types("in").sees("Corin");
            Sight.await(() -> player.address().startsWith("/?q=corin"), player::address);
            player.goes("/?q=corin").sees("1 of 13").misses("Maud");
        }
    }

    @Test
    void whatIsDeletedIsTakenBackInPlaceTwiceInARow() {
        shelf();
        try (Player player = Player.at(site).goes("/?sort=name").sees("13 of 13")) {
            player.presses("More for Bell: tags, archive, delete").presses("Delete").sees("Bell was deleted.");
            player.presses("More for Ash: tags, archive, delete").presses("Delete").sees("Ash was deleted.");
            assertFalse(Files.exists(site.file("ash")) || Files.exists(site.file("bell")));
            player.sees("Bell was deleted.").keeps("Undo").key("Enter").misses("Ash was deleted.").sees("12 sheets");
            assertTrue(Files.exists(site.file("ash")));
            player.presses("Undo").misses("was deleted.").sees("13 of 13");
            assertTrue(Files.exists(site.file("bell")));
            player.presses("More for Maud: tags, archive, delete").presses("Delete").sees("Maud was deleted.");
            player.goes("/").presses("1 deleted").presses("Restore");
            Sight.await(() -> Files.exists(site.file("maud")), () -> "Maud is not back");
        }
    }

    @Test
    void whatTakesADeletionBackKeepsTheFocusWhileThePageFollowsTheDisk() {
        shelf();
        try (Player player = Player.at(site).goes("/?sort=name").sees("13 of 13")) {
            player.presses("More for Bell: tags, archive, delete").presses("Delete").sees("Bell was deleted.").keeps("Undo");
            site.with("nora", ASH.replace("NAME", "Nora"));
            player.sees("Nora").keeps("Undo").key("Enter").misses("Bell was deleted.").sees("14 of 14");
        }
    }

    @Test
    void tagsAreWrittenIntoTheFileAndFindItAgain() {
        shelf();
        try (Player player = Player.at(site).with(With.KEYS).goes("/?sort=name").sees("13 of 13")) {
            player.presses("More for Gant: tags, archive, delete").writes("Tags, separated by commas",
                    "one-shot, tuesday").presses("Save tags").saved("gant", "tags: [one-shot, tuesday]");
            player.chooses("Tag", "tuesday").sees("1 of 13").misses("Hob");
            player.presses("More for Gant: tags, archive, delete").presses("Archive").saved("gant", "archived: true");
            player.sees("1 archived").goes("/?show=archived").sees("Gant").misses("Hob");
        }
    }

    @Test
    void aShelfIsTidiedByThumbAndWithoutScripts() {
        shelf();
        try (Player thumb = Player.at(site).wide(390, 844).goes("/?sort=name").sees("13 of 13")) {
            thumb.fits(44).presses("More for Hob: tags, archive, delete").presses("Archive")
                    .saved("hob", "archived: true");
        }
        try (Player player = Player.at(site).with(With.NO_SCRIPTS).goes("/").sees("12 of 13")) {
            player.writes("Search", "kit").presses("Find").sees("1 of 13").misses("Maud");
            player.presses("More for Kit: tags, archive, delete").writes("Tags, separated by commas", "spare")
                    .presses("Save tags").saved("kit", "tags: [spare]");
            player.goes("/?q=spare").sees("Kit").presses("More for Kit: tags, archive, delete").presses("Delete");
            player.sees("Kit was deleted.").presses("Undo").saved("kit", "tags: [spare]");
        }
    }

    @Test
    void aCrewStandsWithItsMembersAndItsPackHasAsManyPagesAsItSays() throws IOException {
        site.example("blades-in-the-dark", "josef-marrow").example("blades-in-the-dark", "the-salt-lanterns");
        site.with("josef-marrow", site.text("josef-marrow").replaceFirst("(?m)^links:.*$", ""));
        try (Player player = opens("josef-marrow/play")) {
            player.presses("Edit name and look").fills("Alias", "Old Knots")
                    .saved("josef-marrow", "alias: Old Knots").settles("Crew", "The Salt Lanterns");
            player.saved("josef-marrow", "the-salt-lanterns.yaml").goes("/").sees("Party overview");
            assertEquals(1, player.asks("[...document.querySelectorAll('.card-group')].filter(group => "
                    + "/Salt Lanterns/.test(group.textContent) && /Josef Marrow/.test(group.textContent)).length")
                    .asInt());
            player.presses("Print several").presses("None of My characters")
                    .presses("The Salt Lanterns Smugglers · Session 12 · 6 advances")
                    .presses("Cutter Character").presses("Ghost Character");
            Sight.await(() -> counted(player).matches("\\d+ pages on A4 \\(4 sheets\\)"), () -> counted(player));
            int said = Integer.parseInt(counted(player).replaceAll("\\D.*", ""));
            player.presses("Print");
            Sight.await(() -> player.address().contains("/pack/print"), player::address);
            try (PDDocument paper = Loader.loadPDF(player.prints())) {
                assertEquals(said, paper.getNumberOfPages());
            }
        }
    }

    private static String counted(Player player) {
        return player.asks("document.querySelector('#pack-count output').textContent").asText();
    }

    @Test
    void aShelfOfSixtyIsSearchedAsItIsTyped() {
        IntStream.range(0, 60).forEach(i -> site.with("c" + i, ASH.replace("NAME", NAMES[i % 13] + " " + i)));
        try (Player player = Player.at(site).goes("/").sees("60 of 60")) {
            player.waits(400).writes("Search", "maud 51").sees("1 of 60").misses("Ash 0").waits(0);
            Sight.await(() -> player.address().contains("q=maud"), player::address);
            player.goes("/?sort=name&q=maud+51").sees("Maud 51").misses("Ash 0");
        }
    }

    @Test
    void aPictureIsPutUpReplacedTakenBackAndNeverMadeOfAnythingElse() throws IOException {
        shelf();
        Path kept = folder.resolve(".portraits/ash.png");
        try (Player player = Player.at(site).goes("/characters/ash")) {
            player.presses("Picture").picks("Picture (PNG, JPEG or WebP)", picture("one.png", 40))
                    .presses("Use this picture").sees("The picture was changed.");
            byte[] first = Files.readAllBytes(portrait("ash"));
            player.presses("Picture").picks("Picture (PNG, JPEG or WebP)", picture("two.png", 60))
                    .presses("Use this picture").sees("The picture was changed.");
            player.presses("Undo").sees("Undone: the picture is what it was before.");
            assertArrayEquals(first, Files.readAllBytes(portrait("ash")));
            Path hostile = Files.writeString(pictures.resolve("hostile.png"), "<svg onload='alert(1)'/>");
            player.presses("Picture").picks("Picture (PNG, JPEG or WebP)", hostile).presses("Use this picture")
                    .sees("This picture can't be used.");
            assertArrayEquals(first, Files.readAllBytes(portrait("ash")));
        }
        try (Player player = Player.at(site).with(With.NO_SCRIPTS).goes("/characters/ash")) {
            player.presses("Picture").presses("Remove the picture").sees("The picture was removed.");
            assertFalse(Files.exists(kept));
            player.presses("Undo").sees("Undone: the picture is what it was before.");
            assertTrue(Files.exists(portrait("ash")));
        }
    }

    private Path portrait(String key) {
        return List.of("png", "jpg", "webp").stream().map(ending -> folder.resolve(".portraits/" + key + "." + ending))
                .filter(Files::exists).findFirst().orElseThrow();
    }

    private Path picture(String name, int width) throws IOException {
        Path file = pictures.resolve(name);
        ImageIO.write(new BufferedImage(width, 50, BufferedImage.TYPE_INT_RGB), "png", file.toFile());
        return file;
    }
}
