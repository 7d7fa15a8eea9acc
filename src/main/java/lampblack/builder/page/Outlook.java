package lampblack.builder.page;

import java.util.List;
import lampblack.builder.page.Notice.ProblemText;

/**
 * What a change would bring.
 *
 * @param brings what would be otherwise
 * @param skipped the entries that would take no effect
 * @param breaks what would be wrong
 * @param harmless that nothing would, or empty
 */
public record Outlook(List<String> brings, List<String> skipped, List<ProblemText> breaks, String harmless) {

    public static final Outlook NONE = new Outlook(List.of(), List.of(), List.of(), "");

    public Outlook {
        brings = List.copyOf(brings);
        skipped = List.copyOf(skipped);
        breaks = List.copyOf(breaks);
    }
}
