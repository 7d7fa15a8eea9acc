package lampblack.page.published;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lampblack.diagnostic.Distinct;
import lampblack.ruleset.Theme;

/**
 * The faces that a game's pages and sheets are set in, of all that there are.
 *
 * @param css their rules, which name files
 */
public record PublishedFonts(String css) {

    private static final Pattern RULE = Pattern.compile("(@font-face\\s*\\{[^}]*})");
    private static final Pattern FAMILY = Pattern.compile("font-family:\\s*'([^']+?)( More)?'");
    private static final Pattern FILE = Pattern.compile("url\\((fonts/[a-z0-9-]+\\.woff2)\\)");
    /** Those of all pages, and what every face falls back on. */
    private static final Set<String> ALWAYS = Set.of("alegreya", "league-gothic");

    /** @param all the rules of all faces */
    public static PublishedFonts of(String all, List<Theme> themes) {
        Set<String> families = new TreeSet<>(ALWAYS);
        themes.forEach(theme -> families.addAll(List.of(theme.text().word(), theme.titles().word())));
        return new PublishedFonts(found(RULE, all).filter(rule -> families.contains(word(rule)))
                .collect(Collectors.joining("\n")));
    }

    /** What a family is called in the rules. @param word it is called by in games */
    public String name(String word) {
        return found(RULE, css).filter(rule -> word(rule).equals(word)).flatMap(rule -> found(FAMILY, rule)).findFirst()
                .orElse("serif");
    }

    /** The files that they are in. */
    public Stream<String> files() {
        return Distinct.of(found(FILE, css)).stream();
    }

    private static String word(String rule) {
        return found(FAMILY, rule).findFirst().orElse("").toLowerCase(Locale.ROOT).replace(' ', '-');
    }

    /** The first group of every match, in their order. */
    private static Stream<String> found(Pattern pattern, String text) {
        List<String> found = new ArrayList<>();
        Matcher match = pattern.matcher(text);
        while (match.find()) {
            found.add(match.group(1));
        }
        return found.stream();
    }
}
