package lampblack.rulesettest;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.diagnostic.Span;
import lampblack.node.MapNode;
import lampblack.node.Scalar;

/**
 * A test that the author of a ruleset wrote: a character, and what it must come to.
 *
 * @param id the key it stands behind
 * @param from what {@code given} continues: another test or an example of the ruleset
 * @param given choices, written as in a character's file
 * @param expect the expected values of the character; an empty map where none are given
 */
public record RulesetTest(Scalar id, Optional<Scalar> from, MapNode given, MapNode expect) {

    /** The tests of a tree that has the shape of a file of tests. */
    public static List<RulesetTest> decode(MapNode root) {
        List<RulesetTest> tests = new ArrayList<>();
        for (MapNode.Entry entry : root.map("tests").map(MapNode::all).orElse(List.of())) {
            Span place = entry.key().span();
            entry.value().asMap().ifPresent(test -> tests.add(new RulesetTest(entry.key(), test.scalar("from"),
                    part(test, "given", place), part(test, "expect", place))));
        }
        return tests;
    }

    private static MapNode part(MapNode test, String key, Span place) {
        Span where = test.has(key) ? test.keySpan(key) : place;
        return new MapNode(test.map(key).map(MapNode::entries).orElse(Map.of()), where);
    }

    /** Whether a place is among the choices of this test, rather than of one that it continues. */
    boolean says(Span place) {
        return given.all().stream().anyMatch(entry -> entry.key().span().source() == place.source()
                && entry.key().span().start() <= place.start() && place.end() <= entry.value().span().end());
    }

    /** Whether it changes nothing about what it continues, and expects nothing of it. */
    public boolean addsNothing() {
        return from.isPresent() && given.all().isEmpty() && expect.all().isEmpty();
    }

    public String name() {
        return id.text();
    }

    public Span span() {
        return id.span();
    }
}
