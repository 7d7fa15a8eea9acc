package lampblack.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.character.TakenOption;
import lampblack.rules.Amount;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionList;

/**
 * One figure of something that a character has: its load, its quality, how often it can be used, or its boxes.
 *
 * @param key {@code load}, {@code quality}, {@code uses} or {@code boxes}
 * @param number empty where it is a grade
 * @param grade empty where it is a number
 */
public record ItemStat(String key, Optional<Long> number, Optional<String> grade) {

    public static final String LOAD = "load";
    public static final String QUALITY = "quality";
    public static final String USES = "uses";
    public static final String BOXES = "boxes";

    /** The figures of a thing, those that its list or the thing itself has. */
    public static List<ItemStat> of(TakenOption taken, DerivedSheet derived) {
        OptionList list = derived.sheet().lists().get(taken.list());
        Optional<Option> option = derived.sheet().option(taken.list(), taken.id()).filter(item -> !taken.made());
        List<ItemStat> figures = new ArrayList<>();
        if (list.load().isPresent()) {
            figures.add(new ItemStat(LOAD, Optional.of(new Possessions(derived).load(taken)), Optional.empty()));
        }
        taken.pick().detail(QUALITY).or(() -> option.flatMap(Option::quality)).or(list::usualQuality)
                .ifPresent(grade -> figures.add(new ItemStat(QUALITY, Optional.empty(), Optional.of(grade))));
        option.flatMap(Option::uses).ifPresent(uses -> figures.add(of(USES, uses, derived)));
        option.flatMap(Option::boxes).ifPresent(boxes -> figures.add(of(BOXES, boxes, derived)));
        return figures;
    }

    private static ItemStat of(String key, Amount amount, DerivedSheet derived) {
        return new ItemStat(key, Optional.of(amount.evaluate(derived)), Optional.empty());
    }
}
