package lampblack.sheet;

import java.util.List;
import lampblack.sheet.Markup.StyledText;

/** What earns experience, or what it buys: sentences, each with an amount. */
public record TriggersBlock(String look, String title, List<TriggerRow> triggers) implements Block {
    public TriggersBlock {
        triggers = List.copyOf(triggers);
    }

    @Override
    public BlockKind kind() {
        return BlockKind.TRIGGERS;
    }

    public TriggersBlock(String title, List<TriggerRow> triggers) {
        this("", title, triggers);
    }

    @Override
    public TriggersBlock looking(String words) {
        return new TriggersBlock(words, title, triggers);
    }

    /**
     * A sentence with its amount.
     *
     * @param boxes to be ticked each time, if they are counted
     * @param room what the boxes say, for whoever hears the sheet
     * @param at what the boxes are called on a sheet to fill in, or empty
     */
    public record TriggerRow(String amount, String title, List<BoxState> boxes, String room, List<StyledText> says,
            String at) {
        public TriggerRow {
            boxes = List.copyOf(boxes);
            says = List.copyOf(says);
        }

        public TriggerRow(String amount, String title, List<StyledText> says) {
            this(amount, title, List.of(), "", says, "");
        }
    }
}
