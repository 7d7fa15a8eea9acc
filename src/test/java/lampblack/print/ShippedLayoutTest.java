package lampblack.print;

import static org.junit.jupiter.api.Assertions.assertEquals;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lampblack.Sampling;
import lampblack.UsesBrowser;
import lampblack.replay.EvaluatedCharacter;
import lampblack.load.CharacterLoader;
import lampblack.load.RulesetLoader;
import lampblack.print.export.BrowserTab;
import lampblack.print.export.OneBrowser;
import lampblack.print.pdf.PrintedDocument;
import lampblack.rules.SheetRules;
import lampblack.rules.option.OptionKey;
import lampblack.rules.option.OptionList;
import lampblack.ruleset.Ruleset;
import lampblack.sheet.Document;
import lampblack.sheet.Paper;
import lampblack.sheet.PrintSettings;
import lampblack.sheet.Sheet;
import lampblack.sheet.SheetKind;
import lampblack.sheet.build.SheetBuilder;
import lampblack.store.RulesetLocation;
import lampblack.store.MessageBundle;
import lampblack.template.SheetRenderer;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@DisplayName("A shipped sheet as it is laid out for print")
@UsesBrowser
@Tag("full")
class ShippedLayoutTest {

    private static final Path ROOT = Path.of("rulesets");
    private static final RulesetLoader RULESETS = new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(ROOT)));
    private static final SheetRenderer RENDERER = new SheetRenderer();
    /** As many sheets as a build lays out on each paper. */
    private static final int MAX = 12;
    private static final int HEIGHT = 1100;
    /** Of a narrow phone, in pixels. */
    private static final int PHONE = 360;
    private static final int WIDE = 1600;
    /** The letters of a page on such a screen at least, in pixels. */
    private static final double LEAST = 13;
    private static final double PIXELS = 96 / 25.4;
    private static final int MARGINS = 18;

    /** What is found wrong in a document, each with the title of the block that it is in. */
    private static final String LOOK = """
            (async () => {
              await document.fonts.ready;
              const found = [];
              const block = element => (element.closest('.block')?.querySelector('h2, .heading')?.textContent || '?');
              for (const row of document.querySelectorAll('p.boxes')) {
                const lines = new Map();
                row.querySelectorAll('.box').forEach(box => {
                  const top = Math.round(box.getBoundingClientRect().top);
                  lines.set(top, (lines.get(top) || 0) + 1);
                });
                const counts = [...lines.values()];
                if (counts.length > 1 && counts[counts.length - 1] === 1) found.push('one box alone: ' + block(row));
                const box = row.getBoundingClientRect();
                if (row.scrollWidth > Math.ceil(box.width) + 1) found.push('boxes stick out: ' + block(row));
              }
              for (const header of document.querySelectorAll('.block > header')) {
                const above = getComputedStyle(header, '::before'), own = header.parentElement.getBoundingClientRect();
                if (own.height && above.content !== 'none' && above.position === 'absolute'
                    && header.getBoundingClientRect().top + parseFloat(above.top) < own.top - 0.5) {
                  found.push('an ornament outside its block: ' + block(header));
                }
              }
              for (const title of document.querySelectorAll('.block > header > h2')) {
                const bar = title.parentElement, around = bar.getBoundingClientRect();
                const own = title.getBoundingClientRect();
                if (getComputedStyle(bar).backgroundColor !== 'rgba(0, 0, 0, 0)'
                    && Math.abs((own.top - around.top) - (around.bottom - own.bottom)) > 1.5) {
                  found.push('a title at the edge of its bar: ' + block(title));
                }
              }
              for (const name of document.querySelectorAll('.field.name dd:not(:empty)')) {
                const words = document.createRange();
                words.selectNodeContents(name);
                const label = name.parentElement.querySelector('dt').getBoundingClientRect();
                if (words.getBoundingClientRect().top - label.bottom > label.height) {
                  found.push('a name far from what it is called: ' + name.textContent);
                }
              }
              for (const option of document.querySelectorAll('.portrait .option')) {
                if (option.getClientRects().length > 1) found.push('torn: ' + option.textContent.trim());
              }
              for (const list of document.querySelectorAll('.block.options')) {
                const edges = new Set([...list.querySelectorAll('.option:has(.ticks)')].filter(option => !option.closest('.card'))
                  .map(option => Math.round(option.querySelector('.option-title').getBoundingClientRect().left
                    - option.getBoundingClientRect().left)));
                if (edges.size > 1) found.push('titles that begin at several edges: ' + block(list));
              }
              for (const uses of document.querySelectorAll('.uses')) {
                const tops = new Set([...uses.querySelectorAll('.box')].map(box => Math.round(box.getBoundingClientRect().top)));
                if (tops.size > 1) found.push('boxes are torn: ' + block(uses));
              }
              const texts = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
              for (let text = texts.nextNode(); text; text = texts.nextNode()) {
                const style = getComputedStyle(text.parentElement);
                if (style.fontStyle === 'italic' && style.fontWeight >= 600 && text.data.trim()) {
                  found.push('bold and slanted: ' + text.data);
                }
                if (/(^|[\\s(])-\\d/.test(text.data)) found.push('a hyphen for a minus: ' + text.data);
              }
              return found;
            })()
            """;

    private static final String LARGE = """
            (() => {
              const found = [];
              for (const option of document.querySelectorAll('.option:has(.ticks)')) {
                const mark = option.querySelector('.ticks .box').getBoundingClientRect();
                const size = parseFloat(getComputedStyle(option.querySelector('.option-title')).fontSize);
                if (mark.height < 0.75 * size) found.push('a mark smaller than its title: ' + option.textContent.trim());
              }
              const rows = new Map();
              for (const field of document.querySelectorAll('.plate .field')) {
                const box = field.getBoundingClientRect(), top = Math.round(box.top);
                rows.set(top, (rows.get(top) || 0) + box.width);
              }
              const all = document.querySelector('.plate').getBoundingClientRect().width;
              for (const width of rows.values()) {
                if (width < 0.9 * all) found.push('a row of fields that is half empty');
              }
              for (const card of document.querySelectorAll('.card')) {
                if (card.getClientRects().length > 1) found.push('a torn card: ' + card.textContent.trim());
              }
              return found;
            })()
            """;

    private static final String PENCILS = """
            (() => {
              const found = [], mm = 96 / 25.4, block = node => node.closest('.block, .plate')?.querySelector('h2, .title')
                  ?.textContent.trim() ?? '';
              for (const line of document.querySelectorAll('.writing .line, .field .line')) {
                const height = line.getBoundingClientRect().height;
                if (height > 0 && height < 6 * mm - 0.5) found.push('a line of ' + height / mm + ' mm: ' + block(line));
              }
              for (const mark of document.querySelectorAll('.page .box, .page .dot')) {
                const box = mark.getBoundingClientRect();
                if (box.width > 0 && Math.min(box.width, box.height) < 3 * mm - 0.5) {
                  found.push('a mark of ' + box.width / mm + ' mm: ' + block(mark));
                }
              }
              const texts = document.createTreeWalker(document.querySelector('.leaf'), NodeFilter.SHOW_TEXT);
              for (let text = texts.nextNode(); text; text = texts.nextNode()) {
                const of = text.parentElement, size = parseFloat(getComputedStyle(of).fontSize);
                if (text.data.trim() && !of.closest('.foot') && size < 8 * 96 / 72 - 0.05) {
                  found.push('letters of ' + size * 72 / 96 + ' pt: ' + text.data.trim());
                }
              }
              return found;
            })()
            """;

    /** How many lines for notes are drawn; nothing where a sheet is to have none, or has notes already. */
    private static final String NOTES = """
            (async () => {
              await document.fonts.ready;
              const ruled = [...document.querySelectorAll('.ruled')];
              const words = document.querySelector('.notes > .says');
              const seen = line => {
                const box = line.getBoundingClientRect();
                const strip = line.closest('.strip').getBoundingClientRect();
                return box.bottom <= line.closest('.body').getBoundingClientRect().bottom + 0.5
                  && box.bottom <= strip.bottom + 0.5 && box.left < strip.right;
              };
              return ruled.length === 0 || words ? -1
                : ruled.flatMap(lines => [...lines.querySelectorAll('.line')]).filter(seen).length;
            })()
            """;
    /** The lines for notes that a pencil has on the sheet of any playbook and crew of this game; others have one at least. */
    private static final int LINES = 3;
    private static final String DENSEST = "blades-in-the-dark .* .*";

    private static List<Exhibit> exhibits;

    private record Exhibit(String name, Sheet sheet) {}

    @BeforeAll
    static void build() throws IOException {
        exhibits = exhibits();
    }

    @ParameterizedTest
    @EnumSource(Paper.class)
    @DisplayName("tears nothing apart, leaves no box alone, and sets nothing outside or at the edge of what it is in")
    void laidOut(Paper paper) throws IOException {
        List<String> wrong = new ArrayList<>();
        try (BrowserTab tab = OneBrowser.tab()) {
            tab.setScriptsEnabled(false);
            for (Exhibit exhibit : Sampling.of("layouts").some(exhibits, MAX)) {
                int width = exhibit.sheet().landscape() ? paper.height() : paper.width();
                tab.setViewport("print", (int) Math.floor((width - MARGINS) * PIXELS), HEIGHT);
                tab.show(new String(RENDERER.render(exhibit.sheet(), paper), StandardCharsets.UTF_8));
                for (JsonNode found : tab.evaluate(LOOK)) {
                    wrong.add(exhibit.name() + ": " + found.asText());
                }
            }
        }
        assertEquals(List.of(), wrong);
    }

    @ParameterizedTest
    @EnumSource(value = Paper.class, names = {"A4", "LETTER"})
    @DisplayName("leaves room for notes, blank and filled, upright, and in landscape where it takes several pages")
    void notes(Paper paper) throws IOException {
        List<String> crowded = new ArrayList<>();
        List<Exhibit> written = exhibits.stream().filter(exhibit -> exhibit.sheet().kind() == SheetKind.BLANK
                || exhibit.sheet().kind() == SheetKind.FILLED)
                .filter(exhibit -> !exhibit.sheet().landscape() || exhibit.sheet().leaves().size() > 1).toList();
        try (BrowserTab tab = OneBrowser.tab()) {
            tab.setScriptsEnabled(false);
            for (Exhibit exhibit : Sampling.of("notes").some(written, 2 * MAX)) {
                boolean landscape = exhibit.sheet().landscape();
                tab.setViewport("print", (int) Math.floor(((landscape ? paper.height() : paper.width()) - MARGINS) * PIXELS),
                        HEIGHT);
                tab.show(new String(RENDERER.render(exhibit.sheet(), paper), StandardCharsets.UTF_8));
                int lines = tab.evaluate(NOTES).asInt();
                if (lines >= 0 && lines < (!landscape && exhibit.name().matches(DENSEST) ? LINES : 1)) {
                    crowded.add(exhibit.name() + " has " + lines);
                }
            }
        }
        assertEquals(List.of(), crowded);
    }

    @Test
    @DisplayName("has room for a hand where it is blank: lines of 6 mm, boxes and dots of 3, and letters of 8 points")
    void forPencils() throws IOException {
        List<String> small = new ArrayList<>();
        List<Exhibit> blanks = exhibits.stream().filter(exhibit -> exhibit.sheet().kind() == SheetKind.BLANK).toList();
        try (BrowserTab tab = OneBrowser.tab()) {
            tab.setScriptsEnabled(false);
            for (Exhibit exhibit : Sampling.of("pencils").some(blanks, MAX)) {
                int width = exhibit.sheet().landscape() ? Paper.A4.height() : Paper.A4.width();
                tab.setViewport("print", (int) Math.floor((width - MARGINS) * PIXELS), HEIGHT);
                tab.show(new String(RENDERER.render(exhibit.sheet(), Paper.A4), StandardCharsets.UTF_8));
                for (JsonNode found : tab.evaluate(PENCILS)) {
                    small.add(exhibit.name() + ": " + found.asText());
                }
            }
        }
        assertEquals(List.of(), small);
    }

    @Test
    @DisplayName("has marks as large as its letters in large print, fields in full rows, and cards of parts that are whole")
    void inLargePrint() throws IOException {
        List<String> wrong = new ArrayList<>();
        List<Exhibit> blanks = exhibits.stream().filter(exhibit -> exhibit.sheet().kind() == SheetKind.BLANK
                && !exhibit.sheet().landscape()).toList();
        try (BrowserTab tab = OneBrowser.tab()) {
            tab.setScriptsEnabled(false);
            tab.setViewport("print", (int) Math.floor((Paper.A4.width() - MARGINS) * PIXELS), HEIGHT);
            for (Exhibit exhibit : Sampling.of("large print").some(blanks, MAX)) {
                tab.show(new String(RENDERER.render(Document.of(List.of(exhibit.sheet())),
                        new PrintSettings(Paper.A4, true, false)), StandardCharsets.UTF_8));
                for (JsonNode found : tab.evaluate(LARGE)) {
                    wrong.add(exhibit.name() + ": " + found.asText());
                }
            }
        }
        assertEquals(List.of(), wrong);
    }

    @Test
    @DisplayName("takes a page for each of its sides on letter too, filled in, to play on and in landscape")
    void aPageASide() throws IOException {
        List<String> over = new ArrayList<>();
        List<Exhibit> whose = exhibits.stream().filter(exhibit -> exhibit.sheet().landscape()
                ? exhibit.sheet().leaves().size() > 1
                : exhibit.sheet().kind() == SheetKind.FILLED || exhibit.sheet().kind() == SheetKind.PLAY).toList();
        try (BrowserTab tab = OneBrowser.tab()) {
            for (Exhibit exhibit : Sampling.of("sides").some(whose, MAX)) {
                tab.show(new String(RENDERER.render(exhibit.sheet(), Paper.LETTER), StandardCharsets.UTF_8));
                int pages = PrintedDocument.count(tab.pdf());
                if (pages != exhibit.sheet().leaves().size()) {
                    over.add(exhibit.name() + " takes " + pages);
                }
            }
        }
        assertEquals(List.of(), over);
    }

    @Test
    @DisplayName("is read with ease on a wide screen: its text is as large as that of other pages")
    void onAWideScreen() throws IOException {
        List<String> small = new ArrayList<>();
        try (BrowserTab tab = OneBrowser.tab()) {
            tab.setViewport("screen", WIDE, HEIGHT);
            for (Exhibit exhibit : Sampling.of("screens").some(exhibits, MAX)) {
                tab.show(new String(RENDERER.render(exhibit.sheet(), Paper.A4), StandardCharsets.UTF_8));
                double size = tab.evaluate("(() => { const page = document.querySelector('.page');"
                        + " return parseFloat(getComputedStyle(page).fontSize) * page.currentCSSZoom; })()").asDouble();
                int width = tab.evaluate("document.documentElement.scrollWidth").asInt();
                if (size < LEAST || width > WIDE) {
                    small.add(exhibit.name() + " is set in " + size + " px on " + width);
                }
            }
        }
        assertEquals(List.of(), small);
    }

    @Test
    @DisplayName("is moved up and down on a phone, and never sideways")
    void onAPhone() throws IOException {
        List<String> wide = new ArrayList<>();
        try (BrowserTab tab = OneBrowser.tab()) {
            tab.setViewport("screen", PHONE, HEIGHT);
            for (Exhibit exhibit : Sampling.of("phones").some(exhibits, MAX)) {
                tab.show(new String(RENDERER.render(exhibit.sheet(), Paper.A4), StandardCharsets.UTF_8));
                int width = tab.evaluate("document.documentElement.scrollWidth").asInt();
                if (width > PHONE) {
                    wide.add(exhibit.name() + " is " + width + " wide");
                }
            }
        }
        assertEquals(List.of(), wide);
    }

    private static List<Exhibit> exhibits() throws IOException {
        CharacterLoader characters = new CharacterLoader(RULESETS);
        SheetBuilder builder = new SheetBuilder(MessageBundle.messages());
        List<Exhibit> all = new ArrayList<>();
        for (String id : RULESETS.ids()) {
            Ruleset game = RULESETS.load(id).value().orElseThrow().ruleset();
            all.add(new Exhibit(id + " reference", builder.reference(game)));
            for (SheetRules rules : game.sheets().values()) {
                OptionList playbooks = rules.lists().get(OptionKey.PLAYBOOKS);
                List<Optional<String>> playbookIds = new ArrayList<>(List.of(Optional.empty()));
                if (playbooks != null) {
                    playbooks.entries().keySet().forEach(playbook -> playbookIds.add(Optional.of(playbook)));
                }
                for (Optional<String> playbook : playbookIds) {
                    String of = id + " " + rules.id() + playbook.map(" "::concat).orElse("");
                    Sheet sheet = builder.blank(game, rules, playbook);
                    all.add(new Exhibit(of, sheet));
                    all.add(new Exhibit(of + " in landscape", sheet.toLandscape()));
                }
            }
            Path folder = ROOT.resolve(id).resolve("characters");
            try (Stream<Path> files = Files.isDirectory(folder) ? Files.list(folder) : Stream.empty()) {
                for (Path file : files.sorted().toList()) {
                    EvaluatedCharacter character = characters.load(file).value().orElseThrow().evaluated();
                    Sheet sheet = builder.filled(character);
                    all.add(new Exhibit(file.getFileName().toString(), sheet));
                    all.add(new Exhibit(file.getFileName() + " to play on", builder.play(character)));
                    all.add(new Exhibit(file.getFileName() + " in landscape", sheet.toLandscape()));
                }
            }
        }
        return all;
    }
}
