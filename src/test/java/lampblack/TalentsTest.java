package lampblack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Source;
import lampblack.json.CharacterJson;
import lampblack.lint.Lints;
import lampblack.load.RulesetLoader;
import lampblack.load.RulesetTestRunner;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.rules.SheetRules;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionKey;
import lampblack.rules.option.OptionList;
import lampblack.rules.option.Question;
import lampblack.ruleset.LoadedRuleset;
import lampblack.rulesettest.TestResult;
import lampblack.store.RulesetLocation;
import lampblack.store.MessageBundle;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/**
 * In a list of which an option gives anything, every option is felt: something shown of a character is another with it.
 * The others stand in {@code tests/text-only.yaml}, each with a test of its name. Whatever an option says, from what it
 * gives to what it asks for, a test of its ruleset fails without it. What a ruleset leaves as its base has it, the
 * tests of the base hold.
 */
@Tag("slow")
class TalentsTest {

    private static final RulesetLoader RULESETS =
            new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(Path.of("rulesets"))));
    /** As many options of a ruleset as a build tries. */
    private static final int MAX = 10;
    private static final String TEXT_ONLY = "tests/text-only.yaml";

    /** What is felt in play: without these, an option is words and questions. */
    private static final Set<String> FELT = Set.of("gives", "uses", "boxes", "when-taken");
    /** What only sorts an option, or says that a question may be answered in any words. */
    private static final Set<String> SORTS = Set.of("playbook", "tags", "words");

    @TestFactory
    Stream<DynamicContainer> shippedRulesets() {
        return RULESETS.ids().stream().map(id -> RULESETS.load(id).value().orElseThrow())
                .map(ruleset -> new Trials(ruleset, RulesetTestRunner.run(ruleset, RULESETS,
                character -> CharacterJson.values(character, MessageBundle.messages())).results()))
                .map(trials -> DynamicContainer.dynamicContainer(trials.ruleset().ruleset().id(), tests(trials)));
    }

    private static Stream<DynamicTest> tests(Trials trials) {
        List<Place> options = options(trials.ruleset());
        List<Place> drawn = Sampling.of("options of " + trials.ruleset().ruleset().id()).some(options, MAX);
        Set<String> listed = listed(trials, options);
        return Stream.of(
                drawn.stream().map(place -> DynamicTest.dynamicTest(place + " is felt or listed",
                        () -> assertEquals(!listed.contains(place.key().id()), isFelt(trials, place),
                                place + " is felt, or it is one of " + listed + " in " + TEXT_ONLY))),
                drawn.stream().map(place -> DynamicTest.dynamicTest(place + " is held by tests",
                        () -> assertEquals(List.of(), loose(trials, place), place.toString()))),
                listed.stream().map(name -> DynamicTest.dynamicTest(name + " changes nothing that is shown",
                        () -> changesNothing(trials, name))),
                listed.stream().map(name -> DynamicTest.dynamicTest(name + " is named at the top of the list",
                        () -> assertTrue(head(trials).contains(name), head(trials)::toString))))
                .flatMap(dynamicTests -> dynamicTests);
    }

    /** The options of every list of which one gives anything, playbooks among them. */
    private static List<Place> options(LoadedRuleset ruleset) {
        String id = ruleset.ruleset().id();
        return ruleset.ruleset().sheets().values().stream().flatMap(sheet -> Stream.concat(
                options(id, List.of("sheets", sheet.id()), sheet), sheet.parts().values().stream().flatMap(part ->
                        options(id, List.of("sheets", sheet.id(), "parts", part.id()), part.sheet())))).toList();
    }

    private static Stream<Place> options(String id, List<String> path, SheetRules sheet) {
        return sheet.lists().values().stream().map(OptionList::entries)
                .filter(list -> list.values().stream().anyMatch(option -> !option.gives().isEmpty()))
                .flatMap(list -> list.values().stream()).filter(option -> Mutants.says(id, option.label().written()))
                .map(option -> new Place(path, option));
    }

    /** The ids of the options that have a test of their name in the list. */
    private static Set<String> listed(Trials trials, List<Place> options) {
        Set<String> ids = options.stream().map(place -> place.key().id()).collect(Collectors.toSet());
        return trials.results().stream().map(TestResult::test)
                .filter(rulesetTest -> isListed(rulesetTest.span().source()))
                .map(rulesetTest -> rulesetTest.name()).filter(ids::contains)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static boolean isListed(Source source) {
        return source.name().endsWith(TEXT_ONLY);
    }

    private static Set<String> head(Trials trials) {
        Source source = trials.results().stream().map(testResult -> testResult.test().span().source())
                .filter(TalentsTest::isListed).findFirst().orElseThrow();
        return source.text().lines().takeWhile(line -> line.startsWith("#"))
                .flatMap(line -> Stream.of(line.split("[^a-z0-9-]+"))).collect(Collectors.toSet());
    }

    /** Whether some character of the tests is shown otherwise when the option is only words. */
    private static boolean isFelt(Trials trials, Place option) {
        MapNode rules = rules(trials, option);
        Set<String> felt = new TreeSet<>(FELT);
        // An answer that comes to stand in a set is shown there.
        option.option().asks().values().stream().filter(Question::fresh).forEach(question -> felt.add("ask"));
        if (felt.stream().noneMatch(rules::has)) {
            return isAskedFor(trials, option.option());
        }
        Map<String, MapNode.Entry> words = new TreeMap<>(rules.entries());
        words.keySet().removeAll(felt);
        return trials.where(option.path(), new MapNode(words, rules.span()))
                .map(other -> isFelt(trials, option.option(), other)).orElse(true);
    }

    /** Whether some character of the tests is shown otherwise when no roll and nothing given asks for the option. */
    private static boolean isAskedFor(Trials trials, Option option) {
        return trials.where(List.of(), unasked(trials.ruleset().tree(), option.key().id()))
                .map(other -> isFelt(trials, option, other)).orElse(true);
    }

    /** Whether some character of the option is shown otherwise under another ruleset, or offered something else. */
    private static boolean isFelt(Trials trials, Option option, LoadedRuleset other) {
        return trials.of(option).anyMatch(testResult ->
                !Trials.shown(testResult.outcome().orElseThrow(), trials.ruleset())
                        .equals(Trials.shown(trials.outcome(testResult, other), other))
                        || !trials.passes(testResult, other));
    }

    /** The tree without what a roll, or what is given for a while, asks of an option alone. */
    private static Node unasked(Node node, String id) {
        if (node instanceof MapNode map) {
            Map<String, MapNode.Entry> entries = new LinkedHashMap<>();
            map.entries().forEach((key, entry) -> {
                boolean asks = key.equals("while") || key.equals("requires") && map.has("outcomes");
                if (!asks || !asksFor(entry.value(), id)) {
                    entries.put(key, new MapNode.Entry(entry.key(), unasked(entry.value(), id)));
                }
            });
            return new MapNode(entries, map.span());
        }
        return node instanceof ListNode list
                ? new ListNode(list.items().stream().map(item -> unasked(item, id)).toList(), list.span()) : node;
    }

    private static boolean asksFor(Node node, String id) {
        return node instanceof MapNode map ? map.get("not").filter(inner -> asksFor(inner, id)).isPresent()
                : node instanceof Scalar scalar && scalar.text().equals(id);
    }

    /** What could go from the option's rules, or be one more, without any test that fails or word from {@code check}. */
    private static List<String> loose(Trials trials, Place option) {
        List<String> loose = new ArrayList<>();
        Mutants.of(rules(trials, option), trials.ruleset().ruleset().id()).forEach((change, mutant) -> {
            boolean sorts = Stream.of(change.split("[/ ]")).anyMatch(SORTS::contains);
            if (!sorts && !isMarked(trials, option, change) && trials.where(option.path(), mutant)
                    .filter(other -> trials.of(option.option())
                            .allMatch(testResult -> trials.passes(testResult, other)))
                    .filter(other -> !isBeyondReach(other)).isPresent()) {
                loose.add(change);
            }
        });
        return loose;
    }

    /** Whether it is a mark on the sheet, made as the option is taken: what is replayed afterwards does not make it. */
    private static boolean isMarked(Trials trials, Place option, String change) {
        List<String> steps = List.of(change.split("[/ ]"));
        return steps.get(0).equals("when-taken") && ((MapNode) at(trials, option.sheet())).map("tracks")
                .flatMap(tracks -> tracks.map(steps.get(1))).filter(track -> !track.has("pool")).isPresent();
    }

    /** Whether it changes nothing, as no rating goes so high; {@code check} tells that. */
    private static boolean isBeyondReach(LoadedRuleset mutant) {
        return Lints.check(mutant.ruleset()).stream()
                .anyMatch(problem -> problem.code() == Code.RULESET__UNREACHED_LIMIT);
    }

    /** A character with it is shown like one without it, apart from it, its answers and what is left to choose. */
    private static void changesNothing(Trials trials, String id) {
        TestResult with = trials.result(id);
        TestResult without = trials.result(with.test().from().orElseThrow().text());
        assertEquals(rest(trials, without), rest(trials, with));
    }

    private static Map<String, Object> rest(Trials trials, TestResult result) {
        Map<String, Object> json = Trials.shown(result.outcome().orElseThrow(), trials.ruleset());
        json.keySet().removeAll(Set.of("file", "options", "details", "maps", "provenance", "todo"));
        return json;
    }

    private static MapNode rules(Trials trials, Place option) {
        return (MapNode) at(trials, option.path());
    }

    private static Node at(Trials trials, List<String> path) {
        Node at = trials.ruleset().tree();
        for (String step : path) {
            at = ((MapNode) at).get(step).orElseThrow();
        }
        return at;
    }

    /** An option and where the sheet stands that it stands on. */
    private record Place(List<String> sheet, Option option) {

        OptionKey key() {
            return option.key();
        }

        List<String> path() {
            List<String> path = new ArrayList<>(sheet);
            path.addAll(key().list().equals(OptionKey.PLAYBOOKS) ? List.of("playbooks", key().id())
                    : List.of("lists", key().list(), "entries", key().id()));
            return path;
        }

        @Override
        public String toString() {
            return String.join(".", sheet.subList(1, sheet.size())) + "." + key();
        }
    }
}
