package lampblack.sheet;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The places of a sheet that can be filled in, by name. A place that is printed twice is one. */
public final class FillPlaces {

    private final Map<String, FillPlace> places = new LinkedHashMap<>();
    private String within = "";

    private FillPlaces() {
    }

    /** Those of a sheet, in the order of reading. */
    public static Map<String, FillPlace> of(Sheet sheet) {
        FillPlaces found = new FillPlaces();
        if (!sheet.plate().nameLabel().isEmpty()) {
            found.words(sheet.plate().nameAt(), sheet.plate().nameLabel(), sheet.plate().name());
        }
        sheet.plate().fields().forEach(found::field);
        sheet.sides().forEach(side -> side.strips().forEach(strip -> strip.columns()
                .forEach(column -> column.blocks().forEach(found::block))));
        return found.places;
    }

    private void block(Block block) {
        block.tracks().forEach(joined -> track(joined.track()));
        switch (block) {
            case Block.FieldsBlock fields -> fields.fields().forEach(this::field);
            case Block.TraitsBlock traits -> traits(traits);
            case Block.OptionsBlock options -> options(options);
            case TriggersBlock triggers -> triggers.triggers()
                    .forEach(trigger -> marks(trigger.at(), trigger.title(), trigger.boxes()));
            case Block.NotesBlock notes -> {
                words(notes.at(), notes.title(), text(notes.introduction()));
                notes.spare().forEach(this::clocks);
            }
            case Block.PartsBlock parts -> parts.cards().forEach(card -> card(parts, card));
            case Block.BesideBlock beside -> beside.blocks().forEach(this::block);
            case MapBlock map -> map.rows().forEach(row -> row.fields().forEach(field -> {
                mark(field.at(), field.title().isEmpty() ? map.title() : field.title(), field.ticks());
                words(field.nameAt(), map.title(), "");
            }));
            case TrackBlock track -> track(track);
            case Block.PassageBlock passage -> { }
            case Block.TableBlock table -> { }
            case RemarksBlock remarks -> { }
        }
    }

    private void track(TrackBlock track) {
        switch (track) {
            case TrackBlock.BoxesBlock boxes -> marks(boxes.at(), boxes.title(), boxes.boxes());
            case TrackBlock.ClockBlock clock -> marks(clock.at(), clock.title(), segments(clock.segments()));
            case TrackBlock.ClocksBlock clocks -> clocks(clocks);
            case TrackBlock.RowsBlock rows -> rows.rows().forEach(row -> row.slots().forEach(slot -> {
                words(slot.wordsAt(), row.title(), slot.words());
                marks(slot.boxesAt(), row.title(), slot.boxes());
            }));
            case TrackBlock.BandsBlock bands -> bands.bands().forEach(band -> mark(band.at(),
                    joined(bands.title(), band.title()), List.of(band.mark())));
            case TrackBlock.CounterBlock counter -> words(counter.at(), counter.title(), counter.value());
            case TrackBlock.PoolBlock pool -> words(pool.at(), pool.title(), pool.value());
        }
    }

    private void clocks(TrackBlock.ClocksBlock clocks) {
        for (TrackBlock.PrintedClock face : clocks.faces()) {
            marks(face.at(), face.name().isEmpty() ? clocks.title() : face.name(), segments(face.segments()));
            words(face.nameAt(), clocks.title(), "");
        }
    }

    private void traits(Block.TraitsBlock block) {
        for (Block.TraitGroup group : block.groups()) {
            if (!group.head().name().isEmpty()) {
                trait(block, group.head());
            }
            group.traits().forEach(trait -> trait(block, trait));
        }
    }

    private void trait(Block.TraitsBlock block, Block.TraitRow trait) {
        String title = trait.name().isEmpty() ? block.title() : trait.name();
        marks(trait.marksAt(), title, trait.scale().isEmpty() ? trait.dots()
                : trait.scale().stream().map(Block.ScaleStep::mark).toList());
        words(trait.valueAt(), title, "");
        trait.lines().forEach(line -> words(line.nameAt(), title, ""));
    }

    private void options(Block.OptionsBlock block) {
        block.groups().stream().flatMap(group -> group.options().stream()).forEach(option -> {
            marks(option.at(), option.title(), option.ticks());
            marks(option.boxesAt(), option.title(), option.boxes());
        });
        block.lines().forEach(line -> {
            mark(line.boxAt(), block.title(), List.of(BoxState.OPEN));
            words(line.nameAt(), block.title(), "");
        });
    }

    private void card(Block.PartsBlock parts, Block.PartCard card) {
        String before = within;
        within = joined(within, card.name().isEmpty() ? parts.title() : card.name());
        words(card.at(), "", "");
        card.fields().forEach(this::field);
        card.blocks().forEach(this::block);
        within = before;
    }

    private void field(Sheet.SheetField field) {
        words(field.at(), field.label(), field.detail().isEmpty() ? field.value()
                : joined(field.value(), field.detail()));
    }

    private void marks(String at, String title, List<BoxState> marks) {
        if (!at.isEmpty() && !marks.isEmpty()) {
            places.putIfAbsent(at, new FillPlace.MarkedPlace(at, joined(within, title), marks, false));
        }
    }

    private void mark(String at, String title, List<BoxState> marks) {
        if (!at.isEmpty() && !marks.isEmpty()) {
            places.putIfAbsent(at, new FillPlace.MarkedPlace(at, joined(within, title), marks, true));
        }
    }

    private void words(String at, String title, String value) {
        if (!at.isEmpty()) {
            places.putIfAbsent(at, new FillPlace.WrittenPlace(at, joined(within, title), value));
        }
    }

    /** What something is, and within that what; one of the two where the other is empty. */
    static String joined(String what, String within) {
        return what.isEmpty() ? within : within.isEmpty() ? what : what + ": " + within;
    }

    private static String text(List<Markup.Paragraph> paragraphs) {
        return paragraphs.stream().map(paragraph -> Markup.plain(paragraph.spans()))
                .collect(Collectors.joining("\n"));
    }

    private static List<BoxState> segments(List<ClockFace.ClockSegment> segments) {
        List<BoxState> marks = new ArrayList<>();
        segments.forEach(segment -> marks.add(segment.mark()));
        return marks;
    }
}
