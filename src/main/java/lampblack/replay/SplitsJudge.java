package lampblack.replay;

import java.util.Map;
import lampblack.character.Part;
import lampblack.character.TakenOption;
import lampblack.character.collection.KeyedList;
import lampblack.diagnostic.Message;
import lampblack.rules.Label;
import lampblack.rules.PartKind;
import lampblack.rules.ProblemCollector;
import lampblack.rules.Todo;
import lampblack.rules.derived.DerivedSheet;
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
                        PartLocation.path(kind, part) + "."));
            }
        }
    }

    private void judge(DerivedSheet end, String within) {
        for (Map.Entry<String, KeyedList<TakenOption>> list : end.choices().options().entrySet()) {
            if (list.getKey().equals(OptionKey.LEFT)) {
                continue;
            }
            for (TakenOption taken : list.getValue()) {
                end.sheet().option(taken.list(), taken.id()).filter(option -> !taken.made()
                        && option.asks().containsKey(Label.BECAME) && !option.label().heirs().isEmpty())
                        .ifPresent(option -> problems.addTodo(within + SheetPaths.ofList(taken.list()) + "."
                                + taken.id() + Todo.BECAME, taken.pick().span(), words(end, option)));
            }
        }
    }

    private static Message words(DerivedSheet end, Option option) {
        return Message.of("todo.became", "option", option.label().title(), "heirs",
                new HeirTitles(option, end).words());
    }
}
