package lampblack.cli.edit;

import java.util.ArrayList;
import java.util.List;
import lampblack.diagnostic.Message;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.track.Track;

/** Says what the beginning of a period brought the tracks of a character and its parts to. */
record RefillsText(EvaluatedCharacter before, EvaluatedCharacter after) {

    List<Message> of(String period) {
        List<Message> words = new ArrayList<>(own(period));
        after.parts().forEach((kind, parts) -> parts.forEach((name, part) -> {
            EvaluatedCharacter earlier = before.parts().get(kind).get(name);
            new RefillsText(earlier, part).own(period)
                    .forEach(refill -> words.add(Message.of("cli.of-part", "part", name, "words", refill)));
        }));
        return words;
    }

    private List<Message> own(String period) {
        List<Message> words = new ArrayList<>();
        for (Track track : after.sheet().tracks().values()) {
            long was = before.marked(track);
            long now = after.marked(track);
            if (track.isRefilledBy(period) && was != now) {
                words.add(Message.of("cli.balance-now", "track", after.derived().titleOf(track.label()), "before", was,
                        "after", now));
            }
        }
        return words;
    }
}
