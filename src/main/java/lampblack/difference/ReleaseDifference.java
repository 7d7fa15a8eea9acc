package lampblack.difference;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.NodePrinter;
import lampblack.node.Scalar;
import lampblack.ruleset.LoadedRuleset;
import lampblack.ruleset.migration.FormerRules;
import lampblack.ruleset.migration.RuleChange;

/**
 * What can be told of a game since its last release where the rules of that are not at hand: what is new, gone and
 * renamed, which costs and limits the game says it has changed, and of what else there is anything otherwise.
 */
public record ReleaseDifference(SinceRelease since, LoadedRuleset game) {

    /** It, as far as it can be told. */
    public RulesetDifference told() {
        List<Change> changes = new ArrayList<>();
        since.added().forEach(thing -> changes.add(new Change.Appeared(thing)));
        for (SinceRelease.Kept kept : since.kept()) {
            add(kept, changes);
        }
        for (SinceRelease.Gone gone : since.gone()) {
            Thing was = new Thing(ThingKind.PLAIN, gone.sheet(), gone.was(), gone.released().title(), Map.of(),
                    Map.of(), game.tree().span());
            changes.add(new Change.Vanished(was, gone.said().flatMap(RuleChange::asRetired)
                    .map(RuleChange.Retired::because)));
        }
        if (!since.released().rules().equals(since.now().rules())) {
            changes.add(unknown(ThingReader.game(game.tree())));
        }
        return new RulesetDifference(List.copyOf(changes));
    }

    private void add(SinceRelease.Kept kept, List<Change> changes) {
        Thing thing = kept.thing();
        if (kept.isRenamed()) {
            changes.add(new Change.NewId(new Thing(thing.kind(), kept.sheet(), kept.was(), kept.released().title(),
                    Map.of(), Map.of(), thing.place()), thing, List.of(Likeness.SAID)));
        }
        if (kept.released().isOwn() && !kept.released().title().equals(thing.title())) {
            changes.add(new Change.NewWords(thing, new Alteration("title",
                    Optional.of(Scalar.text(kept.released().title(), thing.place())),
                    Optional.of(Scalar.text(thing.title(), thing.place())))));
        }
        if (kept.isOtherwise()) {
            List<Change> said = said(thing);
            changes.addAll(said.isEmpty() ? List.of(unknown(thing)) : said);
        }
    }

    /** What the game says that was otherwise of something. */
    private List<Change> said(Thing thing) {
        Optional<FormerRules> former = game.ruleset().migrations().former();
        return game.ruleset().migrations().editions().stream().filter(since.released().versions()::isBefore)
                .flatMap(edition -> edition.changes().stream()).flatMap(change -> change.asChanged().stream())
                .filter(changed -> changed.sheet().equals(thing.sheet())
                        && changed.at().toString().startsWith(thing.path() + "."))
                .flatMap(changed -> parts(new Alteration(
                        changed.at().toString().substring(thing.path().toString().length() + 1),
                        changed.was(), former.flatMap(rules -> rules.today(changed)))).stream())
                .map(what -> RulesetComparison.change(thing, what)).toList();
    }

    /** Of two maps, what is otherwise in them. */
    private static List<Alteration> parts(Alteration what) {
        Optional<MapNode> was = what.was().flatMap(Node::asMap);
        Optional<MapNode> is = what.is().flatMap(Node::asMap);
        if (was.isEmpty() || is.isEmpty()) {
            return List.of(what);
        }
        Set<String> keys = new LinkedHashSet<>(is.get().keys());
        keys.addAll(was.get().keys());
        return keys.stream().map(key -> new Alteration(what.way() + "." + key, was.get().get(key), is.get().get(key)))
                .filter(part -> !part.was().map(NodePrinter::line).equals(part.is().map(NodePrinter::line))).toList();
    }

    private static Change unknown(Thing thing) {
        return new Change.NewRule(thing, new Alteration("", Optional.empty(), Optional.empty()));
    }
}
