package lampblack.picture;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Reads XML piece by piece, strictly, and only what a drawing needs: no document type, so that there are no entities but
 * the five of XML, and no instructions.
 */
final class XmlPieces {

    private static final int MOST_ATTRIBUTES = 100;
    private static final String NAME = "_-.:";

    private final String text;
    private int at;
    private boolean broken;

    /** What comes next. @param name empty where it is text or nothing of interest */
    record Tag(String name, Map<String, String> attributes, boolean opens, boolean closes) {}

    XmlPieces(String text) {
        this.text = text;
    }

    /** Whether something was read that is no such XML. */
    boolean isBroken() {
        return broken;
    }

    /** The next tag; empty at the end or where it is broken. What stands between tags is skipped. */
    Optional<Tag> next() {
        while (!broken && at < text.length()) {
            int open = text.indexOf('<', at);
            if (open < 0) {
                at = text.length();
            } else if (text.startsWith("<!--", open)) {
                skipTo("-->", open + 4);
            } else if (text.startsWith("<?xml ", open) && open <= 1) {
                skipTo("?>", open);
            } else if (text.startsWith("</", open)) {
                at = open + 2;
                return closing();
            } else {
                at = open + 1;
                return opening();
            }
        }
        return Optional.empty();
    }

    private void skipTo(String end, int from) {
        int found = text.indexOf(end, from);
        broken = found < 0;
        at = found + end.length();
    }

    private Optional<Tag> closing() {
        String name = name();
        skipBlanks();
        return expect('>') && !name.isEmpty() ? Optional.of(new Tag(name, Map.of(), false, true)) : nothing();
    }

    private Optional<Tag> opening() {
        String name = name();
        Map<String, String> attributes = new LinkedHashMap<>();
        while (!name.isEmpty() && attributes.size() < MOST_ATTRIBUTES) {
            skipBlanks();
            if (peek('>') || peek('/')) {
                boolean closes = peek('/');
                at += closes ? 1 : 0;
                return expect('>') ? Optional.of(new Tag(name, attributes, true, closes)) : nothing();
            }
            String attribute = name();
            skipBlanks();
            if (attribute.isEmpty() || !expect('=')) {
                return nothing();
            }
            skipBlanks();
            Optional<String> value = value();
            if (value.isEmpty() || attributes.put(attribute, value.get()) != null) {
                return nothing();
            }
        }
        return nothing();
    }

    private Optional<Tag> nothing() {
        broken = true;
        return Optional.empty();
    }

    private Optional<String> value() {
        char quote = at < text.length() ? text.charAt(at) : ' ';
        int end = quote == '"' || quote == '\'' ? text.indexOf(quote, at + 1) : -1;
        if (end < 0 || text.substring(at, end).contains("<")) {
            return Optional.empty();
        }
        String raw = text.substring(at + 1, end);
        at = end + 1;
        return plain(raw);
    }

    /** The text without escapes; empty where there is one that is none of XML's own. */
    private static Optional<String> plain(String raw) {
        StringBuilder plain = new StringBuilder();
        int from = 0;
        while (from < raw.length()) {
            int escape = raw.indexOf('&', from);
            if (escape < 0) {
                return Optional.of(plain.append(raw.substring(from)).toString());
            }
            int end = raw.indexOf(';', escape);
            Optional<String> letter = end < 0 ? Optional.empty() : letter(raw.substring(escape + 1, end));
            if (letter.isEmpty()) {
                return Optional.empty();
            }
            plain.append(raw, from, escape).append(letter.get());
            from = end + 1;
        }
        return Optional.of(plain.toString());
    }

    private static Optional<String> letter(String escape) {
        return switch (escape) {
            case "lt" -> Optional.of("<");
            case "gt" -> Optional.of(">");
            case "amp" -> Optional.of("&");
            case "quot" -> Optional.of("\"");
            case "apos" -> Optional.of("'");
            // Letters by their numbers are not needed in what draws, and hide what is not to be there.
            default -> Optional.empty();
        };
    }

    private String name() {
        int from = at;
        while (at < text.length() && (Character.isLetterOrDigit(text.charAt(at)) || NAME.indexOf(text.charAt(at)) >= 0)) {
            at++;
        }
        return text.substring(from, at);
    }

    private void skipBlanks() {
        while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
    }

    private boolean peek(char letter) {
        return at < text.length() && text.charAt(at) == letter;
    }

    private boolean expect(char letter) {
        boolean is = peek(letter);
        at++;
        return is;
    }
}
