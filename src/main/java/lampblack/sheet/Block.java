package lampblack.sheet;

import java.util.List;
import lampblack.diagnostic.Worded;
import lampblack.sheet.Markup.Paragraph;
import lampblack.sheet.Markup.Span;
import lampblack.sheet.Sheet.Field;
import lampblack.sheet.Sheet.Line;

/** A part of a side under its own title. No text is ever absent: what is not there is empty and not printed. */
public sealed interface Block
        permits Block.Fields, Block.Traits, Block.Options, Block.Triggers, Block.Passage, Block.Table, Block.Remarks,
                Block.Notes, Block.Parts, Block.Beside, TrackBlock, MapBlock {

    String title();

    Kind kind();

    /** A few words beside the title, such as how many to choose, or nothing. */
    default String hint() {
        return "";
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
    enum Kind implements Worded {
        FIELDS("fields"), TRAITS("traits"), OPTIONS("options"), BOXES("boxes"), CLOCK("clock"), CLOCKS("clocks"),
        ROWS("rows"), BANDS("bands"), COUNTER("counter"), POOL("pool"), TRIGGERS("triggers"), PASSAGE("passage"),
        TABLE("table"), REMARKS("remarks"), NOTES("notes"), PARTS("parts"), MAP("map"), BESIDE("beside");

        private final String word;

        Kind(String word) {
            this.word = word;
        }

        @Override
        public String word() {
            return word;
        }
    }

    record Fields(String title, List<Field> fields) implements Block {
        public Fields {
            fields = List.copyOf(fields);
        }

        @Override
        public Kind kind() {
            return Kind.FIELDS;
        }
    }

    record Traits(String title, List<Paragraph> introduction, List<TraitGroup> groups) implements Block {
        public Traits {
            introduction = List.copyOf(introduction);
            groups = List.copyOf(groups);
        }

        @Override
        public Kind kind() {
            return Kind.TRAITS;
        }
    }

    /** Traits under the trait they stand under; a head without a name is not printed. */
    record TraitGroup(Trait head, List<Trait> traits) {
        public TraitGroup {
            traits = List.copyOf(traits);
        }
    }

    /**
     * A trait and its rating.
     *
     * @param name empty for a line to write on
     * @param value the rating in words or figures, where dots do not say it
     * @param scale all the ratings there are, where they begin below 0, with a mark at the present one
     * @param label the rating for those who hear the sheet, such as "Stealth 2 of 4"
     * @param odds how likely a roll of it comes out well, such as "75 %", or empty
     * @param brief the label without how high the rating could be, such as "Stealth 2"
     */
    record Trait(String name, String value, List<Mark> dots, List<Step> scale, String label, String odds,
            String brief) {
        public Trait {
            dots = List.copyOf(dots);
            scale = List.copyOf(scale);
        }

        Trait(String name, String value, List<Mark> dots, List<Step> scale, String label) {
            this(name, value, dots, scale, label, "", label);
        }
    }

    /** One number of a scale. */
    record Step(String value, Mark mark) {}

    /** Options to take: those printed with their rules, then lines for those that players name. */
    record Options(String title, String hint, List<Paragraph> introduction, List<OptionGroup> groups, List<Line> lines)
            implements Block {
        public Options {
            introduction = List.copyOf(introduction);
            groups = List.copyOf(groups);
            lines = List.copyOf(lines);
        }

        public Options(String title, String hint, List<OptionGroup> groups, List<Line> lines) {
            this(title, hint, List.of(), groups, lines);
        }

        @Override
        public Kind kind() {
            return Kind.OPTIONS;
        }
    }

    record OptionGroup(String title, List<Option> options) {
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
     */
    record Option(String title, List<Mark> ticks, String state, List<String> facts, List<Mark> boxes, String room,
            List<Paragraph> text) {
        public Option {
            ticks = List.copyOf(ticks);
            facts = List.copyOf(facts);
            text = List.copyOf(text);
            boxes = List.copyOf(boxes);
        }
    }

    /** Small sheets within the sheet, side by side. */
    record Parts(String title, List<Paragraph> introduction, List<Card> cards, List<Paragraph> text) implements Block {
        public Parts {
            introduction = List.copyOf(introduction);
            cards = List.copyOf(cards);
            text = List.copyOf(text);
        }

        @Override
        public Kind kind() {
            return Kind.PARTS;
        }
    }

    /** One small sheet under its name, which is empty for a line to write on. */
    record Card(String name, List<Field> fields, List<Block> blocks) {
        public Card {
            fields = List.copyOf(fields);
            blocks = List.copyOf(blocks);
        }
    }

    /** Blocks side by side, without a title of their own. */
    record Beside(List<Block> blocks) implements Block {
        public Beside {
            blocks = List.copyOf(blocks);
        }

        @Override
        public String title() {
            return "";
        }

        @Override
        public Kind kind() {
            return Kind.BESIDE;
        }
    }

    /** What earns experience, or what it buys: sentences, each with an amount. */
    record Triggers(String title, List<Trigger> triggers) implements Block {
        public Triggers {
            triggers = List.copyOf(triggers);
        }

        @Override
        public Kind kind() {
            return Kind.TRIGGERS;
        }
    }

    record Trigger(String amount, String title, List<Span> says) {
        public Trigger {
            says = List.copyOf(says);
        }
    }

    record Passage(String title, List<Paragraph> text) implements Block {
        public Passage {
            text = List.copyOf(text);
        }

        @Override
        public Kind kind() {
            return Kind.PASSAGE;
        }
    }

    /** A table of the rules; the first heading stands over the rows' titles. */
    record Table(String title, List<Paragraph> introduction, List<String> headings, List<TableRow> rows)
            implements Block {
        public Table {
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
        public Kind kind() {
            return Kind.TABLE;
        }
    }

    record TableRow(String title, List<String> cells) {
        public TableRow {
            cells = List.copyOf(cells);
        }
    }

    /** What is still to do, or wrong, or allowed by the table: one word for its weight and one sentence each. */
    record Remarks(String title, List<Remark> remarks) implements Block {
        public Remarks {
            remarks = List.copyOf(remarks);
        }

        @Override
        public Kind kind() {
            return Kind.REMARKS;
        }
    }

    record Remark(String weight, String sentence) {
    }

    /**
     * What was written, and lines to write more, as many as the page has room for.
     *
     * @param spare empty clocks beside the lines
     */
    record Notes(String title, List<Paragraph> introduction, List<Line> lines, List<TrackBlock.Clocks> spare)
            implements Block {
        public Notes {
            introduction = List.copyOf(introduction);
            lines = List.copyOf(lines);
            spare = List.copyOf(spare);
        }

        /** The same with empty clocks. */
        Notes with(List<TrackBlock.Clocks> clocks) {
            return new Notes(title, introduction, lines, clocks);
        }

        @Override
        public Kind kind() {
            return Kind.NOTES;
        }
    }
}
