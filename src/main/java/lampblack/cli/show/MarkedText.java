package lampblack.cli.show;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Code as HTML; of YAML, keys and comments are marked. */
final class MarkedText {

    private static final Pattern KEY = Pattern.compile("^( *(?:- )*)([\\w.-]+)(:(?: .*)?)$");
    /** A sign that begins a comment, before any quote in the line. */
    private static final Pattern COMMENT = Pattern.compile("^((?:[^'\"#]|\\S#)*?)((?<!\\S)#.*)$");

    private MarkedText() {}

    static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("\"", "&quot;");
    }

    static String plain(String text) {
        return "<pre><code>" + escaped(text) + "</code></pre>";
    }

    static String yaml(String text) {
        StringBuilder out = new StringBuilder("<pre><code>");
        text.lines().forEach(line -> out.append(line(line)).append('\n'));
        return out.append("</code></pre>").toString();
    }

    private static String line(String line) {
        Matcher comment = COMMENT.matcher(line);
        if (comment.matches()) {
            return key(comment.group(1)) + "<i>" + escaped(comment.group(2)) + "</i>";
        }
        return key(line);
    }

    private static String key(String line) {
        Matcher key = KEY.matcher(line);
        return key.matches() ? key.group(1) + "<b>" + key.group(2) + "</b>" + escaped(key.group(3)) : escaped(line);
    }
}
