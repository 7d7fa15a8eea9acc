package lampblack.play;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import lampblack.character.Choices;
import lampblack.character.LedgerEntry;
import lampblack.character.NamedClock;
import lampblack.character.Part;
import lampblack.node.MapNode;
import lampblack.replay.EvaluatedCharacter;
import lampblack.replay.PartLocation;
import lampblack.rules.OtherTrack;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.derived.TakenMoment;
import lampblack.rules.derived.TakenMoments;
import lampblack.rules.option.WhenTaken;
import lampblack.rules.track.Track;

/** The marks of play that come once with what an entry takes, and how they are taken back with it. */
public record TakenMarks(EvaluatedCharacter whole, LedgerEntry entry) {

    /** The key of an entry that says what was marked with it. */
    public static final String MARKED = "marked";

    /** How many marks come or go with the entry, by track, as far as there is room for them. */
    public Map<String, Long> come(Choices before) {
        Map<String, Long> come = new LinkedHashMap<>();
        asked(before).forEach((track, mark) -> come.put(track, mark.moved()));
        come.values().removeIf(amount -> amount == 0);
        return come;
    }

    /** What happens to each track that play keeps when the entry is written. */
    public Map<String, TakenMark> asked(Choices before) {
        EvaluatedCharacter marked = writer(place(before)).evaluated();
        Map<String, Long> amounts = new LinkedHashMap<>();
        moments(before).forEach((moment, then) -> moment.amounts(then)
                .forEach((track, amount) -> amounts.merge(track, amount, Long::sum)));
        Map<String, TakenMark> asked = new LinkedHashMap<>();
        amounts.forEach((track, amount) -> TakenMark.of(marked, track, amount)
                .ifPresent(mark -> asked.put(track, mark)));
        return asked;
    }

    /** What happens with the entry, each with the sheet as it was before. */
    private Map<TakenMoment, DerivedSheet> moments(Choices before) {
        Choices after = whole.derived().choices();
        Optional<PartLocation> place = place(before);
        Choices own = place.map(at -> at.part().state()).orElse(before);
        Choices next = place.map(at -> Optional.ofNullable(after.parts(at.kind().id()).get(at.part().key()))
                .map(Part::state).orElse(own)).orElse(after);
        EvaluatedCharacter marked = writer(place).evaluated();
        DerivedSheet then = marked.inPlay().withChoices(own);
        Map<TakenMoment, DerivedSheet> moments = new LinkedHashMap<>();
        new TakenMoments(marked.sheet()).at(entry, own, next).forEach(moment -> moments.put(moment, then));
        return moments;
    }

    /** What it marks that the player names: slots of rows, and a clock. */
    public NamedMarks named(Choices before) {
        Map<String, Long> rows = new LinkedHashMap<>();
        long ticks = 0;
        for (Map.Entry<TakenMoment, DerivedSheet> moment : moments(before).entrySet()) {
            WhenTaken what = moment.getKey().what();
            what.rows().forEach((row, slots) -> rows.merge(row, slots, Long::sum));
            ticks += what.ticks().map(amount -> amount.evaluate(moment.getValue())).orElse(0L);
        }
        return new NamedMarks(writer(place(before)), entry, rows, ticks);
    }

    /** What it marked that the player named, to be brought back. */
    public NamedMarks named() {
        return new NamedMarks(writer(place(whole.derived().choices())), entry, Map.of(), 0);
    }

    /** How many marks of play are to come or go on owners with the entry, by {@code link.track}. */
    public Map<String, Long> elsewhere(Choices before) {
        return place(before).isPresent() ? Map.of() : new TakenMoments(whole.sheet()).elsewhere(entry,
                whole.inPlay().withChoices(before), whole.derived().choices(), false);
    }

    /** What happened to each track that play keeps, once the entry is written with its marks. */
    public List<TakenMark> done(Choices before) {
        Map<String, Long> said = said();
        return asked(before).entrySet().stream()
                .map(mark -> mark.getValue().before(said.getOrDefault(mark.getKey(), 0L))).toList();
    }

    /** How many of the marks that the entry says can still be taken back, by track. */
    public Map<String, Long> back() {
        EvaluatedCharacter marked = writer(place(whole.derived().choices())).evaluated();
        Map<String, Long> back = new LinkedHashMap<>();
        said().forEach((track, amount) -> {
            if (OtherTrack.ofOwner(track, marked.sheet()).isEmpty()) {
                back.put(track, clock(marked, track).map(clock -> -Math.min(amount, clock.marked()))
                        .orElseGet(() -> TakenMark.back(marked, track, -amount)));
            }
        });
        return back;
    }

    /** The clock with a name that a path of marks leads to. */
    private static Optional<NamedClock> clock(EvaluatedCharacter marked, String path) {
        return marked.sheet().tracks().keySet().stream().flatMap(track -> NamedClock.all(marked.file().now(), track)
                .stream().filter(clock -> path.equals(track + "." + clock.name()))).findFirst();
    }

    /** What the entry says was marked with it. */
    public Map<String, Long> said() {
        Map<String, Long> said = new LinkedHashMap<>();
        for (MapNode.Entry mark : entry.header().node().map(MARKED).map(MapNode::all).orElse(List.of())) {
            mark.value().integer().ifPresent(amount -> said.put(mark.key().text(), amount));
        }
        return said;
    }

    /** Where marks stand in the file, with how many there are when so many more are made. */
    public Map<List<String>, Long> written(Map<String, Long> more) {
        MarkWriter writer = writer(place(whole.derived().choices()));
        Map<List<String>, Long> written = new LinkedHashMap<>();
        more.forEach((id, amount) -> {
            Track track = writer.evaluated().sheet().tracks().get(id);
            if (track != null && amount != 0) {
                written.put(Stream.concat(writer.base().stream(), Stream.of(id)).toList(),
                        writer.evaluated().marked(track) + amount);
            }
        });
        return written;
    }

    private Optional<PartLocation> place(Choices choices) {
        return entry.header().node().scalar(PartLocation.KEY)
                .map(name -> PartLocation.find(whole.sheet(), choices, name)).filter(found -> found.size() == 1)
                .map(found -> found.get(0));
    }

    private MarkWriter writer(Optional<PartLocation> place) {
        return place.filter(at -> whole.parts().get(at.kind().id()).containsKey(at.part().name()))
                .map(at -> MarkWriter.ofPart(whole, at.kind().id(), at.part().name()))
                .orElseGet(() -> MarkWriter.of(whole));
    }
}
