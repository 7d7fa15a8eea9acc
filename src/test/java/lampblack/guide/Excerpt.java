package lampblack.guide;

import java.util.List;
import java.util.Optional;

/** Lines that a page shows of a longer text: they follow each other as there, except where some are left out. */
record Excerpt(List<String> lines) {

    private static final String LEFT_OUT = "…";

    /** The first line that is not there, or not where it should be. */
    Optional<String> missingFrom(List<String> whole) {
        int from = 0;
        boolean gap = true;
        for (String line : lines) {
            if (line.strip().replace("# ", "").equals(LEFT_OUT)) {
                gap = true;
                continue;
            }
            int found = whole.subList(from, whole.size()).indexOf(line);
            if (found < 0 || !gap && found > 0) {
                return Optional.of(line);
            }
            from += found + 1;
            gap = false;
        }
        return Optional.empty();
    }
}
