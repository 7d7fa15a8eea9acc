package lampblack.ruleset.migration;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.ruleset.Ruleset;

/** The rules of a game as they were for what earlier versions made, each read when it is first asked for. */
public final class FormerRules {

    private final FormerTree trees;
    private final Function<MapNode, Ruleset> reader;
    private final Map<Set<Edition>, Ruleset> known = new HashMap<>();
    private final Map<Set<Edition>, Ruleset> unbegun = new HashMap<>();

    /** @param reader reads the rules in a tree, which are without fault */
    FormerRules(FormerTree trees, Function<MapNode, Ruleset> reader) {
        this.trees = trees;
        this.reader = reader;
    }

    /**
     * The rules of what was made under some versions. Under those of today they are today's, with what is retired known
     * by its name.
     */
    public synchronized Ruleset at(LayerVersions made) {
        return known.computeIfAbsent(later(made), editions -> reader.apply(trees.at(made)));
    }

    /**
     * The rules of what was made under some versions while its play has not begun, so that no others hold for it: what
     * was split since is what it has become.
     */
    public synchronized Ruleset unbegun(LayerVersions made) {
        return unbegun.computeIfAbsent(later(made), editions -> reader.apply(trees.unbegun(made)));
    }

    private Set<Edition> later(LayerVersions made) {
        return new HashSet<>(trees.migrations().editions().stream().filter(made::isBefore).toList());
    }

    /** Whether what was made before is judged as it was. */
    public boolean holdsFromNowOn(RuleChange.Changed changed) {
        return trees.holdsFromNowOn(changed);
    }

    /** What stands today where something was otherwise; empty where nothing does. */
    public Optional<Node> today(RuleChange.Changed changed) {
        return trees.today(changed);
    }

    /** Whether what has a figure is in the game. */
    public boolean isThere(RuleChange.Changed changed) {
        return trees.isThere(changed);
    }

    /** What that is called today which has a figure. */
    public String title(RuleChange.Changed changed) {
        return trees.title(changed);
    }
}
