package lampblack.sheet;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Messages;

/** Writes a document as plain text, for chat and for those who hear it: all that stands on paper, in reading order. */
public final class PlainText {

    private static final String BETWEEN_SHEETS = "---";

    private final WrappedLines lines = new WrappedLines();
    private final PlainBlocks blocks;
    private final Messages messages;

    private PlainText(Messages messages) {
        this.messages = messages;
        this.blocks = new PlainBlocks(lines, messages);
    }

    /** The text in lines of at most 72 letters, with a line break at the end. */
    public static String of(Document document, Messages messages) {
        PlainText text = new PlainText(messages);
        for (Sheet sheet : document.sheets()) {
            if (text.lines.count() > 0) {
                text.lines.gap();
                text.lines.add(0, BETWEEN_SHEETS);
                text.lines.gap();
            }
            text.sheet(sheet);
        }
        return text.lines.text();
    }

    /** The same of cards, one after the other. */
    public static String of(Deck deck, Messages messages) {
        PlainText text = new PlainText(messages);
        text.lines.add(0, deck.heading());
        deck.cards().forEach(text::card);
        return text.lines.text();
    }

    private void card(PlayingCard card) {
        lines.gap();
        blocks.card(card);
    }

    private void sheet(Sheet sheet) {
        Sheet.Plate plate = sheet.plate();
        lines.add(0, plate.name());
        lines.add(0, messages.render(Message.of("sheet.heading", "name", plate.title(), "game", plate.game())));
        lines.add(0, plate.subtitle());
        blocks.fields(0, plate.fields());
        sheet.sides().stream().flatMap(side -> side.strips().stream()).flatMap(strip -> strip.columns().stream())
                .flatMap(column -> column.blocks().stream()).forEach(block -> blocks.block(0, block));
        lines.gap();
        Sheet.Foot foot = sheet.foot();
        List<String> words = Stream.of(Stream.of(foot.standing()), foot.rulings().stream(), foot.credits().stream(),
                Stream.of(foot.version())).flatMap(each -> each).collect(Collectors.toList());
        words.forEach(each -> lines.add(0, each));
    }
}
