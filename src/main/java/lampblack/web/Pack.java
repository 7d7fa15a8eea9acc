package lampblack.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.character.Taken;
import lampblack.engine.Carried;
import lampblack.engine.Outcome;
import lampblack.node.Scalar;
import lampblack.rules.Option;
import lampblack.rules.OptionList;
import lampblack.rules.Shape;
import lampblack.rules.Track;

/**
 * What a character can take along, and how much of it is at hand.
 *
 * @param reading how much load that is, of how much
 * @param state {@code over} where it is more than was declared
 */
public record Pack(PlayBlock.Spot spot, String title, String reading, String state, List<Thing> things) {

    /** A thing to take or put away. @param mark {@code filled} where it is at hand */
    public record Thing(String id, String value, String title, String load, String mark, String pressed) {}

    /** Empty where nothing can be carried. */
    static List<Pack> of(PlayBlocks blocks) {
        Outcome outcome = blocks.outcome();
        Carried carried = new Carried(outcome.standing());
        List<Taken> hand = outcome.file().now().scalars("carried").stream().map(Scalar::text).map(carried::find)
                .flatMap(Optional::stream).toList();
        List<Thing> things = new ArrayList<>();
        for (OptionList list : outcome.sheet().lists().values()) {
            for (Taken each : carried.things(list)) {
                boolean here = hand.stream().anyMatch(one -> one.list().equals(each.list())
                        && one.id().equals(each.id()));
                if (here || isCarried(outcome, list, each)) {
                    String name = each.made() ? each.name() : each.id();
                    long load = carried.load(each);
                    things.add(new Thing(blocks.prefix() + "carried-" + things.size(), (here ? "-" : "+") + name,
                            carried.title(each), load == 1 ? "" : String.valueOf(load), here ? "filled" : "",
                            String.valueOf(here)));
                }
            }
        }
        long load = hand.stream().mapToLong(carried::load).sum();
        Optional<Long> most = most(outcome);
        return things.isEmpty() ? List.of() : List.of(new Pack(blocks.spot("carried"), blocks.say("web.play.carried"),
                most.map(each -> blocks.say("web.play.load-of", "load", load, "most", each))
                        .orElseGet(() -> blocks.say("web.play.load", "load", load)),
                most.filter(each -> load > each).isPresent() ? "over" : "", things));
    }

    private static boolean isCarried(Outcome outcome, OptionList list, Taken taken) {
        return list.load().isPresent() || taken.pick().details().has("load")
                || outcome.sheet().option(taken.list(), taken.id()).flatMap(Option::load).isPresent();
    }

    /** The load that the declared band goes up to. */
    private static Optional<Long> most(Outcome outcome) {
        for (Track track : outcome.sheet().tracks().values()) {
            if (track.shape() instanceof Shape.Bands bands && bands.countsLoad()) {
                return outcome.file().now().text(track.id()).filter(bands.bands()::containsKey)
                        .map(band -> outcome.standing().size(track.id() + "." + band));
            }
        }
        return Optional.empty();
    }
}
