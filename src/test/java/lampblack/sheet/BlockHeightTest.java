package lampblack.sheet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lampblack.Sampling;
import lampblack.UsesBrowser;
import lampblack.font.OwnFontsGame;
import lampblack.load.CharacterLoader;
import lampblack.load.RulesetLoader;
import lampblack.print.export.BrowserTab;
import lampblack.print.export.OneBrowser;
import lampblack.rules.SheetRules;
import lampblack.rules.option.OptionKey;
import lampblack.rules.option.OptionList;
import lampblack.ruleset.PagePlan;
import lampblack.ruleset.Ruleset;
import lampblack.sheet.build.SheetBuilder;
import lampblack.store.RulesetLocation;
import lampblack.store.MessageBundle;
import lampblack.template.SheetRenderer;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("What is measured without a browser")
@UsesBrowser
class BlockHeightTest {

    private static final Path ROOT = Path.of("rulesets");
    private static final RulesetLoader RULESETS = new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(ROOT)));
    private static final int MAX = 14;
    private static final double PIXELS = 96 / 25.4;
    /** Millimetres that a block may be higher than measured, and what part of its height beyond that. */
    private static final double OFF = 10;
    private static final double PART = 0.08;
    /** The same for lower ones, which only leave room. */
    private static final double OFF_BELOW = 5;
    private static final double PART_BELOW = 0.25;
    private static final String BLOCKS = """
            (async () => {
              await document.fonts.ready;
              return [...document.querySelectorAll('.strip:not(.filling, .flowing, .running) > .column > .block')].map(
                block => ({height: block.getBoundingClientRect().height,
                  width: block.parentElement.getBoundingClientRect().width}));
            })()
            """;
    private static final String WIDTHS = """
            (async () => {
              const font = new FontFace('Measured', 'url(data:font/woff2;base64,%s)');
              await font.load();
              document.fonts.add(font);
              const canvas = document.createElement('canvas').getContext('2d');
              canvas.font = '1000px Measured';
              canvas.fontKerning = 'none';
              return ['Hamburgefonstiv 0123', 'What players look for, and where (they) look!'].map(
                words => canvas.measureText(words).width / 1000);
            })()
            """;

    private record Exhibit(String name, Sheet sheet, boolean planned) {}

    @Test
    @DisplayName("are the letters of the packed faces")
    void letters() throws IOException {
        try (BrowserTab tab = OneBrowser.tab()) {
            tab.show("<p>measured</p>");
            for (PackedWidths face : PackedWidths.values()) {
                byte[] font = Files.readAllBytes(Path.of("templates/fonts", face.font() + ".woff2"));
                JsonNode widths = tab.evaluate(WIDTHS.formatted(Base64.getEncoder().encodeToString(font)));
                assertEquals(widths.get(0).asDouble(), face.ems("Hamburgefonstiv 0123"), 0.25, face.font());
                assertEquals(widths.get(1).asDouble(), face.ems("What players look for, and where (they) look!"),
                        0.5, face.font());
            }
        }
    }

    @Test
    @DisplayName("is how high the blocks of every shipped sheet stand in print")
    void heights() throws IOException {
        List<String> wrong = new ArrayList<>();
        int all = 0;
        try (BrowserTab tab = OneBrowser.tab()) {
            tab.setScriptsEnabled(false);
            tab.setViewport("print", (int) Math.floor(PageFormat.UPRIGHT.width() * PIXELS), 1100);
            List<Exhibit> exhibits = new ArrayList<>(Sampling.of("heights").some(exhibits(), MAX));
            exhibits.addAll(ofOwnFonts());
            for (Exhibit exhibit : exhibits) {
                Sheet sheet = exhibit.sheet();
                SheetType type = new SheetType(sheet.theme(), exhibit.planned(),
                        sheet.kind() == SheetKind.BLANK, sheet.ease(), PageFormat.UPRIGHT);
                tab.show(new String(new SheetRenderer().render(sheet, Paper.A4), StandardCharsets.UTF_8));
                List<Block> blocks = sheet.sides().stream().flatMap(side -> side.strips().stream())
                        .filter(strip -> strip.arrangement() == Sheet.Arrangement.BESIDE)
                        .flatMap(strip -> strip.columns().stream())
                        .flatMap(column -> column.blocks().stream()).toList();
                JsonNode found = tab.evaluate(BLOCKS);
                assertEquals(blocks.size(), found.size(), exhibit.name());
                for (int i = 0; i < blocks.size(); i++) {
                    double height = found.get(i).path("height").asDouble() / PIXELS;
                    double width = found.get(i).path("width").asDouble() / PIXELS;
                    double measured = new BlockHeight(type, width).in(blocks.get(i));
                    all++;
                    boolean fills = blocks.get(i).kind() == Block.BlockKind.NOTES;
                    if (!fills && (height - measured > OFF + PART * height
                            || measured - height > OFF_BELOW + PART_BELOW * height)) {
                        wrong.add("%s: %s is %.1f and was measured %.1f in %.0f".formatted(exhibit.name(),
                                name(blocks.get(i)), height, measured, width));
                    }
                }
            }
        }
        assertTrue(all > 0);
        assertEquals(List.of(), wrong);
    }

    private static String name(Block block) {
        return block instanceof Block.BesideBlock beside
                ? beside.blocks().stream().map(Block::title).toList().toString()
                : block.title();
    }

    private static List<Exhibit> exhibits() throws IOException {
        CharacterLoader characters = new CharacterLoader(RULESETS);
        SheetBuilder builder = new SheetBuilder(MessageBundle.messages());
        List<Exhibit> all = new ArrayList<>();
        for (String id : RULESETS.ids()) {
            Ruleset game = RULESETS.load(id).value().orElseThrow().ruleset();
            for (SheetRules rules : game.sheets().values()) {
                OptionList playbooks = rules.lists().get(OptionKey.PLAYBOOKS);
                boolean planned = planned(game, rules);
                for (String playbook : playbooks == null ? List.<String>of() : playbooks.entries().keySet()) {
                    all.add(new Exhibit(id + " " + playbook, builder.blank(game, rules, Optional.of(playbook)),
                            planned));
                }
            }
            Path folder = ROOT.resolve(id).resolve("characters");
            try (Stream<Path> files = Files.isDirectory(folder) ? Files.list(folder) : Stream.empty()) {
                for (Path file : files.sorted().toList()) {
                    var evaluated = characters.load(file).value().orElseThrow().evaluated();
                    all.add(new Exhibit(file.getFileName().toString(), builder.filled(evaluated),
                            planned(evaluated.ruleset(), evaluated.sheet())));
                }
            }
        }
        return all;
    }

    /** Sheets that are set in other letters than any packed ones, wide and all of one kind. */
    private static List<Exhibit> ofOwnFonts() throws IOException {
        Path folder = Files.createTempDirectory("fonts");
        OwnFontsGame.in(folder, "inked", OwnFontsGame.INKED);
        Ruleset game = new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(folder),
                new RulesetLocation.RulesetFolder(ROOT))).load("inked").value().orElseThrow().ruleset();
        SheetRules rules = game.sheets().values().iterator().next();
        List<Exhibit> all = new ArrayList<>();
        for (String playbook : rules.lists().get(OptionKey.PLAYBOOKS).entries().keySet()) {
            all.add(new Exhibit("inked " + playbook, new SheetBuilder(MessageBundle.messages()).blank(game, rules,
                    Optional.of(playbook)), planned(game, rules)));
        }
        return all.subList(0, 2);
    }

    private static boolean planned(Ruleset game, SheetRules rules) {
        return !game.plans().getOrDefault(rules.id(), PagePlan.NONE).sides().isEmpty();
    }
}
