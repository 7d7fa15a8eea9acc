package lampblack.sheet;

import java.util.List;
import lampblack.sheet.Markup.Paragraph;

/**
 * One option as a card to cut out and lay on the table.
 *
 * @param list what it is one of, such as "Abilities"
 * @param group whose it is, such as a playbook, or empty
 * @param titleSize the class that says how large its title is, {@code t1} to {@code t3}
 * @param size the class that says how large its text is, {@code s1} to {@code s6}, or {@code l1} and {@code l2}
 * @param part which of several cards it is, such as "2 of 2", or empty
 * @param facts short words below the title
 * @param lines to write on, where there is nothing to read
 * @param rows boxes to mark
 * @param foot the game or the character it belongs to
 * @param picture the class that says which picture of the deck is drawn on it, or empty for its ornament
 * @param likeness what the picture shows, where the card is for it; else empty
 */
public record OptionCard(String list, String group, String title, String titleSize, String size, String part,
        List<String> facts, List<Paragraph> text, List<Sheet.RuledLine> lines, List<CardRow> rows, String foot,
        String picture, String likeness) {

    public OptionCard {
        facts = List.copyOf(facts);
        text = List.copyOf(text);
        lines = List.copyOf(lines);
        rows = List.copyOf(rows);
    }

    /** The same with a picture; what it shows, where the card is for it. */
    OptionCard drawn(String picture, String likeness) {
        return new OptionCard(list, group, title, titleSize, size, part, facts, text, lines, rows, foot, picture, likeness);
    }

    /** Its classes: how large its text is, and its picture. */
    public String classes() {
        return picture.isEmpty() ? size : size + " drawn " + picture;
    }

    /** Boxes with what they are for, and the same in one line for those who hear the card. */
    public record CardRow(String title, List<BoxState> boxes, String label) {

        public CardRow {
            boxes = List.copyOf(boxes);
        }
    }
}
