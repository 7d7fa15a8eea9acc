package lampblack.lint.choice;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.lint.analysis.Findings;
import lampblack.lint.analysis.SheetLint;
import lampblack.rules.Amount;
import lampblack.rules.Label;
import lampblack.rules.SheetRules;
import lampblack.rules.effect.Effect;
import lampblack.rules.effect.EffectKey;
import lampblack.rules.option.ListChoice;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionFilter;
import lampblack.rules.option.OptionKey;
import lampblack.rules.option.OptionList;
import lampblack.rules.step.CreationStep;

/** A creation step, or several together, must take more from a list than the list can ever give. */
public final class TooFewOptions implements SheetLint {

    @Override
    public void check(SheetRules sheet, Findings findings) {
        new TooFewOptionsInSheet(sheet, findings).check();
    }

    private static final class TooFewOptionsInSheet {

        private final SheetRules rules;
        private final Findings findings;
        private final Set<String> opened = new HashSet<>();
        private final Set<String> changed = new HashSet<>();
        private final Map<String, Long> before = new HashMap<>();

        TooFewOptionsInSheet(SheetRules rules, Findings findings) {
            this.rules = rules;
            this.findings = findings;
            for (Effect effect : findings.effects(rules)) {
                if (effect.key() == EffectKey.OPENS) {
                    effect.changedAccess().ifPresent(access -> opened.add(access.kind() + " " + access.path()));
                } else if (effect.key() == EffectKey.PICKS && effect.mayLower()) {
                    changed.add(effect.subject());
                }
            }
        }

        void check() {
            for (CreationStep step : rules.creation().values()) {
                step.listChoice().filter(choice -> !changed.contains(step.id())).ifPresent(choice ->
                        choice.picks().least().fixed().ifPresent(least -> check(choice, least)));
            }
        }

        private void check(ListChoice choose, long least) {
            OptionList list = choose.from().of(rules).findFirst().orElseThrow();
            OptionalLong ofFilter = passing(choose);
            if (ofFilter.isPresent() && least > ofFilter.getAsLong()) {
                report(choose, list, ofFilter.getAsLong(), least);
                return;
            }
            if (choose.from().isSeveral()) {
                return;
            }
            long needed = before.merge(list.id(), least, Long::sum);
            OptionalLong ofAll = passing(list, OptionFilter.ANY);
            if (ofAll.isPresent() && needed > ofAll.getAsLong()) {
                report(choose, list, ofAll.getAsLong(), needed);
            }
        }

        private void report(ListChoice choose, OptionList list, long count, long needed) {
            boolean limited = !choose.from().isSeveral() && list.atMost().equals(new Amount.Fixed(count))
                    && list.label().written().has("at-most");
            Label other = limited ? choose.label() : list.label();
            findings.add(choose.label().id(), Diagnostic.of(Code.RULESET__TOO_FEW_OPTIONS,
                    limited ? list.label().place("at-most") : choose.label().place("choose"), "count", count,
                    "list", choose.from().quoted(), "needed", needed)
                    .note(Message.of("note.defined", "name", other.id()), other.span()));
        }

        /** How many of all its lists a step can take at most; nothing where no number is sure. */
        private OptionalLong passing(ListChoice choose) {
            long all = 0;
            for (OptionList list : choose.from().of(rules).toList()) {
                OptionalLong count = passing(list, choose.only());
                if (count.isEmpty()) {
                    return count;
                }
                all = sum(all, count.getAsLong());
            }
            return OptionalLong.of(all);
        }

        /** How many can be taken at most, with the playbook that has most of them; nothing where no number is sure. */
        private OptionalLong passing(OptionList list, OptionFilter filter) {
            Optional<Long> most = list.atMost().fixed();
            if (most.isEmpty()) {
                return OptionalLong.empty();
            }
            OptionList playbooks = rules.lists().get(OptionKey.PLAYBOOKS);
            boolean own = filter.playbook() == OptionFilter.PlaybookScope.OWN && playbooks != null;
            long shared = list.open() ? Amount.UNLIMITED : 0;
            Map<String, Long> byPlaybook = new HashMap<>();
            for (Option option : list.entries().values()) {
                List<String> owners = own && !isOpened(option) ? option.playbooks() : List.of();
                boolean had = owners.isEmpty() || owners.stream().anyMatch(playbooks.entries()::containsKey);
                if (had && passes(option, filter)) {
                    Optional<Long> times = option.times().fixed();
                    if (times.isEmpty()) {
                        return OptionalLong.empty();
                    }
                    if (owners.isEmpty()) {
                        shared = sum(shared, times.get());
                    }
                    owners.forEach(playbook -> byPlaybook.merge(playbook, times.get(), TooFewOptionsInSheet::sum));
                }
            }
            long largest = byPlaybook.values().stream().max(Long::compare).orElse(0L);
            return OptionalLong.of(Math.min(sum(shared, largest), most.get()));
        }

        /** Whether a character of its playbook may take an option. */
        private boolean passes(Option option, OptionFilter filter) {
            boolean other = filter.playbook() != OptionFilter.PlaybookScope.OTHER || !option.isCommon();
            return isOpened(option) || (!option.locked() && other && filter.mayFit(option, rules));
        }

        private static long sum(long count, long more) {
            return count > Amount.UNLIMITED - more ? Amount.UNLIMITED : count + more;
        }

        private boolean isOpened(Option option) {
            return !opened.isEmpty() && (opened.contains("option " + option.key())
                    || option.tags().stream().anyMatch(tag -> opened.contains("tag " + tag))
                    || option.playbooks().stream().anyMatch(playbook -> opened.contains("playbook " + playbook)));
        }
    }
}
