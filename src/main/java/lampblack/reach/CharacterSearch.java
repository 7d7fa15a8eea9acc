package lampblack.reach;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import lampblack.character.EntryKind;
import lampblack.dice.SplitMix;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.offers.ChoicesDraft;
import lampblack.random.CreationDraft;
import lampblack.random.Goal;
import lampblack.random.GoalDirectedCareer;
import lampblack.random.LedgerDraft;
import lampblack.random.PayingOwners;
import lampblack.random.RandomCharacter;
import lampblack.random.RandomCreation;
import lampblack.random.RandomOwners;
import lampblack.random.RandomParts;
import lampblack.random.RandomWords;
import lampblack.replay.EvaluatedCharacter;
import lampblack.replay.Replay;
import lampblack.replay.ResolvedOwners;
import lampblack.rules.SheetRules;
import lampblack.rules.WorkBudget;
import lampblack.rules.option.OptionKey;
import lampblack.ruleset.Ruleset;
import lampblack.rulesettest.Coverage.CoverageItem;
import lampblack.rulesettest.ItemScope;

/** Searches for finished, valid characters that reach a goal; the same seed finds the same ones. */
final class CharacterSearch {

    private static final long REPLAYED = 2_000;
    /** From so many rounds on, half of the tries belong to owners by chance, which a formula may ask for. */
    private static final int ROUNDS_ALONE = 2;

    private final Ruleset ruleset;
    private final SheetRules sheet;
    private final WorkBudget budget;
    private final RandomCharacter maker;

    /** @param budget what all of it is charged to */
    CharacterSearch(Ruleset ruleset, SheetRules sheet, WorkBudget budget) {
        this.ruleset = ruleset;
        this.sheet = sheet;
        this.budget = budget;
        this.maker = new RandomCharacter(ruleset, sheet, 0);
    }

    /**
     * One try: a creation, and where that does not do a career of so many rounds.
     *
     * @param wanted whether a creation by itself does
     * @param there whether a career has come far enough
     */
    Optional<EvaluatedCharacter> attempt(
            Goal goal, SplitMix random, int rounds, Predicate<EvaluatedCharacter> wanted,
            Predicate<LedgerDraft> there) {
        Map<String, Node> root = maker.blank(RandomWords.any(random));
        boolean goesOn = rounds > 1 && random.oneIn(3);
        boolean belongs = rounds > ROUNDS_ALONE && random.oneIn(2);
        ResolvedOwners owners = new OwnersForGoal(ruleset, sheet, budget).of(goal, belongs, random);
        RandomOwners made = new RandomOwners(ruleset, sheet, budget);
        made.write(owners, root, random);
        SheetRules begun = owners.startingRules(sheet, RandomCharacter.file(root));
        CreationDraft work = new CreationDraft(begun, RandomCharacter.file(root), budget, goesOn);
        Optional<MapNode> creation = new RandomCreation(begun, work, RandomWords.any(random), Optional.empty(),
                goal).choices();
        if (creation.isEmpty()) {
            return Optional.empty();
        }
        root.put("creation", creation.get());
        RandomParts parts = new RandomParts(begun, RandomWords.any(random), budget, goal);
        if (!parts.make(root)) {
            return Optional.empty();
        }
        Optional<EvaluatedCharacter> created = replayed(root, owners);
        boolean whole = created.filter(CharacterSearch::isFinishedWithoutRulings).isPresent();
        if (created.isEmpty() || whole && created.filter(wanted).isPresent()) {
            return created;
        }
        PayingOwners paying = new PayingOwners(made, owners);
        LedgerDraft ledger = new LedgerDraft(begun, RandomCharacter.file(root), created.get().derived(), paying,
                budget);
        GoalDirectedCareer career = new GoalDirectedCareer(ledger, goal, random);
        career.pursue(rounds, () -> there.test(ledger));
        career.settle();
        parts.gain(ledger);
        parts.continueCareers(ledger, rounds);
        List<Node> entries = ledger.entries();
        root.put("ledger", new ListNode(entries, ChoicesDraft.NOWHERE));
        return (entries.isEmpty() ? created : paying.paid().flatMap(paid -> replayed(root, paid)))
                .filter(CharacterSearch::isFinishedWithoutRulings);
    }

    private Optional<EvaluatedCharacter> replayed(Map<String, Node> root, ResolvedOwners owners) {
        budget.charge(REPLAYED);
        return budget.isSpent() ? Optional.empty()
                : Replay.of(ruleset, RandomCharacter.file(root), owners).value();
    }

    /** Whether a character is finished and within the rules without a ruling. */
    static boolean isFinishedWithoutRulings(EvaluatedCharacter evaluated) {
        return evaluated.isLegal() && evaluated.isFinished() && evaluated.ruled().isEmpty();
    }

    /** Whether a career has reached an item, as far as is known before it is judged. */
    static boolean hasReached(CoverageItem item, LedgerDraft ledger) {
        if (ItemScope.of(item).isPart()) {
            return false;
        }
        return switch (item.kind()) {
            case OPTION -> ledger.at().has(OptionKey.of(item.name()));
            case ADVANCE -> ledger.at().choices().bought().containsKey(item.name());
            case MILESTONE -> ledger.at().choices().milestones().contains(item.name());
            case EARNING -> ledger.entries().stream().anyMatch(entry -> entry.get(EntryKind.EARN.word())
                    .flatMap(amounts -> amounts.get(item.name())).isPresent());
            case STEP, RULE -> false;
        };
    }
}
