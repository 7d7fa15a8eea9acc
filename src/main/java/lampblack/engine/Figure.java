package lampblack.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.character.Taken;
import lampblack.rules.Amount;
import lampblack.rules.Option;
import lampblack.rules.OptionList;
import lampblack.rules.Standing;

/**
 * One figure of something that a character has: its load, its quality, how often it can be used, or its boxes.
 *
 * @param key {@code load}, {@code quality}, {@code uses} or {@code boxes}
 * @param number empty where it is a grade
 * @param grade empty where it is a number
 */
public record Figure(String key, Optional<Long> number, Optional<String> grade) {

    static final String LOAD = "load";
    static final String QUALITY = "quality";
    static final String USES = "uses";
    static final String BOXES = "boxes";

    /** The figures of a thing, those that its list or the thing itself has. */
    public static List<Figure> of(Taken thing, Standing at) {
        OptionList list = at.sheet().lists().get(thing.list());
        Optional<Option> option = at.sheet().option(thing.list(), thing.id()).filter(each -> !thing.made());
        List<Figure> figures = new ArrayList<>();
        if (list.load().isPresent()) {
            figures.add(new Figure(LOAD, Optional.of(new Carried(at).load(thing)), Optional.empty()));
        }
        thing.pick().detail(QUALITY).or(() -> option.flatMap(Option::quality)).or(list::usualQuality)
                .ifPresent(grade -> figures.add(new Figure(QUALITY, Optional.empty(), Optional.of(grade))));
        option.flatMap(Option::uses).ifPresent(uses -> figures.add(of(USES, uses, at)));
        option.flatMap(Option::boxes).ifPresent(boxes -> figures.add(of(BOXES, boxes, at)));
        return figures;
    }

    private static Figure of(String key, Amount amount, Standing at) {
        return new Figure(key, Optional.of(amount.in(at)), Optional.empty());
    }
}
