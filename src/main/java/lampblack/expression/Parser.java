package lampblack.expression;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import lampblack.diagnostic.Span;

/** Builds the terms of an expression from its words. After a mistake it runs to the end and what it builds is void. */
final class Parser {

    static final int MAX_TERMS = 500;
    static final int DEEPEST = 50;

    /** Operators that other languages spell out. */
    private static final Map<String, String> WORDS = Map.of(
            "and", "&&", "or", "||", "not", "!", "mod", "%", "is", "==");

    private final List<Token> tokens;
    private final Vocabulary vocabulary;
    private final SyntaxErrors mistakes;
    private int at;
    private int terms;
    private int depth;

    Parser(List<Token> tokens, Vocabulary vocabulary, SyntaxErrors mistakes) {
        this.tokens = tokens;
        this.vocabulary = vocabulary;
        this.mistakes = mistakes;
    }

    /** The term of the whole expression; of no use if there was a mistake. */
    Term whole() {
        if (tokens.size() == 1) {
            mistakes.syntax(0, 0, "empty");
            return stop();
        }
        Term term = conditional();
        if (next().is(")") || next().is("]")) {
            mistakes.syntax(next().from(), next().to(), "unopened", "symbol", next().text());
        } else if (next().is(Token.TokenKind.NAME) && !WORDS.containsKey(next().text().toLowerCase(Locale.ROOT))
                && mistakes.numberWithUnit().isPresent()) {
            mistakes.unit(next(), mistakes.numberWithUnit().get());
        } else if (!next().is(Token.TokenKind.END)) {
            unexpected("operator", Optional.empty());
        }
        return term;
    }

    private Term conditional() {
        int from = next().from();
        Term condition = binary(1);
        if (!skip("?")) {
            return condition;
        }
        Token question = tokens.get(at - 1);
        Term yes = binary(1);
        if (!skip(":")) {
            return unexpected("colon", Optional.of(question));
        }
        Term no = nested(question, this::conditional);
        return made(new Conditional(condition, yes, no, spanFrom(from)));
    }

    private Term binary(int weakest) {
        int from = next().from();
        Term left = unary();
        while (Operators.strength(next()) >= weakest) {
            Token operator = take();
            if (operator.is("in")) {
                left = membership(from, left);
            } else {
                Term right = binary(Operators.strength(operator) + 1);
                left = made(Operators.join(operator.text(), left, right, spanFrom(from)));
            }
        }
        return left;
    }

    private Term membership(int from, Term item) {
        Token open = next();
        if (!skip("[")) {
            return unexpected("list", Optional.empty());
        }
        List<Term> list = several(open, "]", "bracket");
        return made(new Membership(item, list, spanFrom(from)));
    }

    /** Terms with commas between them, up to what closes them. */
    private List<Term> several(Token open, String close, String expected) {
        List<Term> terms = new ArrayList<>();
        if (skip(close)) {
            return terms;
        }
        do {
            terms.add(nested(open, this::conditional));
        } while (skip(","));
        close(open, close, expected);
        return terms;
    }

    private void close(Token open, String close, String expected) {
        if (skip(close)) {
            return;
        }
        if (next().is(Token.TokenKind.END)) {
            mistakes.syntax(open.from(), open.to(), "unclosed", "symbol", open.text());
            stop();
        } else {
            unexpected(expected, Optional.of(open));
        }
    }

    private Term unary() {
        Token sign = next();
        if (skip("!")) {
            Term term = nested(sign, this::unary);
            return made(new LogicalNot(term, spanFrom(sign.from())));
        }
        if (!skip("-")) {
            return primary();
        }
        if (next().is("-")) {
            mistakes.syntaxWithNote(sign.from(), next().to(), "two-signs", "note.expression.two-signs");
            return stop();
        }
        if (next().is(Token.TokenKind.NUMBER)) {
            return number("-" + take().text(), sign.from());
        }
        Term term = nested(sign, this::unary);
        return made(new Negation(term, spanFrom(sign.from())));
    }

    private Term primary() {
        Token token = next();
        if (skip("(")) {
            Term inside = nested(token, this::conditional);
            close(token, ")", "parenthesis");
            return inside;
        }
        return switch (token.kind()) {
            case NUMBER -> number(take().text(), token.from());
            case TEXT -> made(new Literal(Value.of(take().text()), spanFrom(token.from())));
            case NAME -> named();
            case SYMBOL, END -> {
                if (token.is("[")) {
                    mistakes.syntaxWithNote(token.from(), token.to(), "list", "note.expression.list");
                }
                yield unexpected("value", Optional.empty());
            }
        };
    }

    private Term number(String digits, int from) {
        try {
            return made(new Literal(Value.of(Long.parseLong(digits)), spanFrom(from)));
        } catch (NumberFormatException tooLarge) {
            mistakes.outOfRange(from, tokens.get(at - 1).to());
            return stop();
        }
    }

    private Term named() {
        Token word = take();
        if (word.text().equals("true") || word.text().equals("false")) {
            return made(new Literal(Value.of(word.text().equals("true")), spanFrom(word.from())));
        }
        Token open = next();
        if (skip("(")) {
            return call(word, open);
        }
        boolean goesOn = open.is(Token.TokenKind.NAME) || open.is(Token.TokenKind.NUMBER) || open.is("!");
        if (goesOn && word.text().equalsIgnoreCase("not") && !vocabulary.knows(word.text())) {
            mistakes.syntaxWithNote(word.from(), word.to(), "operator", "note.expression.not", "operator", word.text());
            return stop();
        }
        if (goesOn && word.text().equalsIgnoreCase("if") && !vocabulary.knows(word.text())) {
            mistakes.syntaxWithNote(word.from(), word.to(), "operator", "note.expression.if", "operator", word.text());
            return stop();
        }
        return made(new Variable(word.text(), spanFrom(word.from())));
    }

    private Term call(Token word, Token open) {
        if (word.text().equalsIgnoreCase("not") && !vocabulary.knows(word.text())) {
            mistakes.otherOperator(word, "!");
            return stop();
        }
        int first = at;
        List<Term> arguments = several(open, ")", "argument");
        Span name = mistakes.place(word.from(), word.to());
        Optional<FunctionSignature> form = vocabulary.function(word.text(), arguments.size());
        List<Term> named = new ArrayList<>(arguments);
        for (int i = 0; form.isPresent() && i < named.size(); i++) {
            Optional<String> names = form.get().parameter(i).names();
            Optional<Literal> text = named.get(i).asLiteral().filter(literal -> literal.value().type() == Type.TEXT);
            if (names.isPresent() && text.isPresent()) {
                named.set(i, new Mention(word.text(), names.get(), text.get().value().toString(),
                        inside(first, text.get())));
            }
        }
        Call call = new Call(word.text(), name, named, spanFrom(word.from()));
        return made(MinMax.isNamed(word.text()) ? new MinMax(word.text().equals("max"), call) : call);
    }

    /** The place of a text between its quotes. */
    private Span inside(int first, Literal literal) {
        for (int i = first; i < at; i++) {
            Token token = tokens.get(i);
            if (mistakes.place(token.from(), token.to()).equals(literal.span())) {
                return mistakes.place(token.from() + 1, token.to() - 1);
            }
        }
        return literal.span();
    }

    private Term nested(Token at, Supplier<Term> parse) {
        if (++depth > DEEPEST) {
            mistakes.tooDeep(at, DEEPEST);
            depth--;
            return stop();
        }
        Term term = parse.get();
        depth--;
        return term;
    }

    private Term made(Term term) {
        if (++terms > MAX_TERMS) {
            mistakes.tooLong("expression.too-long.terms", terms, MAX_TERMS);
            return stop();
        }
        return term;
    }

    private Term unexpected(String expected, Optional<Token> opened) {
        Token found = next();
        String meant = found.is(Token.TokenKind.NAME) ? WORDS.get(found.text().toLowerCase(Locale.ROOT)) : null;
        if (meant != null && !expected.equals("value")) {
            mistakes.otherOperator(found, meant);
        } else {
            mistakes.unexpected(found, expected, opened);
        }
        return stop();
    }

    /** Goes to the end, so that nothing more is read. */
    private Term stop() {
        at = tokens.size() - 1;
        return new Literal(Value.of(false), mistakes.place(0, 0));
    }

    private Token next() {
        return tokens.get(at);
    }

    private Token take() {
        Token token = next();
        if (!token.is(Token.TokenKind.END)) {
            at++;
        }
        return token;
    }

    private boolean skip(String symbol) {
        boolean there = next().is(symbol);
        if (there) {
            at++;
        }
        return there;
    }

    private Span spanFrom(int from) {
        return mistakes.place(from, tokens.get(Math.max(0, at - 1)).to());
    }
}
