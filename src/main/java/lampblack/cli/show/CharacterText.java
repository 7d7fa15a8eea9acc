package lampblack.cli.show;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lampblack.character.Ruling;
import lampblack.character.TakenOption;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Messages;
import lampblack.diagnostic.SafeText;
import lampblack.diagnostic.Severity;
import lampblack.edit.LoadedCharacter;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.replay.EntryResult;
import lampblack.replay.EvaluatedCharacter;
import lampblack.replay.OptionBoxes;
import lampblack.rules.Field;
import lampblack.rules.Label;
import lampblack.rules.PartKind;
import lampblack.rules.SheetRules;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionKey;
import lampblack.rules.option.OptionList;
import lampblack.rules.option.Question;
import lampblack.rules.track.Track;
import lampblack.rules.track.Trait;
import lampblack.rules.track.TraitSet;
import lampblack.sheet.build.ChosenAs;
import lampblack.sheet.build.RollDescriptions;
import lampblack.sheet.text.CharacterRemarks;
import lampblack.sheet.text.LedgerText;
import lampblack.sheet.text.LinksText;
import lampblack.sheet.text.TextTable;
import lampblack.sheet.text.TracksText;

/** A character as a plain text that reads like its sheet. */
public final class CharacterText {

    private static final long MAX_DOTS = 8;

    private final String name;
    private final EvaluatedCharacter evaluated;
    private final SheetRules rules;
    private final DerivedSheet derived;
    private final Messages messages;
    private final TextTable table;
    private final List<String> about;
    private final Map<OptionKey, String> chosenAs;

    CharacterText(LoadedCharacter character, Optional<Path> portrait, Messages messages) {
        this(character.name(), character.evaluated(), messages, new TextTable(),
                ShelfLines.of(character.evaluated().file(), portrait, messages));
    }

    private CharacterText(String name, EvaluatedCharacter evaluated, Messages messages, TextTable table,
            List<String> about) {
        this.name = name;
        this.about = about;
        this.table = table;
        this.evaluated = evaluated;
        this.rules = evaluated.sheet();
        this.derived = evaluated.inPlay();
        this.messages = messages;
        this.chosenAs = ChosenAs.of(evaluated);
    }

    /** The whole sheet. */
    String sheet() {
        head();
        about.forEach(table::title);
        fields();
        blocks();
        evaluated.parts().forEach((kind, parts) -> parts.forEach((called, part) -> new CharacterText(
                called, part, messages, table, List.of()).part(rules.parts().get(kind))));
        rulings();
        foot();
        return table.text();
    }

    private void blocks() {
        rules.traits().values().forEach(this::traits);
        rules.lists().values().stream().filter(list -> !list.id().equals(OptionKey.PLAYBOOKS)).forEach(this::options);
        tracks();
    }

    /** One part of the character, under its name. */
    private void part(PartKind kind) {
        table.section("");
        table.line(kind.label().title() + ": " + name);
        fields();
        rules.playbookTitle().ifPresent(title -> options(rules.lists().get(OptionKey.PLAYBOOKS), title));
        blocks();
    }

    /** Every entry of the ledger. */
    String history() {
        head();
        LedgerText words = new LedgerText(evaluated, messages);
        table.section(render("cli.ledger"));
        if (evaluated.history().isEmpty()) {
            table.line(render("cli.no-ledger"));
        }
        int index = 0;
        for (EntryResult result : evaluated.history()) {
            returned(index, result.entry().header().index() + 1);
            index = result.entry().header().index() + 1;
            table.row(List.of(words.number(result), words.when(result), words.change(result), words.what(result)));
        }
        returned(index, Integer.MAX_VALUE);
        return table.text();
    }

    /** What came back between two entries for what is no longer in the game. */
    private void returned(int from, int before) {
        derived.choices().returned().stream().filter(one -> one.until() >= from && (one.until() < before
                || before == Integer.MAX_VALUE)).forEach(one -> table.row(List.of("", "",
                        render("cli.came-back", "amount", one.amount(), "track",
                                rules.tracks().get(one.track()).label().title(one.amount())),
                        render("cli.no-longer", "what", one.title()))));
    }

    private void head() {
        table.title(SafeText.line(name));
        String playbook = derived.playbook().map(id -> derived.title(new OptionKey(OptionKey.PLAYBOOKS, id)) + ", ")
                .orElse("");
        table.title(SafeText.line(playbook + rules.label().title() + ", " + evaluated.ruleset().title() + " "
                + evaluated.ruleset().version()));
        table.title(messages.render(CharacterRemarks.legality(evaluated)));
        evaluated.retired().ifPresent(words -> table.title(render("cli.did.retire", "why", Message.verbatim(words))));
    }

    private void fields() {
        table.section("");
        new LinksText(evaluated, messages).rows().forEach(table::row);
        new LinksText(evaluated, messages).members().forEach(words -> table.row(List.of(render("members"), words)));
        for (Field field : rules.fields().values()) {
            Optional<Node> value = evaluated.file().fields().get(field.label().id());
            if (value.isPresent() && !field.label().id().equals("name")) {
                String words = ruling(field, value.get());
                if (!words.isBlank()) {
                    table.row(List.of(field.label().title(), words));
                }
            }
        }
    }

    private static String ruling(Field field, Node value) {
        return switch (value) {
            case MapNode map -> map.all().stream().map(entry -> title(field, entry.key().text())
                    + entry.value().asValue().map(detail -> ": " + detail.text()).orElse(""))
                    .collect(Collectors.joining("; "));
            case Scalar scalar -> title(field, scalar.text());
            case ListNode list -> "";
        };
    }

    private static String title(Field field, String answer) {
        Label label = field.oneOf().get(answer);
        return label == null ? answer : label.title();
    }

    private void traits(TraitSet set) {
        List<Trait> all = derived.traits(set.id());
        if (all.isEmpty()) {
            return;
        }
        table.section(derived.titleOf(set.label()));
        for (Trait trait : all) {
            String parent = set.under().filter(above -> !derived.parent(trait).isEmpty())
                    .map(above -> derived.title(new Trait(above, derived.parent(trait)))).orElse("");
            table.row(List.of(set.isSingle() ? "" : derived.title(trait), dots(set, trait), parent));
        }
    }

    private String dots(TraitSet set, Trait trait) {
        long rating = derived.rating(trait);
        long cap = derived.cap(trait);
        if (!set.steps().isEmpty() || rating < 0 || Math.max(rating, cap) > MAX_DOTS) {
            return derived.ratingName(trait, rating);
        }
        return "●".repeat((int) rating) + "○".repeat((int) Math.max(0, cap - rating));
    }

    private void options(OptionList list) {
        options(list, derived.titleOf(list.label()));
    }

    private void options(OptionList list, String title) {
        List<TakenOption> taken = derived.choices().list(list.id());
        List<Option> gifts = derived.granted(list.id());
        if (taken.isEmpty() && gifts.isEmpty()) {
            return;
        }
        table.section(title);
        for (TakenOption takenOption : taken) {
            Optional<Option> option = rules.option(list.id(), takenOption.id());
            String named = option.map(known -> known.label().title()).orElse(takenOption.name());
            String said = details(list, takenOption.pick().details(), option);
            String chosen = option.map(Option::key).map(chosenAs::get).orElse("");
            table.row(List.of(named, beside(Stream.of(chosen, said).filter(words -> !words.isEmpty())
                    .collect(Collectors.joining(", ")), option)));
        }
        for (Option gift : gifts) {
            table.row(List.of(gift.label().title(), beside(given(list, gift), Optional.of(gift))));
        }
    }

    /** That an option is granted, with the answers to what it asks. */
    private String given(OptionList list, Option gift) {
        String answers = derived.givenBy(gift.key()).flatMap(source -> source.pick().details().map(gift.key().id()))
                .map(said -> details(list, said, Optional.of(gift))).orElse("");
        return answers.isEmpty() ? render("cli.gift") : render("cli.gift") + ", " + answers;
    }

    /** Some words, the boxes of an option, and what it adds to rolls. */
    private String beside(String words, Optional<Option> option) {
        RollDescriptions rolls = new RollDescriptions(evaluated.ruleset(), rules, messages);
        OptionBoxes boxes = new OptionBoxes(derived);
        TracksText tracks = new TracksText(evaluated, messages);
        Stream<String> marked = option.filter(item -> boxes.size(item) > 0)
                .map(item -> tracks.marks(boxes.marked(item, evaluated.file().now()), boxes.size(item))).stream();
        Stream<String> over = option.filter(item -> item.label().isRetired())
                .map(item -> render("sheet.no-longer")).stream();
        return Stream.of(over, Stream.of(words).filter(text -> !text.isEmpty()), marked,
                option.stream().map(rolls::modifiers).flatMap(List::stream)).flatMap(names -> names)
                .collect(Collectors.joining(", "));
    }

    private String details(OptionList list, MapNode said, Optional<Option> option) {
        List<String> words = new ArrayList<>();
        for (MapNode.Entry entry : said.all()) {
            entry.value().asValue().ifPresent(value ->
                    words.add(detail(list, option, entry.key().text(), value.text())));
        }
        return String.join(", ", words);
    }

    private String detail(OptionList list, Optional<Option> option, String key, String value) {
        Question question = option.map(item -> item.asks().get(key)).orElse(null);
        if (question != null) {
            return question.label().title() + " " + question.title(value, derived);
        }
        return switch (key) {
            case "quality" -> list.quality().containsKey(value) ? list.quality().get(value).title() : value;
            case "note" -> value;
            default -> key + " " + value;
        };
    }

    private void tracks() {
        TracksText words = new TracksText(evaluated, messages);
        table.section(render("cli.tracks"));
        for (Track track : rules.tracks().values()) {
            words.rows(track).forEach(table::row);
        }
        List<String> carried = evaluated.file().now().scalars("carried").stream().map(scalar -> {
            OptionList any = rules.lists().values().stream().filter(list -> list.entries().containsKey(scalar.text()))
                    .findFirst().orElse(null);
            return any == null ? scalar.text() : any.entries().get(scalar.text()).label().title();
        }).toList();
        if (!carried.isEmpty()) {
            table.row(List.of(render("cli.carried"), String.join(", ", carried)));
        }
        List<String> reached = derived.choices().milestones().stream().map(id -> rules.milestones().get(id).title())
                .toList();
        if (!reached.isEmpty()) {
            table.row(List.of(render("cli.milestones"), String.join(", ", reached)));
        }
    }

    private void rulings() {
        if (evaluated.file().rulings().isEmpty()) {
            return;
        }
        table.section(render("cli.rulings"));
        for (Ruling ruling : evaluated.file().rulings()) {
            table.line(ruling.because() + ruling.by().map(by -> " (" + by + ")").orElse("") + " – "
                    + messages.render(CharacterRemarks.ruling(ruling)));
        }
    }

    private void foot() {
        if (!evaluated.todo().isEmpty()) {
            table.section(render("cli.todo"));
            evaluated.todo().forEach(todo -> table.line(messages.render(todo.words())));
        }
        List<String> problems = evaluated.diagnostics().stream()
                .filter(diagnostic -> diagnostic.severity() != Severity.NOTE)
                .map(diagnostic -> diagnostic.span().line() + ": " + messages.render(diagnostic.message())).toList();
        if (!problems.isEmpty()) {
            table.section(render("cli.problems"));
            problems.forEach(table::line);
        }
    }

    private String render(String key, Object... namesAndValues) {
        return messages.render(Message.of(key, namesAndValues));
    }
}
