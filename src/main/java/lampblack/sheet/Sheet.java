package lampblack.sheet;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import lampblack.diagnostic.Worded;
import lampblack.ruleset.Theme;

/**
 * A whole printed sheet.
 *
 * @param language the language of its words, as BCP 47 writes it
 * @param heading one line that names the document
 * @param landscape whether the paper lies on its long edge
 * @param sides what is printed, a page or more each; the plate stands atop the first
 */
public record Sheet(
        String language, String heading, Theme theme, boolean landscape, Plate plate, List<Side> sides, Foot foot) {

    public Sheet {
        sides = List.copyOf(sides);
    }

    /** The same with the paper on its long edge, over the width of which it is spread. */
    public Sheet lying() {
        return landscape ? this : new Sheet(language, heading, theme, true, plate, Spread.over(sides), foot);
    }

    /** The words by which the style sheet knows how it looks and how the paper lies. */
    public String classes() {
        return theme.classes() + (landscape ? " landscape" : " portrait");
    }

    /** The sides as they are printed: the plate stands atop the first, the small print at the foot of the last. */
    public List<Leaf> leaves() {
        List<Leaf> leaves = new ArrayList<>();
        int last = Math.max(0, sides.size() - 1);
        for (int i = 0; i <= last; i++) {
            leaves.add(new Leaf(i == 0 ? List.of(plate) : List.of(), sides.isEmpty() ? new Side("", List.of()) : sides.get(i),
                    i == last ? List.of(foot) : List.of()));
        }
        return leaves;
    }

    /** A side with what stands above and below it: one of each, or none. */
    public record Leaf(List<Plate> plates, Side side, List<Foot> feet) {

        public Leaf {
            plates = List.copyOf(plates);
            feet = List.copyOf(feet);
        }
    }

    /** The name plate: the game, whose sheet this is, and the fields. Empty texts are not printed. */
    public record Plate(String game, String title, String nameLabel, String name, String subtitle, List<Field> fields) {

        public Plate {
            fields = List.copyOf(fields);
        }
    }

    /**
     * Words to read or a line to write on.
     *
     * @param detail what is written beside the value, or empty
     * @param choices what may be circled, on a blank sheet
     * @param lines how many empty lines to rule
     */
    public record Field(String label, String value, String detail, List<String> choices, List<Line> lines) {

        /** More letters than a line of half the plate's width holds thrice. */
        private static final int MUCH = 120;

        public Field {
            choices = List.copyOf(choices);
            lines = List.copyOf(lines);
        }

        /** The class of a field that is too long for half the width, or empty. */
        public String width() {
            return value.length() + detail.length() > MUCH ? "wide" : "";
        }
    }

    /** An empty line to write on. */
    public record Line() {

        /** That many empty lines. */
        public static List<Line> ruled(int count) {
            return Collections.nCopies(count, new Line());
        }
    }

    /** One side: strips from top to bottom, the last of which takes what is left of the page. */
    public record Side(String title, List<Strip> strips) {

        public Side {
            strips = List.copyOf(strips);
        }
    }

    /**
     * Whether blocks stay in their column, run on from one printed column into the next, one of them does so within, or
     * they fill what room is left.
     */
    public enum Arrangement implements Worded {
        BESIDE("beside"), FLOWING("flowing"), RUNNING("running"), FILLING("filling");

        private final String word;

        Arrangement(String word) {
            this.word = word;
        }

        @Override
        public String word() {
            return word;
        }
    }

    /** Columns across the whole width. */
    public record Strip(List<Column> columns, Arrangement arrangement) {

        public Strip {
            columns = List.copyOf(columns);
        }
    }

    /**
     * Blocks from top to bottom.
     *
     * @param width the class that says how wide it is against its neighbours, {@code w1} to {@code w9}, or empty
     */
    public record Column(String width, List<Block> blocks) {

        public Column {
            blocks = List.copyOf(blocks);
        }

        public Column(List<Block> blocks) {
            this("", blocks);
        }
    }

    /** The small print: whether the character is legal, what the table ruled, and whose work the rules are. */
    public record Foot(String standing, List<String> rulings, String version, List<String> credits) {

        public Foot {
            rulings = List.copyOf(rulings);
            credits = List.copyOf(credits);
        }
    }
}
