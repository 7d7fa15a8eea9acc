package lampblack.ruleset;

/** The one colour beside black, known to be written {@code #rrggbb} and nothing else. */
public record Accent(String colour) {

    /** A dried-ink red for rulesets that name no colour. */
    public static final Accent USUAL = new Accent("#8c2b20");

    public Accent {
        if (!isColour(colour)) {
            throw new IllegalArgumentException("a colour is written #rrggbb");
        }
    }

    /** The colour of that text, or the usual one where the text is no colour. */
    public static Accent of(String text) {
        return isColour(text) ? new Accent(text) : USUAL;
    }

    private static boolean isColour(String text) {
        if (text.length() != 7 || text.charAt(0) != '#') {
            return false;
        }
        for (int i = 1; i < 7; i++) {
            if ("0123456789abcdefABCDEF".indexOf(text.charAt(i)) < 0) {
                return false;
            }
        }
        return true;
    }
}
