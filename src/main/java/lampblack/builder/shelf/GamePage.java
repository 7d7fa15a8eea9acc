package lampblack.builder.shelf;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.builder.page.Choice;
import lampblack.builder.page.GameStyles;
import lampblack.builder.page.Link;
import lampblack.builder.page.Notice;
import lampblack.builder.page.Plate;
import lampblack.builder.page.Urls;
import lampblack.builder.takeover.PageRemarks;
import lampblack.builder.takeover.RemarkedPage;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.DiagnosticPrinter;
import lampblack.diagnostic.Distinct;
import lampblack.diagnostic.Messages;
import lampblack.diagnostic.Severity;
import lampblack.rules.Field;
import lampblack.rules.SheetRules;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionKey;
import lampblack.ruleset.Credit;
import lampblack.ruleset.Ruleset;
import lampblack.sheet.Markup;

/**
 * A game: who may be begun, its sheets to print, and what is wrong with it.
 *
 * @param stamp what its forms say of the shelf
 */
public record GamePage(Plate plate, String stamp, GameWords words, List<SheetForm> sheets, List<ExampleGroup> examples,
        List<Link> prints, GameTrouble trouble, PageRemarks remarks) implements RemarkedPage {

    /** What a game says of itself. @param contentNotes what it is about that a group should know beforehand */
    public record GameWords(String version, List<Markup.Paragraph> text, List<String> contentNotes,
            List<String> credits) {}

    /**
     * What is wrong with it.
     *
     * @param heading what is said above its problems, or empty
     * @param problems its diagnostics as text with excerpts, or empty
     * @param waiting the characters on the shelf that cannot be played until the game can
     */
    public record GameTrouble(String heading, String problems, List<Link> waiting) {}

    @Override
    public String kind() {
        return "game";
    }

    /** Where several of its sheets are printed together. */
    public String pack() {
        return sheets.isEmpty() ? "" : Urls.pack(sheets.get(0).game());
    }

    /** The board of its characters who belong to no crew. */
    public String board() {
        return sheets.isEmpty() ? "" : Urls.group(GroupName.ofGame(sheets.get(0).game()).written());
    }

    /** A form that begins a sheet. @param named whether it has a name to give @param names such as others bear */
    public record SheetForm(
            String game, String id, String title, boolean named, List<String> names, List<Choice> playbooks) {

        /** What its names are called on the page, or empty. */
        public String known() {
            return names.isEmpty() ? "" : "names." + id;
        }
    }

    /** The examples of one kind of sheet. */
    public record ExampleGroup(String title, List<ExampleCharacters.ExampleCharacter> examples) {}

    public static GamePage of(Shelf shelf, Games games, String id, Messages messages, List<Notice> notices) {
        Optional<Ruleset> loaded = games.game(id);
        List<Diagnostic> said = games.problems(id).stream()
                .filter(diagnostic -> diagnostic.severity() != Severity.NOTE).toList();
        String problems = said.isEmpty() ? "" : new DiagnosticPrinter(messages, false).print(said);
        PageRemarks remarks = new PageRemarks(notices, List.of(GameState.of(games, id, messages).quiet()), List.of());
        return loaded.map(game -> of(shelf, games, game, messages, new GameTrouble(said.isEmpty() ? ""
                : messages.text(games.isOld(id) ? "web.game.old" : "web.game.advice"), problems, List.of()), remarks))
                .orElseGet(() -> new GamePage(plate(UnvalidatedHeader.title(games, id), "", ""), ShelfStamp.of(shelf),
                        new GameWords(id, Markup.paragraphs(UnvalidatedHeader.game(games, id)
                                .map(UnvalidatedHeader::text).orElse("")), List.of(), List.of()), List.of(), List.of(),
                        List.of(), new GameTrouble(messages.text("web.game.broken-long"), problems,
                        waiting(shelf, id)), remarks));
    }

    private static GamePage of(Shelf shelf, Games games, Ruleset game, Messages messages, GameTrouble trouble,
            PageRemarks remarks) {
        return new GamePage(plate(game.title(), GameStyles.of(game.id()), game.language()), ShelfStamp.of(shelf),
                new GameWords(messages.text("web.game.version", "id", game.id(), "version", game.version()),
                        Markup.paragraphs(game.text()), game.contentNotes(),
                        game.credits().stream().map(Credit::lines).flatMap(List::stream).toList()),
                game.sheets().values().stream().map(rules -> form(game, rules)).toList(),
                examples(ExampleCharacters.of(shelf, games, game, messages)), prints(messages, game), trouble, remarks);
    }

    private static Plate plate(String title, String look, String language) {
        return new Plate(title, look, language, Link.at("to-shelf", "/", ""));
    }

    private static List<ExampleGroup> examples(List<ExampleCharacters.ExampleCharacter> all) {
        return Distinct.of(all.stream().map(ExampleCharacters.ExampleCharacter::kind)).stream()
                .map(kind -> new ExampleGroup(kind, all.stream().filter(one -> one.kind().equals(kind)).toList()))
                .toList();
    }

    private static List<Link> waiting(Shelf shelf, String id) {
        List<Link> all = new ArrayList<>();
        for (String stem : shelf.keys()) {
            shelf.find(stem).flatMap(UnvalidatedHeader::character)
                    .filter(header -> header.tree().text("ruleset")
                    .filter(id::equals).isPresent()).ifPresent(header -> all.add(Link.of("open", Urls.character(stem),
                            header.name().orElse(stem)).looking("button")));
        }
        return all;
    }

    private static SheetForm form(Ruleset game, SheetRules rules) {
        boolean chosen = rules.creation().values().stream()
                .anyMatch(step -> step.takesFrom(OptionKey.PLAYBOOKS));
        return new SheetForm(game.id(), rules.id(), rules.label().title(), rules.fields().containsKey("name"),
                Optional.ofNullable(rules.fields().get("name")).map(Field::suggestions).orElse(List.of()),
                chosen ? beginning(rules) : List.of());
    }

    /** The playbooks that somebody may begin with. */
    private static List<Choice> beginning(SheetRules rules) {
        DerivedSheet bare = new DerivedSheet(rules, rules.linked().start());
        return Optional.ofNullable(rules.lists().get(OptionKey.PLAYBOOKS)).stream()
                .flatMap(list -> list.entries().values().stream())
                .filter(option -> !option.locked() && option.requires().unmet(bare).isEmpty()).map(GamePage::choice)
                .toList();
    }

    private static List<Choice> playbooks(SheetRules rules) {
        return rules.lists().containsKey(OptionKey.PLAYBOOKS)
                ? rules.lists().get(OptionKey.PLAYBOOKS).entries().values().stream().map(GamePage::choice).toList()
                : List.of();
    }

    private static Choice choice(Option option) {
        return Choice.of(option.key().id(), option.label().title(), false);
    }

    private static List<Link> prints(Messages messages, Ruleset game) {
        List<Link> all = new ArrayList<>();
        for (SheetRules sheetRules : game.sheets().values()) {
            List<Choice> playbooks = playbooks(sheetRules);
            playbooks.forEach(playbook -> all.add(Link.of("print", Urls.blank(game.id(), sheetRules.id(), playbook.value()),
                    playbook.title()).looking("button")));
            if (playbooks.isEmpty()) {
                all.add(Link.of("print", Urls.blank(game.id(), sheetRules.id(), ""), sheetRules.label().title()).looking("button"));
            }
        }
        all.add(Link.of("print", Urls.reference(game.id()), messages.text("web.game.reference")).looking("button"));
        return all;
    }
}
