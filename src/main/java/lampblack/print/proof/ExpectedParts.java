package lampblack.print.proof;

import java.util.ArrayList;
import java.util.List;
import lampblack.sheet.Block;
import lampblack.sheet.BoxState;
import lampblack.sheet.ClockFace.ClockSegment;
import lampblack.sheet.Document;
import lampblack.sheet.JoinedTrack;
import lampblack.sheet.MapBlock;
import lampblack.sheet.Markup;
import lampblack.sheet.Markup.Paragraph;
import lampblack.sheet.Markup.StyledText;
import lampblack.sheet.Sheet;
import lampblack.sheet.TrackBlock;
import lampblack.sheet.Deck;
import lampblack.sheet.OptionCard;
import lampblack.sheet.RemarksBlock;
import lampblack.sheet.TriggersBlock;

/** What a character's document is to show, part by part, in the order of reading: the model, not what was made of it. */
final class ExpectedParts {

    private final List<ExpectedPart> all = new ArrayList<>();
    private List<String> words = new ArrayList<>();
    private List<BoxState> marks = new ArrayList<>();
    private int rooms;

    private ExpectedParts() {}

    static List<ExpectedPart> of(Document document) {
        ExpectedParts parts = new ExpectedParts();
        document.sheets().forEach(parts::sheet);
        return List.copyOf(parts.all);
    }

    static List<ExpectedPart> of(Deck deck) {
        ExpectedParts parts = new ExpectedParts();
        deck.cards().forEach(parts::card);
        return List.copyOf(parts.all);
    }

    private void sheet(Sheet sheet) {
        int first = all.size();
        sheet.leaves().forEach(this::leaf);
        if (first < all.size()) {
            all.set(first, all.get(first).leavingOut(sheet.leftOut()));
        }
    }

    /** Ends what was said and marked since the last part ended, or began. */
    private void end(int place, String title, boolean gives) {
        all.add(place, new ExpectedPart(title, words, marks, rooms, gives, List.of()));
        words = new ArrayList<>();
        marks = new ArrayList<>();
        rooms = 0;
    }

    private void leaf(Sheet.PrintedSide leaf) {
        for (Sheet.NamePlate plate : leaf.plates()) {
            words.addAll(List.of(plate.game(), plate.title(), plate.subtitle()));
            words.addAll(plate.nameLabel().isEmpty() ? List.of() : List.of(plate.nameLabel(), plate.name()));
            plate.fields().forEach(this::field);
            end(all.size(), plate.title(), false);
        }
        if (!leaf.side().title().isEmpty()) {
            words.add(leaf.side().title());
            end(all.size(), leaf.side().title(), false);
        }
        leaf.side().strips().stream().flatMap(strip -> strip.columns().stream())
                .flatMap(column -> column.blocks().stream()).forEach(this::block);
        for (Sheet.Footer foot : leaf.feet()) {
            words.add(foot.standing());
            words.addAll(foot.rulings());
            words.addAll(foot.credits());
            words.add(foot.version());
            end(all.size(), foot.version(), false);
        }
    }

    private void field(Sheet.SheetField field) {
        words.addAll(List.of(field.label(), field.value(), field.detail()));
        words.addAll(field.choices());
        rooms += field.lines().size();
    }

    /** A block, and behind it those that stand in it. */
    private void block(Block block) {
        int place = all.size();
        words.add(block.title());
        words.add(block.title().isEmpty() ? "" : block.hint());
        paragraphs(block.introduction());
        List<Block> inside = inside(block);
        paragraphs(block.text());
        end(place, block.title(), block.kind() == Block.BlockKind.NOTES && block.introduction().isEmpty());
        block.tracks().forEach(this::joined);
        inside.forEach(this::block);
    }

    private void paragraphs(List<Paragraph> paragraphs) {
        for (Paragraph paragraph : paragraphs) {
            spans(paragraph.spans());
            paragraph.items().forEach(item -> spans(item.spans()));
        }
    }

    private void spans(List<StyledText> spans) {
        words.add(Markup.plain(spans));
    }

    /** Says what a block itself shows, and names the blocks in it. */
    private List<Block> inside(Block block) {
        switch (block) {
            case Block.FieldsBlock fields -> fields.fields().forEach(this::field);
            case Block.TraitsBlock traits -> traits.groups().forEach(this::traits);
            case Block.OptionsBlock options -> options(options);
            case TriggersBlock triggers -> triggers.triggers().forEach(this::trigger);
            case Block.PassageBlock passage -> { }
            case Block.TableBlock table -> table(table);
            case RemarksBlock remarks -> remarks.remarks().forEach(row ->
                    words.addAll(List.of(row.weight(), row.sentence())));
            case Block.NotesBlock notes -> notes(notes);
            case Block.PartsBlock parts -> parts.cards().forEach(part -> {
                words.add(part.name());
                part.fields().forEach(this::field);
            });
            case Block.BesideBlock beside -> { }
            case TrackBlock track -> track(track);
            case MapBlock map -> map.rows().stream().flatMap(row -> row.fields().stream()).forEach(this::place);
        }
        return switch (block) {
            case Block.BesideBlock beside -> beside.blocks();
            case Block.PartsBlock parts -> parts.cards().stream().flatMap(part -> part.blocks().stream()).toList();
            default -> List.of();
        };
    }

    /** A track at the head of another block, by what it is called there. */
    private void joined(JoinedTrack joined) {
        words.add(joined.label());
        track(joined.track());
        paragraphs(joined.track().text());
        end(all.size(), joined.label(), false);
    }

    private void traits(Block.TraitGroup group) {
        Block.TraitRow head = group.head();
        if (!head.name().isEmpty()) {
            words.addAll(List.of(head.name(), head.value()));
            marks.addAll(head.dots());
        }
        for (Block.TraitRow trait : group.traits()) {
            marks.addAll(trait.dots());
            trait.scale().forEach(step -> {
                words.add(step.value());
                marks.add(step.mark());
            });
            words.addAll(List.of(trait.value(), trait.name(), trait.odds()));
        }
    }

    private void options(Block.OptionsBlock block) {
        for (Block.OptionGroup group : block.groups()) {
            words.add(group.title());
            for (Block.OptionRow option : group.options()) {
                marks.addAll(option.ticks());
                words.add(option.title());
                words.addAll(option.notes());
                marks.addAll(option.boxes());
                paragraphs(option.text());
            }
        }
        block.lines().forEach(line -> marks.add(BoxState.OPEN));
        rooms += block.lines().size();
    }

    private void trigger(TriggersBlock.TriggerRow trigger) {
        words.addAll(List.of(trigger.amount(), trigger.title()));
        marks.addAll(trigger.boxes());
        spans(trigger.says());
    }

    private void table(Block.TableBlock table) {
        words.addAll(table.head());
        table.rows().forEach(row -> {
            words.add(row.title());
            words.addAll(row.cells());
        });
    }

    private void notes(Block.NotesBlock notes) {
        rooms += notes.lines().size();
        for (TrackBlock.ClocksBlock clocks : notes.spare()) {
            words.add(clocks.title());
            clocks.faces().forEach(face -> segments(face.segments()));
        }
    }

    private void segments(List<ClockSegment> segments) {
        segments.forEach(segment -> marks.add(segment.mark()));
    }

    private void place(MapBlock.MapField place) {
        if (!place.state().isEmpty()) {
            marks.addAll(place.ticks());
            words.add(place.title());
            paragraphs(place.text());
        }
    }

    private void track(TrackBlock track) {
        switch (track) {
            case TrackBlock.BoxesBlock boxes -> marks.addAll(boxes.boxes());
            case TrackBlock.ClockBlock clock -> segments(clock.segments());
            case TrackBlock.ClocksBlock clocks -> clocks.faces().forEach(face -> {
                segments(face.segments());
                words.add(face.name());
            });
            case TrackBlock.RowsBlock rows -> rows.rows().forEach(this::slots);
            case TrackBlock.BandsBlock bands -> bands.bands().forEach(band -> {
                marks.add(band.mark());
                words.addAll(List.of(band.title(), band.upTo()));
            });
            case TrackBlock.CounterBlock counter -> words.addAll(List.of(counter.value(), counter.range()));
            case TrackBlock.PoolBlock pool -> words.addAll(List.of(pool.value(), pool.history()));
        }
    }

    private void slots(TrackBlock.SlotRow row) {
        words.addAll(List.of(row.title(), row.penalty()));
        rooms += row.slots().size();
        for (TrackBlock.PrintedSlot slot : row.slots()) {
            words.add(slot.words());
            marks.addAll(slot.boxes());
        }
    }

    private void card(OptionCard card) {
        words.addAll(List.of(card.list(), card.group(), card.title(), card.part()));
        words.addAll(card.facts());
        paragraphs(card.text());
        rooms += card.lines().size();
        card.rows().forEach(row -> {
            words.add(row.title());
            marks.addAll(row.boxes());
        });
        words.add(card.foot());
        end(all.size(), card.title(), false);
    }
}
