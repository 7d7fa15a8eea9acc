package lampblack.builder;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.builder.context.Assets;
import lampblack.builder.context.RequestContext;
import lampblack.builder.page.MessagePage;
import lampblack.builder.page.Urls;
import lampblack.builder.printout.PrintRequest;
import lampblack.builder.printout.PrintToolbar;
import lampblack.builder.printout.Printout;
import lampblack.builder.printout.ServedSheet;
import lampblack.character.CharacterFile;
import lampblack.cli.print.PrintOptions;
import lampblack.edit.LoadedCharacter;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.SheetRules;
import lampblack.rules.option.OptionKey;
import lampblack.ruleset.Ruleset;
import lampblack.sheet.Sheet;
import lampblack.sheet.build.SheetBuilder;
import lampblack.sheet.card.DeckBuilder;

/** Shows prints as they will be, with what is chosen about them; the browser prints that very page. */
public final class PrintController {

    /** What is printed, and where it comes from. */
    private record PrintJob(
            PrintRequest wish, List<String> kinds, SheetRules sheet, Printout printout, String action, String back,
            String title) {}

    /** {@code GET /characters/{stem}/print}. */
    public void character(RequestContext visit) {
        ofCharacter(visit).ifPresent(job -> answer(visit, job));
    }

    /** {@code GET /characters/{stem}/print.css}: what the same address without the ending takes for styles. */
    public void characterStyles(RequestContext visit) {
        ofCharacter(visit).ifPresent(job -> styles(visit, job));
    }

    /** {@code GET /games/{game}/print}. */
    public void game(RequestContext visit) {
        ofGame(visit).ifPresent(job -> answer(visit, job));
    }

    /** {@code GET /games/{game}/print.css}. */
    public void gameStyles(RequestContext visit) {
        ofGame(visit).ifPresent(job -> styles(visit, job));
    }

    private static Optional<PrintJob> ofCharacter(RequestContext visit) {
        String stem = visit.path("stem");
        Optional<LoadedCharacter> loaded = visit.shelf().file(stem)
                .flatMap(file -> visit.open(file));
        if (loaded.isEmpty()) {
            visit.missing();
            return Optional.empty();
        }
        LoadedCharacter character = loaded.get();
        PrintRequest wish = PrintRequest.of(visit.context(), PrintRequest.OF_CHARACTER);
        Ruleset game = character.ruleset().ruleset();
        SheetRules rules = character.outcome().sheet();
        if (wish.isCards()) {
            DeckBuilder deck = wish.deck(visit.workshop().messages());
            deck.filled(marked(wish, character.outcome()));
            return cards(visit, deck).map(printout -> new PrintJob(wish, PrintRequest.OF_CHARACTER, rules, printout,
                    Urls.print(stem), Urls.character(stem), visit.words("web.print.back")));
        }
        SheetBuilder builder = new SheetBuilder(visit.workshop().messages());
        List<Sheet> sheets = switch (wish.kind()) {
            case "group" -> PrintOptions.inOrder(group(visit, character)).stream()
                    .map(evaluatedCharacter -> builder.filled(marked(wish, evaluatedCharacter))).toList();
            case "blank" -> List.of(builder.blank(game, rules,
                    character.outcome().standing().playbook()));
            case "reference" -> List.of(builder.reference(game));
            default -> List.of(builder.filled(marked(wish, character.outcome())));
        };
        return Optional.of(new PrintJob(wish, PrintRequest.OF_CHARACTER, rules,
                new Printout.SheetsPrintout(wish.document(sheets, builder.reference(game))), Urls.print(stem),
                Urls.character(stem), visit.words("web.print.back")));
    }

    /** A page that says so is shown where there is nothing to put on cards. */
    private static Optional<Printout> cards(RequestContext visit, DeckBuilder builder) {
        Optional<Printout> cards = builder.deck().map(Printout.CardsPrintout::new);
        if (cards.isEmpty()) {
            visit.show(new MessagePage(visit.words("web.print.kind.cards"), visit.words("web.print.no-cards")));
        }
        return cards;
    }

    private static EvaluatedCharacter marked(PrintRequest wish, EvaluatedCharacter outcome) {
        return wish.is("without-marks") ? outcome.withoutMarks() : outcome;
    }

    /** All on the shelf that belong together with a character; those of its game where it belongs to nobody. */
    private static List<EvaluatedCharacter> group(RequestContext visit, LoadedCharacter character) {
        List<LoadedCharacter> game = new ArrayList<>();
        for (String stem : visit.shelf().stems()) {
            visit.shelf().file(stem).flatMap(file -> visit.open(file))
                    .filter(loadedCharacter -> loadedCharacter.ruleset().ruleset().id()
                    .equals(character.ruleset().ruleset().id()))
                    .ifPresent(game::add);
        }
        List<Path> circle = new ArrayList<>(owners(character));
        circle.add(place(character));
        List<EvaluatedCharacter> together = game.stream()
                .filter(loadedCharacter -> circle.contains(place(loadedCharacter)) || owners(loadedCharacter).stream()
                .anyMatch(circle::contains))
                .map(LoadedCharacter::outcome).toList();
        return together.size() > 1 ? together : game.stream().map(LoadedCharacter::outcome).toList();
    }

    private static Path place(LoadedCharacter character) {
        return Path.of(character.key()).toAbsolutePath().normalize();
    }

    private static List<Path> owners(LoadedCharacter character) {
        return character.file().links().stream()
                .map(ownerReference -> place(character).resolveSibling(ownerReference.file().text()).normalize())
                .toList();
    }

    private static Optional<PrintJob> ofGame(RequestContext visit) {
        String id = visit.path("game");
        Optional<Ruleset> game = visit.rulebooks().game(id);
        PrintRequest wish = PrintRequest.of(visit.context(), PrintRequest.OF_GAME);
        Optional<SheetRules> rules = game.flatMap(ruleset -> rules(ruleset, wish));
        if (game.isEmpty() || rules.isEmpty()
                || wish.playbook().stream().anyMatch(name -> rules.get().option(OptionKey.PLAYBOOKS, name).isEmpty())) {
            visit.missing();
            return Optional.empty();
        }
        String action = Urls.game(id) + "/print";
        if (wish.isCards()) {
            DeckBuilder deck = wish.deck(visit.workshop().messages());
            deck.blank(game.get(), rules.get(), wish.playbook());
            return cards(visit, deck).map(printout -> new PrintJob(wish, PrintRequest.OF_GAME, rules.get(), printout,
                    action,
                    Urls.game(id), game.get().title()));
        }
        SheetBuilder builder = new SheetBuilder(visit.workshop().messages());
        Sheet reference = builder.reference(game.get());
        List<Sheet> sheets = List.of(wish.kind().equals("reference") ? reference
                : builder.blank(game.get(), rules.get(), wish.playbook()));
        return Optional.of(new PrintJob(wish, PrintRequest.OF_GAME, rules.get(),
                new Printout.SheetsPrintout(wish.document(sheets, reference)), action, Urls.game(id), game.get()
                .title()));
    }

    private static Optional<SheetRules> rules(Ruleset game, PrintRequest wish) {
        return wish.sheet().map(name -> Optional.ofNullable(game.sheets().get(name))).orElseGet(() -> Optional.of(
                game.sheets().getOrDefault(CharacterFile.USUAL_SHEET, game.sheets().values().iterator().next())));
    }

    private static void answer(RequestContext visit, PrintJob job) {
        String name = job.printout().heading().replaceAll("[^\\p{L}\\p{N} -]", "").strip();
        if (visit.context().queryParam("text") != null) {
            visit.context().contentType("text/plain; charset=utf-8")
                    .result(job.printout().text(visit.workshop().messages()));
            return;
        }
        byte[] file = job.printout().html(visit.workshop().sheets(), job.wish().printing());
        if (visit.context().queryParam("save") != null) {
            visit.download(name + ".html", "text/html; charset=utf-8", file);
            return;
        }
        Assets assets = visit.workshop().assets();
        String links = link(assets.path("fonts.css"))
                + link(job.action() + ".css" + job.wish().query().replace("&", "&amp;"))
                + link(assets.path("print.css"))
                + "<script defer=\"defer\" src=\"" + assets.path("print.js") + "\"></script>";
        PrintToolbar bar = PrintToolbar.of(visit.messages(), job.wish(), job.kinds(), job.sheet(), job.action(),
                job.back(),
                job.title());
        String html = new String(visit.workshop().renderer().render("web/print-bar", Map.of("bar", bar)),
                StandardCharsets.UTF_8);
        visit.context().contentType("text/html; charset=utf-8").result(ServedSheet.of(file).page(links, html));
    }

    private static void styles(RequestContext visit, PrintJob job) {
        ServedSheet page = ServedSheet.of(job.printout().html(visit.workshop().sheets(), job.wish().printing()));
        visit.context().contentType(Assets.type(".css")).result(page.styles());
    }

    private static String link(String path) {
        return "<link rel=\"stylesheet\" href=\"" + path + "\"/>\n";
    }
}
