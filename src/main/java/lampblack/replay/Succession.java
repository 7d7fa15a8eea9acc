package lampblack.replay;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import lampblack.character.Choices;
import lampblack.character.Part;
import lampblack.character.TakenOption;
import lampblack.node.Scalar;
import lampblack.rules.Label;
import lampblack.rules.PartKind;
import lampblack.rules.SheetRules;
import lampblack.rules.WorkBudget;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.option.HeirTitles;
import lampblack.rules.option.OptionKey;
import lampblack.ruleset.migration.Heirs;

/** Choices in which something that was split is what it has become, as far as that is settled and there is room. */
record Succession(Heirs heirs, WorkBudget budget) {

    /** @param rules of the sheet, as they are from then on */
    Choices in(Choices choices, SheetRules rules) {
        return in(choices, rules, heirs.split().at().ids());
    }

    /** @param way to it, in the rules */
    private Choices in(Choices choices, SheetRules rules, List<String> way) {
        Choices next = choices;
        if (way.get(0).equals("parts") && way.size() > 2) {
            PartKind kind = rules.parts().get(way.get(1));
            for (Part part : kind == null ? List.<Part>of() : choices.parts(kind.id()).values()) {
                next = next.plus(kind.id(), part.with(in(part.state(), kind.sheet(), way.subList(2, way.size()))));
            }
            return next;
        }
        boolean playbook = way.get(0).equals(OptionKey.PLAYBOOKS);
        List<String> lists = playbook ? List.of(OptionKey.PLAYBOOKS, OptionKey.LEFT) : List.of(way.get(1));
        for (String list : lists) {
            for (TakenOption taken : choices.taken(list, heirs.split().at().id())) {
                next = taken.made() ? next : with(next, taken, rules);
            }
        }
        return next;
    }

    private Choices with(Choices choices, TakenOption taken, SheetRules rules) {
        Set<String> answers = taken.pick().details().scalars(Label.BECAME).stream().map(Scalar::text)
                .collect(Collectors.toSet());
        Choices next = choices;
        boolean became = false;
        for (String heir : heirs.chosen(answers)) {
            if (isFree(taken, heir, new DerivedSheet(rules, next, budget))) {
                TakenOption now = taken.became(heir);
                next = became ? next.plus(now.asBrought()) : next.swapped(taken, now);
                became = true;
            }
        }
        return next;
    }

    /** Whether it can be that heir: it stays what it was where that is there as often as it may be. */
    private static boolean isFree(TakenOption taken, String heir, DerivedSheet derived) {
        return derived.sheet().option(taken.list(), heir)
                .filter(option -> taken.tenure().isPast() || HeirTitles.isFree(option, derived)).isPresent();
    }
}
