package lampblack.sheet;

import java.util.List;
import java.util.stream.Stream;
import lampblack.diagnostic.Worded;
import lampblack.sheet.Markup.Paragraph;
import lampblack.sheet.Markup.StyledText;
import lampblack.sheet.Sheet.RuledLine;
import lampblack.sheet.Sheet.SheetField;

/** A part of a side under its own title. No text is ever absent: what is not there is empty and not printed. */
public sealed interface Block
        permits Block.FieldsBlock, Block.TraitsBlock, Block.OptionsBlock, TriggersBlock, Block.PassageBlock,
        Block.TableBlock, RemarksBlock, Block.NotesBlock, Block.PartsBlock, Block.BesideBlock, TrackBlock,
        MapBlock {

    String title();

    BlockKind kind();

    /** The words by which styles know it among those of its kind, such as {@code tracks-stress}, or nothing. */
    String look();

    /** The same, known to styles by other words. */
    Block looking(String words);

    /** All the words by which styles know it. */
    default String classes() {
        return look().isEmpty() ? kind().word() : kind().word() + " " + look();
    }

    /** A few words beside the title, such as how many to choose, or nothing. */
    default String hint() {
        return "";
    }

    /** Tracks that stand below its title, before all else. */
    default List<JoinedTrack> joined() {
        return List.of();
    }

    /** All tracks of others that stand in it. */
    default List<JoinedTrack> tracks() {
        return joined();
    }

    /** Words that stand before the rest of the block, if any. */
    default List<Paragraph> introduction() {
        return List.of();
    }

    /** Words of the rules that stand after the rest of the block, if any. */
    default List<Paragraph> text() {
        return List.of();
    }

    /** The kinds of block, each set by one fragment of the templates. */
    enum BlockKind implements Worded {
        FIELDS("fields"), TRAITS("traits"), OPTIONS("options"), BOXES("boxes"), CLOCK("clock"), CLOCKS("clocks"),
        ROWS("rows"), BANDS("bands"), COUNTER("counter"), POOL("pool"), TRIGGERS("triggers"), PASSAGE("passage"),
        TABLE("table"), REMARKS("remarks"), NOTES("notes"), PARTS("parts"), MAP("map"), BESIDE("beside");

        private final String word;

        BlockKind(String word) {
            this.word = word;
        }

        @Override
        public String word() {
            return word;
        }
    }

    record FieldsBlock(String look, String title, List<SheetField> fields) implements Block {
        public FieldsBlock {
            fields = List.copyOf(fields);
        }

        @Override
        public BlockKind kind() {
            return BlockKind.FIELDS;
        }

        public FieldsBlock(String title, List<SheetField> fields) {
            this("", title, fields);
        }

        @Override
        public FieldsBlock looking(String words) {
            return new FieldsBlock(words, title, fields);
        }
    }

    record TraitsBlock(String look, String title, List<Paragraph> introduction, List<TraitGroup> groups)
            implements Block {
        public TraitsBlock {
            introduction = List.copyOf(introduction);
            groups = List.copyOf(groups);
        }

        @Override
        public BlockKind kind() {
            return BlockKind.TRAITS;
        }

        public TraitsBlock(String title, List<Paragraph> introduction, List<TraitGroup> groups) {
            this("", title, introduction, groups);
        }

        @Override
        public List<JoinedTrack> tracks() {
            return groups.stream().flatMap(group -> group.joined().stream()).toList();
        }

        @Override
        public TraitsBlock looking(String words) {
            return new TraitsBlock(words, title, introduction, groups);
        }
    }

    /**
     * Traits under the trait they stand under; a head without a name is not printed.
     *
     * @param joined tracks beside that head
     */
    record TraitGroup(TraitRow head, List<JoinedTrack> joined, List<TraitRow> traits) {
        public TraitGroup {
            joined = List.copyOf(joined);
            traits = List.copyOf(traits);
        }

        public TraitGroup(TraitRow head, List<TraitRow> traits) {
            this(head, List.of(), traits);
        }

        /** The same with a track. */
        TraitGroup with(JoinedTrack track) {
            return new TraitGroup(head, Stream.concat(joined.stream(), Stream.of(track)).toList(), traits);
        }
    }

    /**
     * A trait and its rating.
     *
     * @param name empty for a line to write on, and where its block is called like it
     * @param value the rating in words or figures, where dots do not say it
     * @param scale all the ratings there are, where they begin below 0, with a mark at the present one
     * @param label the rating for those who hear the sheet, such as "Stealth 2 of 4"
     * @param odds how likely a roll of it comes out well, such as "75 %", or empty
     * @param brief the label without how high the rating could be, such as "Stealth 2"; empty where it says none
     * @param most how high it could be, in words or figures, or empty
     * @param lines to write a name on, where there is none yet
     * @param at what its marks are called on a sheet to fill in, or empty
     */
    record TraitRow(String name, String value, List<BoxState> dots, List<ScaleStep> scale, String label, String odds,
            String brief, String most, List<RuledLine> lines, String at) {

        /** Room for a value, which is not nothing. */
        public static final String UNWRITTEN = "\u00a0";

        public TraitRow {
            lines = List.copyOf(lines);
            dots = List.copyOf(dots);
            scale = List.copyOf(scale);
        }

        public TraitRow(String name, String value, List<BoxState> dots, List<ScaleStep> scale, String label) {
            this(name, value, dots, scale, label, "", label, "", RuledLine.ruled(name.isEmpty() ? 1 : 0), "");
        }

        /** What its marks are called; empty where it has none. */
        public String marksAt() {
            return dots.isEmpty() && scale.isEmpty() ? "" : at;
        }

        /** What the line is called that its value is written on; empty where it is there. */
        public String valueAt() {
            return room().isEmpty() ? "" : Fillable.within(at, "value");
        }

        /** The class of a value that is still to be written, or empty. */
        public String room() {
            return value.equals(UNWRITTEN) ? "unwritten" : "";
        }

        /** Whether it says a rating; a line to write a name on says none. */
        public boolean isSaid() {
            return !brief.isEmpty();
        }
    }

    /** One number of a scale. */
    record ScaleStep(String value, BoxState mark) {}

    /** Options to take: those printed with their rules, then lines for those that players name. */
    record OptionsBlock(String look, String title, String hint, List<JoinedTrack> joined,
            List<Paragraph> introduction, List<OptionGroup> groups, List<RuledLine> lines) implements Block {
        public OptionsBlock {
            joined = List.copyOf(joined);
            introduction = List.copyOf(introduction);
            groups = List.copyOf(groups);
            lines = List.copyOf(lines);
        }

        public OptionsBlock(String title, String hint, List<OptionGroup> groups, List<RuledLine> lines) {
            this(title, hint, List.of(), groups, lines);
        }

        @Override
        public BlockKind kind() {
            return BlockKind.OPTIONS;
        }

        public OptionsBlock(String title, String hint, List<Paragraph> introduction, List<OptionGroup> groups,
                List<RuledLine> lines) {
            this("", title, hint, List.of(), introduction, groups, lines);
        }

        /** The same with a track. */
        OptionsBlock with(JoinedTrack track) {
            return new OptionsBlock(look, title, hint, Stream.concat(joined.stream(), Stream.of(track)).toList(),
                    introduction, groups, lines);
        }

        /** The same with other entries and lines. */
        public OptionsBlock with(List<OptionGroup> others, List<RuledLine> ruled) {
            return new OptionsBlock(look, title, hint, joined, introduction, others, ruled);
        }

        @Override
        public OptionsBlock looking(String words) {
            return new OptionsBlock(words, title, hint, joined, introduction, groups, lines);
        }
    }

    record OptionGroup(String title, List<OptionRow> options) {
        public OptionGroup {
            options = List.copyOf(options);
        }
    }

    /**
     * One option.
     *
     * @param ticks the boxes before the title that say it is taken or carried
     * @param state the same for those who hear the sheet
     * @param facts short words beside the title, such as its quality and load
     * @param boxes further boxes that the option brings, such as its uses
     * @param room the same for those who hear the sheet
     * @param at what its ticks are called on a sheet to fill in, or empty
     * @param load the one of the facts that on paper the number of ticks says, or the slope of the title, or empty
     * @param came how it came to be had, such as "given" or "rolled 3", which no paper says, or empty
     */
    record OptionRow(String title, List<BoxState> ticks, String state, List<String> facts, List<BoxState> boxes,
            String room,
            List<Paragraph> text, String at, String load, String came) {
        public OptionRow {
            ticks = List.copyOf(ticks);
            facts = List.copyOf(facts);
            text = List.copyOf(text);
            boxes = List.copyOf(boxes);
        }

        public OptionRow(String title, List<BoxState> ticks, String state, List<String> facts, List<BoxState> boxes,
                String room, List<Paragraph> text) {
            this(title, ticks, state, facts, boxes, room, text, "", "", "");
        }

        /** The facts that nothing else on paper says. */
        public List<String> notes() {
            return facts.stream().filter(fact -> load.isEmpty() || !fact.equals(load)).toList();
        }

        /** The class of a title that weighs nothing, though it has a box to be carried by, or empty. */
        public String weight() {
            return load.isEmpty() || ticks.size() > 1 ? "" : "weightless";
        }

        /** What its ticks say to those who hear the sheet. */
        public String label() {
            return load.isEmpty() ? state : state + ", " + load;
        }

        /** What its further boxes are called. */
        public String boxesAt() {
            return Fillable.within(at, "boxes");
        }
    }

    /** Small sheets within the sheet, side by side. */
    record PartsBlock(String look, String title, List<Paragraph> introduction, List<PartCard> cards,
            List<Paragraph> text) implements Block {
        public PartsBlock {
            introduction = List.copyOf(introduction);
            cards = List.copyOf(cards);
            text = List.copyOf(text);
        }

        @Override
        public BlockKind kind() {
            return BlockKind.PARTS;
        }

        public PartsBlock(String title, List<Paragraph> introduction, List<PartCard> cards, List<Paragraph> text) {
            this("", title, introduction, cards, text);
        }

        @Override
        public PartsBlock looking(String words) {
            return new PartsBlock(words, title, introduction, cards, text);
        }
    }

    /**
     * One small sheet.
     *
     * @param name empty for a line to write on
     * @param at what that line is called on a sheet to fill in, or empty
     */
    record PartCard(String name, List<SheetField> fields, List<Block> blocks, String at) {
        public PartCard {
            fields = List.copyOf(fields);
            blocks = List.copyOf(blocks);
        }
    }

    /** Blocks side by side, without a title of their own. */
    record BesideBlock(String look, List<Block> blocks) implements Block {
        public BesideBlock {
            blocks = List.copyOf(blocks);
        }

        @Override
        public String title() {
            return "";
        }

        @Override
        public BlockKind kind() {
            return BlockKind.BESIDE;
        }

        public BesideBlock(List<Block> blocks) {
            this("", blocks);
        }

        @Override
        public BesideBlock looking(String words) {
            return new BesideBlock(words, blocks);
        }
    }

    record PassageBlock(String look, String title, List<Paragraph> text) implements Block {
        public PassageBlock {
            text = List.copyOf(text);
        }

        @Override
        public BlockKind kind() {
            return BlockKind.PASSAGE;
        }

        public PassageBlock(String title, List<Paragraph> text) {
            this("", title, text);
        }

        @Override
        public PassageBlock looking(String words) {
            return new PassageBlock(words, title, text);
        }
    }

    /** A table of the rules; the first heading stands over the rows' titles. */
    record TableBlock(String look, String title, List<Paragraph> introduction, List<String> headings,
            List<TableRow> rows) implements Block {
        public TableBlock {
            introduction = List.copyOf(introduction);
            headings = List.copyOf(headings);
            rows = List.copyOf(rows);
        }

        /** The headings above the columns; the one of a single column stands beside the title. */
        public List<String> head() {
            return headings.size() == 2 ? List.of() : headings;
        }

        @Override
        public String hint() {
            return headings.size() == 2 ? headings.get(1) : "";
        }

        @Override
        public BlockKind kind() {
            return BlockKind.TABLE;
        }

        public TableBlock(String title, List<Paragraph> introduction, List<String> headings, List<TableRow> rows) {
            this("", title, introduction, headings, rows);
        }

        @Override
        public TableBlock looking(String words) {
            return new TableBlock(words, title, introduction, headings, rows);
        }
    }

    record TableRow(String title, List<String> cells) {
        public TableRow {
            cells = List.copyOf(cells);
        }
    }

    /**
     * What was written, and lines to write more, as many as the page has room for.
     *
     * @param spare empty clocks beside the lines
     * @param at what is written there is called on a sheet to fill in
     */
    record NotesBlock(String look, String title, List<Paragraph> introduction, List<RuledLine> lines,
            List<TrackBlock.ClocksBlock> spare, String at) implements Block {
        public NotesBlock {
            introduction = List.copyOf(introduction);
            lines = List.copyOf(lines);
            spare = List.copyOf(spare);
        }

        /** Only the lines. */
        NotesBlock withoutWords() {
            return new NotesBlock(look, title, List.of(), lines, List.of(), "");
        }

        /** The same with empty clocks. */
        NotesBlock with(List<TrackBlock.ClocksBlock> clocks) {
            return new NotesBlock(look, title, introduction, lines, clocks, at);
        }

        @Override
        public BlockKind kind() {
            return BlockKind.NOTES;
        }

        public NotesBlock(String title, List<Paragraph> introduction, List<RuledLine> lines,
                List<TrackBlock.ClocksBlock> spare, String at) {
            this("", title, introduction, lines, spare, at);
        }

        @Override
        public NotesBlock looking(String words) {
            return new NotesBlock(words, title, introduction, lines, spare, at);
        }
    }
}
