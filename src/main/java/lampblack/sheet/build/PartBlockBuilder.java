package lampblack.sheet.build;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import lampblack.character.Choices;
import lampblack.character.Part;
import lampblack.character.Pick;
import lampblack.node.MapNode;
import lampblack.node.Scalar;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.Amount;
import lampblack.rules.PartKind;
import lampblack.rules.Quantity;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionList;
import lampblack.rules.track.Track;
import lampblack.sheet.Block;
import lampblack.sheet.BoxRows;
import lampblack.sheet.BoxState;
import lampblack.sheet.Fillable;
import lampblack.sheet.Markup;
import lampblack.sheet.Markup.ListItem;
import lampblack.sheet.Markup.Paragraph;
import lampblack.sheet.Markup.StyledText;
import lampblack.sheet.Markup.TextStyle;

/** Sets the parts of a sheet: a card for each, with all that it is made of; empty cards on a blank sheet. */
record PartBlockBuilder(SheetSubject subject) {

    private static final long MAX_EMPTY = 3;

    /** The cards of a kind, or nothing where there is none to print. */
    List<Block> of(PartKind kind, Map<String, EvaluatedCharacter> parts) {
        List<Block.PartCard> cards = new ArrayList<>();
        parts.forEach((name, part) -> cards.add(card(kind, part.inPlay(), name, part.file().fields(),
                part.file().now(), Fillable.within(at(kind), Fillable.word(name)))));
        MapNode nothing = new MapNode(Map.of(), kind.label().span());
        DerivedSheet empty = empty(kind, nothing);
        for (long i = subject.blank() ? room(kind) : 0; i > 0; i--) {
            cards.add(card(kind, empty, "", nothing, nothing,
                    Fillable.line(at(kind), cards.size() + 1)));
        }
        return cards.isEmpty() ? List.of() : List.of(new Block.PartsBlock(kind.label().title(),
                subject.advice(kind.label()),
                cards, subject.blank() ? words(kind, empty, cards) : List.of()));
    }

    private static String at(PartKind kind) {
        return "parts." + kind.id();
    }

    /** How many empty cards there are: as many as there are to be, and some of those that there may come to be. */
    private long room(PartKind kind) {
        long most = kind.most(subject.derived());
        return Math.max(Math.min(kind.least(subject.derived()), BoxRows.MAX),
                most == Amount.UNLIMITED || grows(kind) ? MAX_EMPTY : Math.max(1, Math.min(most, MAX_EMPTY)));
    }

    /** Whether something on the sheet gives more places. */
    private boolean grows(PartKind kind) {
        return subject.rules().options().stream()
                .flatMap(option -> option.gives().stream()).flatMap(block -> block.effects().stream())
                .anyMatch(effect -> effect.declaredQuantity().equals(new Quantity.Places(kind.id())));
    }

    private DerivedSheet empty(PartKind kind, MapNode nothing) {
        Pick nobody = new Pick(Scalar.text("", kind.label().span()), nothing);
        Choices whole = subject.derived().choices().plus(kind.id(), new Part(nobody, kind.sheet().linked().start()));
        return subject.derived().withChoices(whole).part(kind.id(), "").orElseThrow();
    }

    private Block.PartCard card(PartKind kind, DerivedSheet derived, String name, MapNode fields, MapNode now,
            String at) {
        SheetSubject part = SheetSubject.of(derived, now, subject.kind(), subject.ruleset(), subject.messages())
                .within(at);
        List<Block> blocks = new ArrayList<>(new TraitBlockBuilder(part).all().values());
        ListBlockBuilder lists = new ListBlockBuilder(part);
        for (OptionList list : kind.sheet().lists().values()) {
            lists.ofPart(list)
                    .map(optionsBlock -> subject.blank() ? titles(optionsBlock) : had(list, optionsBlock))
                    .filter(optionsBlock -> !optionsBlock.groups().isEmpty() || !optionsBlock.lines().isEmpty())
                    .ifPresent(blocks::add);
        }
        TrackBlockBuilder tracks = new TrackBlockBuilder(part);
        for (Track track : kind.sheet().tracks().values()) {
            if (tracks.isPrinted(track)) {
                blocks.add(tracks.of(track));
            }
        }
        FieldBlockBuilder written = new FieldBlockBuilder(part, fields);
        blocks.addAll(written.below().values());
        return new Block.PartCard(name, written.ofPlate(), blocks,
                name.isEmpty() ? Fillable.within(at, "name") : "");
    }

    /** Options that may be taken, by their titles alone; what they say is printed once for all cards. */
    private static Block.OptionsBlock titles(Block.OptionsBlock block) {
        return mapped(block, option -> !option.ticks().stream().allMatch(tick -> tick == BoxState.LOCKED), option -> new Block.OptionRow(option.title(), option.ticks(),
                option.state(),
                List.of(), option.boxes(), option.room(), List.of(), option.at(), "", ""));
    }

    /** The options that a part has; of what is carried, the box says something else. */
    private static Block.OptionsBlock had(OptionList list, Block.OptionsBlock block) {
        return mapped(block, option -> list.load().isPresent() || option.ticks().contains(BoxState.FILLED),
                option -> option);
    }

    private static Block.OptionsBlock mapped(Block.OptionsBlock block, Predicate<Block.OptionRow> some,
            UnaryOperator<Block.OptionRow> change) {
        List<Block.OptionGroup> groups = block.groups().stream().map(group -> new Block.OptionGroup(group.title(),
                group.options().stream().filter(some).map(change).toList()))
                .filter(group -> !group.options().isEmpty()).toList();
        return block.with(groups, block.lines());
    }

    /** What the options of a kind say that stand on a card, each behind its title. */
    private List<Paragraph> words(PartKind kind, DerivedSheet empty, List<Block.PartCard> cards) {
        Set<String> shown = cards.stream().flatMap(card -> card.blocks().stream())
                .filter(Block.OptionsBlock.class::isInstance).map(Block.OptionsBlock.class::cast)
                .flatMap(block -> block.groups().stream()).flatMap(group -> group.options().stream())
                .map(option -> option.at().substring(option.at().lastIndexOf("lists.")))
                .collect(Collectors.toSet());
        ListBlockBuilder lists = new ListBlockBuilder(SheetSubject.of(empty, subject.now(), subject.kind(),
                subject.ruleset(), subject.messages()));
        List<ListItem> items = new ArrayList<>();
        for (OptionList list : kind.sheet().lists().values()) {
            for (Option option : list.inTheGame()) {
                List<String> facts = lists.option(list, option, List.of()).notes();
                List<Paragraph> said = Markup.paragraphs(option.label().text());
                if (!(said.isEmpty() && facts.isEmpty()) && shown.contains("lists." + option.key())) {
                    items.add(item(option, String.join(" · ", facts), said));
                }
            }
        }
        return items.isEmpty() ? List.of() : List.of(new Paragraph(List.of(), items));
    }

    private static ListItem item(Option option, String facts, List<Paragraph> said) {
        List<StyledText> spans = new ArrayList<>(List.of(new StyledText(TextStyle.STRONG, option.label().title())));
        if (!facts.isEmpty()) {
            spans.add(new StyledText(TextStyle.EMPHASIS, " (" + facts + ")"));
        }
        spans.add(new StyledText(TextStyle.PLAIN, said.isEmpty() ? "" : ": "));
        said.forEach(paragraph -> {
            spans.addAll(paragraph.spans());
            paragraph.items().forEach(item -> {
                spans.add(new StyledText(TextStyle.PLAIN, " "));
                spans.addAll(item.spans());
            });
        });
        return new ListItem(spans);
    }
}
