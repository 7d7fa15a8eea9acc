package lampblack.builder.build;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import lampblack.diagnostic.Message;
import lampblack.rules.Amount;
import lampblack.rules.step.ChooseStep;
import lampblack.rules.step.CreationStep;
import lampblack.rules.step.FillStep;
import lampblack.rules.step.SetRatingsStep;
import lampblack.rules.step.SpendStep;

/** What the steps of a creation have left. */
final class StepBudgets {

    private StepBudgets() {}

    static List<BuildSidebar.BudgetLine> all(BuildContext context) {
        List<BuildSidebar.BudgetLine> all = new ArrayList<>();
        for (CreationStep step : context.rules().creation().values()) {
            if (counts(context, step)) {
                long left = remaining(context, step);
                String state = left < 0 ? "over" : left == 0 ? "done" : "";
                all.add(new BuildSidebar.BudgetLine(step.label().title(), context.render(leftText(context, step)),
                        state,
                        "#" + place(context, step)));
            }
        }
        return all;
    }

    private static boolean counts(BuildContext context, CreationStep step) {
        return switch (step) {
            case SpendStep spend -> true;
            case ChooseStep choose -> choose.most(context.at()) != 0;
            case SetRatingsStep set -> false;
            case FillStep fill -> false;
        };
    }

    /** Where on the page a step is. */
    static String place(BuildContext context, CreationStep step) {
        return switch (step) {
            case SpendStep spend -> context.id("traits", spend.set());
            case SetRatingsStep set -> context.id("traits", set.set());
            case ChooseStep choose -> choose.from().isPlaybooks() ? "playbooks"
                    : context.id("lists", choose.from().ids().get(0));
            case FillStep fill -> "plate";
        };
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

    private static long used(BuildContext context, CreationStep step) {
        return context.choice(step.id()).map(step::used).orElse(0L);
    }
}
