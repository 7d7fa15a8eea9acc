package lampblack.ruleset.migration;

import java.util.Optional;
import java.util.Set;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.rules.option.OptionKey;

/** The ways to earn, in which a playbook that is retired since is spoken to as another is today. */
record RetiredVoice(Retired retired) {

    private static final String SAYS = "says";

    MapNode in(MapNode tree) {
        MapNode spoken = tree;
        TreePath earning = TreePath.of(retired.sheet(), BlockPath.of("earning"), tree);
        boolean playbook = retired.at().block().equals(OptionKey.PLAYBOOKS);
        for (MapNode.Entry way : playbook ? earning.get(tree).map(Node::all).orElse(Set.of())
                : Set.<MapNode.Entry>of()) {
            Optional<MapNode> says = way.value().asMap().flatMap(map -> map.map(SAYS))
                    .filter(words -> !words.has(retired.at().id()) && !words.all().isEmpty());
            if (says.isPresent()) {
                Node words = says.get().all().iterator().next().value();
                spoken = TreePath.of(retired.sheet(), BlockPath.of("earning." + way.key().text() + "." + SAYS), spoken)
                        .put(spoken, Optional.of(says.get().with(retired.at().id(), words)));
            }
        }
        return spoken;
    }
}
