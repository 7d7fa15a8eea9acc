package lampblack.builder.build;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import lampblack.character.Pick;
import lampblack.character.Points;
import lampblack.diagnostic.Message;
import lampblack.rules.Amount;
import lampblack.rules.option.OptionKey;
import lampblack.rules.step.ChooseStep;
import lampblack.rules.step.CreationStep;
import lampblack.rules.step.SetRatingsStep;
import lampblack.rules.step.SpendStep;

/** What the steps of a creation have left. */
final class StepBudgets {

    private StepBudgets() {}

    static List<BuildSidebar.BudgetLine> all(BuildContext bench) {
        List<BuildSidebar.BudgetLine> all = new ArrayList<>();
        for (CreationStep step : bench.rules().creation().values()) {
            boolean counts = step instanceof SpendStep || step instanceof ChooseStep choose && most(bench, choose) != 0;
            if (counts) {
                long left = remaining(bench, step);
                String state = left < 0 ? "over" : left == 0 ? "done" : "";
                all.add(new BuildSidebar.BudgetLine(step.label().title(), bench.render(leftText(bench, step)), state,
                        "#" + place(bench, step)));
            }
        }
        return all;
    }

    /** Where on the page a step is. */
    static String place(BuildContext bench, CreationStep step) {
        return step instanceof SpendStep spend ? bench.id("traits", spend.set())
                : step instanceof SetRatingsStep set ? bench.id("traits", set.set())
                : step instanceof ChooseStep choose && choose.list().equals(OptionKey.PLAYBOOKS) ? "playbooks"
                : step instanceof ChooseStep choose ? bench.id("lists", choose.list()) : "plate";
    }

    static Message leftText(BuildContext bench, CreationStep step) {
        long most = most(bench, step);
        if (most == Amount.UNLIMITED) {
            return Message.of("web.build.taken", "count", used(bench, step));
        }
        return Message.of(step instanceof SpendStep ? "web.build.left-points" : "web.build.left-picks", "left",
                Math.max(0, most - used(bench, step)), "of", most);
    }

    /** What may still be put or chosen; below 0 where it is too much. */
    static long remaining(BuildContext bench, CreationStep step) {
        long most = most(bench, step);
        return most == Amount.UNLIMITED ? Integer.MAX_VALUE : most - used(bench, step);
    }

    /** The steps with those first that have most left. */
    static List<SpendStep> mostLeftFirst(BuildContext bench, List<SpendStep> steps) {
        return steps.stream().sorted(Comparator.comparing(spendStep -> -remaining(bench, spendStep))).toList();
    }

    private static long most(BuildContext bench, CreationStep step) {
        if (step instanceof SpendStep spend) {
            long most = spend.points().most().evaluate(bench.at());
            return most == Amount.UNLIMITED ? most : Math.max(0, most + bench.at().morePoints(step.id()));
        }
        if (step instanceof ChooseStep choose) {
            long most = choose.picks().most().evaluate(bench.at());
            return most == Amount.UNLIMITED ? most : Math.max(0, most + bench.at().morePicks(step.id()));
        }
        return 0;
    }

    private static long used(BuildContext bench, CreationStep step) {
        return bench.choice(step.id()).map(node -> step instanceof SpendStep
                ? Points.decode(node).stream().mapToLong(Points::amount).sum() : Pick.decode(node).size()).orElse(0L);
    }
}
