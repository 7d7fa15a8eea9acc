package lampblack.builder.play;

import java.util.ArrayList;
import java.util.List;
import lampblack.builder.page.ControlId;
import lampblack.character.SlotMark;
import lampblack.rules.track.Overflow;
import lampblack.rules.track.Track;
import lampblack.rules.track.TrackShape;
import lampblack.sheet.build.RollDescriptions;

/** Sets rows such as harm so that words can be written into them and taken out. */
record PlayRowsBuilder(PlayBlockBuilder blocks) {

    /** The gravest row on top, as the last that the author wrote. */
    PlayBlock of(Track track, TrackShape.Rows rows, String title) {
        List<PlayBlock.WritableRow> all = new ArrayList<>();
        boolean full = true;
        for (TrackShape.TrackRow row : rows.rows().values()) {
            String id = row.label().id();
            List<SlotMark> words = words(track, id);
            long size = size(track, id);
            full &= words.size() >= size;
            PlayBlock.MarkTarget spot = blocks.spot(track.id() + "." + id);
            List<PlayBlock.FilledSlot> slots = new ArrayList<>();
            for (SlotMark slot : words) {
                long alike = slots.stream().filter(one -> one.words().equals(slot.words())).count();
                slots.add(slot(spot, row, slot, slots.size(), alike == 0 ? "" : "." + (alike + 1)));
            }
            boolean room = words.size() < size || track.overflow() == Overflow.NEXT && size > 0
                    && hasRoom(track, rows, id);
            all.add(0, new PlayBlock.WritableRow(spot, row.label().title(), penalty(row),
                    blocks.marks(words.size(), size),
                    slots, room ? List.of(new PlayBlock.EmptySlot(spot.id() + ".w", blocks.say("web.play.write", "row",
                            row.label().title()))) : List.of()));
        }
        List<FullPanel> asked = full ? blocks.asked(track, 1, 1) : List.of();
        return new PlayBlock.WritableRows(blocks.spot(track.id()), title, all, PlayBlockBuilder.full(track.whenFull()),
                asked, full && !(track.whenFull().isEmpty() && asked.isEmpty()) ? "full" : "");
    }

    /** @param which of several with the same words it is */
    private PlayBlock.FilledSlot slot(PlayBlock.MarkTarget row, TrackShape.TrackRow rules, SlotMark slot, int index,
            String which) {
        PlayBlock.MarkTarget spot = blocks.spot(row.where() + "." + (index + 1),
                row.id() + "." + (index + 1) + "." + slot.words());
        return new PlayBlock.FilledSlot(spot, ControlId.of(row.id(), "clear", slot.words() + which), slot.words(),
                blocks.say("web.play.heal", "words", slot.words()), rules.boxes() == 0 ? ""
                        : blocks.say("sheet.marked", "track", slot.words(), "marked", slot.marked(), "size",
                                rules.boxes()), blocks.buttons(spot, slot.words(), slot.marked(), rules.boxes()));
    }

    /** Whether a row that comes after one has room. */
    private boolean hasRoom(Track track, TrackShape.Rows rows, String row) {
        List<String> ids = List.copyOf(rows.rows().keySet());
        return ids.subList(ids.indexOf(row), ids.size()).stream()
                .anyMatch(name -> words(track, name).size() < size(track, name));
    }

    private List<SlotMark> words(Track track, String row) {
        return SlotMark.all(blocks.outcome().file().now(), track.id(), row);
    }

    private long size(Track track, String row) {
        return blocks.outcome().inPlay().size(track.id() + "." + row);
    }

    private String penalty(TrackShape.TrackRow row) {
        return new RollDescriptions(blocks.outcome().ruleset(), blocks.outcome().inPlay(), blocks.messages())
                .penalty(row);
    }
}
