package lampblack.replay;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import lampblack.character.Choices;
import lampblack.character.Part;
import lampblack.character.TakenOption;
import lampblack.node.Scalar;
import lampblack.rules.Label;
import lampblack.rules.PartKind;
import lampblack.rules.SheetRules;
import lampblack.rules.option.OptionKey;
import lampblack.ruleset.migration.Heirs;

/** Choices in which something that was split is what it has become, as far as that is settled. */
record Succession(Heirs heirs) {

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
        List<String> all = heirs.chosen(answers).stream()
                .filter(heir -> rules.option(taken.list(), heir).isPresent()).toList();
        Optional<String> first = all.stream().findFirst();
        Choices next = first.map(heir -> choices.swapped(taken, taken.became(heir))).orElse(choices);
        for (String heir : all.subList(first.isPresent() ? 1 : 0, all.size())) {
            next = next.plus(taken.became(heir).asBrought());
        }
        return next;
    }
}
