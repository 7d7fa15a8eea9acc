package lampblack.node;

import java.util.List;
import lampblack.diagnostic.Edit;
import lampblack.diagnostic.SafeText;

/** Writes other words in place of a text, in the quotes it had where they will do. */
final class ScalarEditor {

    private ScalarEditor() {}

    static List<Edit> of(Scalar scalar, String newText) {
        return edits(scalar, newText, NewValuePrinter.text(newText));
    }

    static List<Edit> ofKey(Scalar key, String newKey) {
        return edits(key, newKey, NewValuePrinter.key(newKey));
    }

    private static List<Edit> edits(Scalar scalar, String newText, String plain) {
        String old = scalar.span().text();
        if (scalar.isText() && scalar.text().equals(newText)) {
            return List.of();
        } else if (old.isEmpty()) {
            throw new IllegalArgumentException("nothing is written there");
        }
        String comment = comment(old);
        String written = switch (old.charAt(0)) {
            case '"' -> NewValuePrinter.quoted(newText);
            case '\'' -> isPrintable(newText) ? "'" + newText.replace("'", "''") + "'"
                    : NewValuePrinter.quoted(newText);
            default -> plain;
        };
        return List.of(new Edit(scalar.span(), written + comment));
    }

    private static boolean isPrintable(String text) {
        return text.chars().noneMatch(c -> SafeText.isDangerous((char) c) || c >= 0xfffe);
    }

    // The comment behind a | or >.
    private static String comment(String old) {
        if (old.charAt(0) != '|' && old.charAt(0) != '>') {
            return "";
        }
        String header = old.split("[\r\n]", 2)[0];
        int comment = header.indexOf(" #");
        return comment < 0 ? "" : header.substring(comment);
    }
}
