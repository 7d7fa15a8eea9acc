package org.teavm.classlib.java.util;

/**
 * What {@code String.format} does, as far as the reader of YAML asks for it: texts in place of {@code %s}. TeaVM's own
 * knows the figures, currencies and languages of the world, of which a published page would carry all.
 */
public final class TFormatter {

    private static final String PLACE = "%s";

    private final StringBuilder written = new StringBuilder();

    public TFormatter format(String format, Object... arguments) {
        int from = 0;
        for (Object argument : arguments) {
            int place = format.indexOf('%', from);
            if (place < 0 || !format.startsWith(PLACE, place)) {
                throw new IllegalArgumentException(format);
            }
            written.append(format, from, place).append(argument);
            from = place + PLACE.length();
        }
        written.append(format, from, format.length());
        return this;
    }

    @Override
    public String toString() {
        return written.toString();
    }
}
