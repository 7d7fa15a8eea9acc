package lampblack.builder.build;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.builder.change.SwitchPlaybook;
import lampblack.rules.Field;
import lampblack.rules.Todo;
import lampblack.rules.step.ChooseStep;
import lampblack.rules.step.CreationStep;
import lampblack.rules.step.FillStep;
import lampblack.rules.step.SetRatingsStep;
import lampblack.rules.step.SpendStep;

/**
 * The steps in which a character of a game is made: those of its creation, the playbook first and those of one place as
 * one, then its parts, then its name and look.
 */
record GuideSteps(BuildContext context, Map<String, BuildBlock> blocks) {

    List<GuideStep> all() {
        List<GuideStep> all = new ArrayList<>();
        Optional<String> playbook = SwitchPlaybook.step(context.scope().character()).map(step -> step.id());
        playbook.map(context.rules().creation()::get)
                .ifPresent(step -> all.add(GuideStep.of(step, List.of("playbooks"))));
        for (CreationStep step : context.rules().creation().values()) {
            List<String> places = places(step);
            if (!places.isEmpty() && !playbook.filter(step.id()::equals).isPresent()) {
                add(all, step, places);
            }
        }
        context.rules().parts().values().stream().filter(kind -> blocks.containsKey("parts." + kind.id()))
                .forEach(kind -> all.add(new GuideStep("parts-" + kind.id(), kind.label().title(),
                        kind.label().text(), List.of("parts." + kind.id()), List.of(), List.of())));
        List<String> others = context.rules().fields().values().stream()
                .filter(field -> field.lines() < Field.LONG || field.required()).map(field -> field.label().id())
                .filter(field -> all.stream().noneMatch(step -> step.fields().contains(field))).toList();
        all.add(new GuideStep(GuideStep.ABOUT, context.words("web.build.plate"), "", List.of("plate"), List.of(),
                others));
        return all;
    }

    private void add(List<GuideStep> all, CreationStep step, List<String> places) {
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i).meets(places)) {
                all.set(i, all.get(i).and(step, places, blocks.get(all.get(i).blocks().get(0)).title()));
                return;
            }
        }
        all.add(GuideStep.of(step, places));
    }

    /** The blocks in which a step is taken, or where it asks for fields, those; none where nothing can be taken. */
    private List<String> places(CreationStep step) {
        return switch (step) {
            case ChooseStep choose -> !StepBudgets.counts(context, step) ? List.of() : choose.from().ids().stream()
                    .map(list -> "lists." + list).filter(path -> isEditor(path)).toList();
            case SpendStep spend -> List.of("traits." + StepBudgets.block(context, spend.set()));
            case SetRatingsStep set -> List.of("traits." + StepBudgets.block(context, set.set()));
            case FillStep fill -> List.of("fill." + fill.id());
        };
    }

    private boolean isEditor(String path) {
        return blocks.containsKey(path) && !blocks.get(path).isInert();
    }

    /** In which step something is done that is still to do. */
    static GuideStep of(List<GuideStep> steps, Todo todo) {
        String[] path = todo.where().split("\\.");
        String first = path.length > 1 ? path[1] : "";
        return steps.stream().filter(step -> switch (path[0]) {
            case "creation" -> step.steps().stream().anyMatch(known -> todo.where().equals("creation." + known.id())
                    || todo.where().startsWith("creation." + known.id() + "."));
            case "fields" -> step.fields().contains(first);
            default -> step.blocks().contains(path[0] + "." + first);
        }).findFirst().orElse(steps.get(steps.size() - 1));
    }
}
