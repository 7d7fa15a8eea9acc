package lampblack.engine;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.engine.Coverage.Item;
import lampblack.engine.Coverage.Kind;
import lampblack.lint.Possible;
import lampblack.rules.Effort;
import lampblack.rules.Link;
import lampblack.rules.SheetRules;
import lampblack.ruleset.Ruleset;

/** Looks for owners that have what a character's goal needs of them. */
record OwnersForGoal(Ruleset ruleset, SheetRules sheet, Effort effort) {

    private static final int MOST_TRIES = 8;

    /** Owners that have what a wish needs of them; none where it needs nothing of any. */
    Links of(Wish wish, SplitMix random) {
        Map<String, Owner> owners = new LinkedHashMap<>();
        for (Link link : sheet.linked().links().values()) {
            List<Item> items = wish.options().stream()
                    .filter(each -> each.list().equals(Link.LIST) && each.id().startsWith(link.id() + " "))
                    .map(each -> new Item(Kind.OPTION, link.to(), Owner.giver(each))).toList();
            if (!items.isEmpty()) {
                having(items, ruleset.sheets().get(link.to()), random)
                        .ifPresent(made -> owners.put(link.id(),
                                new RandomOwners(ruleset, sheet, effort).owner(made, link)));
            }
        }
        return RandomOwners.of(owners);
    }

    private Optional<Outcome> having(List<Item> items, SheetRules of, SplitMix random) {
        Search search = new Search(ruleset, of, effort);
        for (int i = 0; i < MOST_TRIES && !effort.isSpent(); i++) {
            Wish wish = Wishes.toward(items, of, Possible.of(of), random);
            Optional<Outcome> made = search.attempt(wish, random, 1 + i,
                    outcome -> Items.of(outcome).containsAll(items),
                    journal -> items.stream().allMatch(each -> Search.isThere(each, journal)));
            if (made.filter(each -> Items.of(each).containsAll(items)).isPresent()) {
                return made;
            }
        }
        return Optional.empty();
    }
}
