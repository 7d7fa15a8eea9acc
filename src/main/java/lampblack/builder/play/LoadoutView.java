package lampblack.builder.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.builder.page.ControlId;
import lampblack.character.TakenOption;
import lampblack.node.Scalar;
import lampblack.replay.EvaluatedCharacter;
import lampblack.replay.Possessions;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionList;
import lampblack.rules.track.Track;

/**
 * What a character can take along, and how much of it is at hand.
 *
 * @param reading how much load that is, of how much
 * @param state {@code over} where it is more than was declared
 */
public record LoadoutView(PlayBlock.MarkTarget spot, String title, String reading, String state,
        List<CarriedThing> things) {

    /** A thing to take or put away. @param mark {@code filled} where it is at hand */
    public record CarriedThing(String id, String value, String title, String load, String mark, String pressed) {}

    /** Empty where nothing can be carried. */
    public static List<LoadoutView> of(PlayBlockBuilder blocks) {
        EvaluatedCharacter evaluated = blocks.outcome();
        Possessions carried = new Possessions(evaluated.inPlay());
        List<TakenOption> hand = evaluated.file().now().scalars("carried").stream().map(Scalar::text).map(carried::find)
                .flatMap(Optional::stream).toList();
        List<CarriedThing> things = new ArrayList<>();
        for (OptionList list : evaluated.sheet().lists().values()) {
            for (TakenOption takenOption : carried.things(list)) {
                boolean here = hand.stream().anyMatch(one -> one.list().equals(takenOption.list())
                        && one.id().equals(takenOption.id()));
                if (here || isCarried(evaluated, list, takenOption)) {
                    String name = carried.name(takenOption);
                    long load = carried.load(takenOption);
                    things.add(new CarriedThing(ControlId.of(here, blocks.prefix() + "carried", name), (here ? "-" : "+") + name,
                            carried.title(takenOption), load == 1 ? "" : String.valueOf(load), here ? "filled" : "",
                            String.valueOf(here)));
                }
            }
        }
        long load = hand.stream().mapToLong(carried::load).sum();
        Optional<Long> most = most(evaluated);
        return things.isEmpty() ? List.of() : List.of(new LoadoutView(blocks.spot("carried"),
                blocks.say("web.play.carried"),
                most.map(number -> blocks.say("web.play.load-of", "load", load, "most", number))
                        .orElseGet(() -> blocks.say("web.play.load", "load", load)),
                most.filter(number -> load > number).isPresent() ? "over" : "", things));
    }

    private static boolean isCarried(EvaluatedCharacter evaluated, OptionList list, TakenOption taken) {
        return list.load().isPresent() || taken.pick().details().has("load")
                || evaluated.sheet().option(taken.list(), taken.id()).flatMap(Option::load).isPresent();
    }

    /** The load that the declared band goes up to. */
    private static Optional<Long> most(EvaluatedCharacter evaluated) {
        for (Track track : evaluated.sheet().tracks().values()) {
            if (track.shape().countsLoad()) {
                return evaluated.file().now().text(track.id()).filter(track.shape().labels()::containsKey)
                        .map(band -> evaluated.inPlay().size(track.id() + "." + band));
            }
        }
        return Optional.empty();
    }
}
