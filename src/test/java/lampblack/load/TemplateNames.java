package lampblack.load;

import java.util.Map;
import lampblack.ruleset.Accent;
import lampblack.ruleset.Theme;
import lampblack.sheet.Block;
import lampblack.sheet.ClockFace;
import lampblack.sheet.Document;
import lampblack.sheet.JoinedTrack;
import lampblack.sheet.MapBlock;
import lampblack.sheet.Markup;
import lampblack.sheet.Sheet;
import lampblack.sheet.TrackBlock;
import lampblack.sheet.CardFormat;
import lampblack.sheet.Deck;
import lampblack.sheet.OptionCard;
import lampblack.sheet.RemarksBlock;
import lampblack.sheet.TriggersBlock;

/** What the README of the templates calls their records, whatever these are called in Java. */
public final class TemplateNames {

    private static final Map<Class<?>, String> NAMES = Map.ofEntries(
            Map.entry(Document.class, "Document"), Map.entry(Sheet.class, "Sheet"), Map.entry(Theme.class, "Theme"),
            Map.entry(Accent.class, "Accent"), Map.entry(Sheet.NamePlate.class, "Sheet.Plate"),
            Map.entry(Sheet.SheetField.class, "Sheet.Field"), Map.entry(Sheet.RuledLine.class, "Sheet.Line"),
            Map.entry(Sheet.Side.class, "Sheet.Side"), Map.entry(Sheet.Strip.class, "Sheet.Strip"),
            Map.entry(Sheet.SheetColumn.class, "Sheet.Column"), Map.entry(Block.class, "Block"),
            Map.entry(Markup.Paragraph.class, "Markup.Paragraph"), Map.entry(Markup.StyledText.class, "Markup.Span"),
            Map.entry(Markup.ListItem.class, "Markup.Item"), Map.entry(Sheet.Footer.class, "Sheet.Foot"),
            Map.entry(Sheet.PrintedSide.class, "Sheet.Leaf"), Map.entry(TrackBlock.BandsBlock.class, "Track.Bands"),
            Map.entry(TrackBlock.BandRow.class, "Track.Band"), Map.entry(Block.BesideBlock.class, "Beside"),
            Map.entry(TrackBlock.BoxesBlock.class, "Track.Boxes"),
            Map.entry(TrackBlock.ClockBlock.class, "Track.Clock"),
            Map.entry(ClockFace.ClockSegment.class, "ClockFace.Segment"),
            Map.entry(TrackBlock.ClocksBlock.class, "Track.Clocks"),
            Map.entry(TrackBlock.PrintedClock.class, "Track.Face"),
            Map.entry(TrackBlock.CounterBlock.class, "Track.Counter"),
            Map.entry(TrackBlock.class, "Track"), Map.entry(JoinedTrack.class, "Track.Joined"),
            Map.entry(Block.FieldsBlock.class, "Fields"), Map.entry(MapBlock.class, "MapBlock"),
            Map.entry(MapBlock.MapRow.class, "Map.Row"), Map.entry(MapBlock.MapField.class, "Map.Field"),
            Map.entry(Block.NotesBlock.class, "Notes"), Map.entry(Block.OptionsBlock.class, "Options"),
            Map.entry(Block.OptionGroup.class, "OptionGroup"), Map.entry(Block.OptionRow.class, "Option"),
            Map.entry(Block.PartsBlock.class, "Parts"), Map.entry(Block.PartCard.class, "Card"),
            Map.entry(Block.PassageBlock.class, "Passage"), Map.entry(TrackBlock.PoolBlock.class, "Track.Pool"),
            Map.entry(RemarksBlock.class, "Remarks"),
            Map.entry(RemarksBlock.RemarkRow.class, "Remark"), Map.entry(TrackBlock.RowsBlock.class, "Track.Rows"),
            Map.entry(TrackBlock.SlotRow.class, "Track.Row"),
            Map.entry(TrackBlock.PrintedSlot.class, "Track.Slot"), Map.entry(Block.TableBlock.class, "Table"),
            Map.entry(Block.TableRow.class, "TableRow"), Map.entry(Block.TraitsBlock.class, "Traits"),
            Map.entry(Block.TraitGroup.class, "TraitGroup"), Map.entry(Block.TraitRow.class, "Trait"),
            Map.entry(Block.ScaleStep.class, "Step"), Map.entry(TriggersBlock.class, "Triggers"),
            Map.entry(TriggersBlock.TriggerRow.class, "Trigger"), Map.entry(Deck.class, "Deck"),
            Map.entry(CardFormat.class, "CardFormat"), Map.entry(Deck.DeckPage.class, "Deck.Page"),
            Map.entry(OptionCard.class, "PlayingCard"), Map.entry(OptionCard.CardRow.class, "PlayingCard.Row"));

    private TemplateNames() {}

    public static String of(Class<?> type) {
        String name = type.isPrimitive() ? type.getName() : NAMES.get(type);
        if (name == null) {
            throw new AssertionError("templates lead to " + type + ", which has no name here");
        }
        return name;
    }
}
