package lampblack.reach;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import lampblack.dice.SplitMix;
import lampblack.lint.bounds.PossibleChoices;
import lampblack.random.Goal;
import lampblack.random.RandomOwners;
import lampblack.replay.EvaluatedCharacter;
import lampblack.replay.Owner;
import lampblack.replay.ResolvedOwners;
import lampblack.rules.SheetRules;
import lampblack.rules.WorkBudget;
import lampblack.rules.option.Option;
import lampblack.rules.option.OwnerLink;
import lampblack.ruleset.Ruleset;
import lampblack.rulesettest.Coverage.CoverageItem;
import lampblack.rulesettest.Coverage.ItemKind;
import lampblack.rulesettest.TakenItems;

/** Looks for owners that have what a character's goal needs of them. */
record OwnersForGoal(Ruleset ruleset, SheetRules sheet, WorkBudget budget) {

    private static final int MAX_TRIES = 8;

    /**
     * Owners that have what a goal needs of them.
     *
     * @param belongs whether there are owners by chance where the goal names nothing of them; without it there are
     *        only those that are to pay for something
     */
    ResolvedOwners of(Goal goal, boolean belongs, SplitMix random) {
        Map<String, Owner> owners = new LinkedHashMap<>();
        owners.putAll(new RandomOwners(ruleset, sheet, budget).byChance(sheet.linked().links().values().stream()
                .filter(link -> belongs || isToPay(link, goal)).toList(), random).owners());
        for (OwnerLink link : sheet.linked().links().values()) {
            List<CoverageItem> items = goal.options().stream()
                    .filter(optionKey -> optionKey.list().equals(OwnerLink.LIST) && optionKey.id()
                    .startsWith(link.id() + " "))
                    .map(optionKey -> new CoverageItem(ItemKind.OPTION, link.to(), Owner.ownerOption(optionKey)))
                    .toList();
            if (!items.isEmpty()) {
                having(items, ruleset.sheets().get(link.to()), random)
                        .ifPresent(made -> owners.put(link.id(),
                                new RandomOwners(ruleset, sheet, budget).owner(made, link)));
            }
        }
        return RandomOwners.of(owners);
    }

    private boolean isToPay(OwnerLink link, Goal goal) {
        Stream<Option> options = Stream.concat(goal.options().stream(), goal.later().stream())
                .filter(key -> sheet.lists().containsKey(key.list())).flatMap(key -> sheet.option(key).stream());
        return Stream.concat(goal.advances().stream().map(advance -> sheet.advances().get(advance).cost()),
                        options.map(option -> option.price().orElse(sheet.lists().get(option.key().list()).price())))
                .flatMap(cost -> cost.elsewhere().keySet().stream())
                .anyMatch(track -> track.link().equals(link.id()));
    }

    private Optional<EvaluatedCharacter> having(List<CoverageItem> items, SheetRules of, SplitMix random) {
        CharacterSearch search = new CharacterSearch(ruleset, of, budget);
        for (int i = 0; i < MAX_TRIES && !budget.isSpent(); i++) {
            Goal goal = GoalPlanner.toward(items, of, PossibleChoices.of(of), random);
            Optional<EvaluatedCharacter> made = search.attempt(goal, random, 1 + i,
                    evaluated -> TakenItems.of(evaluated).containsAll(items),
                    ledger -> items.stream().allMatch(coverageItem ->
                    CharacterSearch.hasReached(coverageItem, ledger)));
            if (made.filter(character -> TakenItems.of(character).containsAll(items)).isPresent()) {
                return made;
            }
        }
        return Optional.empty();
    }
}
