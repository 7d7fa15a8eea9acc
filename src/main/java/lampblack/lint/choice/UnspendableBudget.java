package lampblack.lint.choice;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.lint.analysis.Findings;
import lampblack.lint.analysis.SheetLint;
import lampblack.rules.Amount;
import lampblack.rules.SheetRules;
import lampblack.rules.effect.AddTo;
import lampblack.rules.effect.Effect;
import lampblack.rules.effect.RaiseCap;
import lampblack.rules.step.ChooseStep;
import lampblack.rules.step.CreationStep;
import lampblack.rules.step.FillStep;
import lampblack.rules.step.GivenRatings;
import lampblack.rules.step.RolledRatings;
import lampblack.rules.step.SetRatingsStep;
import lampblack.rules.step.SpendStep;
import lampblack.rules.track.TraitSet;

/** A fixed set has less room under its caps than the points that must be spent on it. */
public final class UnspendableBudget implements SheetLint {

    @Override
    public void check(SheetRules sheet, Findings findings) {
        new UnspendableBudgetInSheet(sheet, findings).check();
    }

    private static final class UnspendableBudgetInSheet {

        private final SheetRules rules;
        private final Findings findings;
        private final Set<String> changed = new HashSet<>();
        private final Map<String, Long> fewer = new HashMap<>();
        private final Map<String, Long> spent = new HashMap<>();
        private final Map<String, Long> highest = new HashMap<>();

        UnspendableBudgetInSheet(SheetRules rules, Findings findings) {
            this.rules = rules;
            this.findings = findings;
            for (Effect effect : findings.effects(rules)) {
                effect(effect);
            }
        }

        private void effect(Effect effect) {
            switch (effect) {
                case RaiseCap raise -> {
                    String of = raise.of().known();
                    boolean whole = of.startsWith("creation.") || !of.contains(".");
                    changed.add(whole ? of : of.substring(0, of.indexOf('.')));
                }
                case AddTo more when more.what() == AddTo.CountedThing.POINTS ->
                        fewer.merge(more.id(), more.mayLower() ? -more.added().orElse(-Amount.UNLIMITED / 1000) : 0L, Long::sum);
                default -> { }
            }
        }

        void check() {
            for (CreationStep step : rules.creation().values()) {
                step(step);
            }
        }

        private void step(CreationStep step) {
            switch (step) {
                case SpendStep spend -> {
                    if (isSure(spend)) {
                        check(spend, rules.traits().get(spend.set()));
                    }
                }
                case SetRatingsStep set -> {
                    switch (set.scores()) {
                        case GivenRatings given -> given(set, given.values().size(), rules.traits().get(set.set()));
                        case RolledRatings rolled -> { }
                    }
                }
                case ChooseStep choose -> { }
                case FillStep fill -> { }
            }
        }

        /** Ratings that no trait is left for. */
        private void given(SetRatingsStep step, int values, TraitSet set) {
            long room = set.entries().keySet().stream().filter(id -> set.derivation(id).isEmpty()).count();
            if (values > room && !set.open()) {
                Diagnostic told = Diagnostic.of(Code.RULESET__UNSPENDABLE_BUDGET, step.label().place("set"),
                        Message.of("ruleset.unspendable-budget.given", "budget", values, "room", room))
                        .note(Message.of("note.defined", "name", set.id()), set.label().span());
                findings.add(step.id(), set.isSingle()
                        ? told.note(Message.of("note.rated-itself", "set", set.id())) : told);
            }
        }

        /** Whether no effect and no formula can change how much must be spent or fits. */
        private boolean isSure(SpendStep spend) {
            TraitSet set = rules.traits().get(spend.set());
            boolean fixed = isFixed(spend.points().least()) && isFixed(spend.upTo().orElse(Amount.Fixed.NO_LIMIT))
                    && set.entries().keySet().stream().allMatch(id -> isFixed(set.max(id)) && isFixed(set.start(id)));
            boolean capped = !changed.contains(set.id()) || spend.upTo().isPresent();
            return fixed && !set.open() && set.derived().isEmpty() && capped
                    && !changed.contains("creation." + spend.id());
        }

        private void check(SpendStep spend, TraitSet set) {
            long least = Math.max(0, number(spend.points().least()) - fewer.getOrDefault(spend.id(), 0L));
            long budget = spent.merge(set.id(), least, Long::sum);
            long room = 0;
            for (String id : set.entries().keySet()) {
                long cap = number(spend.upTo().orElse(Amount.Fixed.NO_LIMIT));
                cap = changed.contains(set.id()) ? cap : Math.min(cap, number(set.max(id)));
                long most = highest.merge(set.id() + "." + id, cap, Math::max);
                long fits = set.derivation(id).isPresent() ? 0 : Math.max(0, most - number(set.start(id)));
                room = room > Amount.UNLIMITED - fits ? Amount.UNLIMITED : room + fits;
            }
            long most = spend.points().most().fixed().filter(points -> points != Amount.UNLIMITED).orElse(0L);
            if (budget > room) {
                Diagnostic told = Diagnostic.of(Code.RULESET__UNSPENDABLE_BUDGET, spend.label().place("spend"),
                        "budget",
                        budget, "room", room).note(Message.of("note.defined", "name", set.id()), set.label().span());
                findings.add(spend.id(), set.isSingle()
                        ? told.note(Message.of("note.rated-itself", "set", set.id())) : told);
                spent.merge(set.id(), -least, Long::sum);
            } else if (most > room && room > 0) {
                findings.add(spend.id(), Diagnostic.of(Code.RULESET__UNREACHED_LIMIT, spend.label().place("spend"),
                        Message.of("ruleset.unreached-limit.points", "points", most, "room", room)));
            }
        }

        private static boolean isFixed(Amount amount) {
            return amount.fixed().isPresent();
        }

        private static long number(Amount amount) {
            return amount.fixed().orElseThrow();
        }
    }
}
