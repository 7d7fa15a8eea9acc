package lampblack.cli.show;

/** Turns small Markdown into text for a terminal. */
final class TerminalMarkdown {

    private static final String INDENT = "    ";

    private TerminalMarkdown() {}

    /** Headings without their signs, code set in by four blanks, everything else as it is. */
    static String render(String markdown) {
        StringBuilder out = new StringBuilder();
        boolean code = false;
        for (String line : markdown.strip().split("\n", -1)) {
            if (line.startsWith("```")) {
                code = !code;
            } else if (code) {
                out.append(line.isEmpty() ? "" : INDENT + line).append('\n');
            } else {
                out.append(line.replaceFirst("^#+ +", "").replace("**", "")).append('\n');
            }
        }
        return out.toString();
    }
}
