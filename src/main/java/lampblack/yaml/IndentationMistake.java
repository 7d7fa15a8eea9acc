package lampblack.yaml;

import java.util.Optional;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Source;
import lampblack.diagnostic.Span;

/** Finds a line that stands too far out, above the one at which that is noticed. */
final class IndentationMistake {

    private IndentationMistake() {}

    /** The line that ended the block which the line of a number goes on with; none where that line itself is odd. */
    static Optional<Diagnostic> above(Source source, int number) {
        int column = indent(source, number);
        int outer = number - 1;
        while (outer > 0 && (isIdle(source, outer) || indent(source, outer) >= column)) {
            outer--;
        }
        if (outer <= 0) {
            return Optional.empty();
        }
        Optional<Diagnostic> beside = beside(source, line(source, outer));
        if (beside.isPresent()) {
            return beside;
        }
        int before = outer - 1;
        while (before > 0 && (isIdle(source, before) || indent(source, before) > column)) {
            before--;
        }
        boolean goesOn = before > 0 && indent(source, before) == column && indent(source, outer) > 0;
        return goesOn ? Optional.of(tooFarOut(line(source, outer))
                .note(Message.of("note.goes-on-here"), line(source, number))) : Optional.empty();
    }

    /** A line beside a key that has nothing below it. */
    static Optional<Diagnostic> beside(Source source, Span line) {
        int before = line.line() - 1;
        while (before > 0 && isIdle(source, before)) {
            before--;
        }
        if (before <= 0) {
            return Optional.empty();
        }
        Span above = line(source, before);
        boolean opens = above.text().endsWith(":") && indent(source, before) == indent(source, line.line());
        return opens ? Optional.of(tooFarOut(line).note(Message.of("note.beside"), above)) : Optional.empty();
    }

    private static Diagnostic tooFarOut(Span line) {
        return Diagnostic.of(Code.YAML__SYNTAX, line, Message.of("yaml.syntax.too-far-out"));
    }

    private static boolean isIdle(Source source, int number) {
        String text = source.lineText(number).strip();
        return text.isEmpty() || text.startsWith("#");
    }

    private static int indent(Source source, int number) {
        String text = source.lineText(number);
        return text.length() - text.stripLeading().length();
    }

    private static Span line(Source source, int number) {
        int start = source.lineStart(number);
        return source.span(start + indent(source, number), start + source.lineText(number).stripTrailing().length());
    }
}
