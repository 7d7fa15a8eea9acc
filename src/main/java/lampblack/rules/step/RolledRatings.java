package lampblack.rules.step;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.LongStream;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;
import lampblack.rules.option.RandomTable;
import lampblack.rules.option.TableDice;

/**
 * Ratings that are rolled for. In YAML: {@code {roll: 2d6, for: attributes, comes-to: {2..6: 1, 7..12: 2}}}.
 *
 * @param table the dice, and the results as they are written
 * @param ratings the rating by results; empty where the dice themselves say it
 */
public record RolledRatings(RandomTable table, Map<String, Long> ratings) implements RatingSource {

    public RolledRatings {
        ratings = new LinkedHashMap<>(ratings);
    }

    public TableDice dice() {
        return table.dice();
    }

    @Override
    public Optional<Long> of(long written) {
        if (!dice().canBe(written)) {
            return Optional.empty();
        }
        return ratings.isEmpty() ? Optional.of(written) : table.at(written).map(ratings::get);
    }

    @Override
    public List<Long> left(List<Long> written) {
        return LongStream.rangeClosed(dice().least(), dice().most()).filter(dice()::canBe).boxed().toList();
    }

    @Override
    public Optional<Diagnostic> wrong(long written, List<Long> before, Span place) {
        return dice().canBe(written) ? Optional.empty() : Optional.of(Diagnostic.of(Code.CREATION__WRONG_ROLL, place,
                "dice", dice().text(), "roll", written, "least", dice().least(), "most", dice().most()));
    }

    @Override
    public Optional<Message> owed(List<String> traits, List<Long> written, String step) {
        return traits.isEmpty() ? Optional.empty()
                : Optional.of(Message.of("todo.scores.roll", "dice", dice().text(), "traits", traits));
    }

    @Override
    public long most() {
        return ratings.isEmpty() ? dice().most() : ratings.values().stream().mapToLong(Long::longValue).max().orElse(0);
    }

    @Override
    public Optional<TableDice> rolledDice() {
        return Optional.of(dice());
    }
}
