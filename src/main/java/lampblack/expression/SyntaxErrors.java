package lampblack.expression;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Edit;
import lampblack.diagnostic.Fix;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.NumberWithUnit;
import lampblack.diagnostic.Report;
import lampblack.diagnostic.Span;
import lampblack.node.Scalar;

/** Says what cannot be read in an expression: the first such mistake, as all behind it would be guesses. */
final class SyntaxErrors {

    private static final Pattern UP_TO = Pattern.compile("(?:up to|at most|max) ([0-9]+)");

    private final Scalar scalar;
    private final Report report;
    private boolean any;

    SyntaxErrors(Scalar scalar, Report report) {
        this.scalar = scalar;
        this.report = report;
    }

    boolean any() {
        return any;
    }

    Span place(int from, int to) {
        return scalar.place(from, to);
    }

    /** The whole text, where it is a number and its unit. */
    Optional<NumberWithUnit> numberWithUnit() {
        return NumberWithUnit.in(scalar.text());
    }

    /** A mistake in a wording of {@code expression.syntax}. */
    void syntax(int from, int to, String wording, Object... namesAndValues) {
        add(syntaxAt(from, to, wording, namesAndValues));
    }

    /** The same, with a note on how to write it. */
    void syntaxWithNote(int from, int to, String wording, String note, Object... namesAndValues) {
        add(syntaxAt(from, to, wording, namesAndValues).note(Message.of(note)));
    }

    /** An operator of other languages, and the one that is meant. */
    void otherOperator(Token written, String meant) {
        Diagnostic problem = syntaxAt(written.from(), written.to(), "operator", "operator", written.text())
                .note(Message.of("note.expression.write", "operator", meant));
        Span span = place(written.from(), written.to());
        add(span.text().equals(written.text()) ? problem.fix(Fix.replace(span, meant)) : problem);
    }

    /** A quote as in print, with the one that closes what it opens, where there is one. */
    void otherQuote(Token written, String meant, int closing) {
        Diagnostic problem = syntaxAt(written.from(), written.to(), "character", "character", written.text())
                .note(Message.of("note.expression.write", "operator", meant));
        Span span = place(written.from(), written.to());
        boolean plain = closing >= 0 && span.text().equals(written.text());
        add(!plain ? problem : problem.fix(new Fix(
                Message.of("fix.replace", "old", written.text(), "new", meant),
                List.of(new Edit(span, meant), new Edit(place(closing, closing + 1), meant)))));
    }

    /** A word behind the only number. */
    void unit(Token unit, NumberWithUnit written) {
        Diagnostic problem = syntaxAt(unit.from(), unit.to(), "unit", "unit", unit.text());
        add(scalar.span().text().equals(scalar.text()) ? written.mend(problem, scalar.span())
                : problem.note(written.note()));
    }

    /** Something else than what is expected, which is said by a key under {@code expression.expected}. */
    void unexpected(Token found, String expected, Optional<Token> opened) {
        Message wanted = Message.of("expression.expected." + expected);
        Diagnostic problem = found.is(Token.TokenKind.END)
                ? syntaxAt(found.from(), found.to(), "end", "expected", wanted)
                : syntaxAt(found.from(), found.to(), "found", "expected", wanted,
                        "found", scalar.text().substring(found.from(), found.to()));
        Optional<NumberWithUnit> number = numberWithUnit()
                .filter(written -> scalar.span().text().equals(scalar.text()));
        add(number.isPresent() ? number.get().mend(problem, scalar.span())
                : opened.map(open -> problem.note(Message.of("note.expression.opened", "symbol", open.text()),
                        place(open.from(), open.to()))).orElseGet(() -> words(problem)));
    }

    /** The problem, where the text is words as they are said. */
    private Diagnostic words(Diagnostic problem) {
        Matcher most = UP_TO.matcher(scalar.text().strip());
        return most.matches() ? problem.note(Message.of("note.expression.form", "form", "0.." + most.group(1)))
                : scalar.text().strip().matches("[A-Za-z]+( [A-Za-z0-9]+)+")
                        ? problem.note(Message.of("note.expression.words")) : problem;
    }

    void tooLong(String wording, int count, int most) {
        add(Diagnostic.of(Code.EXPRESSION__TOO_LONG, scalar.span(), Message.of(
                wording, "count", count, "most", most)));
    }

    void tooDeep(Token at, int most) {
        add(Diagnostic.of(Code.EXPRESSION__TOO_DEEP, place(at.from(), at.to()), "most", most));
    }

    void outOfRange(int from, int to) {
        add(Diagnostic.of(Code.EXPRESSION__NUMBER_OUT_OF_RANGE, place(from, to)));
    }

    private Diagnostic syntaxAt(int from, int to, String wording, Object... namesAndValues) {
        return Diagnostic.of(Code.EXPRESSION__SYNTAX, place(from, to),
                Message.of("expression.syntax." + wording, namesAndValues));
    }

    private void add(Diagnostic diagnostic) {
        if (!any) {
            report.add(diagnostic);
        }
        any = true;
    }
}
