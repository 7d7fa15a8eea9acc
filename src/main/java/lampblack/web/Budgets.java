package lampblack.web;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import lampblack.character.Pick;
import lampblack.character.Points;
import lampblack.diagnostic.Message;
import lampblack.rules.Amount;
import lampblack.rules.Choose;
import lampblack.rules.Spend;
import lampblack.rules.Step;

/** What the steps of a creation have left. */
final class Budgets {

    private Budgets() {}

    static List<DeskRail.Budget> all(Bench bench) {
        List<DeskRail.Budget> all = new ArrayList<>();
        for (Step step : bench.rules().creation().values()) {
            boolean counts = step instanceof Spend || step instanceof Choose choose && most(bench, choose) != 0;
            if (counts) {
                long left = remaining(bench, step);
                String state = left < 0 ? "over" : left == 0 ? "done" : "";
                all.add(new DeskRail.Budget(step.label().title(), bench.render(left(bench, step)), state,
                        "#" + place(bench, step)));
            }
        }
        return all;
    }

    /** Where on the page a step is. */
    static String place(Bench bench, Step step) {
        return step instanceof Spend spend ? bench.id("traits", spend.set())
                : step instanceof lampblack.rules.SetRatings set ? bench.id("traits", set.set())
                : step instanceof Choose choose && choose.list().equals(lampblack.rules.OptionKey.PLAYBOOKS) ? "playbooks"
                : step instanceof Choose choose ? bench.id("lists", choose.list()) : "plate";
    }

    static Message left(Bench bench, Step step) {
        long most = most(bench, step);
        if (most == Amount.UNLIMITED) {
            return Message.of("web.build.taken", "count", used(bench, step));
        }
        return Message.of(step instanceof Spend ? "web.build.left-points" : "web.build.left-picks", "left",
                Math.max(0, most - used(bench, step)), "of", most);
    }

    /** What may still be put or chosen; below 0 where it is too much. */
    static long remaining(Bench bench, Step step) {
        long most = most(bench, step);
        return most == Amount.UNLIMITED ? Integer.MAX_VALUE : most - used(bench, step);
    }

    /** The steps with those first that have most left. */
    static List<Spend> richest(Bench bench, List<Spend> steps) {
        return steps.stream().sorted(Comparator.comparing(each -> -remaining(bench, each))).toList();
    }

    private static long most(Bench bench, Step step) {
        if (step instanceof Spend spend) {
            long most = spend.points().most().in(bench.at());
            return most == Amount.UNLIMITED ? most : Math.max(0, most + bench.at().morePoints(step.id()));
        }
        if (step instanceof Choose choose) {
            long most = choose.picks().most().in(bench.at());
            return most == Amount.UNLIMITED ? most : Math.max(0, most + bench.at().morePicks(step.id()));
        }
        return 0;
    }

    private static long used(Bench bench, Step step) {
        return bench.choice(step.id()).map(each -> step instanceof Spend
                ? Points.decode(each).stream().mapToLong(Points::amount).sum() : Pick.decode(each).size()).orElse(0L);
    }
}
