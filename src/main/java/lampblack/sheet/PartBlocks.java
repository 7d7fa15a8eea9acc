package lampblack.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import lampblack.character.Part;
import lampblack.character.Pick;
import lampblack.character.State;
import lampblack.engine.Outcome;
import lampblack.node.MapNode;
import lampblack.node.Scalar;
import lampblack.rules.AddPlaces;
import lampblack.rules.Amount;
import lampblack.rules.Option;
import lampblack.rules.OptionList;
import lampblack.rules.PartKind;
import lampblack.rules.Shape;
import lampblack.rules.Standing;
import lampblack.rules.Track;
import lampblack.sheet.Markup.Item;
import lampblack.sheet.Markup.Paragraph;
import lampblack.sheet.Markup.Span;
import lampblack.sheet.Markup.Style;

/** Sets the parts of a sheet: a card for each, with all that it is made of; empty cards on a blank sheet. */
record PartBlocks(Subject subject) {

    private static final long MOST_EMPTY = 3;

    /** The cards of a kind, or nothing where there is none to print. */
    List<Block> of(PartKind kind, Map<String, Outcome> parts) {
        List<Block.Card> cards = new ArrayList<>();
        parts.forEach((name, part) -> cards.add(
                card(kind, part.standing(), name, part.file().fields(), part.file().now())));
        MapNode nothing = new MapNode(Map.of(), kind.label().span());
        for (long i = subject.blank() ? room(kind) : 0; i > 0; i--) {
            cards.add(card(kind, empty(kind, nothing), "", nothing, nothing));
        }
        return cards.isEmpty() ? List.of() : List.of(new Block.Parts(kind.label().title(), subject.advice(kind.label()),
                cards, subject.blank() ? words(kind) : List.of()));
    }

    /** How many empty cards there are: as many as there are to be, and some of those that there may come to be. */
    private long room(PartKind kind) {
        long most = kind.most(subject.standing());
        return Math.max(Math.min(kind.least(subject.standing()), Marks.MOST),
                most == Amount.UNLIMITED || grows(kind) ? MOST_EMPTY : Math.max(1, Math.min(most, MOST_EMPTY)));
    }

    /** Whether something on the sheet gives more places. */
    private boolean grows(PartKind kind) {
        return subject.rules().lists().values().stream().flatMap(list -> list.entries().values().stream())
                .flatMap(option -> option.gives().stream()).flatMap(block -> block.effects().stream())
                .anyMatch(effect -> effect instanceof AddPlaces places && places.kind().equals(kind.id()));
    }

    private Standing empty(PartKind kind, MapNode nothing) {
        Pick nobody = new Pick(Scalar.text("", kind.label().span()), nothing);
        State whole = subject.standing().state().plus(kind.id(), new Part(nobody, kind.sheet().linked().start()));
        return subject.standing().with(whole).part(kind.id(), "").orElseThrow();
    }

    private Block.Card card(PartKind kind, Standing at, String name, MapNode fields, MapNode now) {
        Subject part = new Subject(at, now, subject.blank(), subject.ruleset(), subject.messages());
        List<Block> blocks = new ArrayList<>(new TraitBlocks(part).all().values());
        ListBlocks lists = new ListBlocks(part);
        for (OptionList list : kind.sheet().lists().values()) {
            lists.of(list).map(Block.Options.class::cast).map(each -> subject.blank() ? titles(each) : had(list, each))
                    .filter(each -> !each.groups().isEmpty() || !each.lines().isEmpty()).ifPresent(blocks::add);
        }
        TrackBlocks tracks = new TrackBlocks(part);
        for (Track track : kind.sheet().tracks().values()) {
            if (!(track.shape() instanceof Shape.Boxes) || at.size(track.id()) > 0) {
                blocks.add(tracks.of(track));
            }
        }
        FieldBlocks written = new FieldBlocks(part, fields);
        blocks.addAll(written.below().values());
        return new Block.Card(name, written.ofPlate(), blocks);
    }

    /** Options by their titles alone; what they say is printed once for all cards. */
    private static Block.Options titles(Block.Options block) {
        return mapped(block, option -> true, option -> new Block.Option(option.title(), option.ticks(), option.state(),
                List.of(), option.boxes(), option.room(), List.of()));
    }

    /** The options that a part has; of what is carried, the box says something else. */
    private static Block.Options had(OptionList list, Block.Options block) {
        return mapped(block, option -> list.load().isPresent() || option.ticks().contains(Mark.FILLED),
                option -> option);
    }

    private static Block.Options mapped(Block.Options block, Predicate<Block.Option> some,
            UnaryOperator<Block.Option> change) {
        List<Block.OptionGroup> groups = block.groups().stream().map(group -> new Block.OptionGroup(group.title(),
                group.options().stream().filter(some).map(change).toList()))
                .filter(group -> !group.options().isEmpty()).toList();
        return new Block.Options(block.title(), block.hint(), groups, block.lines());
    }

    /** What the options of a kind say, each behind its title. */
    private static List<Paragraph> words(PartKind kind) {
        List<Item> items = new ArrayList<>();
        for (OptionList list : kind.sheet().lists().values()) {
            for (Option option : list.entries().values()) {
                List<Paragraph> said = Markup.paragraphs(option.label().text());
                if (!said.isEmpty()) {
                    List<Span> spans = new ArrayList<>(List.of(new Span(Style.STRONG, option.label().title()),
                            new Span(Style.PLAIN, ": ")));
                    said.forEach(each -> {
                        spans.addAll(each.spans());
                        each.items().forEach(item -> {
                            spans.add(new Span(Style.PLAIN, " "));
                            spans.addAll(item.spans());
                        });
                    });
                    items.add(new Item(spans));
                }
            }
        }
        return items.isEmpty() ? List.of() : List.of(new Paragraph(List.of(), items));
    }
}
