package lampblack.template;

/**
 * What stands in a template only so that a browser shows it by itself, from {@code <!--/*-->} to {@code <!--*&#47;-->}.
 * It never comes onto a sheet.
 */
public final class TemplateSample {

    private static final String BEGIN = "<!--/*-->";
    private static final String END = "<!--*/-->";

    private TemplateSample() {}

    /** A template without its sample, and without the line breaks at its ends. */
    static String without(String text) {
        StringBuilder out = new StringBuilder();
        int from = 0;
        for (int begin = text.indexOf(BEGIN); begin >= 0; begin = text.indexOf(BEGIN, from)) {
            int end = text.indexOf(END, begin);
            out.append(text, from, begin);
            from = end < 0 ? text.length() : end + END.length();
        }
        return out.append(text, from, text.length()).toString().strip();
    }

    /** The same with blanks in its place, so that everything else stays where it is. */
    public static String blanked(String text) {
        StringBuilder out = new StringBuilder(text);
        for (int begin = text.indexOf(BEGIN); begin >= 0; begin = text.indexOf(BEGIN, begin + 1)) {
            int end = text.indexOf(END, begin);
            for (int i = begin; i < (end < 0 ? text.length() : end + END.length()); i++) {
                if (text.charAt(i) != '\n' && text.charAt(i) != '\r') {
                    out.setCharAt(i, ' ');
                }
            }
        }
        return out.toString();
    }
}
