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
        double lines = field.lines().size() * (type.pencil() ? 6 : LINE);
        double written = field.value().isEmpty() && field.detail().isEmpty() ? 0 : written(field) * 1.1 * 1.15 * rem;
        double labelled = head.lines() == 1 && field.choices().isEmpty() ? label : head.lines() * choice * 1.1;
        return labelled + Math.max(1.43 * rem, Math.max(lines, written)) + 0.2;
    }

    /** Lines of what is written; its detail begins a line of its own where both do not fit one. */
    private int written(Sheet.SheetField field) {
        int together = with(field.detail(), with(field.value(), new LineFill(width), type.text()), type.slanted()).lines();
        return together == 1 || field.value().isEmpty() || field.detail().isEmpty() ? together
                : with(field.value(), new LineFill(width), type.text()).lines()
                + with(field.detail(), new LineFill(width), type.slanted()).lines();
    }

    private LineFill with(String words, LineFill line, LetterWidths letters) {
        return line.words(words, letters, 1.1 * type.rem());
    }
}
