package lampblack.lint.felt;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lampblack.rules.SheetRules;
import lampblack.rules.option.CellMap;
import lampblack.rules.option.OptionKey;
import lampblack.rules.option.OptionList;
import lampblack.rules.roll.Roll;
import lampblack.rules.track.TraitSet;
import lampblack.ruleset.PagePlan;

/** Which words of a layout print nothing: blocks without contents, chances beside no rating, widths of no use. */
record FeltLayout(SheetRules rules, PagePlan plan) {

    private static final String LISTS = "lists.";
    private static final String TRAITS = "traits.";

    List<Unfelt> unfelt() {
        List<Unfelt> all = new ArrayList<>();
        plan.named().forEach((path, place) -> empty(path).map(cause -> cause.at(path, place)).ifPresent(all::add));
        plan.strips().forEach(strip -> widths(strip).ifPresent(all::add));
        plan.odds().forEach((id, asked) -> odds(rules.rolls().get(id), asked)
                .map(cause -> cause.at(id, asked.place())).ifPresent(all::add));
        return all;
    }

    /** Why a block has nothing in it on any sheet of this kind. */
    private Optional<Unfelt.Grounds> empty(String path) {
        if (path.equals(LISTS + OptionKey.PLAYBOOKS)) {
            return Optional.of(Unfelt.cause("plate", "name", OptionKey.PLAYBOOKS));
        }
        if (path.startsWith(LISTS) && isMapped(path.substring(LISTS.length()))) {
            return Optional.of(Unfelt.cause("mapped", "list", path.substring(LISTS.length()), "map",
                    rules.maps().entrySet().stream().filter(map -> isOf(path, map.getValue())).findFirst().orElseThrow()
                            .getKey()));
        }
        boolean nothing = path.equals(PagePlan.EARNING) && rules.earning().isEmpty()
                || path.equals(PagePlan.ADVANCES) && rules.advances().isEmpty()
                || path.startsWith(LISTS) && isEmpty(rules.lists().get(path.substring(LISTS.length())))
                || path.startsWith(TRAITS) && isEmpty(rules.traits().get(path.substring(TRAITS.length())));
        return nothing ? Optional.of(Unfelt.cause("empty-block", "name", path.substring(path.indexOf('.') + 1),
                "sheet", rules.id())) : Optional.empty();
    }

    private static boolean isOf(String path, CellMap map) {
        return path.equals(LISTS + map.list());
    }

    /** Whether a list is printed as a map, whatever the playbook. */
    private boolean isMapped(String list) {
        List<CellMap> maps = rules.maps().values().stream().filter(map -> map.list().equals(list)).toList();
        OptionList playbooks = rules.lists().get(OptionKey.PLAYBOOKS);
        if (maps.isEmpty() || rules.lists().get(list).open()) {
            return false;
        }
        return maps.stream().anyMatch(map -> map.playbook().isEmpty()) || playbooks != null
                && playbooks.entries().keySet().stream().allMatch(id ->
                        maps.stream().anyMatch(map -> map.playbook().filter(id::equals).isPresent()));
    }

    /** Whether a list has no options; one that sorts them by playbooks waits for a game that brings some. */
    private boolean isEmpty(OptionList list) {
        return list != null && list.entries().isEmpty() && !list.open()
                && !(list.byPlaybook() && !rules.lists().containsKey(OptionKey.PLAYBOOKS));
    }

    private static boolean isEmpty(TraitSet set) {
        return set != null && set.entries().isEmpty() && !set.open();
    }

    /** Widths of a column that stands alone. */
    private static Optional<Unfelt> widths(PagePlan.PlanStrip strip) {
        return strip.widths().filter(place -> strip.columns().size() == 1)
                .map(place -> Unfelt.cause("one-column").at("layout", place));
    }

    /** Why the chances of a roll are printed beside no rating, or say nothing. */
    private static Optional<Unfelt.Grounds> odds(Roll roll, PagePlan.PlanOdds asked) {
        if (roll.picked().isEmpty()) {
            return Optional.of(Unfelt.cause("odds", "roll", roll.id()));
        }
        boolean agreed = Stream.concat(roll.against().stream(), Stream.of(roll.dice()))
                .anyMatch(source -> source.asAgreed().isPresent());
        if (agreed) {
            return Optional.of(Unfelt.cause("odds-agreed", "roll", roll.id()));
        }
        return roll.outcomes().keySet().stream().allMatch(asked.outcomes()::contains)
                ? Optional.of(Unfelt.cause("odds-all", "roll", roll.id())) : Optional.empty();
    }
}
