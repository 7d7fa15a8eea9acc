package lampblack.diagnostic;

import java.util.Locale;

/** How much a problem weighs: only errors make a document illegal. */
public enum Severity {
    ERROR,
    WARNING,
    NOTE;

    /** The word shown to people and machines. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
