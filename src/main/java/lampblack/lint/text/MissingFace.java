package lampblack.lint.text;

import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;
import lampblack.lint.analysis.Findings;
import lampblack.lint.analysis.Lint;
import lampblack.picture.Typeface;
import lampblack.ruleset.Ruleset;
import lampblack.ruleset.look.OwnFonts;
import lampblack.ruleset.look.TextFonts;

/** The text is set in a typeface of the author's own without its bold or slanted letters, or with another's. */
public final class MissingFace implements Lint {

    @Override
    public void check(Ruleset ruleset, Findings findings) {
        Optional<TextFonts> fonts = ruleset.theme().own().flatMap(OwnFonts::text);
        Span place = ruleset.themePlaces().get("text.regular");
        fonts.ifPresent(own -> {
            check("bold", "ruleset.missing-face", own.bold(), place, findings);
            check("italic", "ruleset.missing-face.italic", own.italic(), place, findings);
            for (String style : List.of("bold", "italic", "bold-italic")) {
                Optional.ofNullable(ruleset.themePlaces().get("text." + style)).filter(base -> isOfBase(base, place))
                        .ifPresent(base -> mixed(style, place, base, findings));
            }
        });
    }

    /** Whether a style comes from what the game builds on, and the letters beside it from the game itself. */
    private static boolean isOfBase(Span style, Span regular) {
        return !style.source().name().equals(regular.source().name());
    }

    private static void mixed(String style, Span regular, Span base, Findings findings) {
        findings.add("text", Diagnostic.of(Code.RULESET__MISSING_FACE, regular, Message.of("ruleset.missing-face.mixed",
                "file", regular.text(), "other", base.text(), "style", style)).note(Message.of("note.name-or-take-face",
                "style", style, "form", "text: {regular: " + regular.text() + ", " + style + ": null}")));
    }

    private static void check(String style, String message, Optional<Typeface> face, Span place,
            Findings findings) {
        if (face.isEmpty()) {
            findings.add("text", Diagnostic.of(Code.RULESET__MISSING_FACE, place, Message.of(message, "file",
                    place.text())).note(Message.of("note.name-face", "form", "text: {regular: " + place.text() + ", "
                    + style + ": fonts/\u2026}")));
        }
    }
}
