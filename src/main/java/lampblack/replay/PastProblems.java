package lampblack.replay;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.character.TakenOver;
import lampblack.rules.Violation;
import lampblack.rules.derived.DerivedSheet;

/** Which problems of a character were there before a place in its ledger. */
final class PastProblems {

    private final Moments moments;
    private final List<TakenOver> markers;
    private final boolean asked;
    /** What is wrong with the character as a whole when it comes to each place. */
    private final Map<Integer, List<Violation>> whole = new HashMap<>();
    private List<Violation> end = List.of();

    PastProblems(Moments moments) {
        this.moments = moments;
        this.markers = moments.file().takenOver();
        this.asked = moments.file().rulings().stream().anyMatch(ruling -> ruling.before().isPresent());
    }

    /** Looks at the character as it comes to all places between two entries. */
    void pass(int after, int until, DerivedSheet derived) {
        if (asked) {
            markers.stream().map(TakenOver::index).filter(index -> index > after && index <= until)
                    .forEach(index -> whole.put(index, DryRun.whole(moments.file(), derived)));
        }
    }

    /** Takes down what is wrong with the character as a whole in the end. */
    void end(List<Violation> violations) {
        end = List.copyOf(violations);
    }

    /** Whether a problem was there before the last place of a version. */
    boolean has(Violation violation, String version) {
        Optional<Integer> place = place(version);
        return place.isPresent() && moments.of(violation.found().span()) < place.get()
                && Violation.added(end, whole.getOrDefault(place.get(), List.of())).stream()
                        .noneMatch(late -> late.subject().equals(violation.subject())
                                && late.found().id().equals(violation.found().id()));
    }

    /** The last place of a version in the ledger. */
    Optional<Integer> place(String version) {
        return markers.stream().filter(marker -> marker.version().text().equals(version)).map(TakenOver::index)
                .reduce((first, last) -> last);
    }
}
