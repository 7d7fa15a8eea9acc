package lampblack.play;

import java.util.List;
import lampblack.character.SlotMark;
import lampblack.diagnostic.Edit;
import lampblack.diagnostic.Message;
import lampblack.node.NewValue;
import lampblack.node.NewValuePrinter;
import lampblack.rules.track.Overflow;
import lampblack.rules.track.TrackShape;

/** Marks the boxes that a slot has of its own, and empties the slot. */
record SlotMarks(MarkWriter writer, Markable.InSlot slot) {

    /** Marks more boxes, fewer, or so many. */
    MarkResult count(String what) {
        SlotMark there = there();
        MarkCounter counter =
                new MarkCounter(there.words(), there.marked(), 0, row().boxes(), Overflow.KEPT, "", false);
        return counter.mark(what, (after, says) -> MarkResult.of(after == there.marked() ? List.of()
                : List.of(new Edit(there.item().span(), NewValuePrinter.flow(NewValue.map(there.words(),
                        NewValue.of(after))))), says));
    }

    /** Takes out what stands in the slot, with its boxes. */
    MarkResult clear() {
        return writer.edits().removeItem(List.of(slot.track().id(), slot.row()), slot.slot(),
                Message.of("mark.row-without", "row", row().label().title(), "words", there().words()));
    }

    private SlotMark there() {
        return SlotMark.all(writer.now(), slot.track().id(), slot.row()).get(slot.slot());
    }

    private TrackShape.TrackRow row() {
        return slot.track().shape().writtenRows().get(slot.row());
    }
}
