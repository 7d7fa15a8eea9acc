package lampblack.reach;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.dice.SplitMix;
import lampblack.lint.bounds.PossibleChoices;
import lampblack.random.Goal;
import lampblack.random.RandomOwners;
import lampblack.replay.EvaluatedCharacter;
import lampblack.replay.Owner;
import lampblack.replay.ResolvedOwners;
import lampblack.rules.SheetRules;
import lampblack.rules.WorkBudget;
import lampblack.rules.owner.OwnerLink;
import lampblack.ruleset.Ruleset;
import lampblack.rulesettest.Coverage.CoverageItem;
import lampblack.rulesettest.Coverage.ItemKind;
import lampblack.rulesettest.TakenItems;

/** Looks for owners that have what a character's goal needs of them. */
record OwnersForGoal(Ruleset ruleset, SheetRules sheet, WorkBudget effort) {

    private static final int MOST_TRIES = 8;

    /** Owners that have what a wish needs of them; none where it needs nothing of any. */
    ResolvedOwners of(Goal wish, SplitMix random) {
        Map<String, Owner> owners = new LinkedHashMap<>();
        for (OwnerLink link : sheet.linked().links().values()) {
            List<CoverageItem> items = wish.options().stream()
                    .filter(optionKey -> optionKey.list().equals(OwnerLink.LIST) && optionKey.id()
                    .startsWith(link.id() + " "))
                    .map(optionKey -> new CoverageItem(ItemKind.OPTION, link.to(), Owner.giver(optionKey))).toList();
            if (!items.isEmpty()) {
                having(items, ruleset.sheets().get(link.to()), random)
                        .ifPresent(made -> owners.put(link.id(),
                                new RandomOwners(ruleset, sheet, effort).owner(made, link)));
            }
        }
        return RandomOwners.of(owners);
    }

    private Optional<EvaluatedCharacter> having(List<CoverageItem> items, SheetRules of, SplitMix random) {
        CharacterSearch search = new CharacterSearch(ruleset, of, effort);
        for (int i = 0; i < MOST_TRIES && !effort.isSpent(); i++) {
            Goal wish = GoalPlanner.toward(items, of, PossibleChoices.of(of), random);
            Optional<EvaluatedCharacter> made = search.attempt(wish, random, 1 + i,
                    outcome -> TakenItems.of(outcome).containsAll(items),
                    journal -> items.stream().allMatch(coverageItem ->
                    CharacterSearch.hasReached(coverageItem, journal)));
            if (made.filter(character -> TakenItems.of(character).containsAll(items)).isPresent()) {
                return made;
            }
        }
        return Optional.empty();
    }
}
