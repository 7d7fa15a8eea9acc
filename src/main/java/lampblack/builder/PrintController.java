package lampblack.builder;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import lampblack.builder.group.ShelfGroups;
import lampblack.builder.page.AssetUrls;
import lampblack.builder.page.MessagePage;
import lampblack.builder.page.Urls;
import lampblack.builder.printout.PicturedSheets;
import lampblack.builder.printout.PrintRequest;
import lampblack.builder.printout.PrintToolbar;
import lampblack.builder.printout.Printout;
import lampblack.builder.printout.ServedSheet;
import lampblack.builder.shelf.GameState;
import lampblack.builder.shelf.Keys;
import lampblack.character.CharacterFile;
import lampblack.edit.LoadedCharacter;
import lampblack.picture.ArtPicture;
import lampblack.rules.SheetRules;
import lampblack.rules.option.OptionKey;
import lampblack.ruleset.Ruleset;
import lampblack.sheet.Document;
import lampblack.sheet.DocumentProperties;
import lampblack.sheet.PrintSettings;
import lampblack.sheet.Sheet;
import lampblack.sheet.build.OwnersFirst;
import lampblack.sheet.build.SheetBuilder;
import lampblack.sheet.DeckBuilder;

/** Shows prints as they will be, with what is chosen about them; the browser prints that very page. */
record PrintController(Builder builder) {

    private static final String HTML = "text/html; charset=utf-8";

    private static final Set<String> FILLABLE = Set.of("filled", "blank");

    /** What is printed, and where it comes from. @param fillable whether it can be filled in on a screen */
    record PrintJob(
            PrintRequest printRequest, List<String> kinds, Ruleset game, SheetRules sheet, Printout printout,
            String action, String back, String title, boolean fillable) {

        /** One of which nothing is filled in on a screen. */
        PrintJob(PrintRequest printRequest, List<String> kinds, Ruleset game, SheetRules sheet, Printout printout,
                String action, String back, String title) {
            this(printRequest, kinds, game, sheet, printout, action, back, title, false);
        }
    }

    /** {@code GET /characters/{stem}/print}. */
    Reply character(Request request) {
        return ofCharacter(request, job -> answer(request, job));
    }

    /** {@code GET /characters/{stem}/print.css}: what the same address without the ending takes for styles. */
    Reply characterStyles(Request request) {
        return ofCharacter(request, job -> styles(job));
    }

    /** {@code GET /characters/{stem}/print.pdf}: what the same address without the ending shows, as a file. */
    Reply characterPdf(Request request) {
        return ofCharacter(request, job -> pdf(request, job));
    }

    /** {@code GET /games/{game}/print}. */
    Reply game(Request request) {
        return ofGame(request, job -> answer(request, job));
    }

    /** {@code GET /games/{game}/print.css}. */
    Reply gameStyles(Request request) {
        return ofGame(request, job -> styles(job));
    }

    /** {@code GET /games/{game}/print.pdf}. */
    Reply gamePdf(Request request) {
        return ofGame(request, job -> pdf(request, job));
    }

    private Reply ofCharacter(Request request, Function<PrintJob, Reply> answer) {
        String stem = request.key();
        Optional<LoadedCharacter> loaded = builder.shelf().open(stem);
        if (loaded.isEmpty()) {
            return new Reply.Refusal(Reply.Status.MISSING);
        }
        LoadedCharacter character = loaded.get();
        PrintRequest printRequest = PrintRequest.of(request.asked(), PrintRequest.OF_CHARACTER);
        Ruleset game = character.ruleset().ruleset();
        SheetRules rules = character.evaluated().sheet();
        if (printRequest.isCards()) {
            DeckBuilder deck = printRequest.deck(builder.messages());
            deck.filled(printRequest.marked(character.evaluated()),
                    builder.shelf().portrait(character.key()).map(ArtPicture::of));
            return cards(deck,
                    printout -> answer.apply(new PrintJob(printRequest, PrintRequest.OF_CHARACTER, game, rules,
                    printout,
                    Urls.print(stem), Urls.character(stem), builder.text("web.print.back"))));
        }
        SheetBuilder sheetBuilder = new SheetBuilder(builder.messages());
        PicturedSheets pictured = new PicturedSheets(builder.shelf(), printRequest, sheetBuilder);
        List<Sheet> sheets = switch (printRequest.kind()) {
            case "group" -> OwnersFirst.sorted(group(character).stream().map(pictured::known).toList()).stream()
                    .map(pictured::of).toList();
            case "blank" -> List.of(sheetBuilder.blank(game, rules,
                    character.evaluated().derived().playbook()));
            case "reference" -> List.of(sheetBuilder.reference(game));
            default -> List.of(pictured.of(pictured.known(character)));
        };
        return answer.apply(new PrintJob(printRequest, PrintRequest.OF_CHARACTER, game, rules,
                new Printout.SheetsPrintout(printRequest.document(sheets, sheetBuilder.reference(game))),
                Urls.print(stem),
                Urls.character(stem), builder.text("web.print.back"), FILLABLE.contains(printRequest.kind())));
    }

    /** A page that says so is shown where there is nothing to put on cards. */
    private Reply cards(DeckBuilder deck, Function<Printout, Reply> answer) {
        return deck.deck().map(Printout.CardsPrintout::new).<Reply>map(answer::apply).orElseGet(() -> Reply.Page.of(
                new MessagePage(builder.text("web.print.kind.cards"), builder.text("web.print.no-cards"))));
    }

    /** The characters in the same group as a character, or of the same game where it has no group. */
    private List<LoadedCharacter> group(LoadedCharacter character) {
        List<LoadedCharacter> game = new ArrayList<>();
        for (String key : builder.shelf().keys()) {
            builder.shelf().open(key).filter(other -> other.ruleset().ruleset().id()
                    .equals(character.ruleset().ruleset().id())).ifPresent(game::add);
        }
        Set<String> circle = new HashSet<>(ShelfGroups.linked(character));
        circle.add(Keys.file(character.key()));
        List<LoadedCharacter> together = game.stream().filter(other -> circle.contains(Keys.file(other.key()))
                || ShelfGroups.linked(other).stream().anyMatch(circle::contains)).toList();
        return together.size() > 1 ? together : List.copyOf(game);
    }

    private Reply ofGame(Request request, Function<PrintJob, Reply> answer) {
        String id = request.step("game");
        Optional<Ruleset> game = builder.games().game(id);
        PrintRequest printRequest = PrintRequest.of(request.asked(), PrintRequest.OF_GAME);
        Optional<SheetRules> rules = game.flatMap(ruleset -> rules(ruleset, printRequest));
        if (game.isEmpty() || rules.isEmpty()
                || printRequest.playbook().stream()
                .anyMatch(name -> rules.get().option(OptionKey.PLAYBOOKS, name).isEmpty())) {
            return new Reply.Refusal(Reply.Status.MISSING);
        }
        String action = Urls.game(id) + "/print";
        if (printRequest.isCards()) {
            DeckBuilder deck = printRequest.deck(builder.messages());
            deck.blank(game.get(), rules.get(), printRequest.playbook());
            return cards(deck,
                    printout -> answer.apply(new PrintJob(printRequest, PrintRequest.OF_GAME, game.get(), rules.get(), printout,
                    action,
                    Urls.game(id), game.get().title())));
        }
        SheetBuilder sheetBuilder = new SheetBuilder(builder.messages());
        Sheet reference = sheetBuilder.reference(game.get());
        List<Sheet> sheets = List.of(printRequest.kind().equals("reference") ? reference
                : sheetBuilder.blank(game.get(), rules.get(), printRequest.playbook()));
        return answer.apply(new PrintJob(printRequest, PrintRequest.OF_GAME, game.get(), rules.get(),
                new Printout.SheetsPrintout(printRequest.document(sheets, reference)), action, Urls.game(id), game.get()
                .title(), !printRequest.kind().equals("reference")));
    }

    private static Optional<SheetRules> rules(Ruleset game, PrintRequest printRequest) {
        return printRequest.sheet().map(name -> Optional.ofNullable(game.sheets().get(name)))
                .orElseGet(() -> Optional.of(
                game.sheets().getOrDefault(CharacterFile.USUAL_SHEET, game.sheets().values().iterator().next())));
    }

    /** A heading without what a name of a file had better not hold. */
    static String fileName(String heading) {
        StringBuilder name = new StringBuilder();
        heading.codePoints().filter(PrintController::isKept).forEach(letter -> name.append(Character.toChars(letter)));
        return name.toString().strip();
    }

    private static boolean isKept(int letter) {
        return letter == ' ' || letter == '-' || Character.isLetter(letter) || switch (Character.getType(letter)) {
            case Character.DECIMAL_DIGIT_NUMBER, Character.LETTER_NUMBER, Character.OTHER_NUMBER -> true;
            default -> false;
        };
    }

    Reply answer(Request request, PrintJob job) {
        String name = fileName(job.printout().heading());
        if (request.asks("text")) {
            return new Reply.Content("text/plain; charset=utf-8",
                    job.printout().text(builder.messages()).getBytes(StandardCharsets.UTF_8), Optional.empty());
        }
        byte[] file = job.printout().html(builder.prints(), job.printRequest().printing());
        if (request.asks("save")) {
            return new Reply.Content(HTML, file, Optional.of(name + ".html"));
        }
        AssetUrls assets = builder.assets();
        String links = link(assets.fonts())
                + link(job.action() + ".css" + job.printRequest().query().replace("&", "&amp;"))
                + link(assets.printStyle())
                + "<script defer=\"defer\" blocking=\"render\" src=\"" + assets.printScript() + "\" data-state=\"" + assets.state() + "\"></script>";
        PrintToolbar bar =
                PrintToolbar.of(builder.messages(), job.printRequest(), job.kinds(), job.sheet(), job.action(),
                job.back(), job.title(), List.of(GameState.of(builder.games(), job.game().id(), builder.messages())),
                builder.prints().makesPdf() ? List.of(name + ".pdf") : List.of(), job.fillable());
        String html = new String(builder.prints().toolbar(bar),
                StandardCharsets.UTF_8);
        return new Reply.Content(HTML, ServedSheet.of(file).page(links, html).getBytes(StandardCharsets.UTF_8),
                Optional.empty());
    }

    Reply pdf(Request request, PrintJob job) {
        if (!builder.prints().makesPdf()) {
            return new Reply.Refusal(Reply.Status.MISSING);
        }
        boolean fillable = request.asks("fillable") && job.fillable();
        PrintSettings printing = job.printRequest().printing();
        byte[] html = job.printout().html(builder.prints(), fillable ? printing.withNames() : printing);
        DocumentProperties properties = job.printout().properties(List.of(job.game()), builder.messages());
        Optional<Document> filled = job.printout().sheets().filter(document -> fillable);
        return filled.map(document -> builder.prints().fillable(html, properties, document))
                .orElseGet(() -> builder.prints().pdf(html, properties))
                .<Reply>map(file -> new Reply.Content("application/pdf", file,
                        Optional.of(fileName(job.printout().heading()) + ".pdf")))
                .orElseGet(() -> Reply.Page.of(Reply.Status.REFUSED, new MessagePage(
                        builder.text("web.print.pdf.failed.title"), builder.text("web.print.pdf.failed"))));
    }

    Reply styles(PrintJob job) {
        ServedSheet page = ServedSheet.of(job.printout().html(builder.prints(), job.printRequest().printing()));
        return new Reply.Content("text/css; charset=utf-8", page.styles().getBytes(StandardCharsets.UTF_8),
                Optional.empty());
    }

    private static String link(String path) {
        return "<link rel=\"stylesheet\" href=\"" + path + "\"/>\n";
    }
}
