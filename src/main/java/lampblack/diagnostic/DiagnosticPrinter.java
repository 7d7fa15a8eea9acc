package lampblack.diagnostic;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Prints problems for people: place, sentence, the line with its carets, then notes; at most 20 for one file. */
public final class DiagnosticPrinter {

    private static final int MAX_PER_FILE = 20;
    private static final int MAX_NOTES = 10;
    private static final int WIDEST = 160;

    private final Messages messages;
    private final boolean colour;

    public DiagnosticPrinter(Messages messages, boolean colour) {
        this.messages = messages;
        this.colour = colour;
    }

    public String print(List<Diagnostic> diagnostics) {
        StringBuilder out = new StringBuilder();
        Map<String, Integer> counts = new HashMap<>();
        String current = null;
        for (Diagnostic diagnostic : diagnostics) {
            String file = diagnostic.span().source().name();
            if (current != null && !current.equals(file)) {
                more(out, current, counts);
            }
            current = file;
            if (counts.merge(file, 1, Integer::sum) <= MAX_PER_FILE) {
                print(out, diagnostic);
            }
        }
        if (current != null) {
            more(out, current, counts);
        }
        return out.toString();
    }

    private void more(StringBuilder out, String file, Map<String, Integer> counts) {
        int rest = counts.get(file) - MAX_PER_FILE;
        if (rest > 0) {
            out.append(messages.render(Message.of("text.more", "file", file, "rest", rest))).append('\n');
        }
    }

    private void print(StringBuilder out, Diagnostic diagnostic) {
        Span span = diagnostic.span();
        out.append(SafeText.line(span.toString())).append(": ");
        out.append(paint(diagnostic.severity(), diagnostic.severity().word() + "[" + diagnostic.id() + "]"));
        out.append(": ").append(SafeText.line(messages.render(diagnostic.message()))).append('\n');
        String margin = excerpt(out, diagnostic);
        diagnostic.notes().stream().limit(MAX_NOTES)
                .forEach(note -> out.append(margin).append("= ").append(words(note, span)).append('\n'));
        if (diagnostic.notes().size() > MAX_NOTES) {
            Message rest = Message.of("text.more-notes", "rest", diagnostic.notes().size() - MAX_NOTES);
            out.append(margin).append("= ").append(messages.render(rest)).append('\n');
        }
    }

    private String excerpt(StringBuilder out, Diagnostic diagnostic) {
        Span span = diagnostic.span();
        int line = span.line();
        String text = span.source().lineText(line);
        String number = String.valueOf(line);
        int width = Math.max(5, number.length() + 1);
        String margin = " ".repeat(width + 1);
        if (text.isBlank()) {
            return margin;
        }
        int from = Math.min(span.column() - 1, text.length());
        int to = span.endLine() == line ? Math.min(span.endColumn() - 1, text.length()) : text.length();
        int cut = from > WIDEST - 40 ? from - 40 : 0;
        String shown = text.substring(cut, Math.min(text.length(), cut + WIDEST));
        int caretTo = Math.min(Math.max(to, from + 1), cut + WIDEST);
        out.append(" ".repeat(width - number.length())).append(number).append(" | ");
        out.append(SafeText.line(shown)).append('\n');
        out.append(" ".repeat(width)).append(" | ");
        out.append(" ".repeat(DisplayWidth.of(text.substring(cut, from))));
        String under = text.substring(from, Math.max(from, Math.min(caretTo, text.length())));
        out.append(paint(diagnostic.severity(), "^".repeat(Math.max(1, DisplayWidth.of(under))))).append('\n');
        return margin;
    }

    private String words(Note note, Span about) {
        String words = SafeText.line(messages.render(note.message()));
        Optional<Span> place = note.span();
        if (place.isEmpty()) {
            return words;
        }
        Span at = place.get();
        String where = at.source() == about.source()
                ? messages.render(Message.of("text.line", "line", at.line()))
                : SafeText.line(at.source().name()) + ":" + at.line() + ":" + at.column();
        return messages.render(Message.of("text.note-at", "words", Message.verbatim(words), "where",
                Message.verbatim(where)));
    }

    private String paint(Severity severity, String text) {
        if (!colour) {
            return text;
        }
        String start = switch (severity) {
            case ERROR -> "\u001b[1;31m";
            case WARNING -> "\u001b[1;33m";
            case NOTE -> "\u001b[1;36m";
        };
        return start + text + "\u001b[0m";
    }
}
