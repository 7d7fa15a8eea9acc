package lampblack.proof;

import java.util.List;

/**
 * Where a text was printed.
 *
 * @param text its number
 * @param runs that show it, in order
 * @param lost its words that are not printed
 */
record Found(int text, List<Run> runs, List<String> lost) {

    Found {
        runs = List.copyOf(runs);
        lost = List.copyOf(lost);
    }

    List<Letter> letters() {
        return runs.stream().flatMap(run -> run.letters().stream()).toList();
    }
}
