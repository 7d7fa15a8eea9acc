package lampblack.cli.edit;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import lampblack.character.SlotMark;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.SafeText;
import lampblack.offers.Offer;
import lampblack.offers.OfferFinder;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.Label;
import lampblack.rules.track.Track;
import lampblack.rules.track.TrackShape;

/**
 * Says what tracks that have just become full ask for, as far as it can be had, and which commands do it.
 *
 * @param file how the character's file is called in commands
 */
record FullRequestText(EvaluatedCharacter before, EvaluatedCharacter now, String file) {

    List<Message> words() {
        List<Message> words = new ArrayList<>(of(before, now, ""));
        now.parts().forEach((kind, parts) -> parts.forEach((name, part) ->
                words.addAll(of(before.parts().get(kind).get(name), part, name))));
        return words;
    }

    private List<Message> of(EvaluatedCharacter earlier, EvaluatedCharacter later, String part) {
        List<Message> words = new ArrayList<>();
        for (Track track : later.sheet().tracks().values()) {
            if (!track.asks().isNone() && isFull(track, later) && !isFull(track, earlier)) {
                String title = later.inPlay().titleOf(track.label());
                List<Way> ways = ways(track, later, part);
                ways.forEach(way -> words.add(Message.of(way == ways.get(0) ? "cli.asks-for" : "cli.asks-for.or",
                        "track", title, "title", way.title(), "command", way.command())));
            }
        }
        return words;
    }

    private static boolean isFull(Track track, EvaluatedCharacter of) {
        Map<String, TrackShape.TrackRow> rows = track.shape().writtenRows();
        long size = of.inPlay().size(track.id());
        return rows.isEmpty() ? track.isAtEnd(of.marked(track), size) : rows.keySet().stream().allMatch(row ->
                SlotMark.all(of.file().now(), track.id(), row).size() >= of.inPlay().size(track.id() + "." + row));
    }

    private List<Way> ways(Track track, EvaluatedCharacter of, String part) {
        List<Offer> offers = track.asks().advances().isEmpty() ? List.of() : OfferFinder.of(now).offers();
        Stream<Way> advances = track.asks().advances().stream().filter(id -> offers.stream().anyMatch(offer ->
                offer.block().equals("advance") && offer.label().id().equals(id) && offer.isOpen()
                        && offer.part().orElse("").equals(part)))
                .map(id -> way(of.sheet().advances().get(id).label(), "buy", part));
        Stream<Way> marks = track.asks().tracks().stream()
                .flatMap(id -> Optional.ofNullable(of.sheet().tracks().get(id)).stream())
                .filter(other -> !other.ledger() && !isFull(other, of)).map(other -> way(other.label(), "mark", part));
        Stream<Way> rolls = track.asks().rolls().stream()
                .flatMap(id -> Optional.ofNullable(now.ruleset().rolls().get(id)).stream())
                .filter(roll -> roll.requires().holds(of.inPlay())).map(roll -> way(roll.label(), "roll", part));
        return Stream.concat(advances, Stream.concat(marks, rolls)).toList();
    }

    private Way way(Label label, String command, String part) {
        String words = "lampblack " + command + " " + file + " " + label.id()
                + (part.isEmpty() ? "" : " --part \"" + part + "\"");
        return new Way(label.title(), Message.verbatim(SafeText.line(words)));
    }

    private record Way(String title, Message command) {}
}
