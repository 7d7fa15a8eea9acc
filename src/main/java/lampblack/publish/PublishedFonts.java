package lampblack.publish;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lampblack.ruleset.Theme;

/**
 * The faces that a game's pages and sheets are set in, of all that there are.
 *
 * @param css their rules, which name files
 */
record PublishedFonts(String css) {

    private static final Pattern RULE = Pattern.compile("@font-face\\s*\\{[^}]*}");
    private static final Pattern FAMILY = Pattern.compile("font-family:\\s*'([^']+?)( More)?'");
    private static final Pattern FILE = Pattern.compile("url\\((fonts/[a-z0-9-]+\\.woff2)\\)");
    /** Those of all pages, and what every face falls back on. */
    private static final Set<String> ALWAYS = Set.of("alegreya", "league-gothic");

    /** @param all the rules of all faces */
    static PublishedFonts of(String all, List<Theme> themes) {
        Set<String> families = new TreeSet<>(ALWAYS);
        themes.forEach(theme -> families.addAll(List.of(theme.text().word(), theme.titles().word())));
        return new PublishedFonts(RULE.matcher(all).results().map(MatchResult::group)
                .filter(rule -> families.contains(family(rule))).collect(Collectors.joining("\n")));
    }

    private static String family(String rule) {
        return FAMILY.matcher(rule).results().map(found -> found.group(1).toLowerCase(Locale.ROOT).replace(' ', '-'))
                .findFirst().orElse("");
    }

    /** What a family is called in the rules. @param word it is called by in games */
    String name(String word) {
        return RULE.matcher(css).results().map(MatchResult::group).filter(rule -> family(rule).equals(word))
                .flatMap(rule -> FAMILY.matcher(rule).results()).map(found -> found.group(1)).findFirst()
                .orElse("serif");
    }

    /** The files that they are in. */
    Stream<String> files() {
        return FILE.matcher(css).results().map(found -> found.group(1)).distinct();
    }
}
