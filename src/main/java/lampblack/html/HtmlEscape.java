package lampblack.html;

/**
 * Words as they may stand in HTML, between tags as in quotes. Thymeleaf's own way is the same in what it writes, but
 * lays out every entity that HTML knows first, which takes as long as a whole sheet.
 */
public final class HtmlEscape {

    private HtmlEscape() {}

    /** Words as they may stand there. */
    public static String of(String words) {
        StringBuilder escaped = new StringBuilder();
        for (int i = 0; i < words.length(); i++) {
            String entity = entity(words.charAt(i));
            escaped.append(entity == null ? String.valueOf(words.charAt(i)) : entity);
        }
        return escaped.toString();
    }

    /** What stands for a character; null where that stands for itself. */
    static String entity(char c) {
        return switch (c) {
            case '&' -> "&amp;";
            case '<' -> "&lt;";
            case '>' -> "&gt;";
            case '"' -> "&quot;";
            case '\'' -> "&#39;";
            default -> null;
        };
    }
}
