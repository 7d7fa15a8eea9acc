package lampblack.server.presses;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lampblack.Sampling;
import org.junit.jupiter.api.Assertions;

/** So many scenarios one after the other, as the command says that starts them. */
record Run(String where, boolean served, boolean tabs) {

    private static final Path EYES = Path.of("src/test/resources/lampblack/server/eyes.js");

    static String eyes() {
        try {
            return Files.readString(EYES);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** The one that was asked for by name, some of a kind that was, or a sample of all; for so many minutes where that is asked. */
    private Stream<Scenario> scenarios(int full) {
        String named = System.getProperty("press", "");
        if (named.contains(":")) {
            String[] halves = named.split(":");
            return Stream.of(new Scenario(Kind.valueOf(halves[0]), Integer.parseInt(halves[1])));
        }
        int minutes = Integer.getInteger("minutes", 0);
        int count = minutes > 0 ? 1_000_000 : Integer.getInteger("presses", Sampling.count(full, full));
        long end = System.nanoTime() + minutes * 60_000_000_000L;
        int seed = Sampling.of(where).seed(0);
        return (named.isEmpty() ? Scenario.drawn(count, seed, served, tabs).stream()
                : IntStream.range(seed, seed + count).mapToObj(drawn -> new Scenario(Kind.valueOf(named), drawn)))
                .takeWhile(any -> minutes == 0 || System.nanoTime() < end);
    }

    /** Plays them all; what was wrong is said once all were played. */
    void plays(int full, Supplier<Place> places, Function<Place, Glass> glasses) {
        Outcome sum = new Outcome();
        List<String> wrong = new ArrayList<>();
        scenarios(full).forEach(scenario -> {
            try (Place place = places.get()) {
                Presser presser = new Presser(place, glasses.apply(place), scenario);
                Outcome outcome = presser.plays();
                presser.leaves();
                sum.add(outcome);
                if (!outcome.wrong.isEmpty()) {
                    wrong.add(presser.said() + "\n    " + String.join("\n    ", outcome.wrong));
                }
            }
        });
        write(sum, wrong);
        Assertions.assertEquals("", String.join("\n", wrong), where);
    }

    private void write(Outcome sum, List<String> wrong) {
        String table = System.getProperty("presses.table", "");
        if (!table.isEmpty()) {
            try {
                String head = Files.exists(Path.of(table)) ? "" : Outcome.head() + "\n";
                Files.writeString(Path.of(table), head + sum.row(where) + "\n", StandardOpenOption.CREATE,
                        StandardOpenOption.APPEND);
                Files.writeString(Path.of(table + ".wrong"), "== " + where + "\n" + String.join("\n", wrong) + "\n",
                        StandardOpenOption.CREATE, StandardOpenOption.APPEND);
            } catch (IOException failure) {
                throw new UncheckedIOException(failure);
            }
        }
    }
}
