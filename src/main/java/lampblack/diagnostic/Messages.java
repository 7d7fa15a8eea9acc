package lampblack.diagnostic;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * The wordings of one language. A wording holds {@code {name}} for a value and {@code {count|point|points}} for a word
 * that follows a number; a list is joined as the wordings {@code list.comma} and {@code list.last} say.
 */
public final class Messages {

    private final UnaryOperator<String> wordings;

    /** @param wordings gives the wording of a key, or null where there is none */
    public Messages(UnaryOperator<String> wordings) {
        this.wordings = wordings;
    }

    /** The same for pages and paper: what stands in a file is set off by quotation marks in place of backticks. */
    public Messages inQuotes() {
        return new Messages(key -> inQuotes(wordings.apply(key)));
    }

    private static String inQuotes(String wording) {
        return wording == null || wording.indexOf('`') < 0 ? wording
                : wording.replaceAll("`([^`]*)`", "\u201c$1\u201d");
    }

    public boolean has(String key) {
        return wordings.apply(key) != null;
    }

    /** A wording as it is written, with nothing filled in. */
    public Optional<String> wording(String key) {
        return Optional.ofNullable(wordings.apply(key));
    }

    /** The words of a key with its values. @param namesAndValues a name and its value by turns */
    public String text(String key, Object... namesAndValues) {
        return render(Message.of(key, namesAndValues));
    }

    /** The words of a message; an unknown key is a bug of ours and fails. */
    public String render(Message message) {
        if (message.key().equals(Message.VERBATIM)) {
            return String.valueOf(message.values().get("words"));
        }
        String wording = wordings.apply(message.key());
        if (wording == null) {
            throw new IllegalStateException("no wording for " + message.key());
        }
        StringBuilder out = new StringBuilder();
        int at = 0;
        while (at < wording.length()) {
            int open = wording.indexOf('{', at);
            if (open < 0) {
                out.append(wording, at, wording.length());
                break;
            }
            int close = wording.indexOf('}', open);
            out.append(wording, at, open).append(fill(message, wording.substring(open + 1, close)));
            at = close + 1;
        }
        return out.toString();
    }

    private String fill(Message message, String slot) {
        int bar = slot.indexOf('|');
        Object value = message.values().get(bar < 0 ? slot : slot.substring(0, bar));
        if (value == null) {
            throw new IllegalStateException("no value for {" + slot + "} in " + message.key());
        }
        int second = bar < 0 ? -1 : slot.indexOf('|', bar + 1);
        if (second < 0 || slot.indexOf('|', second + 1) >= 0) {
            return word(value);
        }
        boolean one = value.equals(1) || value.equals(1L);
        return one ? slot.substring(bar + 1, second) : slot.substring(second + 1);
    }

    private String word(Object value) {
        if (value instanceof Message nested) {
            return render(nested);
        }
        if (value instanceof List<?> list) {
            StringBuilder out = new StringBuilder();
            for (int i = 0; i < list.size(); i++) {
                if (i > 0) {
                    out.append(i == list.size() - 1 ? wordings.apply("list.last") : wordings.apply("list.comma"));
                }
                out.append(word(list.get(i)));
            }
            return out.toString();
        }
        return SafeText.text(String.valueOf(value));
    }
}
