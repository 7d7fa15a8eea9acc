package lampblack.play;

import java.util.List;
import java.util.Optional;
import lampblack.character.TakenOption;
import lampblack.diagnostic.Message;
import lampblack.node.NewValue;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.replay.NowJudge;
import lampblack.replay.Possessions;

/** Takes things along that a character owns, and puts them away. */
record CarriedMarks(MarkWriter marking) {

    MarkResult take(String written) {
        Possessions carried = new Possessions(marking.at());
        Optional<TakenOption> thing = carried.find(written);
        if (thing.isEmpty()) {
            return MarkResult.unknown(Message.of("now.not-carried", "name", written), written, carried.names());
        }
        Message says = Message.of("mark.at-hand", "thing", carried.title(thing.get()));
        if (place(thing.get()) >= 0) {
            return MarkResult.of(List.of(), Message.of("mark.at-hand-already", "thing", carried.title(thing.get())));
        }
        String name = thing.get().made() ? thing.get().name() : thing.get().id();
        return marking.now().get(NowJudge.CARRIED).flatMap(Node::asValue)
                .map(alone -> marking.edits().put(List.of(NowJudge.CARRIED),
                        NewValue.list(NewValue.of(alone.text()), NewValue.of(name)), says))
                .orElseGet(() -> marking.edits().append(List.of(NowJudge.CARRIED), name, says));
    }

    MarkResult putAway(String written) {
        Possessions carried = new Possessions(marking.at());
        Optional<TakenOption> thing = carried.find(written);
        int place = thing.map(this::place).orElse(-1);
        if (place < 0) {
            return MarkResult.unknown(Message.of("mark.not-at-hand", "thing", written), written,
                    marking.now().scalars(NowJudge.CARRIED).stream().map(Scalar::text).toList());
        }
        Message says = Message.of("mark.put-away", "thing", carried.title(thing.get()));
        return marking.now().get(NowJudge.CARRIED).flatMap(Node::asScalar).isPresent() ? putAllAway()
                : marking.edits().removeItem(List.of(NowJudge.CARRIED), place, says);
    }

    MarkResult putAllAway() {
        return marking.edits().put(List.of(NowJudge.CARRIED), NewValue.list(), Message.of("mark.nothing-at-hand"));
    }

    /** Where a thing stands among what is carried, from 0, or below 0. */
    private int place(TakenOption thing) {
        Possessions carried = new Possessions(marking.at());
        List<Scalar> all = marking.now().scalars(NowJudge.CARRIED);
        for (int i = 0; i < all.size(); i++) {
            if (carried.find(all.get(i).text()).filter(takenOption -> takenOption.list().equals(thing.list())
                    && takenOption.id().equals(thing.id())).isPresent()) {
                return i;
            }
        }
        return -1;
    }
}
