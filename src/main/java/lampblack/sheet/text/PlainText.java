package lampblack.sheet.text;

import java.util.List;
import java.util.stream.Stream;
import lampblack.diagnostic.Messages;
import lampblack.sheet.Block;
import lampblack.sheet.Document;
import lampblack.sheet.Sheet;
import lampblack.sheet.Deck;
import lampblack.sheet.OptionCard;

/**
 * Writes sheets as plain text, for a terminal, for chat and for those who hear it: what a character has, in reading
 * order, or all that stands on a sheet of nobody's. A title stands alone in its line below an empty one.
 */
public final class PlainText {

    private static final String BETWEEN_SHEETS = "---";

    private final WrappedLines lines = new WrappedLines();
    private final Messages messages;

    private PlainText(Messages messages) {
        this.messages = messages;
    }

    private static boolean isOfSomebody(Sheet sheet) {
        return switch (sheet.kind()) {
            case PLAY, FILLED -> true;
            case BLANK, REFERENCE -> false;
        };
    }

    /** A document with its small print, in lines of at most 80 letters, with a line break at the end. */
    public static String of(Document document, Messages messages) {
        PlainText text = new PlainText(messages);
        for (Sheet sheet : document.sheets()) {
            if (text.lines.count() > 0) {
                text.lines.gap();
                text.lines.add(0, BETWEEN_SHEETS);
                text.lines.gap();
            }
            text.sheet(sheet, List.of(), List.of());
            text.smallPrint(sheet.foot());
        }
        return text.lines.text();
    }

    /**
     * A sheet without whose work the game is.
     *
     * @param about further lines of its head
     * @param more blocks that stand on no sheet
     */
    public static String of(Sheet sheet, List<String> about, List<Block> more, Messages messages) {
        PlainText text = new PlainText(messages);
        text.sheet(sheet, about, more);
        text.lines.gap();
        text.lines.add(0, sheet.foot().version());
        return text.lines.text();
    }

    /** Whose sheet it is and whether that is valid, without anything of it. */
    public static String head(Sheet sheet, Messages messages) {
        PlainText text = new PlainText(messages);
        text.head(sheet, List.of());
        return text.lines.text();
    }

    /** The same of cards, one after the other. */
    public static String of(Deck deck, Messages messages) {
        PlainText text = new PlainText(messages);
        PlainBlocks blocks = new PlainBlocks(text.lines, true, messages);
        text.lines.add(0, deck.heading());
        for (OptionCard card : deck.cards()) {
            text.lines.gap();
            blocks.card(card);
        }
        return text.lines.text();
    }

    private void head(Sheet sheet, List<String> about) {
        Sheet.NamePlate plate = sheet.plate();
        lines.add(0, plate.name());
        lines.add(0, messages.text("sheet.heading", "name", plate.title(), "game", plate.game()));
        lines.add(0, plate.subtitle());
        lines.add(0, sheet.foot().standing().replace(messages.text("sheet.dotted"), ""));
        about.forEach(line -> lines.add(0, line));
    }

    private void sheet(Sheet sheet, List<String> about, List<Block> more) {
        head(sheet, about);
        PlainBlocks blocks = new PlainBlocks(lines, isOfSomebody(sheet), messages);
        lines.gap();
        blocks.fields(0, sheet.plate().fields());
        lines.gap();
        Stream.concat(sheet.sides().stream().flatMap(side -> side.strips().stream())
                .flatMap(strip -> strip.columns().stream()).flatMap(column -> column.blocks().stream()), more.stream())
                .forEach(block -> blocks.block(0, block));
    }

    private void smallPrint(Sheet.Footer foot) {
        lines.gap();
        Stream.of(foot.credits(), List.of(foot.version()), foot.rulings()).flatMap(List::stream)
                .forEach(line -> lines.add(0, line));
    }

    /** Two stretches of words as sentences of their own; either may be empty. */
    static String sentences(String first, String second) {
        boolean ends = first.matches("(?s).*[.!?:;\u2026]");
        return first.isEmpty() || second.isEmpty() ? first + second : first + (ends ? " " : ". ") + second;
    }
}
