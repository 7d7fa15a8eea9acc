package lampblack.lint.cycle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What needs what, by name; names are numbered in the order in which they are first said. */
final class DependencyGraph {

    private final Map<String, Integer> numbers = new HashMap<>();
    private final List<String> names = new ArrayList<>();
    private final List<List<Integer>> needs = new ArrayList<>();
    private StronglyConnectedComponents knots;

    int add(String name) {
        Integer known = numbers.get(name);
        if (known != null) {
            return known;
        }
        numbers.put(name, names.size());
        names.add(name);
        needs.add(new ArrayList<>());
        return names.size() - 1;
    }

    void needs(String name, String other) {
        needs.get(add(name)).add(add(other));
    }

    int size() {
        return names.size();
    }

    String name(int number) {
        return names.get(number);
    }

    List<Integer> needs(int number) {
        return needs.get(number);
    }

    /** What is tied together, found once; nothing may be added after. */
    StronglyConnectedComponents knots() {
        if (knots == null) {
            knots = new StronglyConnectedComponents(this);
        }
        return knots;
    }

    /** For each knot of names that need each other a shortest circle, from the first name on, which ends it again. */
    List<List<String>> circles() {
        List<List<String>> circles = new ArrayList<>();
        StronglyConnectedComponents knots = knots();
        for (List<Integer> knot : knots.all()) {
            int first = knot.size() == 1 ? knot.get(0) : Collections.min(knot);
            if (knot.size() > 1 || needs.get(first).contains(first)) {
                circles.add(circle(first, knots));
            }
        }
        return circles;
    }

    /** Looks for the way back in rings around the first name, within its knot. */
    private List<String> circle(int first, StronglyConnectedComponents knots) {
        int[] from = new int[size()];
        Arrays.fill(from, -1);
        List<Integer> reached = new ArrayList<>(List.of(first));
        for (int i = 0; from[first] < 0; i++) {
            int at = reached.get(i);
            for (int next : needs.get(at)) {
                if (from[next] < 0 && knots.of(next) == knots.of(first)) {
                    from[next] = at;
                    reached.add(next);
                }
            }
        }
        List<String> circle = new ArrayList<>(List.of(name(first)));
        for (int at = from[first]; at != first; at = from[at]) {
            circle.add(name(at));
        }
        circle.add(name(first));
        Collections.reverse(circle);
        return circle;
    }
}
