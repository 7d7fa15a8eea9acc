package lampblack.sheet;

/**
 * Guesses how many pages a sheet takes, where there is no browser to lay it out: as many as its author planned, and of
 * one without a plan as many as its blocks are high.
 */
public final class PageEstimate {

    private static final int COLUMNS = 3;
    /** Blocks are rather guessed too high than too low; that much of a page is no page more. */
    private static final double SLACK = 0.15;

    private PageEstimate() {}

    /** @param planned whether its author laid it out */
    public static int of(Sheet sheet, boolean planned) {
        double height = sheet.sides().stream().flatMap(side -> side.strips().stream())
                .mapToDouble(PageEstimate::height).sum();
        return Math.max(1, planned ? sheet.sides().size()
                : 1 + (int) (height / DefaultLayout.LATER_PAGE - SLACK));
    }

    private static double height(Sheet.Strip strip) {
        return switch (strip.arrangement()) {
            case BESIDE, FILLING -> {
                BlockHeight height = BlockHeight.across(1.0 / Math.max(1, strip.columns().size()));
                yield strip.columns().stream().mapToDouble(column -> column.blocks().stream()
                        .mapToDouble(height::in).sum()).max().orElse(0);
            }
            // What runs on across the page is set in columns of a third of it.
            case FLOWING, RUNNING -> strip.columns().stream().flatMap(column -> column.blocks().stream())
                    .mapToDouble(BlockHeight::of).sum() / COLUMNS;
        };
    }
}
