package lampblack.builder.printout;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import lampblack.builder.page.FormData;
import lampblack.builder.page.WallClock;
import lampblack.builder.shelf.ExampleCharacters;
import lampblack.builder.shelf.Games;
import lampblack.builder.shelf.Shelf;
import lampblack.builder.shelf.ShelfCard;
import lampblack.diagnostic.Messages;
import lampblack.edit.LoadedCharacter;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.SheetRules;
import lampblack.rules.option.OptionKey;
import lampblack.ruleset.Ruleset;
import lampblack.sheet.PageEstimate;
import lampblack.sheet.Sheet;
import lampblack.sheet.build.OwnersFirst;
import lampblack.sheet.build.SheetBuilder;

/** What there is to print together of a game: characters, empty sheets and the rules. */
public record PackContents(Shelf shelf, Games games, Messages messages, WallClock clock, Ruleset game) {

    /** More than anybody means to print unasked. */
    private static final int MANY = 12;
    private static final String REFERENCE = "reference";

    /** Something to be ticked. */
    record PackEntry(String value, String title, String about) {}

    /** A sheet and how many pages it is likely to take. */
    public record PackSheet(Sheet sheet, int pages) {}

    /** All there is, by group. */
    Map<String, List<PackEntry>> entries() {
        Map<String, List<PackEntry>> all = new LinkedHashMap<>();
        List<PackEntry> characters = characters();
        all.put("character", characters);
        all.put("example", examples().filter(entry -> characters.stream()
                .noneMatch(known -> known.value().equals(entry.value()))).toList());
        all.put("blank", blanks());
        all.put(REFERENCE, List.of(new PackEntry("yes", messages.text("web.game.reference"), "")));
        return all;
    }

    /** Crews before their members. */
    private List<PackEntry> characters() {
        List<ShelfCard> cards = shelf.ask(new ShelfCard.CardMaker(shelf, games, messages, clock)::of).stream()
                .filter(card -> card.verdict().game().equals(game.id()) && !card.verdict().archived()).toList();
        Map<String, String> names = new HashMap<>();
        cards.forEach(card -> names.put(card.key(), card.name()));
        Comparator<ShelfCard> together = Comparator.comparing((ShelfCard card) ->
                crew(card, names).orElse(card.name()).toLowerCase(Locale.ROOT));
        return cards.stream().sorted(together.thenComparing(card -> crew(card, names).isPresent())
                        .thenComparing(card -> card.name().toLowerCase(Locale.ROOT)))
                .map(card -> new PackEntry(card.key(), card.name(), words(card.verdict().role(),
                        crew(card, names).orElse(""), card.words().career()))).toList();
    }

    private static Optional<String> crew(ShelfCard card, Map<String, String> names) {
        return card.verdict().owners().stream().filter(names::containsKey).map(names::get).findFirst();
    }

    private static String words(String... words) {
        return String.join(" · ", Stream.of(words).filter(word -> !word.isEmpty()).toList());
    }

    private Stream<PackEntry> examples() {
        return ExampleCharacters.of(shelf, games, game, messages).stream().map(example ->
                new PackEntry(example.stem(), example.name(), words(example.role(), example.crew(),
                        example.career())));
    }

    private List<PackEntry> blanks() {
        List<PackEntry> all = new ArrayList<>();
        for (SheetRules rules : game.sheets().values()) {
            List<PackEntry> playbooks = rules.lists().containsKey(OptionKey.PLAYBOOKS)
                    ? rules.lists().get(OptionKey.PLAYBOOKS).entries().values().stream()
                    .map(option -> new PackEntry(rules.id() + "/" + option.key().id(), option.label().title(),
                            rules.label().title())).toList() : List.of();
            all.addAll(playbooks.isEmpty() ? List.of(new PackEntry(rules.id() + "/", rules.label().title(), ""))
                    : playbooks);
        }
        return all;
    }

    /** What an address says, or where it says nothing, what most tables want: their own characters and the rules. */
    PackPicks picks(FormData asked, Map<String, List<PackEntry>> entries) {
        if (!PackPicks.isUnsaid(asked)) {
            return PackPicks.of(asked);
        }
        int own = entries.get("character").size();
        return new PackPicks(Map.of(), own > MANY ? List.of(REFERENCE) : List.of("character", REFERENCE));
    }

    /** The sheets that are picked: those that others belong to first, the rules last. */
    public List<PackSheet> sheets(PackPicks picks, PrintRequest printing) {
        Map<String, List<PackEntry>> entries = entries();
        SheetBuilder builder = new SheetBuilder(messages);
        PicturedSheets pictured = new PicturedSheets(shelf, printing, builder);
        List<EvaluatedCharacter> characters = Stream.concat(
                picked(picks, entries, "character").flatMap(key -> shelf.open(key).stream()).map(pictured::known),
                picked(picks, entries, "example").flatMap(stem -> games.example(game.id(), stem).stream())
                .map(LoadedCharacter::evaluated)).toList();
        List<PackSheet> all = new ArrayList<>();
        OwnersFirst.sorted(characters).forEach(character -> all.add(sheet(pictured.of(character), character.sheet())));
        picked(picks, entries, "blank").forEach(value -> {
            SheetRules rules = game.sheets().get(value.substring(0, value.indexOf('/')));
            all.add(sheet(builder.blank(game, rules, Optional.of(value.substring(value.indexOf('/') + 1))
                    .filter(playbook -> !playbook.isEmpty())), rules));
        });
        picked(picks, entries, REFERENCE).forEach(yes -> {
            Sheet reference = builder.reference(game);
            all.add(new PackSheet(reference, PageEstimate.of(reference, false)));
        });
        return all;
    }

    private PackSheet sheet(Sheet sheet, SheetRules rules) {
        boolean planned = game.plans().containsKey(rules.id()) && !game.plans().get(rules.id()).sides().isEmpty();
        return new PackSheet(sheet, PageEstimate.of(sheet, planned));
    }

    private static Stream<String> picked(PackPicks picks, Map<String, List<PackEntry>> entries, String group) {
        return entries.get(group).stream().map(PackEntry::value).filter(value -> picks.has(group, value));
    }
}
