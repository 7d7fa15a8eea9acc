package lampblack.migration;

import java.util.List;
import java.util.Optional;
import lampblack.character.CharacterFile;
import lampblack.character.LedgerEntry;
import lampblack.node.Node;
import lampblack.rules.advance.SharedLimit;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.option.OptionKey;
import lampblack.ruleset.migration.BlockPath;

/** With which rules a character has had to do. @param end what it has come to */
record MetRules(CharacterFile file, DerivedSheet end) {

    /** @param at the way to a figure  @param today what it is */
    boolean has(BlockPath at, Optional<Node> today) {
        List<String> way = BlockPath.of(at.block()).ids();
        String id = way.get(way.size() - 1);
        return switch (way.get(0)) {
            case "advances" -> end.choices().bought().getOrDefault(id, 0L) > 0;
            case "earning" -> file.ledger().stream().anyMatch(entry -> hasEarned(entry, id));
            case "creation" -> file.creation().has(id);
            case OptionKey.PLAYBOOKS -> !end.choices().taken(OptionKey.PLAYBOOKS, id).isEmpty();
            case "lists" -> way.size() == 2 ? !end.choices().list(id).isEmpty()
                    : !end.choices().taken(way.get(1), way.get(2)).isEmpty();
            case "traits" -> reaches(way.get(1), way.size() > 2 ? way.get(2) : "rating", today);
            case "limits" -> isUsed(Optional.ofNullable(end.sheet().limits().get(id)));
            case "parts" -> !end.choices().parts(way.get(1)).isEmpty();
            default -> true;
        };
    }

    private static boolean hasEarned(LedgerEntry entry, String way) {
        return switch (entry) {
            case LedgerEntry.Earn earn -> earn.amounts().has(way);
            case LedgerEntry.Buy buy -> false;
            case LedgerEntry.ReachMilestone reach -> false;
            case LedgerEntry.Gain gain -> false;
            case LedgerEntry.Lose lose -> false;
            case LedgerEntry.ChangePlaybook change -> false;
            case LedgerEntry.Pays pays -> false;
            case LedgerEntry.Rolled rolled -> false;
            case LedgerEntry.Begin begin -> false;
            case LedgerEntry.Retire retire -> false;
            case LedgerEntry.Remark remark -> false;
        };
    }

    private boolean isUsed(Optional<SharedLimit> limit) {
        return limit.filter(shared -> end.sheet().advances().values().stream().anyMatch(advance ->
                        shared.counts(advance) && end.choices().bought().getOrDefault(advance.label().id(), 0L) > 0)
                || end.sheet().earning().values().stream().anyMatch(way -> shared.counts(way)
                        && file.ledger().stream().anyMatch(entry -> hasEarned(entry, way.id())))).isPresent();
    }

    /** Whether one of a set is as high as it may be, or higher. */
    private boolean reaches(String set, String one, Optional<Node> today) {
        long cap = today.flatMap(Node::integer).orElse(1L);
        return end.traits(set).stream().filter(trait -> one.equals("rating") || trait.id().equals(one))
                .anyMatch(trait -> end.rating(trait) >= cap);
    }
}
