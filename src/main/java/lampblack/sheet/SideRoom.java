package lampblack.sheet;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lampblack.ruleset.PagePlan;
import lampblack.ruleset.look.BlockLook;
import lampblack.ruleset.look.TextSize;

/**
 * What the shorter paper has for the blocks of each side, in millimetres: the first has the name plate above them, the
 * last the small print below.
 */
record SideRoom(SheetType type, Sheet.NamePlate plate, Sheet.Footer foot) {

    /** The same room for any standing, so that nothing moves when a character goes by its own rules. */
    private static final String STANDING = "x".repeat(12);

    private static final double GAP = 5;
    private static final double ROW_GAP = 0.9;
    private static final double RULES = 5.2;
    private static final double SMALL_PRINT = 7 * 25.4 / 72;
    private static final double LOGO = 4;
    /** A picture beside the title. */
    private static final double PICTURE = 14;
    /** The size of a huge title beside that of the text. */
    private static final double MOST = 11;

    /** @param side from 0 @param sides how many there are */
    double of(int side, int sides) {
        return type.page().height() - (side == 0 ? plateHeight() : 0) - (side == sides - 1 ? footHeight() : 0);
    }

    private double width() {
        return type.page().width();
    }

    private double footHeight() {
        LineFill fill = new LineFill(width());
        Stream.of(Stream.of(STANDING), foot.rulings().stream(), foot.credits().stream(),
                Stream.of(foot.version())).flatMap(words -> words).forEach(words ->
                        fill.words(words + " -", type.text(), SMALL_PRINT));
        return fill.lines() * 1.15 * SMALL_PRINT + 2.8;
    }

    /** The title has the first column of one row or, on a sheet to write on, of two; fields fill what is left. */
    private double plateHeight() {
        int columns = type.page().fields();
        double column = (width() - (columns - 1) * GAP) / columns;
        FieldHeight field = new FieldHeight(type, column);
        boolean banner = isBanner();
        int titled = banner ? 0 : type.pencil() ? 2 : 1;
        boolean named = !plate.nameLabel().isEmpty();
        int first = !named ? 0 : type.page() == PageFormat.SMALL
                || !banner && type.pencil() && plate.fields().size() % columns == 0 ? 1 : 2;
        List<Double> rows = new ArrayList<>();
        int cells = first;
        rows.add(named ? type.small(0.92) + (type.pencil() ? 7 : 3.2 * type.rem()) : 0);
        for (Sheet.SheetField next : plate.fields().stream()
                .sorted(Comparator.comparing(one -> !one.choices().isEmpty())).toList()) {
            int free = rows.size() <= titled ? columns - 1 : columns;
            if (cells >= free) {
                rows.add(0.0);
                cells = 0;
            }
            rows.set(rows.size() - 1, Math.max(rows.get(rows.size() - 1), field.of(next)));
            cells++;
        }
        double beside = rows.stream().limit(titled).mapToDouble(row -> row + ROW_GAP).sum();
        double all = rows.stream().mapToDouble(row -> row + ROW_GAP).sum();
        return RULES + all + (banner ? banner()
                : Math.max(0, title(column - (plate.art().isPresent() ? PICTURE : 0)) - beside));
    }

    private boolean isBanner() {
        return Optional.ofNullable(type.theme().blocks().get(PagePlan.NAME_PLATE)).flatMap(BlockLook::size)
                .filter(size -> size == TextSize.HUGE).isPresent();
    }

    /** A huge title has the width of the page, with what is said of it below. */
    private double banner() {
        double size = Math.min(MOST * type.rem(), (width() - (plate.art().isPresent() ? 44 : 0))
                / type.title(plate.title()));
        return LOGO + (1.09 + 1.21) * type.rem() + 2.4 + size * 0.92;
    }

    private double title(double column) {
        double rem = type.rem();
        double size = (!plate.name().isEmpty() ? 3.2 : type.pencil() ? 3.5 : 4.2) * rem;
        int subtitle = plate.subtitle().isEmpty() ? 0
                : new LineFill(column).words(plate.subtitle(), type.slanted(), 1.1 * rem).lines();
        int titles = new LineFill(column).words(plate.title(), type.titles(), size).lines();
        return LOGO + 1.09 * rem + 1.4 + titles * size * 0.92 + subtitle * 1.1 * 1.1 * rem;
    }
}
