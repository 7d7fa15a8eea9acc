package lampblack.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Parts sides on their long edge into pages, each with lines to write on where it has room. */
record LandscapePages(SideRoom room) {

    /** The sides as they are where they take one page. */
    List<Sheet.Side> of(List<Sheet.Side> sides) {
        List<Sheet.Side> pages = new ArrayList<>();
        for (Sheet.Side side : sides) {
            pages.addAll(pages(side, pages.size()));
        }
        Optional<Block.NotesBlock> notes = sides.stream().flatMap(side -> side.strips().stream())
                .filter(LandscapePages::isRoom).map(strip -> strip.columns().get(0).blocks().get(0))
                .map(Block.NotesBlock.class::cast).findFirst();
        return pages.size() < 2 || notes.isEmpty() ? pages : ruled(pages, notes.get());
    }

    private static boolean isRoom(Sheet.Strip strip) {
        return strip.arrangement() == Sheet.Arrangement.FILLING;
    }

    /** What runs on by itself, and what no page holds, is parted by whatever prints it. */
    private List<Sheet.Side> pages(Sheet.Side side, int before) {
        List<List<Sheet.Strip>> pages = new ArrayList<>(List.of(new ArrayList<>()));
        double used = 0;
        for (Sheet.Strip strip : side.strips()) {
            double height = isRoom(strip) ? 0 : height(strip);
            if (strip.arrangement() == Sheet.Arrangement.FLOWING || height > page(before + 1)) {
                return List.of(side);
            }
            if (used > 0 && used + height > page(before + pages.size() - 1)) {
                pages.add(new ArrayList<>());
                used = 0;
            }
            pages.get(pages.size() - 1).add(strip);
            used += height;
        }
        List<Sheet.Side> sides = new ArrayList<>();
        pages.forEach(page -> sides.add(new Sheet.Side(sides.isEmpty() ? side.title() : "", page)));
        return sides;
    }

    /** What a page has for blocks. Any may be the last, which has the small print. */
    private double page(int number) {
        return room.of(number, number + 1);
    }

    /** Lines wherever a page has room for some, and else on the last, with the clocks on the first. */
    private List<Sheet.Side> ruled(List<Sheet.Side> pages, Block.NotesBlock notes) {
        List<Sheet.Side> ruled = new ArrayList<>();
        Block.NotesBlock next = notes;
        for (int i = 0; i < pages.size(); i++) {
            List<Sheet.Strip> strips = new ArrayList<>(pages.get(i).strips().stream().filter(strip -> !isRoom(strip))
                    .toList());
            double used = strips.stream().mapToDouble(this::height).sum();
            boolean last = i == pages.size() - 1 && next == notes;
            if (last || room.of(i, pages.size()) - used >= PlannedLayout.roomForNotes(room.type())) {
                strips.add(DefaultLayout.notes(next, next.spare()));
                next = notes.withoutWords();
            }
            ruled.add(new Sheet.Side(pages.get(i).title(), strips));
        }
        return ruled;
    }

    private double height(Sheet.Strip strip) {
        int shares = strip.columns().stream().mapToInt(Sheet.SheetColumn::share).sum();
        double free = room.type().page().width() - BlockHeight.GAP * (strip.columns().size() - 1);
        return strip.columns().stream().mapToDouble(column ->
                new BlockHeight(room.type(), free * column.share() / shares).of(column.blocks())).max().orElse(0);
    }
}
