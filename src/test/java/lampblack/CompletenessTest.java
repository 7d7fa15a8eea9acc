package lampblack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.DiagnosticPrinter;
import lampblack.diagnostic.Messages;
import lampblack.diagnostic.Severity;
import lampblack.diagnostic.Worded;
import lampblack.load.CharacterLoader;
import lampblack.load.RulesetLoader;
import lampblack.rules.advance.Purchase;
import lampblack.rules.effect.EffectKey;
import lampblack.rules.requirement.AllOf;
import lampblack.rules.requirement.Requirement;
import lampblack.rules.step.CreationStep;
import lampblack.rules.step.RatingSource;
import lampblack.ruleset.Ornament;
import lampblack.ruleset.TextFace;
import lampblack.ruleset.TitleFace;
import lampblack.ruleset.look.ArtPlace;
import lampblack.ruleset.look.Border;
import lampblack.ruleset.look.Frame;
import lampblack.ruleset.look.HeadingPlace;
import lampblack.ruleset.look.MarkShape;
import lampblack.ruleset.look.TextSize;
import lampblack.store.RulesetLocation;
import lampblack.store.MessageBundle;
import org.junit.jupiter.api.Test;

/** Nothing is half there: each test names every gap at once. */
class CompletenessTest {

    /** Each kind of rule has a fragment, which is called by its key. */
    private static final List<String> KINDS = names(Path.of("schemas/fragments/rules")).stream()
            .map(name -> name.replace(".json", "")).toList();
    private static final Path CASES = CasesTest.ROOT;
    private static final Path EXPLAIN = Path.of("src/main/resources/lampblack/explain");
    private static final Path RULESETS = Path.of("rulesets");
    private static final Path SOURCES = Path.of("src/main/java/lampblack");
    private static final Pattern SHOWN = Pattern.compile("(?:error|warning|note)\\[([a-z0-9.-]+)]");
    private static final Pattern IMPORT = Pattern.compile("^import (?:static )?([\\w.]+);", Pattern.MULTILINE);
    static final List<String> ROOMS = List.of("diagnostic", "node", "expression", "picture", "character", "rules",
            "ruleset", "migration", "difference",
            "dice", "replay", "offers", "play", "explain", "lint", "rulesettest", "random", "reach", "sheet", "yaml",
            "form", "html", "edit", "judge", "builder", "page", "workshop", "font", "store", "schema", "load", "json", "template", "print",
            "publish", "cli", "server");
    private static final List<String> IMPURE = List.of("java.io.", "java.nio.file.", "java.nio.channels.", "java.net.",
            "java.time.", "java.lang.reflect.", "java.util.Random", "java.util.concurrent.");

    private final List<String> gaps = new ArrayList<>();

    private void gap(boolean isThere, String what) {
        if (!isThere) {
            gaps.add(what);
        }
    }

    private void none() {
        assertEquals("", String.join("\n", gaps), gaps.size() + " gaps");
    }

    @Test
    void everyKindOfRuleHasAFragment() {
        int requirements = (int) Arrays.stream(Requirement.class.getPermittedSubclasses())
                .filter(item -> item != AllOf.class).count();
        int assertions = 1;
        int ratings = RatingSource.class.getPermittedSubclasses().length - 1;
        assertEquals(requirements + EffectKey.values().length
                + CreationStep.class.getPermittedSubclasses().length + Purchase.class.getPermittedSubclasses().length
                + ratings + assertions,
                KINDS.size());
        Stream.of(EffectKey.values()).forEach(key -> gap(KINDS.contains(key.word()), key.word() + ": no fragment"));
        none();
    }

    @Test
    void everyKindOfRuleHasCasesAFragmentAndASectionOfTheGuide() {
        Path guide = Path.of("docs/guide");
        List<String> headings = names(guide).stream().filter(name -> name.endsWith(".md"))
                .flatMap(name -> CasesTest.text(guide.resolve(name)).lines())
                .filter(line -> line.startsWith("## ")).toList();
        for (String kind : KINDS) {
            List<String> expected = texts(CASES.resolve("rules/" + kind), "expected.txt");
            gap(expected.stream().anyMatch(String::isEmpty), kind + ": no clean case");
            gap(expected.stream().anyMatch(name -> SHOWN.matcher(name).find()), kind + ": no failing case");
            gap(headings.stream().anyMatch(line -> line.contains("`" + kind + "`")),
                    kind + ": no section in " + guide);
        }
        names(CASES.resolve("rules")).forEach(name -> gap(KINDS.contains(name), "cases of no kind: rules/" + name));
        none();
    }

    @Test
    void everyKeyOfLooksAndRollsIsInTheGuide() throws IOException {
        for (Map.Entry<String, List<String>> part : Map.of("theme", List.of("looks", "art"),
                "roll", List.of("rolls", "other-dice"), "outcome", List.of("rolls", "other-dice")).entrySet()) {
            String page = part.getValue().stream().map(name -> CasesTest.text(Path.of("docs/guide/" + name + ".md")))
                    .collect(Collectors.joining());
            for (Path fragment : files(Path.of("schemas/fragments"), ".json")) {
                if (fragment.getNameCount() == 3 && fragment.getFileName().toString().startsWith(part.getKey())) {
                    keys(new ObjectMapper().readTree(fragment.toFile())).forEach(key ->
                            gap(Pattern.compile("(?<![\\w-])" + key + "(?![\\w-])").matcher(page).find(),
                                    key + " of " + fragment + ": not in the guide's pages " + part.getValue()));
                }
            }
        }
        none();
    }

    private static Stream<String> keys(JsonNode schema) {
        return Stream.concat(schema.path("properties").propertyStream().map(Map.Entry::getKey),
                schema.valueStream().flatMap(CompletenessTest::keys));
    }

    @Test
    void everyCodeIsExercisedWordedAndExplained() {
        Messages messages = MessageBundle.messages();
        TreeSet<String> shown = new TreeSet<>();
        for (String expected : texts(CASES, "expected.txt")) {
            SHOWN.matcher(expected).results().forEach(matchResult -> shown.add(matchResult.group(1)));
        }
        String tests = String.join("\n", texts(Path.of("src/test/java"), ".java"))
                + String.join("\n", texts(Path.of("src/test/faults"), ".txt"))
                + String.join("\n", texts(Path.of("src/test/broken/cases"), ".txt"))
                + String.join("\n", texts(Path.of("src/test/proof/faults"), ".txt"));
        for (Code code : Code.values()) {
            boolean named = code == Code.RULE__BROKEN && shown.stream().anyMatch(name -> name.startsWith("rule."));
            boolean tested = tests.contains(code.name()) || tests.contains(code.id());
            gap(named || shown.contains(code.id()) || tested, code.id() + ": no case and no test");
            gap(messages.has(code.id()), code.id() + ": no wording");
            gap(Files.exists(EXPLAIN.resolve(code.id() + ".md")), code.id() + ": not explained");
        }
        shown.stream().filter(name -> !name.startsWith("rule."))
                .forEach(name -> gap(Code.of(name).isPresent(), "cases show an unknown code: " + name));
        names(EXPLAIN).forEach(name -> gap(Code.of(name.replace(".md", "")).isPresent(), "explains no code: " + name));
        none();
    }

    /** A name, or a name with what is said of one and of others. */
    @Test
    void everyBraceInAWordingIsToBeFilledIn() {
        CasesTest.text(Path.of("src/main/resources/lampblack/messages.properties")).lines().filter(line ->
                line.replaceAll("\\{[a-zA-Z-]+(\\|[^{}|]*\\|[^{}|]*)?\\}", "").matches("[^#].*[{}].*"))
                .forEach(line -> gap(false, line));
        none();
    }

    @Test
    void whatALookSaysIsReadByAStyle() {
        String styles = String.join("\n", texts(Path.of("templates"), ".css"));
        String looks = String.join("\n", texts(Path.of("src/main/java/lampblack/html"), ".java"))
                + String.join("\n", texts(Path.of("src/main/java/lampblack/ruleset/look"), ".java"));
        Pattern.compile("--([a-z-]+): ").matcher(looks).results().map(found -> found.group(1)).distinct()
                .forEach(name -> gap(styles.contains("var(--" + name), "--" + name + ": no style reads it"));
        Stream.of(TextFace.values(), TitleFace.values(), Ornament.values(), MarkShape.values(), Frame.values(),
                Border.values(), HeadingPlace.values(), TextSize.values(), ArtPlace.values()).flatMap(Stream::of)
                .filter(look -> look != TitleFace.LEAGUE_GOTHIC && look != Border.THIN).map(Worded::word)
                .forEach(word -> gap(Pattern.compile("[.-]" + word + "\\b").matcher(styles).find(),
                        word + ": no style has it"));
        none();
    }

    @Test
    void everyWordingIsWrittenOnce() {
        Set<String> known = new HashSet<>();
        CasesTest.text(Path.of("src/main/resources/lampblack/messages.properties")).lines()
                .filter(line -> line.matches("[A-Za-z0-9_.-]+=.*")).map(line -> line.substring(0, line.indexOf('=')))
                .forEach(key -> gap(known.add(key), key + ": written twice"));
        none();
    }

    @Test
    void everyExplanationShowsWhatItSays() {
        for (String name : names(EXPLAIN)) {
            gaps.addAll(Explanation.read(EXPLAIN.resolve(name)).gaps());
        }
        none();
    }

    @Test
    void roomsImportOnlyThoseBeforeThem() {
        for (Path file : files(SOURCES, ".java")) {
            String own = SOURCES.relativize(file).getName(0).toString();
            int place = ROOMS.indexOf(own);
            gap(place >= 0, "a room without a place in the line: " + own);
            boolean pure = place < ROOMS.indexOf("yaml");
            Matcher imports = IMPORT.matcher(CasesTest.text(file));
            while (imports.find()) {
                String name = imports.group(1);
                if (name.startsWith("lampblack.")) {
                    gap(ROOMS.indexOf(name.split("\\.")[1]) <= place, file + " imports " + name);
                } else {
                    boolean own17 = name.startsWith("java.");
                    gap(!pure || own17 && IMPURE.stream().noneMatch(name::startsWith), file + " imports " + name);
                }
            }
        }
        none();
    }

    @Test
    void roomsBehindTheWorkshopStayOutOfEngines() {
        String outside = "\"(" + String.join("|", ROOMS.subList(ROOMS.indexOf("workshop") + 1, ROOMS.size())) + ")/.*\"";
        gap(CasesTest.text(SOURCES.resolve("publish/EngineBuild.java")).contains(outside), "engines have more than " + outside);
        none();
    }

    @Test
    void everyShippedRulesetAndExampleIsClean() {
        RulesetLoader rulesets = new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(RULESETS)));
        CharacterLoader characters = new CharacterLoader(rulesets);
        for (String id : rulesets.ids()) {
            said(rulesets.load(id).diagnostics()).ifPresent(gaps::add);
            Path folder = RULESETS.resolve(id).resolve("characters");
            for (Path file : Files.exists(folder) ? files(folder, ".yaml") : List.<Path>of()) {
                said(characters.load(file).diagnostics()).ifPresent(gaps::add);
            }
        }
        none();
    }

    /** What is said of a file beyond notes. */
    static Optional<String> said(List<Diagnostic> problems) {
        List<Diagnostic> worse = problems.stream().filter(diagnostic -> diagnostic.severity() != Severity.NOTE)
                .toList();
        return worse.isEmpty() ? Optional.empty()
                : Optional.of(new DiagnosticPrinter(MessageBundle.messages(), false).print(worse).strip());
    }

    private static List<String> names(Path folder) {
        try (Stream<Path> all = Files.list(folder)) {
            return all.map(path -> path.getFileName().toString()).sorted().toList();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private static List<Path> files(Path folder, String end) {
        if (!Files.exists(folder)) {
            return List.of();
        }
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(path -> Files.isRegularFile(path) && path.toString().endsWith(end)).sorted().toList();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private static List<String> texts(Path folder, String end) {
        return files(folder, end).stream().map(CasesTest::text).toList();
    }
}
