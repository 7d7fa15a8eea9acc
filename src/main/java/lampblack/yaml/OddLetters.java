package lampblack.yaml;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Edit;
import lampblack.diagnostic.Fix;
import lampblack.diagnostic.Hexadecimal;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Source;
import lampblack.diagnostic.Span;
import lampblack.yaml.LookAlikes.LookAlike;

/**
 * Finds letters that look like others or like nothing, where a plain one is likely meant: within plain words, and where
 * YAML has its signs. Whether one does any harm is for others to tell.
 */
public final class OddLetters {

    private static final String SIGNS = "[]{},:";

    private final Source source;
    private final String text;

    private OddLetters(Source source) {
        this.source = source;
        this.text = source.text();
    }

    /** A problem for each line that has some, with the fix that writes plain ones. */
    public static List<Diagnostic> of(Source source) {
        return new OddLetters(source).find();
    }

    private List<Diagnostic> find() {
        List<Diagnostic> found = new ArrayList<>();
        for (int line = 1; line <= source.lines(); line++) {
            int start = source.lineStart(line);
            int end = start + source.lineText(line).length();
            List<Integer> odd = new ArrayList<>();
            for (int i = odd(start, end); i < end; i = odd(i + 1, end)) {
                if (isOdd(i, start, end)) {
                    odd.add(i);
                }
            }
            if (!odd.isEmpty()) {
                found.add(problem(odd));
            }
        }
        return found;
    }

    /** The next character that is not plain; a method of its own, which is soon compiled. */
    private int odd(int start, int end) {
        int i = start;
        while (i < end && text.charAt(i) < 0x80) {
            i++;
        }
        return i;
    }

    private boolean isOdd(int i, int start, int end) {
        LookAlike alike = LookAlikes.of(text.charAt(i)).orElse(null);
        if (alike == null) {
            return false;
        }
        char before = i > start ? text.charAt(i - 1) : '\n';
        char after = i + 1 < end ? text.charAt(i + 1) : '\n';
        return switch (alike.kind()) {
            case LETTER -> isAmongPlain(i, start, end);
            case INVISIBLE -> isPlain(before) || isPlain(after) || before == '\n';
            case SPACE -> isIndent(i, start) || SIGNS.indexOf(before) >= 0 || SIGNS.indexOf(after) >= 0
                    || after == '\n' || before == '-' && isIndent(i - 1, start);
            case HYPHEN -> isWord(before) || isWord(after);
            case DASH -> isWord(before) && isWord(after) || isIndent(i, start) && after == ' ';
            case BULLET -> isIndent(i, start) && (after == ' ' || after == '\t');
            case ELLIPSIS -> isWord(before) && isWord(after);
            case SIGN -> true;
            case QUOTE -> new CurlyQuote(text, i, start, end).isSign();
        };
    }

    private static boolean isWord(char c) {
        return c < 0x80 && Character.isLetterOrDigit(c);
    }

    private static boolean isPlain(char c) {
        return c > ' ' && c < 0x80;
    }

    /** Whether nothing but blanks of any kind stands before it in its line. */
    private boolean isIndent(int i, int start) {
        for (int k = start; k < i; k++) {
            char c = text.charAt(k);
            if (c != ' ' && LookAlikes.of(c).filter(alike -> alike.plain().equals(" ")).isEmpty()) {
                return false;
            }
        }
        return true;
    }

    /** Whether a plain letter stands in the same word. */
    private boolean isAmongPlain(int i, int start, int end) {
        int from = i;
        while (from > start && Character.isLetter(text.charAt(from - 1))) {
            from--;
        }
        for (int k = from; k < end && Character.isLetter(text.charAt(k)); k++) {
            if (text.charAt(k) < 0x80) {
                return true;
            }
        }
        return false;
    }

    private Diagnostic problem(List<Integer> odd) {
        int first = odd.get(0);
        LookAlike alike = LookAlikes.of(text.charAt(first)).orElseThrow();
        Span span = source.span(first, first + 1);
        String words = alike.plain().isEmpty() ? "yaml.odd-letter.unseen"
                : alike.plain().equals(" ") ? "yaml.odd-letter.space" : "yaml.odd-letter";
        Diagnostic problem = Diagnostic.of(Code.YAML__ODD_LETTER, span, Message.of(words, "code", code(first), "name",
                name(first), "plain", alike.plain()));
        List<Edit> edits = odd.stream().map(i -> new Edit(source.span(i, i + 1),
                LookAlikes.of(text.charAt(i)).orElseThrow().plain())).toList();
        if (odd.size() > 1) {
            problem = problem.note(others(odd));
        }
        return problem.note(Message.of("note.type-plain")).fix(new Fix(Message.of("fix.plain-letters", "line",
                span.line(), "count", odd.size()), edits));
    }

    private Message others(List<Integer> odd) {
        Set<String> codes = new LinkedHashSet<>();
        List<Message> others = new ArrayList<>();
        for (int i : odd.subList(1, odd.size())) {
            if (codes.add(code(i))) {
                others.add(Message.of("yaml.odd-letter.named", "code", code(i), "name", name(i)));
            }
        }
        return Message.of("note.odd-letters", "count", odd.size() - 1, "others", others);
    }

    private String code(int i) {
        return Hexadecimal.codePoint(text.charAt(i));
    }

    private Message name(int i) {
        return Message.of("letter." + Hexadecimal.of(text.charAt(i), 4));
    }
}
