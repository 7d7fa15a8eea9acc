package lampblack.io;

import java.util.Map;
import lampblack.ruleset.Accent;
import lampblack.ruleset.Theme;
import lampblack.sheet.Block;
import lampblack.sheet.CardFormat;
import lampblack.sheet.ClockFace;
import lampblack.sheet.Deck;
import lampblack.sheet.Document;
import lampblack.sheet.MapBlock;
import lampblack.sheet.Markup;
import lampblack.sheet.PlayingCard;
import lampblack.sheet.Sheet;
import lampblack.sheet.TrackBlock;

/** What the README of the templates calls their records, whatever these are called in Java. */
final class TemplateNames {

    private static final Map<Class<?>, String> NAMES = Map.ofEntries(
            Map.entry(Document.class, "Document"), Map.entry(Sheet.class, "Sheet"), Map.entry(Theme.class, "Theme"),
            Map.entry(Accent.class, "Accent"), Map.entry(Sheet.Plate.class, "Sheet.Plate"),
            Map.entry(Sheet.Field.class, "Sheet.Field"), Map.entry(Sheet.Line.class, "Sheet.Line"),
            Map.entry(Sheet.Side.class, "Sheet.Side"), Map.entry(Sheet.Strip.class, "Sheet.Strip"),
            Map.entry(Sheet.Column.class, "Sheet.Column"), Map.entry(Block.class, "Block"),
            Map.entry(Markup.Paragraph.class, "Markup.Paragraph"), Map.entry(Markup.Span.class, "Markup.Span"),
            Map.entry(Markup.Item.class, "Markup.Item"), Map.entry(Sheet.Foot.class, "Sheet.Foot"),
            Map.entry(Sheet.Leaf.class, "Sheet.Leaf"), Map.entry(TrackBlock.Bands.class, "Track.Bands"),
            Map.entry(TrackBlock.Band.class, "Track.Band"), Map.entry(Block.Beside.class, "Beside"),
            Map.entry(TrackBlock.Boxes.class, "Track.Boxes"), Map.entry(TrackBlock.Clock.class, "Track.Clock"),
            Map.entry(ClockFace.Segment.class, "ClockFace.Segment"), Map.entry(TrackBlock.Clocks.class, "Track.Clocks"),
            Map.entry(TrackBlock.Face.class, "Track.Face"), Map.entry(TrackBlock.Counter.class, "Track.Counter"),
            Map.entry(Block.Fields.class, "Fields"), Map.entry(MapBlock.class, "MapBlock"),
            Map.entry(MapBlock.Row.class, "Map.Row"), Map.entry(MapBlock.Field.class, "Map.Field"),
            Map.entry(Block.Notes.class, "Notes"), Map.entry(Block.Options.class, "Options"),
            Map.entry(Block.OptionGroup.class, "OptionGroup"), Map.entry(Block.Option.class, "Option"),
            Map.entry(Block.Parts.class, "Parts"), Map.entry(Block.Card.class, "Card"),
            Map.entry(Block.Passage.class, "Passage"), Map.entry(TrackBlock.Pool.class, "Track.Pool"),
            Map.entry(TrackBlock.Sum.class, "Track.Sum"), Map.entry(Block.Remarks.class, "Remarks"),
            Map.entry(Block.Remark.class, "Remark"), Map.entry(TrackBlock.Rows.class, "Track.Rows"),
            Map.entry(TrackBlock.Row.class, "Track.Row"), Map.entry(Block.Table.class, "Table"),
            Map.entry(Block.TableRow.class, "TableRow"), Map.entry(Block.Traits.class, "Traits"),
            Map.entry(Block.TraitGroup.class, "TraitGroup"), Map.entry(Block.Trait.class, "Trait"),
            Map.entry(Block.Step.class, "Step"), Map.entry(Block.Triggers.class, "Triggers"),
            Map.entry(Block.Trigger.class, "Trigger"), Map.entry(Deck.class, "Deck"),
            Map.entry(CardFormat.class, "CardFormat"), Map.entry(Deck.Page.class, "Deck.Page"),
            Map.entry(PlayingCard.class, "PlayingCard"), Map.entry(PlayingCard.Row.class, "PlayingCard.Row"));

    private TemplateNames() {}

    static String of(Class<?> type) {
        String name = type.isPrimitive() ? type.getName() : NAMES.get(type);
        if (name == null) {
            throw new AssertionError("templates lead to " + type + ", which has no name here");
        }
        return name;
    }
}
