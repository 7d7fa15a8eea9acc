package lampblack.print.export;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import lampblack.builder.printout.Printout;
import lampblack.load.CharacterLoader;
import lampblack.load.RulesetLoader;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.SheetRules;
import lampblack.ruleset.Ruleset;
import lampblack.sheet.DeckBuilder;
import lampblack.sheet.Document;
import lampblack.sheet.Paper;
import lampblack.sheet.PrintSettings;
import lampblack.sheet.Sheet;
import lampblack.sheet.build.SheetBuilder;
import lampblack.store.MessageBundle;
import lampblack.store.RulesetLocation;
import lampblack.template.SheetRenderer;

/** What is printed of a shipped game. @param kind {@code filled}, {@code play}, {@code blank}, {@code reference} or {@code cards} */
public record Exhibit(String name, String kind, Ruleset game, Printout printout) {

    private static final Path ROOT = Path.of("rulesets");
    private static final RulesetLoader RULESETS = new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(ROOT)));
    private static final PrintSettings PRINTING = new PrintSettings(Paper.A4);
    private static final CharacterLoader CHARACTERS = new CharacterLoader(RULESETS);

    private Exhibit(String kind, Ruleset game, String name, Sheet sheet) {
        this(game.id() + " " + kind + " " + name, kind, game, new Printout.SheetsPrintout(Document.of(List.of(sheet))));
    }

    /** Those of some kinds, of all shipped games. */
    public static List<Exhibit> all(Predicate<String> kinds) throws IOException {
        List<Exhibit> all = new ArrayList<>();
        for (String id : RULESETS.ids()) {
            Ruleset game = RULESETS.load(id).value().orElseThrow().ruleset();
            SheetBuilder builder = new SheetBuilder(MessageBundle.messages());
            if (kinds.test("reference")) {
                all.add(new Exhibit("reference", game, "", builder.reference(game)));
            }
            for (SheetRules rules : game.sheets().values()) {
                if (kinds.test("blank")) {
                    all.add(new Exhibit("blank", game, rules.id(), builder.blank(game, rules, Optional.empty())));
                }
                DeckBuilder deck = new DeckBuilder(MessageBundle.messages(), PRINTING, false, List.of());
                deck.blank(game, rules, Optional.empty());
                deck.deck().filter(cards -> kinds.test("cards")).ifPresent(cards -> all.add(new Exhibit(id + " cards "
                        + rules.id(), "cards", game, new Printout.CardsPrintout(cards))));
            }
            for (EvaluatedCharacter character : characters(id)) {
                String name = character.file().fields().text("name").orElse("");
                if (kinds.test("filled")) {
                    all.add(new Exhibit("filled", game, name, builder.filled(character)));
                }
                if (kinds.test("play")) {
                    all.add(new Exhibit("play", game, name, builder.play(character)));
                }
            }
        }
        return all;
    }

    /** A character's sheet, as the record of it. */
    public static Exhibit filled(String game, String character) {
        EvaluatedCharacter evaluated = character(ROOT.resolve(game).resolve("characters").resolve(character + ".yaml"));
        return new Exhibit("filled", evaluated.ruleset(), character,
                new SheetBuilder(MessageBundle.messages()).filled(evaluated));
    }

    private static List<EvaluatedCharacter> characters(String game) throws IOException {
        Path folder = ROOT.resolve(game).resolve("characters");
        try (Stream<Path> files = Files.isDirectory(folder) ? Files.list(folder) : Stream.empty()) {
            return files.filter(file -> file.toString().endsWith(".yaml")).sorted().map(Exhibit::character).toList();
        }
    }

    private static EvaluatedCharacter character(Path file) {
        return CHARACTERS.load(file).value().orElseThrow().evaluated();
    }

    /** The sheet that it is. */
    public Sheet sheet() {
        return printout.sheets().orElseThrow().sheets().get(0);
    }

    public byte[] html() {
        return html(PRINTING);
    }

    /** The same with the names of its marks and lines. */
    public byte[] named() {
        return html(PRINTING.withNames());
    }

    private byte[] html(PrintSettings printing) {
        return switch (printout) {
            case Printout.SheetsPrintout sheets -> new SheetRenderer().render(sheets.document(), printing);
            case Printout.CardsPrintout cards -> new SheetRenderer().render(cards.deck(), printing);
        };
    }

    public byte[] pdf() {
        return pdf(html(), Optional.empty());
    }

    /** The same to fill in. */
    public byte[] fillable() {
        return pdf(named(), Optional.of(FormPlan.of(printout.sheets().orElseThrow(), List.of(""),
                MessageBundle.messages())));
    }

    private byte[] pdf(byte[] html, Optional<FormPlan> plan) {
        try (BrowserTab tab = OneBrowser.tab()) {
            return PdfExport.of(tab, html, printout.properties(List.of(game), MessageBundle.messages()), plan,
                    PaperFinish.NONE);
        }
    }
}
