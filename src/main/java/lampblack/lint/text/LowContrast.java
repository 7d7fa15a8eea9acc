package lampblack.lint.text;

import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Fix;
import lampblack.diagnostic.Hexadecimal;
import lampblack.diagnostic.Message;
import lampblack.lint.analysis.Findings;
import lampblack.lint.analysis.Lint;
import lampblack.ruleset.Ruleset;

/** The accent colour is too pale to be read on white paper: a contrast of 4.5 to 1 is the usual least. */
public final class LowContrast implements Lint {

    private static final int LEAST = 45;

    @Override
    public void check(Ruleset ruleset, Findings findings) {
        if (ruleset.accentPlace().isPresent()) {
            String accent = ruleset.theme().accent().colour();
            int tenths = tenths(accent);
            if (tenths < LEAST) {
                findings.add("accent", Diagnostic.of(Code.RULESET__LOW_CONTRAST, ruleset.accentPlace().get(), "accent",
                        accent, "contrast", Message.verbatim(tenths / 10 + "." + tenths % 10))
                        .fix(Fix.replace(ruleset.accentPlace().get(), "'" + darkened(accent) + "'")));
            }
        }
    }

    private static int tenths(String accent) {
        return (int) (contrast(accent) * 10);
    }

    /** The same hue, with as little taken off each part as makes it readable. */
    private static String darkened(String accent) {
        String darker = accent;
        for (int percent = 99; percent >= 0 && tenths(darker) < LEAST; percent--) {
            darker = "#" + Hexadecimal.of(at(accent, 1) * percent / 100, 2)
                    + Hexadecimal.of(at(accent, 3) * percent / 100, 2)
                    + Hexadecimal.of(at(accent, 5) * percent / 100, 2);
        }
        return darker;
    }

    /** The ratio of its brightness to that of white, from 1 to 21. */
    public static double contrast(String accent) {
        double brightness = 0.2126 * part(accent, 1) + 0.7152 * part(accent, 3) + 0.0722 * part(accent, 5);
        return 1.05 / (brightness + 0.05);
    }

    private static double part(String accent, int at) {
        double part = at(accent, at) / 255.0;
        return part <= 0.04045 ? part / 12.92 : StrictMath.pow((part + 0.055) / 1.055, 2.4);
    }

    private static int at(String accent, int at) {
        return Integer.parseInt(accent.substring(at, at + 2), 16);
    }
}
