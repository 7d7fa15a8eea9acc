package lampblack.ruleset.reading;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import lampblack.diagnostic.Message;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.rules.option.OptionKey;

/**
 * Reads options that are named together, by what all of them have: {@code {tag: standard}}, or {@code {playbook: own,
 * list: items}}.
 *
 * @param giver the path of the option that gives them; empty for a whole sheet
 */
record GroupGiftReader(ElementReader reader, String giver) {

    static final String OWN = "own";

    /**
     * The paths of all options of a group but the giver itself and those that are named beside it.
     *
     * @param beside what stands in the same list
     */
    List<String> read(MapNode group, List<Node> beside) {
        OptionGroups groups = reader.names().groups();
        Set<String> given = new LinkedHashSet<>(groups.all());
        for (MapNode.Entry by : group.all()) {
            Optional<List<String>> some = switch (by.key().text()) {
                case "tag" -> reader.reference(group, "tag", ReferenceKind.TAG).map(groups::tagged);
                case "list" -> reader.reference(group, "list", ReferenceKind.LIST).map(groups::ofList);
                default -> group.scalar("playbook").flatMap(this::playbook).map(groups::ofPlaybook);
            };
            if (some.isEmpty()) {
                return List.of();
            }
            given.retainAll(some.get());
        }
        given.remove(giver);
        if (given.isEmpty() && !groups.holdsStrays()) {
            MapNode.Entry last = List.copyOf(group.all()).get(group.all().size() - 1);
            Scalar named = last.value().asScalar().orElse(last.key());
            reader.missing(named.span(), named.text(), Message.of("expected.given-options"));
        }
        beside.forEach(node -> node.asScalar().ifPresent(named -> reader.names()
                .candidates(named.text(), ReferenceKind.OPTION).forEach(option -> given.remove(option.path()))));
        return List.copyOf(given);
    }

    private Optional<String> playbook(Scalar written) {
        if (!written.text().equals(OWN)) {
            return reader.reference(written, ReferenceKind.PLAYBOOK).map(path -> OptionKey.of(path).id());
        }
        List<String> own = reader.names().groups().playbooks(giver);
        if (own.size() != 1) {
            reader.misplaced(written.span(), OWN, own.isEmpty() ? "own-of-none" : "own-of-several");
        }
        return own.size() == 1 ? Optional.of(own.get(0)) : Optional.empty();
    }
}
