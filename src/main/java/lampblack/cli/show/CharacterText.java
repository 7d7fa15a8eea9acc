package lampblack.cli.show;

import java.util.ArrayList;
import java.util.List;
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
import lampblack.rules.trait.Trait;
import lampblack.rules.trait.TraitSet;
import lampblack.sheet.roll.RollDescriptions;
import lampblack.sheet.text.CharacterRemarks;
import lampblack.sheet.text.LedgerText;
import lampblack.sheet.text.LinksText;
import lampblack.sheet.text.TextTable;
import lampblack.sheet.text.TracksText;

/** A character as a plain text that reads like its sheet. */
public final class CharacterText {

    private static final long MOST_DOTS = 8;

    private final String name;
    private final EvaluatedCharacter outcome;
    private final SheetRules rules;
    private final DerivedSheet at;
    private final Messages messages;
    private final TextTable page;

    CharacterText(LoadedCharacter character, Messages messages) {
        this(character.name(), character.outcome(), messages, new TextTable());
    }

    private CharacterText(String name, EvaluatedCharacter outcome, Messages messages, TextTable page) {
        this.name = name;
        this.page = page;
        this.outcome = outcome;
        this.rules = outcome.sheet();
        this.at = outcome.standing();
        this.messages = messages;
    }

    /** The whole sheet. */
    String sheet() {
        head();
        fields();
        blocks();
        outcome.parts().forEach((kind, parts) -> parts.forEach((called, part) -> new CharacterText(
                called, part, messages, page).part(rules.parts().get(kind))));
        rulings();
        foot();
        return page.text();
    }

    private void blocks() {
        rules.traits().values().forEach(this::traits);
        rules.lists().values().stream().filter(list -> !list.id().equals(OptionKey.PLAYBOOKS)).forEach(this::options);
        tracks();
    }

    /** One part of the character, under its name. */
    private void part(PartKind kind) {
        page.section("");
        page.line(kind.label().title() + ": " + name);
        fields();
        blocks();
    }

    /** Every entry of the ledger. */
    String history() {
        head();
        LedgerText words = new LedgerText(outcome, messages);
        page.section(say("cli.ledger"));
        if (outcome.history().isEmpty()) {
            page.line(say("cli.no-ledger"));
        }
        for (EntryResult line : outcome.history()) {
            page.row(List.of(words.number(line), words.when(line), words.change(line), words.what(line)));
        }
        return page.text();
    }

    private void head() {
        page.title(SafeText.line(name));
        String playbook = at.playbook().map(id -> at.title(new OptionKey(OptionKey.PLAYBOOKS, id)) + ", ").orElse("");
        page.title(SafeText.line(playbook + rules.label().title() + ", " + outcome.ruleset().title() + " "
                + outcome.ruleset().version()));
        page.title(messages.render(CharacterRemarks.legality(outcome)));
        outcome.retired().ifPresent(words -> page.title(say("cli.did.retire", "why", Message.verbatim(words))));
    }

    private void fields() {
        page.section("");
        new LinksText(outcome, messages).rows().forEach(page::row);
        for (Field field : rules.fields().values()) {
            Optional<Node> value = outcome.file().fields().get(field.label().id());
            if (value.isPresent() && !field.label().id().equals("name")) {
                String words = ruling(field, value.get());
                if (!words.isBlank()) {
                    page.row(List.of(field.label().title(), words));
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
        List<Trait> all = at.traits(set.id());
        if (all.isEmpty()) {
            return;
        }
        page.section(at.titleOf(set.label()));
        for (Trait trait : all) {
            String parent = set.under().filter(above -> !at.parent(trait).isEmpty())
                    .map(above -> at.title(new Trait(above, at.parent(trait)))).orElse("");
            page.row(List.of(at.title(trait), dots(set, trait), parent));
        }
    }

    private String dots(TraitSet set, Trait trait) {
        long rating = at.rating(trait);
        long cap = at.cap(trait);
        if (!set.steps().isEmpty() || rating < 0 || Math.max(rating, cap) > MOST_DOTS) {
            return at.ratingName(trait, rating);
        }
        return "●".repeat((int) rating) + "○".repeat((int) Math.max(0, cap - rating));
    }

    private void options(OptionList list) {
        List<TakenOption> taken = at.choices().list(list.id());
        List<Option> gifts = at.granted(list.id());
        if (taken.isEmpty() && gifts.isEmpty()) {
            return;
        }
        page.section(at.titleOf(list.label()));
        for (TakenOption takenOption : taken) {
            Optional<Option> option = rules.option(list.id(), takenOption.id());
            String title = option.map(known -> known.label().title()).orElse(takenOption.name());
            page.row(List.of(title, beside(details(list, takenOption.pick().details(), option), option)));
        }
        for (Option gift : gifts) {
            page.row(List.of(gift.label().title(), beside(given(list, gift), Optional.of(gift))));
        }
    }

    /** That an option is a gift, with the answers to what it asks. */
    private String given(OptionList list, Option gift) {
        String answers = at.givenBy(gift.key()).flatMap(giver -> giver.pick().details().map(gift.key().id()))
                .map(said -> details(list, said, Optional.of(gift))).orElse("");
        return answers.isEmpty() ? say("cli.gift") : say("cli.gift") + ", " + answers;
    }

    /** Some words, the boxes of an option, and what it adds to rolls. */
    private String beside(String words, Optional<Option> option) {
        RollDescriptions rolls = new RollDescriptions(outcome.ruleset().rolls(), rules, messages);
        OptionBoxes boxes = new OptionBoxes(at);
        TracksText tracks = new TracksText(outcome, messages);
        Stream<String> marked = option.filter(item -> boxes.size(item) > 0)
                .map(item -> tracks.marks(boxes.marked(item, outcome.file().now()), boxes.size(item))).stream();
        return Stream.of(Stream.of(words).filter(text -> !text.isEmpty()), marked,
                option.stream().map(rolls::gifts).flatMap(List::stream)).flatMap(names -> names)
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
            return question.label().title() + " " + question.title(value, at);
        }
        return switch (key) {
            case "quality" -> list.quality().containsKey(value) ? list.quality().get(value).title() : value;
            case "note" -> value;
            default -> key + " " + value;
        };
    }

    private void tracks() {
        TracksText words = new TracksText(outcome, messages);
        page.section(say("cli.tracks"));
        for (Track track : rules.tracks().values()) {
            words.rows(track).forEach(page::row);
        }
        List<String> carried = outcome.file().now().scalars("carried").stream().map(scalar -> {
            OptionList any = rules.lists().values().stream().filter(list -> list.entries().containsKey(scalar.text()))
                    .findFirst().orElse(null);
            return any == null ? scalar.text() : any.entries().get(scalar.text()).label().title();
        }).toList();
        if (!carried.isEmpty()) {
            page.row(List.of(say("cli.carried"), String.join(", ", carried)));
        }
        List<String> reached = at.choices().milestones().stream().map(id -> rules.milestones().get(id).title())
                .toList();
        if (!reached.isEmpty()) {
            page.row(List.of(say("cli.milestones"), String.join(", ", reached)));
        }
    }

    private void rulings() {
        if (outcome.file().rulings().isEmpty()) {
            return;
        }
        page.section(say("cli.rulings"));
        for (Ruling ruling : outcome.file().rulings()) {
            page.line(ruling.because() + ruling.by().map(by -> " (" + by + ")").orElse("") + " – "
                    + messages.render(CharacterRemarks.ruling(ruling)));
        }
    }

    private void foot() {
        if (!outcome.todo().isEmpty()) {
            page.section(say("cli.todo"));
            outcome.todo().forEach(todo -> page.line(messages.render(todo.words())));
        }
        List<String> problems = outcome.diagnostics().stream()
                .filter(diagnostic -> diagnostic.severity() != Severity.NOTE)
                .map(diagnostic -> diagnostic.span().line() + ": " + messages.render(diagnostic.message())).toList();
        if (!problems.isEmpty()) {
            page.section(say("cli.problems"));
            problems.forEach(page::line);
        }
    }

    private String say(String key, Object... namesAndValues) {
        return messages.render(Message.of(key, namesAndValues));
    }
}
