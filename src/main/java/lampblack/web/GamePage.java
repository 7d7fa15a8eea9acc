package lampblack.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Severity;
import lampblack.diagnostic.TextPrinter;
import lampblack.io.LoadedRuleset;
import lampblack.rules.Choose;
import lampblack.rules.Field;
import lampblack.rules.Option;
import lampblack.rules.OptionKey;
import lampblack.rules.SheetRules;
import lampblack.ruleset.Credit;
import lampblack.ruleset.Ruleset;
import lampblack.sheet.Markup;

/**
 * A game: who may be begun, its sheets to print, and what is wrong with it.
 *
 * @param language the language of its words, as BCP 47 writes it
 * @param waiting the characters on the shelf that cannot be played until the game can
 * @param problems its diagnostics as text with excerpts, or empty
 * @param trouble what is said above them, or empty
 */
public record GamePage(
        String title, String version, String look, String language, List<Markup.Paragraph> text, List<SheetForm> sheets,
        List<Taken> examples, List<Link> prints, List<Link> waiting, String trouble, String problems,
        List<String> credits,
        List<Notice> notices) implements Page {

    @Override
    public String kind() {
        return "game";
    }

    /** A form that begins a sheet. @param named whether it has a name to give @param names such as others bear */
    public record SheetForm(
            String game, String id, String title, boolean named, List<String> names, List<Choice> playbooks) {

        /** What its names are called on the page, or empty. */
        public String known() {
            return names.isEmpty() ? "" : "names." + id;
        }
    }

    public record Choice(String id, String title) {}

    /** An example that may be taken. */
    public record Taken(String game, String stem, String name, String role) {}

    /** A way to another page. */
    public record Link(String path, String title) {}

    static GamePage of(Visit visit, String id, List<Notice> notices) {
        Checked<LoadedRuleset> loaded = visit.rulebooks().rulesets().load(id);
        List<Diagnostic> said = visit.rulebooks().problems(id).stream()
                .filter(each -> each.severity() != Severity.NOTE).toList();
        String problems = said.isEmpty() ? "" : new TextPrinter(visit.workshop().messages(), false).print(said);
        if (loaded.value().isEmpty()) {
            return new GamePage(Rough.title(visit.rulebooks(), id), id, "", "", Markup.paragraphs(Rough.game(visit.rulebooks(), id)
                    .map(Rough::text).orElse("")), List.of(), List.of(), List.of(), waiting(visit, id),
                    visit.words("web.game.broken-long"), problems, List.of(), notices);
        }
        Ruleset game = loaded.value().get().ruleset();
        String trouble = said.isEmpty() ? ""
                : visit.words(visit.rulebooks().isOld(id) ? "web.game.old" : "web.game.advice");
        return new GamePage(game.title(), visit.words("web.game.version", "id", id, "version", game.version()),
                Look.of(id), game.language(), Markup.paragraphs(game.text()), game.sheets().values().stream()
                        .map(each -> form(game, each)).toList(),
                Examples.of(visit.moment(), game).stream()
                        .map(each -> new Taken(id, each.stem(), each.name(), each.role())).toList(),
                prints(visit, game), List.of(), trouble, problems,
                game.credits().stream().map(Credit::lines).flatMap(List::stream).toList(), notices);
    }

    private static List<Link> waiting(Visit visit, String id) {
        List<Link> all = new ArrayList<>();
        for (String stem : visit.shelf().stems()) {
            visit.shelf().file(stem).flatMap(Rough::character).filter(each -> each.tree().text("ruleset")
                    .filter(id::equals).isPresent()).ifPresent(each -> all.add(new Link(Paths.character(stem),
                            each.name().orElse(stem))));
        }
        return all;
    }

    private static SheetForm form(Ruleset game, SheetRules rules) {
        boolean chosen = rules.creation().values().stream()
                .anyMatch(each -> each instanceof Choose choose && choose.list().equals(OptionKey.PLAYBOOKS));
        return new SheetForm(game.id(), rules.id(), rules.label().title(), rules.fields().containsKey("name"),
                Optional.ofNullable(rules.fields().get("name")).map(Field::suggestions).orElse(List.of()),
                chosen ? playbooks(rules) : List.of());
    }

    private static List<Choice> playbooks(SheetRules rules) {
        return rules.lists().containsKey(OptionKey.PLAYBOOKS)
                ? rules.lists().get(OptionKey.PLAYBOOKS).entries().values().stream().map(GamePage::choice).toList()
                : List.of();
    }

    private static Choice choice(Option option) {
        return new Choice(option.key().id(), option.label().title());
    }

    private static List<Link> prints(Visit visit, Ruleset game) {
        List<Link> all = new ArrayList<>();
        for (SheetRules each : game.sheets().values()) {
            List<Choice> playbooks = playbooks(each);
            playbooks.forEach(playbook -> all.add(new Link(Paths.blank(game.id(), each.id(), playbook.id()),
                    playbook.title())));
            if (playbooks.isEmpty()) {
                all.add(new Link(Paths.blank(game.id(), each.id(), ""), each.label().title()));
            }
        }
        all.add(new Link(Paths.reference(game.id()), visit.words("web.game.reference")));
        return all;
    }
}
