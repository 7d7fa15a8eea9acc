package lampblack.sheet;

import java.util.List;

/**
 * How many pages a sheet takes, where there is no browser to lay it out: as many as its author planned, and of one
 * without a plan as many as its blocks are high.
 */
public final class PageEstimate {

    private static final int COLUMNS = 3;
    /** That much of a page is found room for on those before it. */
    private static final double SLACK = 0.2;
    /** The letters of a page to look things up on, and the room between its lines, beside those of other text. */
    private static final double LOOKED_UP = 0.83 * 1.07 / 1.22;

    private PageEstimate() {}

    /** @param planned whether its author laid it out */
    public static int of(Sheet sheet, boolean planned) {
        SheetType type = new SheetType(sheet.theme(), planned, sheet.kind() == SheetKind.BLANK);
        double height = sheet.sides().stream().mapToDouble(side -> height(type, side.strips())).sum();
        return Math.max(1, planned ? sheet.sides().size()
                : 1 + (int) (height / DefaultLayout.LATER_PAGE - SLACK));
    }

    /** How high strips stand, in millimetres. */
    static double height(SheetType type, List<Sheet.Strip> strips) {
        return strips.stream().mapToDouble(strip -> height(type, strip)).sum();
    }

    /** The columns of a strip that are as high as it is. */
    static List<Sheet.SheetColumn> highest(SheetType type, Sheet.Strip strip) {
        double height = height(type, strip);
        return strip.columns().stream().filter(column -> height(type, strip, column) >= height).toList();
    }

    private static double height(SheetType type, Sheet.Strip strip, Sheet.SheetColumn column) {
        int shares = strip.columns().stream().mapToInt(Sheet.SheetColumn::share).sum();
        return BlockHeight.across(type, strip.columns().size(), 1.0 * column.share() / shares).of(column.blocks());
    }

    private static double height(SheetType type, Sheet.Strip strip) {
        return switch (strip.arrangement()) {
            case BESIDE, FILLING, RUNNING -> strip.columns().stream().mapToDouble(column -> height(type, strip, column))
                    .max().orElse(0);
            case FLOWING -> inThirds(type, strip) * LOOKED_UP;
        };
    }

    /** What is looked up runs on across the page in columns of a third of it. */
    private static double inThirds(SheetType type, Sheet.Strip strip) {
        return strip.columns().stream().flatMap(column -> column.blocks().stream())
                .mapToDouble(BlockHeight.inThird(type)::in).sum() / COLUMNS;
    }
}
