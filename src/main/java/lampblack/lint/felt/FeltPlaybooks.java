package lampblack.lint.felt;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import lampblack.rules.Quantity;
import lampblack.rules.SheetRules;
import lampblack.rules.advance.Earning;
import lampblack.rules.effect.AddTo;
import lampblack.rules.effect.CloseAccess;
import lampblack.rules.effect.Effect;
import lampblack.rules.effect.EffectBlock;
import lampblack.rules.effect.OpenAccess;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionKey;
import lampblack.rules.option.OptionList;
import lampblack.rules.requirement.HasOption;
import lampblack.rules.requirement.Requirement;

/** What playbooks say of a change to another one, and of triggers that have no words for them. */
record FeltPlaybooks(SheetRules rules) {

    List<Unfelt> unfelt() {
        OptionList playbooks = rules.lists().get(OptionKey.PLAYBOOKS);
        List<Unfelt> all = new ArrayList<>();
        for (Option playbook : playbooks == null ? List.<Option>of() : playbooks.entries().values()) {
            for (EffectBlock block : playbook.gives()) {
                stays(playbook, block, playbooks.entries().size()).ifPresent(all::add);
                triggers(playbook, block, all);
            }
        }
        return all;
    }

    /** Whether something stays, where nobody ever leaves the playbook or where it ends with it in any case. */
    private static Optional<Unfelt> stays(Option playbook, EffectBlock block, int playbooks) {
        return block.stays().flatMap(staying -> {
            String id = playbook.key().id();
            Optional<Unfelt.Grounds> cause = playbooks == 1 ? Optional.of(Unfelt.cause("stays-alone", "playbook", id))
                    : isOf(block.holds(), playbook.key()) ? Optional.of(Unfelt.cause("stays-while", "playbook", id))
                    : Optional.empty();
            return cause.map(grounds -> grounds.at(playbook.key().toString(), staying.key()));
        });
    }

    /** Whether a condition asks for the playbook. */
    private static boolean isOf(Requirement holds, OptionKey playbook) {
        List<Requirement> parts = FeltOptions.parts(holds);
        return parts.contains(new HasOption(playbook)) || parts.stream().flatMap(part -> part.formula().stream())
                .anyMatch(formula -> formula.toString().replace('"', '\'').equals("playbook('" + playbook.id() + "')"));
    }

    /** Triggers about which something is given that whoever has this playbook can never earn by. */
    private void triggers(Option playbook, EffectBlock block, List<Unfelt> to) {
        if (!block.said().orElse(false)) {
            String id = playbook.key().id();
            block.forEach((effect, place) -> earning(effect).filter(earning -> isOfOthers(earning, id))
                    .map(earning -> Unfelt.cause("no-words", "earning", earning.id(), "playbook", id))
                    .ifPresent(cause -> to.add(cause.at(playbook.key().toString(), place))));
        }
    }

    private static boolean isOfOthers(Earning earning, String playbook) {
        Set<String> meant = earning.trigger().playbooks();
        return !meant.isEmpty() && !meant.contains(playbook);
    }

    /** The trigger that something is given for. */
    private Optional<Earning> earning(Effect effect) {
        return switch (effect) {
            case OpenAccess open -> earning(open.access());
            case CloseAccess close -> earning(close.access());
            case AddTo more -> Optional.of(more).filter(given -> given.what() == AddTo.CountedThing.EARNING)
                    .map(given -> rules.earning().get(given.id()));
            default -> Optional.empty();
        };
    }

    private Optional<Earning> earning(Quantity.Access access) {
        return rules.earning().values().stream()
                .filter(earning -> access.equals(new Quantity.Access.EarningAccess(earning.id()))).findFirst();
    }
}
