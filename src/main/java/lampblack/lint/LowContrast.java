package lampblack.lint;

import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.ruleset.Ruleset;

/** The accent colour is too pale to be read on white paper: a contrast of 4.5 to 1 is the usual least. */
final class LowContrast implements Lint {

    private static final int LEAST = 45;

    @Override
    public void check(Ruleset ruleset, Findings found) {
        if (ruleset.accentPlace().isPresent()) {
            int tenths = (int) (contrast(ruleset.theme().accent().colour()) * 10);
            if (tenths < LEAST) {
                found.add("accent", Diagnostic.of(Code.RULESET__LOW_CONTRAST, ruleset.accentPlace().get(), "accent",
                        ruleset.theme().accent().colour(), "contrast", Message.verbatim(tenths / 10 + "." + tenths % 10)));
            }
        }
    }

    /** The ratio of its brightness to that of white, from 1 to 21. */
    static double contrast(String accent) {
        double brightness = 0.2126 * part(accent, 1) + 0.7152 * part(accent, 3) + 0.0722 * part(accent, 5);
        return 1.05 / (brightness + 0.05);
    }

    private static double part(String accent, int at) {
        double part = Integer.parseInt(accent.substring(at, at + 2), 16) / 255.0;
        return part <= 0.04045 ? part / 12.92 : StrictMath.pow((part + 0.055) / 1.055, 2.4);
    }
}
