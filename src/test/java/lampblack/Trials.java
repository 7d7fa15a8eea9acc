package lampblack;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import lampblack.character.CharacterFile;
import lampblack.character.OwnerReference;
import lampblack.diagnostic.Checked;
import lampblack.edit.LoadedCharacter;
import lampblack.json.CharacterJson;
import lampblack.migration.Takeover;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.MergedTree;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.replay.EvaluatedCharacter;
import lampblack.replay.Owner;
import lampblack.replay.Replay;
import lampblack.replay.ResolvedOwners;
import lampblack.rules.option.Option;
import lampblack.ruleset.LoadedRuleset;
import lampblack.ruleset.Ruleset;
import lampblack.ruleset.reading.RulesetReader;
import lampblack.rulesettest.ExpectationCheck;
import lampblack.rulesettest.TestResult;
import lampblack.store.TextFile;
import lampblack.store.MessageBundle;

/** The tests of a ruleset and what their characters came to, to be tried again under other rules. */
record Trials(LoadedRuleset ruleset, List<TestResult> results) {

    TestResult result(String test) {
        return results.stream().filter(testResult -> testResult.test().name().equals(test)).findFirst().orElseThrow();
    }

    /** The tests whose characters or expectations name an option, those that do it themselves first. */
    Stream<TestResult> of(Option option) {
        Pattern name = Pattern.compile("(^|[ .])" + Pattern.quote(option.key().id()) + "($|[ .])");
        return results.stream().filter(testResult -> testResult.outcome().isPresent())
                .filter(testResult -> isOf(name, testResult) || owners(testResult).anyMatch(owner -> isOf(name, owner)))
                .sorted(Comparator.comparing(testResult -> !own(name, testResult)));
    }

    private static boolean isOf(Pattern name, TestResult result) {
        return own(name, result) || names(name, result.outcome().orElseThrow().file().root());
    }

    /** The tests that the character of a test belongs to. */
    private Stream<TestResult> owners(TestResult result) {
        return result.outcome().orElseThrow().file().links().stream().flatMap(link -> owner(link).stream());
    }

    private Optional<TestResult> owner(OwnerReference link) {
        return results.stream().filter(testResult -> testResult.test().name().equals(link.file().text())).findFirst();
    }

    private static boolean own(Pattern name, TestResult result) {
        return names(name, result.test().expect()) || names(name, result.test().given());
    }

    private static boolean names(Pattern name, Node node) {
        if (node instanceof MapNode map) {
            return map.all().stream().anyMatch(entry -> names(name, entry.key()) || names(name, entry.value()));
        }
        return node instanceof ListNode list ? list.items().stream().anyMatch(item -> names(name, item))
                : name.matcher(((Scalar) node).text()).find();
    }

    /** The ruleset with another thing at a path; empty where that cannot be read. */
    Optional<LoadedRuleset> where(List<String> path, Node other) {
        MapNode tree = (MapNode) with(ruleset.tree(), path, other);
        Checked<Ruleset> read = RulesetReader.read(new MergedTree(tree, Map.of()), ruleset.ruleset().credits());
        return read.hasErrors() ? Optional.empty()
                : read.value().map(item -> new LoadedRuleset(item, tree, ruleset.layers(),
                ruleset.migrations()));
    }

    private static Node with(Node node, List<String> path, Node other) {
        if (path.isEmpty()) {
            return other;
        }
        MapNode map = (MapNode) node;
        Map<String, MapNode.Entry> entries = new LinkedHashMap<>(map.entries());
        entries.computeIfPresent(path.get(0), (key, entry) ->
                new MapNode.Entry(entry.key(), with(entry.value(), path.subList(1, path.size()), other)));
        return new MapNode(entries, map.span());
    }

    EvaluatedCharacter outcome(TestResult result, LoadedRuleset other) {
        EvaluatedCharacter before = result.outcome().orElseThrow();
        Map<String, Owner> owners = new LinkedHashMap<>(before.links().owners());
        owners.replaceAll((link, owner) -> before.file().links().stream()
                .filter(ownerReference -> ownerReference.id().equals(link))
                .flatMap(ownerReference -> owner(ownerReference).stream()).findFirst()
                .map(testResult -> Owner.of(outcome(testResult, other), owner.name(),
                        other.ruleset().sheets().get(before.sheet().id()), link)).orElse(owner));
        ResolvedOwners links = new ResolvedOwners(owners, before.links().missing(), List.of())
                .with(before.links().members());
        return Replay.of(other.ruleset(), before.file(), links).value().orElseThrow();
    }

    /** Everything that {@code show} says of a character. */
    static Map<String, Object> shown(EvaluatedCharacter evaluated, LoadedRuleset ruleset) {
        CharacterFile file = evaluated.file();
        TextFile text = TextFile.of(new byte[0], file.source().name(), "").value().orElseThrow();
        return CharacterJson.values(new LoadedCharacter("x.yaml", "x", text, Takeover.none(file), ruleset, evaluated),
                MessageBundle.messages());
    }

    /** Whether a test passes under another ruleset. */
    boolean passes(TestResult result, LoadedRuleset ruleset) {
        EvaluatedCharacter evaluated = outcome(result, ruleset);
        return ExpectationCheck.differences(result.test(), evaluated, shown(evaluated, ruleset)).isEmpty();
    }
}
