package lampblack.expression;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Fix;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.NearestName;
import lampblack.diagnostic.Report;
import lampblack.diagnostic.Span;

/**
 * What terms need to find their types, and what is said where they do not fit.
 *
 * @param quote what quotes a text here
 */
record TypeChecker(Vocabulary vocabulary, Report report, String quote) {

    private static final List<String> NUMBERS = List.of("zero", "one", "two", "three", "four", "five", "six", "seven",
            "eight", "nine", "ten", "eleven", "twelve");
    private static final List<String> TIMES = List.of("never", "once", "twice", "thrice");

    /** Whether a part is of the one type its place takes; a part that is broken already is let pass in silence. */
    boolean expect(Term term, Type expected, String taker) {
        Optional<Type> type = term.type(this);
        if (type.isEmpty() || type.get() == expected) {
            return type.isPresent();
        }
        wrong(term, "expression.wrong-type", type.get(), kind(expected), taker);
        return false;
    }

    /** What a whole expression must give. */
    void expectResult(Term term, Type expected) {
        term.type(this).filter(type -> type != expected)
                .ifPresent(type -> wrong(term, "expression.wrong-type.result", type, kind(expected), ""));
    }

    /** Whether a part of a sum is a truth value, which is reported. */
    boolean refuseTruth(String operator, Term term, Optional<Type> type) {
        boolean truth = type.equals(Optional.of(Type.BOOL));
        if (truth) {
            wrong(term, "expression.wrong-type", Type.BOOL, either(), operator);
        }
        return truth;
    }

    void noOrder(String operator, Term term) {
        wrong(term, "expression.wrong-type", Type.BOOL, either(), operator);
    }

    void elementDiffers(Term element, Type actual, Type searched) {
        wrong(element, "expression.wrong-type.element", actual, kind(searched), "in");
    }

    void sidesDiffer(String operator, Term pair, Type first, Type second) {
        Diagnostic problem = Diagnostic.of(Code.EXPRESSION__WRONG_TYPE, pair.span(), Message.of(
                "expression.wrong-type.sides", "operator", operator, "left", kind(first), "right", kind(second)));
        Term left = pair.children().get(0);
        if (left instanceof Comparison && second == Type.INT) {
            problem = problem.note(Message.of("note.expression.chain"));
        } else if (first == Type.INT && isNumberInQuotes(pair.children().get(1))
                || second == Type.INT && isNumberInQuotes(left)) {
            problem = problem.note(Message.of("note.expression.unquote"));
        }
        report.add(problem);
    }

    void branchesDiffer(Conditional conditional, Type first, Type second) {
        report.add(Diagnostic.of(Code.EXPRESSION__WRONG_TYPE, conditional.span(), Message.of(
                "expression.wrong-type.branches", "left", kind(first), "right", kind(second))));
    }

    private void wrong(Term term, String wording, Type actual, Message expected, String taker) {
        Diagnostic problem = Diagnostic.of(Code.EXPRESSION__WRONG_TYPE, term.span(), Message.of(
                wording, "actual", kind(actual), "expected", expected, "taker", taker));
        if (isNumberInQuotes(term)) {
            problem = problem.note(Message.of("note.expression.unquote"));
        } else if (actual == Type.INT && expected.equals(kind(Type.BOOL))) {
            problem = problem.note(Message.of("note.expression.compare"));
        } else if (actual == Type.BOOL && expected.equals(kind(Type.INT))) {
            problem = problem.note(Message.of("note.expression.count"));
        }
        report.add(problem);
    }

    private static boolean isNumberInQuotes(Term term) {
        return text(term).filter(text -> text.matches("-?[0-9]+")).isPresent();
    }

    /** The text that a literal writes out. */
    private static Optional<String> text(Term term) {
        return term.asLiteral().flatMap(literal -> literal.value().asText());
    }

    private static Message kind(Type type) {
        return Message.of(type.kind());
    }

    private static Message either() {
        return Message.of("expression.or", "one", kind(Type.INT), "other", kind(Type.TEXT));
    }

    /** Reports a divisor that is known to be zero; where types are wrong there is nothing to evaluate yet. */
    void refuseZero(String operator, Term divisor) {
        if (report.hasErrors()) {
            return;
        }
        if (divisor.evaluate(null, StepBudget.forRule()).asNumber().equals(Optional.of(0L))) {
            report.add(Diagnostic.of(Code.EXPRESSION__DIVIDES_BY_ZERO, divisor.span(), "operator", operator));
        }
    }

    void nameNeeded(String function, Term argument) {
        Diagnostic problem = Diagnostic.of(Code.EXPRESSION__NAME_NEEDED, argument.span(), "function", function);
        String written = argument.span().text();
        if (written.matches("[A-Za-z0-9_]+([ -]+[A-Za-z0-9_]+)*")) {
            String name = quote + written + quote;
            problem = problem.note(Message.of("note.expression.quote", "name", written))
                    .fix(Fix.replace(argument.span(), name));
        }
        report.add(problem);
    }

    /** Whether a value that can be only one of some texts is compared with something else, which is reported. */
    boolean isNoWord(Term variable, Term other) {
        String name = variable.asVariable().map(Variable::name).orElse("");
        List<String> words = vocabulary.words().getOrDefault(name, List.of());
        if (words.isEmpty()) {
            return false;
        }
        Optional<Variable> bare = other.asVariable().filter(unquoted -> !vocabulary.knows(unquoted.name()));
        if (bare.isPresent()) {
            return isUnquotedWord(bare.get(), words);
        }
        Optional<String> wrong = text(other).filter(text -> !words.contains(text));
        wrong.ifPresent(written -> unknownWord(other, name, written, words));
        return wrong.isPresent();
    }

    private boolean isUnquotedWord(Variable bare, List<String> words) {
        Optional<String> meant = NearestName.to(bare.name(), words);
        meant.ifPresent(word -> report.add(Diagnostic.of(Code.EXPRESSION__UNKNOWN_NAME, bare.span(), Message.of(
                "expression.unknown-name", "name", bare.name()))
                .note(Message.of("note.expression.quote", "name", word))
                .fix(Fix.replace(bare.span(), quote + word + quote))));
        return meant.isPresent();
    }

    private void unknownWord(Term text, String name, String written, List<String> words) {
        Diagnostic problem = Diagnostic.of(Code.EXPRESSION__UNKNOWN_WORD, text.span(), "name", name, "word", written,
                "one", words.get(0), "other", words.get(words.size() - 1));
        report.add(NearestName.to(written, words).map(word ->
                problem.note(Message.of("note.did-you-mean", "name", word))
                .fix(Fix.replace(text.span(), quote + word + quote))).orElse(problem));
    }

    void unknownVariable(String name, Span span) {
        if (vocabulary.forms(name).isEmpty()) {
            report.add(meant(Diagnostic.of(Code.EXPRESSION__UNKNOWN_NAME, span, Message.of(
                    "expression.unknown-name", "name", name)), name, span));
        } else {
            String form = vocabulary.forms(name).get(0).form();
            report.add(Diagnostic.of(Code.EXPRESSION__SYNTAX, span, Message.of(
                    "expression.syntax.function", "name", name))
                    .note(Message.of("note.expression.form", "form", form)));
        }
    }

    /** Says what was most likely meant by the name of a value that there is not. */
    private Diagnostic meant(Diagnostic problem, String name, Span span) {
        String word = name.toLowerCase(Locale.ROOT);
        int number = Math.max(NUMBERS.indexOf(word), TIMES.indexOf(word));
        if (number >= 0) {
            return problem.note(Message.of("note.did-you-mean", "name", number))
                    .fix(Fix.replace(span, String.valueOf(number)));
        }
        Set<String> values = new LinkedHashSet<>(vocabulary.variables().keySet());
        values.addAll(List.of("true", "false", "unlimited"));
        Diagnostic suggested = problem.suggest(name, values);
        if (suggested.notes().isEmpty()) {
            suggested = problem.suggest(name, vocabulary.functions().keySet()).withoutFixes();
        }
        return suggested.notes().isEmpty() ? problem.note(Message.of("note.expression.ask", "name", name)) : suggested;
    }

    void noSuchCall(Call call) {
        String name = call.function();
        if (!vocabulary.forms(name).isEmpty()) {
            report.add(wrongCount(call));
        } else if (vocabulary.variables().containsKey(name)) {
            report.add(Diagnostic.of(Code.EXPRESSION__SYNTAX, call.span(), Message.of(
                    "expression.syntax.no-function", "name", name)));
        } else {
            report.add(Diagnostic.of(Code.EXPRESSION__UNKNOWN_NAME, call.name(), Message.of(
                    "expression.unknown-name.function", "name", name))
                    .suggest(name, vocabulary.functions().keySet()));
        }
    }

    private Diagnostic wrongCount(Call call) {
        Diagnostic problem = Diagnostic.of(Code.EXPRESSION__WRONG_ARGUMENTS, call.span(),
                "function", call.function(), "count", call.arguments().size());
        for (FunctionSignature signature : vocabulary.forms(call.function())) {
            problem = problem.note(Message.of("note.expression.form", "form", signature.form()));
        }
        return problem;
    }

    /** Whether a difference is a name with hyphens, such as {@code at-creation('con')}; if so, it is reported. */
    boolean readsAsOneName(Arithmetic difference) {
        Optional<HyphenatedName> read = HyphenatedName.in(difference);
        if (read.isEmpty() || read.get().parts().stream().anyMatch(vocabulary::knows)) {
            return false;
        }
        HyphenatedName name = read.get();
        Set<String> known = vocabulary.names();
        report.add(Diagnostic.of(Code.EXPRESSION__UNKNOWN_NAME, name.span(), Message.of(
                "expression.unknown-name", "name", name.written())).suggest(name.written(), known));
        return true;
    }
}
