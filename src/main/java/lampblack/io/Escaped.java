package lampblack.io;

/**
 * Words as they may stand in HTML, between tags as in quotes. Thymeleaf's own way is the same in what it writes, but lays
 * out every entity that HTML knows first, which takes as long as a whole sheet.
 */
final class Escaped {

    private Escaped() {}

    static String html(Object value) {
        String text = value == null ? "" : value.toString();
        StringBuilder out = null;
        for (int i = 0; i < text.length(); i++) {
            String entity = entity(text.charAt(i));
            if (entity != null) {
                out = out == null ? new StringBuilder(text.length() + 16).append(text, 0, i) : out;
                out.append(entity);
            } else if (out != null) {
                out.append(text.charAt(i));
            }
        }
        return out == null ? text : out.toString();
    }

    private static String entity(char c) {
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
