package lampblack.server.presses;

import java.util.ArrayList;
import java.util.List;

/** What came of presses: of one scenario, or of several together. */
final class Outcome {

    int scenarios;
    int red;
    int made;
    int lost;
    int doubled;
    int misplaced;
    int told;
    int moved;
    int differing;
    int errors;
    final List<Integer> shown = new ArrayList<>();
    final List<String> wrong = new ArrayList<>();

    void lost(int count, String what) {
        lost += count;
        wrong.add("lost: " + what);
    }

    void doubled(int count, String what) {
        doubled += count;
        wrong.add("doubled: " + what);
    }

    void misplaced(String what) {
        misplaced++;
        wrong.add("misplaced: " + what);
    }

    void add(Outcome other) {
        scenarios++;
        red += other.wrong.isEmpty() ? 0 : 1;
        made += other.made;
        lost += other.lost;
        doubled += other.doubled;
        misplaced += other.misplaced;
        told += other.told;
        moved += other.moved;
        differing += other.differing;
        errors += other.errors;
        shown.addAll(other.shown);
    }

    static String head() {
        return "| where | scenarios | red | presses | lost | doubled | misplaced | told of others | moved | page is not the file "
                + "| errors | ms until shown: median, 95 in 100 (of) |\n|---|---|---|---|---|---|---|---|---|---|---|---|";
    }

    String row(String where) {
        List<Integer> sorted = shown.stream().sorted().toList();
        String times = sorted.isEmpty() ? "" : sorted.get(sorted.size() / 2) + ", "
                + sorted.get((sorted.size() * 95 - 1) / 100) + " (" + sorted.size() + ")";
        return "| " + String.join(" | ", where, "" + scenarios, "" + red, "" + made, "" + lost, "" + doubled, "" + misplaced,
                "" + told, "" + moved, "" + differing, "" + errors, times) + " |";
    }
}
