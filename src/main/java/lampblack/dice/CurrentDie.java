package lampblack.dice;

import java.util.Optional;
import lampblack.node.MapNode;
import lampblack.rules.Label;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.roll.Die;
import lampblack.rules.track.Track;
import lampblack.rules.track.TrackShape;
import lampblack.rules.track.Trait;

/**
 * Which die of a chain a character has at present, by the trait or track that says it.
 *
 * @param situation the marks of play, unless it is nobody's sheet
 */
public record CurrentDie(Die die, DerivedSheet derived, Optional<MapNode> situation) {

    /** Its place on the chain from 0, or beyond the last where it is gone; empty where nothing says it. */
    public Optional<Integer> stage() {
        String of = die.of().orElse("");
        Track track = derived.sheet().tracks().get(of);
        return track != null ? situation.flatMap(marks -> ofTrack(track, marks)) : of.indexOf('.') > 0
                ? ofTrait(Trait.of(of)) : Optional.empty();
    }

    /** The step of a rating is called as its die is, or its number is that of the faces. */
    private Optional<Integer> ofTrait(Trait trait) {
        int byNumber = die.chain().indexOf(derived.rating(trait));
        if (byNumber >= 0 && derived.sheet().traits().get(trait.set()).steps().isEmpty()) {
            return Optional.of(byNumber);
        }
        return derived.sheet().traits().get(trait.set()).steps().stream().skip(Math.max(0, derived.rating(trait)))
                .findFirst().map(Label::id).flatMap(this::place);
    }

    /** Boxes that are not marked are dice that are left; a band is called as its die is; a counter counts steps. */
    private Optional<Integer> ofTrack(Track track, MapNode marks) {
        long marked = track.ledger() ? derived.balance(track.id())
                : marks.integer(track.id()).orElse(derived.start(track.id()));
        return switch (track.shape()) {
            case TrackShape.Bands bands -> marks.text(track.id()).flatMap(this::place);
            case TrackShape.Counter counter ->
                    Optional.of((int) Math.max(0, Math.min(die.chain().size(), marked)));
            default -> left(track, marked);
        };
    }

    private Optional<Integer> left(Track track, long marked) {
        long left = Math.max(0, derived.size(track.id()) - marked);
        return left > die.chain().size() ? Optional.empty() : Optional.of(die.chain().size() - (int) left);
    }

    private Optional<Integer> place(String id) {
        String faces = id.replaceAll("[^0-9]", "");
        int place = faces.isEmpty() || faces.length() > 4 ? -1 : die.chain().indexOf(Long.parseLong(faces));
        return place < 0 ? Optional.empty() : Optional.of(place);
    }
}
