package lampblack.lint.condition;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Which of several things needs which; they are numbered in the order in which they are added. */
final class DependencyGraph<T> {

    private final Map<T, Integer> numbers = new HashMap<>();
    private final List<T> things = new ArrayList<>();
    private final List<List<Integer>> needs = new ArrayList<>();
    private StronglyConnectedComponents components;

    int add(T thing) {
        Integer known = numbers.get(thing);
        if (known != null) {
            return known;
        }
        numbers.put(thing, things.size());
        things.add(thing);
        needs.add(new ArrayList<>());
        return things.size() - 1;
    }

    void needs(T thing, T other) {
        needs.get(add(thing)).add(add(other));
    }

    int size() {
        return things.size();
    }

    T thing(int number) {
        return things.get(number);
    }

    List<Integer> needs(int number) {
        return needs.get(number);
    }

    /** What is tied together, found once; nothing may be added after. */
    StronglyConnectedComponents components() {
        if (components == null) {
            components = new StronglyConnectedComponents(this);
        }
        return components;
    }

    /** For each knot of things that need each other a shortest circle, from the first on, which ends it again. */
    List<List<T>> circles() {
        List<List<T>> circles = new ArrayList<>();
        StronglyConnectedComponents components = components();
        for (List<Integer> component : components.all()) {
            int first = component.size() == 1 ? component.get(0) : Collections.min(component);
            if (component.size() > 1 || needs.get(first).contains(first)) {
                circles.add(circle(first, components));
            }
        }
        return circles;
    }

    /** Looks for the way back in rings around the first, within its knot. */
    private List<T> circle(int first, StronglyConnectedComponents components) {
        int[] from = new int[size()];
        Arrays.fill(from, -1);
        List<Integer> reached = new ArrayList<>(List.of(first));
        for (int i = 0; from[first] < 0; i++) {
            int at = reached.get(i);
            for (int next : needs.get(at)) {
                if (from[next] < 0 && components.of(next) == components.of(first)) {
                    from[next] = at;
                    reached.add(next);
                }
            }
        }
        List<T> circle = new ArrayList<>(List.of(thing(first)));
        for (int at = from[first]; at != first; at = from[at]) {
            circle.add(thing(at));
        }
        circle.add(thing(first));
        Collections.reverse(circle);
        return circle;
    }
}
