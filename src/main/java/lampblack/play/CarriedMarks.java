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
record CarriedMarks(MarkWriter writer) {

    MarkResult take(String written) {
        Possessions carried = new Possessions(writer.at());
        Optional<TakenOption> taken = carried.find(written);
        if (taken.isEmpty()) {
            return MarkResult.unknown(Message.of("now.not-carried", "name", written), written, carried.names());
        }
        Message says = Message.of("mark.at-hand", "thing", carried.title(taken.get()));
        if (place(taken.get()) >= 0) {
            return MarkResult.of(List.of(), Message.of("mark.at-hand-already", "thing", carried.title(taken.get())));
        }
        String name = carried.name(taken.get());
        return writer.now().get(NowJudge.CARRIED).flatMap(Node::asValue)
                .map(alone -> writer.edits().put(List.of(NowJudge.CARRIED),
                        NewValue.list(NewValue.of(alone.text()), NewValue.of(name)), says))
                .orElseGet(() -> writer.edits().append(List.of(NowJudge.CARRIED), name, says));
    }

    MarkResult putAway(String written) {
        Possessions carried = new Possessions(writer.at());
        Optional<TakenOption> taken = carried.find(written);
        int place = taken.map(this::place).orElse(-1);
        if (place < 0) {
            return MarkResult.unknown(Message.of("mark.not-at-hand", "thing", written), written,
                    writer.now().scalars(NowJudge.CARRIED).stream().map(Scalar::text).toList());
        }
        Message says = Message.of("mark.put-away", "thing", carried.title(taken.get()));
        return writer.now().get(NowJudge.CARRIED).flatMap(Node::asScalar).isPresent() ? putAllAway()
                : writer.edits().removeItem(List.of(NowJudge.CARRIED), place, says);
    }

    MarkResult putAllAway() {
        return writer.edits().put(List.of(NowJudge.CARRIED), NewValue.list(), Message.of("mark.nothing-at-hand"));
    }

    /** Where a thing stands among what is carried, from 0, or below 0. */
    private int place(TakenOption taken) {
        Possessions carried = new Possessions(writer.at());
        List<Scalar> all = writer.now().scalars(NowJudge.CARRIED);
        for (int i = 0; i < all.size(); i++) {
            if (carried.find(all.get(i).text()).filter(takenOption -> takenOption.list().equals(taken.list())
                    && takenOption.id().equals(taken.id())).isPresent()) {
                return i;
            }
        }
        return -1;
    }
}
