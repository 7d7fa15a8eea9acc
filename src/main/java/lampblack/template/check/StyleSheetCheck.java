package lampblack.template.check;

import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Report;
import lampblack.diagnostic.Source;

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
        String text = source.text();
        int end = text.indexOf("</");
        if (end >= 0) {
            report.add(Diagnostic.of(Code.TEMPLATE__NOT_WELL_FORMED, source.span(end, end + 2),
                    Message.of("template.not-well-formed.style")));
        }
        for (int at = text.indexOf(RULE); faces && at >= 0; at = text.indexOf(RULE, at + 1)) {
            face(text, at);
        }
        for (int at = text.indexOf("@import"); at >= 0; at = text.indexOf("@import", at + 1)) {
            report.add(Diagnostic.of(Code.TEMPLATE__OUTSIDE, source.span(at, at + 7),
                    Message.of("template.outside.address")));
        }
    }

    private void face(String text, int at) {
        int end = text.indexOf('}', at);
        int family = text.indexOf("font-family: '", at);
        int address = text.indexOf(ADDRESS, at);
        int close = text.indexOf(')', Math.max(at, address));
        String rule = text.substring(at, Math.max(at, end));
        if (end < 0 || family < 0 || family > end || address < 0 || address > end || close < 0 || close > end
                || rule.contains("unicode-range:") && !RANGES.matcher(rule).find()) {
            report.add(Diagnostic.of(Code.TEMPLATE__NOT_WELL_FORMED, source.span(at, at + RULE.length()),
                    Message.of("template.not-well-formed.face")));
            return;
        }
        int start = address + ADDRESS.length();
        String path = text.substring(start, close);
        fonts.apply(path).ifPresent(code -> report.add(code == Code.FILE__NOT_FOUND
                ? Diagnostic.of(code, source.span(start, close))
                : Diagnostic.of(code, source.span(start, close), Message.of("template.outside.font"))));
    }
}
