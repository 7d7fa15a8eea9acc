package lampblack.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Rules what is left of a page for the first list across it that has lines to write on. */
record RoomToWrite(SheetType type) {

    /** What is left free, for what was measured too low. */
    private static final double SPARE = 6;
    private static final int COLUMNS = 3;

    /** The strips of a page of some height in millimetres, with as many lines as it has room for. */
    List<Sheet.Strip> ruled(List<Sheet.Strip> strips, double page) {
        boolean notes = strips.stream().anyMatch(strip -> strip.arrangement() == Sheet.Arrangement.FILLING);
        int rows = (int) ((page - SPARE - PageEstimate.height(type, strips)) / type.writing(1.5));
        if (!type.pencil() || notes || rows < 1) {
            return strips;
        }
        List<Sheet.Strip> ruled = new ArrayList<>(strips);
        for (int i = 0; i < ruled.size(); i++) {
            Optional<Block.OptionsBlock> list = open(ruled.get(i));
            if (list.isPresent()) {
                ruled.set(i, new Sheet.Strip(List.of(new Sheet.SheetColumn(ruled.get(i).columns().get(0).width(),
                        List.of(more(list.get(), rows * COLUMNS)))), ruled.get(i).arrangement()));
                return ruled;
            }
        }
        return strips;
    }

    private static Optional<Block.OptionsBlock> open(Sheet.Strip strip) {
        List<Block> blocks = strip.columns().stream().flatMap(column -> column.blocks().stream()).toList();
        return blocks.size() == 1 && blocks.get(0) instanceof Block.OptionsBlock list && !list.lines().isEmpty()
                ? Optional.of(list) : Optional.empty();
    }

    private static Block.OptionsBlock more(Block.OptionsBlock list, int lines) {
        String at = Fillable.linesOf(list.lines().get(0).at());
        return list.with(list.groups(), Sheet.RuledLine.ruled(list.lines().size() + lines, at));
    }
}
