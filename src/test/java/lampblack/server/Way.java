package lampblack.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What somebody does in one game from the first page to the last, read from a file: stations below their headings, and
 * one step on each line.
 */
record Way(String game, List<Station> stations) {

    private static final String HEADING = "== ";
    /** Steps of somebody else at another page, those that only scripts can answer, and those that only a server can. */
    private static final String OTHER = "other: ";
    private static final String LIVE = "live: ";
    private static final String SERVED = "served: ";
    private static final String PLACE = "in ";

    /** A part of the way. */
    record Station(String title, List<Step> steps) {}

    /** @param place the part of the page that is looked into, or an empty text for all of it */
    record Step(int line, boolean other, boolean live, boolean served, String place, String verb, String words) {

        /** The two halves of the words. */
        String[] halves(String between) {
            return words.split(between, 2);
        }
    }

    static Way of(Path file) {
        try {
            List<String> lines = Files.readAllLines(file);
            List<Station> stations = new ArrayList<>();
            IntStream.range(0, lines.size()).filter(i -> !lines.get(i).isBlank() && !lines.get(i).startsWith("#"))
                    .forEach(i -> add(stations, i + 1, lines.get(i)));
            return new Way(file.getFileName().toString().replace(".txt", ""), stations);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static void add(List<Station> stations, int number, String line) {
        if (line.startsWith(HEADING)) {
            stations.add(new Station(line.substring(HEADING.length()), new ArrayList<>()));
        } else {
            stations.get(stations.size() - 1).steps().add(step(number, line));
        }
    }

    private static Step step(int number, String line) {
        Set<String> marks = new HashSet<>();
        String rest = line;
        for (String mark = mark(rest); !mark.isEmpty(); mark = mark(rest)) {
            marks.add(mark);
            rest = rest.substring(mark.length());
        }
        String place = "";
        if (rest.startsWith(PLACE)) {
            String[] halves = rest.substring(PLACE.length()).split(": ", 2);
            place = halves[0];
            rest = halves[1];
        }
        String[] verb = rest.split(" ", 2);
        return new Step(number, marks.contains(OTHER), marks.contains(LIVE),
                marks.contains(OTHER) || marks.contains(SERVED), place, verb[0], verb.length > 1 ? verb[1] : "");
    }

    private static String mark(String line) {
        return Stream.of(OTHER, LIVE, SERVED).filter(line::startsWith).findFirst().orElse("");
    }

    List<String> titles() {
        return stations.stream().map(Station::title).toList();
    }

    @Override
    public String toString() {
        return game;
    }
}
