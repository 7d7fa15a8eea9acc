package lampblack.replay;

import lampblack.character.Part;
import lampblack.character.TakenOption;
import lampblack.rules.PartKind;
import lampblack.rules.ProblemCollector;
import lampblack.rules.Todo;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.option.AnswersJudge;
import lampblack.rules.option.HeirTitles;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionKey;
import lampblack.ruleset.migration.SheetPaths;

/** Says of what has become two things or more, one of which its owner chooses, that this is still to be done. */
record SplitsJudge(ProblemCollector problems) {

    void judge(DerivedSheet end) {
        judge(end, "");
        for (PartKind kind : end.sheet().parts().values()) {
            for (Part part : end.choices().parts(kind.id()).values()) {
                end.part(kind.id(), part.key()).ifPresent(derived -> judge(derived,
                        "parts." + PartLocation.path(kind, part) + "."));
            }
        }
    }

    private void judge(DerivedSheet end, String within) {
        end.choices().options().forEach((list, all) -> all.stream()
                .filter(taken -> !taken.made() && !list.equals(OptionKey.LEFT)).forEach(taken ->
                        end.sheet().option(list, taken.id()).ifPresent(option -> judge(option, taken, end,
                                within + SheetPaths.ofList(list) + "." + taken.id()))));
    }

    private void judge(Option option, TakenOption taken, DerivedSheet end, String where) {
        HeirTitles heirs = new HeirTitles(option, end);
        if (heirs.isChoice() && !heirs.free().isEmpty()) {
            problems.addTodo(where + Todo.BECAME, taken.pick().span(), heirs.toChoose());
        } else if (HeirTitles.origin(taken, end.sheet()).isPresent()) {
            new AnswersJudge(problems).judgeHeir(option, taken, end, where);
        }
    }
}
