package lampblack.builder.build;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.UnaryOperator;
import lampblack.diagnostic.Message;
import lampblack.rules.Amount;
import lampblack.rules.step.ChooseStep;
import lampblack.rules.step.CreationStep;
import lampblack.rules.step.FillStep;
import lampblack.rules.step.SetRatingsStep;
import lampblack.rules.step.SpendStep;
import lampblack.rules.track.TraitSet;

/** What the steps of a creation have left. */
final class StepBudgets {

    private StepBudgets() {}

    /** Those of which too much was taken, or of which more can be taken and need not be. */
    static List<BuildSidebar.BudgetLine> all(BuildContext context, UnaryOperator<String> href) {
        List<BuildSidebar.BudgetLine> all = new ArrayList<>();
        for (CreationStep step : context.rules().creation().values()) {
            long left = counts(context, step) ? remaining(context, step) : 0;
            if (left < 0 || left > 0 && left != Integer.MAX_VALUE && !isOwed(context, step)) {
                all.add(line(context, step, left < 0, href));
            }
        }
        return all;
    }

    private static BuildSidebar.BudgetLine line(BuildContext context, CreationStep step, boolean over,
            UnaryOperator<String> href) {
        String left = context.render(leftText(context, step));
        return new BuildSidebar.BudgetLine(step.id(), step.label().title(), over ? left
                : context.words("web.build.left-optional", "left", left), over ? "over" : "",
                href.apply(place(context, step)));
    }

    /** Whether it is still to be used up, which is said among what is to do. */
    private static boolean isOwed(BuildContext context, CreationStep step) {
        String place = "creation." + step.id();
        return context.evaluated().todo().stream()
                .anyMatch(todo -> todo.where().equals(place) || todo.where().startsWith(place + "."));
    }

    /** Whether there is anything to spend or to choose in a step. */
    static boolean counts(BuildContext context, CreationStep step) {
        return switch (step) {
            case SpendStep spend -> true;
            case ChooseStep choose -> choose.most(context.at()) != 0 && (choose.from().isPlaybooks()
                    || used(context, step) > 0 || waits(context, choose) || context.offers().isAnyOffered(step.id()));
            case SetRatingsStep set -> false;
            case FillStep fill -> false;
        };
    }

    /** Whether what it takes only shows once a playbook is chosen. */
    private static boolean waits(BuildContext context, ChooseStep choose) {
        return context.in().isEmpty() && context.at().playbook().isEmpty()
                && choose.from().options(context.rules()).stream().anyMatch(option -> !option.isCommon());
    }

    /** Where on the page a step is. */
    static String place(BuildContext context, CreationStep step) {
        return switch (step) {
            case SpendStep spend -> context.id("traits", block(context, spend.set()));
            case SetRatingsStep set -> context.id("traits", block(context, set.set()));
            case ChooseStep choose -> choose.from().isPlaybooks() ? "playbooks"
                    : context.id("lists", choose.from().ids().get(0));
            case FillStep fill -> "plate";
        };
    }

    /** The set whose block a set stands in: its own, or that of the ones under it. */
    static String block(BuildContext context, String set) {
        return context.rules().traits().values().stream().filter(other -> other.under().filter(set::equals)
                .isPresent()).map(TraitSet::id).findFirst().orElse(set);
    }

    static Message leftText(BuildContext context, CreationStep step) {
        long most = step.most(context.at());
        if (most == Amount.UNLIMITED) {
            return Message.of("web.build.taken", "count", used(context, step));
        }
        return Message.of(step.listChoice().isPresent() ? "web.build.left-picks" : "web.build.left-points", "left",
                Math.max(0, most - used(context, step)), "of", most);
    }

    /** What may still be put or chosen; below 0 where it is too much. */
    static long remaining(BuildContext context, CreationStep step) {
        long most = step.most(context.at());
        return most == Amount.UNLIMITED ? Integer.MAX_VALUE : most - used(context, step);
    }

    /** The steps with those first that have most left. */
    static List<SpendStep> mostLeftFirst(BuildContext context, List<SpendStep> steps) {
        return steps.stream().sorted(Comparator.comparing(spendStep -> -remaining(context, spendStep))).toList();
    }

    /** The one that gives most, after which what it gives is called. */
    static SpendStep largest(BuildContext context, List<SpendStep> steps) {
        return steps.stream().max(Comparator.comparing(step -> step.most(context.at()))).orElseThrow();
    }

    private static long used(BuildContext context, CreationStep step) {
        return context.choice(step.id()).map(step::used).orElse(0L);
    }
}
