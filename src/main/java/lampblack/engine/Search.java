package lampblack.engine;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import lampblack.engine.Coverage.Item;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.rules.Effort;
import lampblack.rules.OptionKey;
import lampblack.rules.SheetRules;
import lampblack.ruleset.Ruleset;

/** Looks for finished characters within the rules that come to what is wished for, the same from the same seed. */
final class Search {

    private static final long REPLAYED = 2_000;

    private final Ruleset ruleset;
    private final SheetRules sheet;
    private final Effort effort;
    private final RandomCharacter maker;

    /** @param effort what all of it is charged to */
    Search(Ruleset ruleset, SheetRules sheet, Effort effort) {
        this.ruleset = ruleset;
        this.sheet = sheet;
        this.effort = effort;
        this.maker = new RandomCharacter(ruleset, sheet, 0);
    }

    /**
     * One try: a creation, and where that does not do a career of so many rounds.
     *
     * @param wanted whether a creation by itself does
     * @param there whether a career has come far enough
     */
    Optional<Outcome> attempt(
            Wish wish, SplitMix random, int rounds, Predicate<Outcome> wanted, Predicate<Journal> there) {
        Map<String, Node> root = maker.blank(random);
        boolean goesOn = rounds > 1 && random.oneIn(3);
        Links links = new OwnersForGoal(ruleset, sheet, effort).of(wish, random);
        new RandomOwners(ruleset, sheet, effort).write(links, root, random);
        SheetRules begun = links.begin(sheet, RandomCharacter.file(root));
        Workpiece work = new Workpiece(begun, RandomCharacter.file(root), effort, goesOn);
        Optional<MapNode> creation = new RandomCreation(begun, work, random, Optional.empty(), wish).choices();
        if (creation.isEmpty()) {
            return Optional.empty();
        }
        root.put("creation", creation.get());
        RandomParts parts = new RandomParts(begun, random, effort, wish);
        if (!parts.make(root)) {
            return Optional.empty();
        }
        Optional<Outcome> created = replayed(root, links);
        boolean whole = created.filter(Search::isWhole).isPresent();
        if (created.isEmpty() || whole && created.filter(wanted).isPresent()) {
            return created;
        }
        Journal journal = new Journal(begun, RandomCharacter.file(root), created.get().standing(), effort);
        Quest quest = new Quest(journal, wish, random);
        quest.strive(rounds, () -> there.test(journal));
        quest.settle();
        parts.gain(journal);
        parts.live(journal, rounds);
        List<Node> ledger = journal.entries();
        root.put("ledger", new ListNode(ledger, Draft.NOWHERE));
        return (ledger.isEmpty() ? created : replayed(root, links)).filter(Search::isWhole);
    }

    private Optional<Outcome> replayed(Map<String, Node> root, Links links) {
        effort.charge(REPLAYED);
        return effort.isSpent() ? Optional.empty()
                : Replay.of(ruleset, RandomCharacter.file(root), links).value();
    }

    /** Whether a character is finished and within the rules without a ruling. */
    static boolean isWhole(Outcome outcome) {
        return outcome.isLegal() && outcome.isFinished() && outcome.ruled().isEmpty();
    }

    /** Whether a career has come to an item, as far as can be told before it is judged. */
    static boolean isThere(Item item, Journal journal) {
        if (ItemPlace.of(item).isPart()) {
            return false;
        }
        return switch (item.kind()) {
            case OPTION -> journal.at().has(OptionKey.of(item.name()));
            case ADVANCE -> journal.at().state().bought().containsKey(item.name());
            case MILESTONE -> journal.at().state().milestones().contains(item.name());
            case EARNING -> journal.entries().stream().anyMatch(each -> each instanceof MapNode entry
                    && entry.map("earn").filter(amounts -> amounts.has(item.name())).isPresent());
            default -> false;
        };
    }
}
