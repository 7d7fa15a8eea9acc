package lampblack.replay;

import java.util.Optional;
import lampblack.diagnostic.Span;

/** Where a career ended, once it has. */
final class Retirement {

    private Optional<Span> place = Optional.empty();

    Retirement copy() {
        Retirement copy = new Retirement();
        copy.place = place;
        return copy;
    }

    void at(Span span) {
        place = Optional.of(span);
    }

    Optional<Span> place() {
        return place;
    }
}
