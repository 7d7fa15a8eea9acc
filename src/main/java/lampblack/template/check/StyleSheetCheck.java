package lampblack.template.check;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Report;
import lampblack.diagnostic.Source;
import lampblack.html.StyleText;

/**
 * Checks a customized style sheet for what could break the document; its looks are up to its author.
 *
 * @param fonts says what is wrong with the path of a font, if anything
 */
record StyleSheetCheck(Source source, Report report, Function<String, Optional<Code>> fonts) {

    private static final String RULE = "@font-face";
    private static final Pattern RANGES =
            Pattern.compile("unicode-range: *RANGE(, *RANGE)*;".replace("RANGE",
                    "U\\+[0-9A-Fa-f]{1,6}(-[0-9A-Fa-f]{1,6})?"));
    private static final String ADDRESS = "url(";

    /** @param faces whether it is the one that faces are taken from */
    void check(boolean faces) {
        int end = source.text().indexOf("</");
        if (end >= 0) {
            report.add(Diagnostic.of(Code.TEMPLATE__NOT_WELL_FORMED, source.span(end, end + 2),
                    Message.of("template.not-well-formed.style")));
        }
        StringBuilder text = new StringBuilder(StyleText.blanked(source.text()));
        for (int at = text.indexOf(RULE); faces && at >= 0; at = text.indexOf(RULE, at)) {
            at = face(text, at);
        }
        List<StyleText.Leaving> leaving = StyleText.leaving(text.toString());
        leaving.forEach(one -> OutsideCheck.styleLeaves(source, report, 0, one));
        String rest = text.toString().strip();
        if (faces && leaving.isEmpty() && !rest.isEmpty()) {
            int at = text.indexOf(rest);
            report.add(Diagnostic.of(Code.TEMPLATE__NOT_PRINTED, source.span(at, at + 1),
                    Message.of("template.not-printed.style")));
        }
    }

    /** Checks a rule and takes it out of the text; gives its end. */
    private int face(StringBuilder text, int at) {
        int end = text.indexOf("}", at);
        int family = text.indexOf("font-family: '", at);
        int address = text.indexOf(ADDRESS, at);
        int close = text.indexOf(")", Math.max(at, address));
        String rule = text.substring(at, Math.max(at, end));
        if (end < 0 || family < 0 || family > end || address < 0 || address > end || close < 0 || close > end
                || rule.contains("unicode-range:") && !RANGES.matcher(rule).find()) {
            report.add(Diagnostic.of(Code.TEMPLATE__NOT_WELL_FORMED, source.span(at, at + RULE.length()),
                    Message.of("template.not-well-formed.face")));
            return blank(text, at, end < 0 ? text.length() : end + 1);
        }
        int start = address + ADDRESS.length();
        String path = text.substring(start, close);
        fonts.apply(path).ifPresent(code -> report.add(code == Code.FILE__NOT_FOUND
                ? Diagnostic.of(code, source.span(start, close))
                : Diagnostic.of(code, source.span(start, close), Message.of("template.outside.font"))));
        List<StyleText.Leaving> others = StyleText.leaving(rule).stream()
                .filter(leaving -> leaving.start() + at != address).toList();
        others.forEach(leaving -> OutsideCheck.styleLeaves(source, report, at, leaving));
        return blank(text, at, end + 1);
    }

    private static int blank(StringBuilder text, int begin, int end) {
        for (int i = begin; i < end; i++) {
            text.setCharAt(i, ' ');
        }
        return end;
    }
}
