package lampblack.guide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import lampblack.expression.Expression;
import org.junit.jupiter.api.Test;

/** What a page quotes of the program is what the program says: outputs that tests expect, and sentences that it has. */
class GuideQuotesTest {

    private static final Pattern FENCE = Pattern.compile("^```(\\S*)[^\\n]*\\n(.*?)^```$",
            Pattern.MULTILINE | Pattern.DOTALL);
    private static final Pattern CODE = Pattern.compile("`[^`]*`");
    private static final Pattern QUOTED = Pattern.compile("\"([\\p{Lu}0-9][^\"]* [^\"]*)\"");
    private static final Pattern VERDICT = Pattern.compile("`(Valid, [^`]*)`");
    private static final Pattern VALUE = Pattern.compile("\\{[^}]*}");

    private final List<String> gaps = new ArrayList<>();

    @Test
    void everyOutputIsExpectedSomewhere() throws IOException {
        List<List<String>> outputs = new ArrayList<>();
        for (Path file : below(Path.of("src/test"), ".txt")) {
            outputs.add(Files.readAllLines(file));
        }
        int shown = 0;
        for (Path page : GuideFiles.pages()) {
            VERDICT.matcher(Files.readString(page).replaceAll("\\s+", " ")).results().forEach(verdict -> gap(outputs
                    .stream().anyMatch(output -> output.stream().anyMatch(line -> line.endsWith(verdict.group(1)))),
                    page + ": no test expects " + verdict.group(1)));
            Matcher fences = FENCE.matcher(Files.readString(page));
            while (fences.find()) {
                Excerpt excerpt = new Excerpt(fences.group(2).lines().toList());
                if (!List.of("yaml", "sh").contains(fences.group(1))) {
                    shown++;
                    gap(fences.group(1).equals("text"), page + ": a fence of no kind: " + fences.group(2));
                    gap(outputs.stream().anyMatch(output -> excerpt.missingFrom(output).isEmpty()),
                            page + ": no test expects " + fences.group(2));
                }
            }
        }
        assertTrue(shown > 3, shown + " outputs");
        none();
    }

    @Test
    void everyQuotedSentenceIsOneOfTheProgramsOrOfAGame() throws IOException {
        List<Pattern> sentences = sentences();
        StringBuilder games = new StringBuilder();
        for (Path file : below(Path.of("rulesets"), ".yaml")) {
            games.append(Files.readString(file));
        }
        for (Path page : GuideFiles.pages()) {
            String prose = FENCE.matcher(Files.readString(page)).replaceAll("").replaceAll("(?m)^>.*$", "");
            Matcher quoted = QUOTED.matcher(CODE.matcher(prose).replaceAll("").replaceAll("\\s+", " "));
            while (!page.endsWith("codes.md") && !page.endsWith("reference.md") && quoted.find()) {
                String words = quoted.group(1);
                gap(games.toString().contains(words)
                        || sentences.stream().anyMatch(sentence -> sentence.matcher(words).matches()
                                || sentence.pattern().startsWith(Pattern.quote(words).replace("\\E", ""))),
                        page + ": nobody says " + words);
            }
        }
        none();
    }

    /** Every wording, with room for what is filled in. */
    private static List<Pattern> sentences() throws IOException {
        Properties wordings = new Properties();
        try (Reader in = Files.newBufferedReader(Path.of("src/main/resources/lampblack/messages.properties"))) {
            wordings.load(in);
        }
        return wordings.values().stream().map(Object::toString).filter(GuideQuotesTest::saysSomething)
                .map(words -> Pattern.compile(VALUE.splitAsStream(words + " ").map(Pattern::quote)
                        .reduce((first, second) -> first + ".+" + second).orElseThrow().replace(" \\E", "\\E")))
                .toList();
    }

    private static boolean saysSomething(String wording) {
        return VALUE.matcher(wording).replaceAll("").replaceAll("[^\\p{L}]", "").length() >= 8;
    }

    @Test
    void theLengthOfAnExpressionIsSaid() throws IOException {
        String most = String.format("an expression | %,d characters", Expression.LONGEST);
        assertTrue(Files.readString(GuideFiles.GUIDE.resolve("limits.md")).contains(most), most);
        assertTrue(Files.readString(GuideFiles.GUIDE.resolve("codes.md"))
                .contains("at most " + Expression.LONGEST + " characters"));
    }

    private static List<Path> below(Path folder, String end) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(end)).sorted().toList();
        }
    }

    private void gap(boolean isThere, String what) {
        if (!isThere) {
            gaps.add(what);
        }
    }

    private void none() {
        assertEquals("", String.join("\n", gaps));
    }
}
