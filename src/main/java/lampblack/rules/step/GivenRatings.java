package lampblack.rules.step;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;
import lampblack.rules.option.TableDice;

/** Ratings that are given, each to be put on a trait. In YAML: {@code {set: [3, 2, 2, 1], among: approaches}}. */
public record GivenRatings(List<Long> values) implements RatingSource {

    public GivenRatings {
        values = List.copyOf(values);
    }

    @Override
    public Optional<Long> of(long written) {
        return values.contains(written) ? Optional.of(written) : Optional.empty();
    }

    @Override
    public List<Long> left(List<Long> written) {
        List<Long> left = new ArrayList<>(values);
        written.forEach(left::remove);
        return left;
    }

    @Override
    public Optional<Diagnostic> wrong(long written, List<Long> before, Span place) {
        if (left(before).contains(written)) {
            return Optional.empty();
        }
        long times = values.stream().filter(value -> value == written).count();
        return Optional.of(Diagnostic.of(Code.CREATION__WRONG_SCORE, place, times == 0
                ? Message.of("creation.wrong-score", "value", written, "values", values)
                : Message.of("creation.wrong-score.again", "value", written, "times", times)));
    }

    @Override
    public Optional<Message> owed(List<String> traits, List<Long> written, String step) {
        List<Long> left = left(written);
        return traits.isEmpty() || left.isEmpty() ? Optional.empty()
                : Optional.of(Message.of("todo.scores.set", "values", left, "step", step, "traits", traits));
    }

    @Override
    public long most() {
        return values.stream().mapToLong(Long::longValue).max().orElse(0);
    }

    @Override
    public Optional<TableDice> rolledDice() {
        return Optional.empty();
    }
}
