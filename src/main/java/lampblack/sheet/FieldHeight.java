package lampblack.sheet;

import java.util.Locale;

/** How high a field stands: its label with what may be circled, then what is written, or lines to write on. */
record FieldHeight(SheetType type, double width) {

    private static final double LABEL = 0.92;
    private static final double LINE = 4.4;
    private static final double BETWEEN = 0.5;

    double of(Sheet.SheetField field) {
        double rem = type.rem();
        double label = type.small(LABEL);
        LineFill head = new LineFill(width).words(field.label().toUpperCase(Locale.ROOT), PackedWidths.LEAGUE_GOTHIC,
                label * 1.2);
        double choice = type.small(LABEL);
        field.choices().forEach(words -> head.whole(type.slanted().ems(words) * choice, BETWEEN * rem + 0.7));
        LineFill value = new LineFill(width).words(field.value(), type.text(), 1.1 * rem)
                .words(field.detail(), type.slanted(), 1.1 * rem);
        double lines = field.lines().size() * (type.pencil() ? 6 : LINE);
        double written = field.value().isEmpty() && field.detail().isEmpty() ? 0 : value.lines() * 1.1 * 1.15 * rem;
        double labelled = head.lines() == 1 && field.choices().isEmpty() ? label : head.lines() * choice * 1.1;
        return labelled + Math.max(1.43 * rem, Math.max(lines, written)) + 0.2;
    }
}
