package lampblack.sheet;

/** How high a track stands below its title, in a column of some width; all in millimetres. */
record TrackHeight(SheetType type, double width) {

    private static final double BOX = 1.43;
    private static final double BOX_HEIGHT = 1.63;
    private static final double BETWEEN = 0.29;
    private static final double CARD_BOX = 1.15;
    private static final double CARD_BOX_HEIGHT = 1.3;
    private static final double TICK = 0.91;
    private static final double CLOCK = 4.56;
    private static final int IN_LINE = 12;
    private static final int MANY = 24;
    private static final double SMALL_BOX = 1.1;
    private static final double SMALL_GAP = 0.2;

    double of(TrackBlock track) {
        double rem = type.rem();
        return switch (track) {
            case TrackBlock.RowsBlock rows -> rows.rows().stream().mapToDouble(this::row).sum();
            case TrackBlock.BoxesBlock boxes -> boxes(boxes.boxes().size());
            case TrackBlock.ClockBlock clock -> CLOCK * rem + 1.2;
            case TrackBlock.ClocksBlock clocks -> clocks(clocks);
            case TrackBlock.PoolBlock pool -> pool(pool);
            case TrackBlock.BandsBlock bands -> bands(bands);
            case TrackBlock.CounterBlock counter -> new FigureHeight(type, counter.look()).one();
        };
    }

    /** At the head of another block boxes are small. */
    double joined(TrackBlock track) {
        return switch (track) {
            case TrackBlock.BoxesBlock boxes -> (1 + (int) (wide(boxes) / Math.max(mark(), width))) * mark();
            default -> of(track);
        };
    }

    /** How wide it is there, in one line. */
    double wide(TrackBlock track) {
        return switch (track) {
            case TrackBlock.BoxesBlock boxes -> boxes.boxes().size() * mark();
            default -> width;
        };
    }

    private double mark() {
        return type.mark(TICK) + 0.16 * type.rem();
    }

    private double row(TrackBlock.SlotRow row) {
        double rem = type.rem();
        double inside = width / Math.max(1, row.slots().size()) - 1.2 - 0.66 * rem;
        double slots = row.slots().stream().mapToDouble(slot ->
                new LineFill(inside).words(slot.words(), type.text(), rem).lines() * 1.1 * rem + 0.4 * rem
                        + (slot.counted() ? Math.max(2.6, type.mark(0.91)) + 0.5 * rem : 0)).max().orElse(0);
        return 1.15 * 1.15 * rem + Math.max(type.writing(1.83), slots) + 1.2;
    }

    /** A dozen stay in one line; many stand in tens, and are small. */
    private double boxes(int count) {
        double rem = type.rem();
        if (count > MANY) {
            int tens = (count + 9) / 10;
            return tens * Math.max(SMALL_BOX * rem, 3) + (tens - 1) * SMALL_GAP * rem;
        }
        int inLine = (int) Math.max(IN_LINE, (width + BETWEEN * rem) / ((BOX + BETWEEN) * rem));
        int rows = Math.max(1, (count + inLine - 1) / inLine);
        return rows * (type.planned() ? BOX : BOX_HEIGHT) * rem + (rows - 1) * BETWEEN * rem;
    }

    /** In a card boxes are smaller, and take the lines that they need. */
    double inCard(int count) {
        double rem = type.rem();
        double gap = BETWEEN * rem;
        int inLine = (int) Math.max(1, (width + gap) / (Math.max(CARD_BOX * rem, type.mark(0)) + gap));
        int rows = (count + inLine - 1) / inLine;
        return rows * Math.max(CARD_BOX_HEIGHT * rem, type.mark(0)) + (rows - 1) * gap;
    }

    private double clocks(TrackBlock.ClocksBlock clocks) {
        double rem = type.rem();
        int beside = width > 150 ? 6 : 3;
        int rows = (clocks.faces().size() + beside - 1) / beside;
        double name = clocks.isSpare() ? type.writing(1.4) : 2 * 1.1 * rem;
        return rows * (CLOCK * rem + 0.6 + name) + 1.2 * rows;
    }

    /** What came of it stands behind the figure. */
    private double pool(TrackBlock.PoolBlock pool) {
        double rem = type.rem();
        double beside = width - PackedWidths.LEAGUE_GOTHIC.ems(pool.value()) * 1.49 * rem - 2;
        double words = pool.history().isEmpty() ? 0
                : new LineFill(beside).words(pool.history(), type.text(), 0.94 * rem).lines() * 1.13 * rem;
        return Math.max(new FigureHeight(type, pool.look()).one(), words);
    }

    private double bands(TrackBlock.BandsBlock bands) {
        double rem = type.rem();
        LineFill fill = new LineFill(width);
        bands.bands().forEach(band -> fill.whole(type.mark(0.91) + 2.2 + type.text().ems(band.title()) * rem
                + PackedWidths.LEAGUE_GOTHIC.ems(band.upTo()) * 1.25 * rem, 3.4));
        return fill.lines() * type.line() * 1.05 + (fill.lines() - 1) * 0.8;
    }
}
