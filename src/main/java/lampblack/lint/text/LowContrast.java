package lampblack.lint.text;

import java.util.Optional;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Fix;
import lampblack.diagnostic.Hexadecimal;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;
import lampblack.lint.analysis.Findings;
import lampblack.lint.analysis.Lint;
import lampblack.ruleset.Accent;
import lampblack.ruleset.Ruleset;
import lampblack.ruleset.Theme;
import lampblack.ruleset.look.BlockLook;

/** A colour is too like what it is printed on to be read: a contrast of 4.5 to 1 is the usual least. */
public final class LowContrast implements Lint {

    @Override
    public void check(Ruleset ruleset, Findings findings) {
        Theme theme = ruleset.theme();
        ruleset.themePlaces().forEach((way, place) -> {
            if (way.equals("accent")) {
                check("accent", theme.accent(), Accent.PAPER, "ruleset.low-contrast", place, findings);
            } else if (way.equals("second")) {
                check("second", theme.second().orElseThrow(), Accent.PAPER, "ruleset.low-contrast.second", place,
                        findings);
            } else if (way.endsWith(".colour")) {
                String block = way.substring(0, way.length() - ".colour".length());
                BlockLook look = block.startsWith("blocks.") ? theme.block(block.substring("blocks.".length()))
                        : theme.everyBlock().orElseThrow();
                Accent colour = look.colour().orElseThrow();
                Accent ground = look.fill().orElse(Accent.PAPER);
                // What the theme says of all is told where it says so.
                boolean isOfAll = ground.equals(Accent.PAPER) && (colour.equals(theme.accent())
                        || theme.second().filter(colour::equals).isPresent());
                if (!isOfAll) {
                    check(block, colour, ground, "ruleset.low-contrast.block", place, findings);
                }
            }
        });
    }

    private static void check(String what, Accent colour, Accent ground, String message, Span place,
            Findings findings) {
        if (!colour.isReadableOn(ground)) {
            int tenths = (int) (colour.contrast(ground) * 10);
            Diagnostic problem = Diagnostic.of(Code.RULESET__LOW_CONTRAST, place, Message.of(message, "accent",
                    colour.colour(), "contrast", Message.verbatim(tenths / 10 + "." + tenths % 10), "ground",
                    ground.colour()));
            findings.add(what, readable(colour, ground).map(better -> problem.fix(Fix.replace(place, "'"
                    + better.colour() + "'"))).orElse(problem));
        }
    }

    /** The same hue, with as little taken off each part as makes it readable; empty where the ground is too dark. */
    private static Optional<Accent> readable(Accent colour, Accent ground) {
        Accent darker = colour;
        for (int percent = 99; percent >= 0 && !darker.isReadableOn(ground); percent--) {
            darker = new Accent("#" + Hexadecimal.of(colour.part(1) * percent / 100, 2)
                    + Hexadecimal.of(colour.part(3) * percent / 100, 2)
                    + Hexadecimal.of(colour.part(5) * percent / 100, 2));
        }
        return Optional.of(darker).filter(found -> found.isReadableOn(ground));
    }
}
