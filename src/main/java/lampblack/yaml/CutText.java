package lampblack.yaml;

import java.util.Optional;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Source;
import lampblack.diagnostic.Span;
import lampblack.node.Scalar;

/** A plain text that a number sign cuts short, where what stands behind the sign is most likely no comment. */
final class CutText {

    private static final String ENDS = ".!?:;";
    private static final String GOES_ON = ",.;:!?)";

    private final Scalar kept;
    private final String text;
    private final Span cut;

    private CutText(Scalar kept, Span cut) {
        this.kept = kept;
        this.text = cut.text();
        this.cut = cut;
    }

    /** The warning of one, where a plain text is cut so. */
    static Optional<Diagnostic> behind(Scalar kept) {
        Source source = kept.span().source();
        int sign = kept.span().end() + 1;
        if (!kept.isText() || sign + 1 >= source.text().length() || source.text().charAt(sign - 1) != ' '
                || source.text().charAt(sign) != '#') {
            return Optional.empty();
        }
        int line = source.line(sign);
        int end = source.lineStart(line) + source.lineText(line).stripTrailing().length();
        return new CutText(kept, source.span(sign, Math.max(sign + 1, end))).warning();
    }

    private Optional<Diagnostic> warning() {
        String note = isNoComment() ? "note.comment-apart" : goesOn() ? "note.comment-two-blanks" : "";
        return note.isEmpty() ? Optional.empty() : Optional.of(Diagnostic.of(Code.YAML__COMMENT_IN_TEXT, cut)
                .note(Message.of("note.text-in-quotes")).note(Message.of(note)));
    }

    /** Whether it lacks the space that is behind the sign of a comment. */
    private boolean isNoComment() {
        return text.length() > 1 && Character.isLetterOrDigit(text.charAt(1));
    }

    /** Whether a sentence that is not at its end goes on behind the sign: with a number, or up to a full stop. */
    private boolean goesOn() {
        String rest = text.substring(1).strip();
        boolean sentence = kept.text().strip().contains(" ")
                && ENDS.indexOf(kept.text().charAt(kept.text().length() - 1)) < 0;
        if (!sentence || rest.isEmpty()) {
            return false;
        }
        char first = rest.charAt(0);
        return first >= '0' && first <= '9' || GOES_ON.indexOf(first) >= 0
                || first >= 'a' && first <= 'z' && ".!?".indexOf(rest.charAt(rest.length() - 1)) >= 0;
    }
}
