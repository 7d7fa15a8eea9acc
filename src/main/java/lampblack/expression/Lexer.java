package lampblack.expression;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lampblack.diagnostic.Hexadecimal;

/** Cuts an expression into words; stops at the first that cannot be read. */
final class Lexer {

    private static final List<String> SYMBOLS = List.of(
            "&&", "||", "==", "!=", "<=", ">=", "<", ">", "+", "-", "*", "/", "%", "!", "?", ":", "(", ")", "[", "]",
            ",");

    /** What people write who know other languages, the longest first, and what is meant. */
    private static final Map<String, String> OTHERS = others();

    private static final String ESCAPES = "\\\\''\"\"n\nt\t";

    private final String text;
    private final SyntaxErrors mistakes;
    private final List<Token> tokens = new ArrayList<>();
    private int at;

    Lexer(String text, SyntaxErrors mistakes) {
        this.text = text;
        this.mistakes = mistakes;
    }

    private static Map<String, String> others() {
        String[] pairs = {"===", "==", "!==", "!=", "<>", "!=", "=>", ">=", "=<", "<=", "=", "==", "&", "&&", "|", "||",
                "≤", "<=", "≥", ">=", "≠", "!=", "×", "*", "·", "*", "÷", "/", "−", "-", "–", "-", "‘", "'", "’", "'",
                "“", "\"", "”", "\"", "„", "\""};
        Map<String, String> others = new LinkedHashMap<>();
        for (int i = 0; i < pairs.length; i += 2) {
            others.put(pairs[i], pairs[i + 1]);
        }
        return others;
    }

    /** The words, and one more for the end. */
    List<Token> tokens() {
        while (!mistakes.any() && at < text.length()) {
            char c = text.charAt(at);
            if (c == ' ' || c == '\t' || c == '\n' || c == '\r') {
                at++;
            } else if (isDigit(c)) {
                number();
            } else if (isLetter(c)) {
                name();
            } else if (c == '\'' || c == '"') {
                quoted(c);
            } else {
                symbol();
            }
        }
        int end = tokens.isEmpty() ? 0 : tokens.get(tokens.size() - 1).to();
        tokens.add(new Token(Token.TokenKind.END, "", end, end));
        return tokens;
    }

    private void add(Token.TokenKind kind, int to) {
        tokens.add(new Token(kind, text.substring(at, to), at, to));
        at = to;
    }

    private void number() {
        int to = at;
        while (to < text.length() && isDigit(text.charAt(to))) {
            to++;
        }
        int end = to;
        while (end < text.length() && (isWord(text.charAt(end)) || text.charAt(end) == '.')) {
            end++;
        }
        if (end == to) {
            add(Token.TokenKind.NUMBER, to);
        } else if (text.substring(to, end).matches("\\.[0-9]*|\\.?[0-9]*[eE][0-9]*")) {
            mistakes.syntaxWithNote(at, end, "fraction", "note.expression.whole", "number", text.substring(at, end));
        } else {
            String number = text.substring(at, end);
            if (number.matches("[0-9]+d[0-9]+")) {
                mistakes.syntaxWithNote(at, end, "number", "note.expression.dice", "number", number);
            } else {
                mistakes.syntax(at, end, "number", "number", number);
            }
        }
    }

    private void name() {
        int to = wordEnd(at);
        add(text.substring(at, to).equals("in") ? Token.TokenKind.SYMBOL : Token.TokenKind.NAME, to);
    }

    private int wordEnd(int from) {
        int to = from;
        while (to < text.length() && isWord(text.charAt(to))) {
            to++;
        }
        return to;
    }

    private void quoted(char quote) {
        StringBuilder meant = new StringBuilder();
        int to = at + 1;
        while (to < text.length() && text.charAt(to) != quote && text.charAt(to) != '\n') {
            char c = text.charAt(to);
            if (c == '\\' && to + 1 < text.length()) {
                int known = escape(text.charAt(to + 1));
                if (known < 0) {
                    int end = text.offsetByCodePoints(to + 1, 1);
                    mistakes.syntax(to, end, "escape", "escape", text.substring(to, end));
                    return;
                }
                c = ESCAPES.charAt(known + 1);
                to++;
            }
            meant.append(c);
            to++;
        }
        if (to >= text.length() || text.charAt(to) != quote) {
            mistakes.syntax(at, at + 1, "open-text", "quote", String.valueOf(quote));
            return;
        }
        tokens.add(new Token(Token.TokenKind.TEXT, meant.toString(), at, to + 1));
        at = to + 1;
    }

    /** Where an escaped letter stands among the known ones, its meaning right behind it; negative if nowhere. */
    private static int escape(char letter) {
        for (int i = 0; i < ESCAPES.length(); i += 2) {
            if (ESCAPES.charAt(i) == letter) {
                return i;
            }
        }
        return -1;
    }

    private void symbol() {
        String known = longest(SYMBOLS);
        String other = longest(OTHERS.keySet());
        if (other.length() > known.length()) {
            Token written = new Token(Token.TokenKind.SYMBOL, other, at, at + other.length());
            if ("‘’‚“”„".contains(other)) {
                mistakes.otherQuote(written, OTHERS.get(other), closing(at + 1));
            } else {
                mistakes.otherOperator(written, OTHERS.get(other));
            }
        } else if (!known.isEmpty()) {
            add(Token.TokenKind.SYMBOL, at + known.length());
        } else {
            unknownCharacter();
        }
    }

    /** Where the next quote as in print stands; negative where there is none. */
    private int closing(int from) {
        for (int i = from; i < text.length(); i++) {
            if ("‘’“”".indexOf(text.charAt(i)) >= 0) {
                return i;
            }
        }
        return -1;
    }

    private String longest(Iterable<String> symbols) {
        for (String symbol : symbols) {
            if (text.charAt(at) == symbol.charAt(0) && text.startsWith(symbol, at)) {
                return symbol;
            }
        }
        return "";
    }

    private void unknownCharacter() {
        int c = text.codePointAt(at);
        int end = at + Character.charCount(c);
        if (c == '.') {
            mistakes.syntaxWithNote(at, Math.max(end, wordEnd(end)), "dot", "note.expression.call");
            return;
        }
        boolean seen = !Character.isSpaceChar(c) && !Character.isISOControl(c);
        String shown = seen ? text.substring(at, end) : Hexadecimal.codePoint(c);
        mistakes.syntax(at, end, "character", "character", shown);
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    private static boolean isLetter(char c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_';
    }

    private static boolean isWord(char c) {
        return isLetter(c) || isDigit(c);
    }
}
