package lampblack;

import java.nio.file.Path;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import lampblack.character.CharacterFile;
import lampblack.diagnostic.Checked;
import lampblack.engine.Expectation;
import lampblack.engine.Links;
import lampblack.engine.Outcome;
import lampblack.engine.Replay;
import lampblack.io.Bundle;
import lampblack.io.CharacterJson;
import lampblack.io.LoadedCharacter;
import lampblack.io.LoadedRuleset;
import lampblack.io.TestResult;
import lampblack.io.TextFile;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Merged;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.rules.Option;
import lampblack.ruleset.Ruleset;
import lampblack.ruleset.RulesetReader;

/** The tests of a ruleset and what their characters came to, to be tried again under other rules. */
record Trials(LoadedRuleset ruleset, List<TestResult> results) {

    TestResult result(String test) {
        return results.stream().filter(each -> each.test().name().equals(test)).findFirst().orElseThrow();
    }

    /** The tests whose characters or expectations name an option, those that do it themselves first. */
    Stream<TestResult> of(Option option) {
        Pattern name = Pattern.compile("(^|[ .])" + Pattern.quote(option.key().id()) + "($|[ .])");
        return results.stream().filter(each -> each.outcome().isPresent())
                .filter(each -> own(name, each) || names(name, each.outcome().orElseThrow().file().root()))
                .sorted(Comparator.comparing(each -> !own(name, each)));
    }

    private static boolean own(Pattern name, TestResult result) {
        return names(name, result.test().expect()) || names(name, result.test().given());
    }

    private static boolean names(Pattern name, Node node) {
        if (node instanceof MapNode map) {
            return map.all().stream().anyMatch(each -> names(name, each.key()) || names(name, each.value()));
        }
        return node instanceof ListNode list ? list.items().stream().anyMatch(each -> names(name, each))
                : name.matcher(((Scalar) node).text()).find();
    }

    /** The ruleset with another thing at a path; empty where that cannot be read. */
    Optional<LoadedRuleset> where(List<String> path, Node other) {
        MapNode tree = (MapNode) with(ruleset.tree(), path, other);
        Checked<Ruleset> read = RulesetReader.read(new Merged(tree, Map.of()), ruleset.ruleset().credits());
        return read.hasErrors() ? Optional.empty()
                : read.value().map(each -> new LoadedRuleset(each, tree, ruleset.layers()));
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

    static Outcome outcome(TestResult result, LoadedRuleset ruleset) {
        CharacterFile file = result.outcome().orElseThrow().file();
        return Replay.of(ruleset.ruleset(), file, Links.NONE).value().orElseThrow();
    }

    /** Everything that {@code show} says of a character. */
    static Map<String, Object> shown(Outcome outcome, LoadedRuleset ruleset) {
        CharacterFile file = outcome.file();
        TextFile text = TextFile.of(new byte[0], file.source().name(), "").value().orElseThrow();
        return CharacterJson.of(new LoadedCharacter(Path.of("x.yaml"), text, file, ruleset, outcome), Bundle.messages());
    }

    /** Whether a test passes under another ruleset. */
    static boolean passes(TestResult result, LoadedRuleset ruleset) {
        Outcome outcome = outcome(result, ruleset);
        return Expectation.differences(result.test(), outcome, shown(outcome, ruleset)).isEmpty();
    }
}
