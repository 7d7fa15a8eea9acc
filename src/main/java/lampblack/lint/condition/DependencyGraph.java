package lampblack.lint.condition;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

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

    private List<T> circle(int first, StronglyConnectedComponents components) {
        return way(first, first, next -> components.of(next) == components.of(first));
    }

    /** A shortest way from what needs to what it needs in the end, both on it; nothing where there is none. */
    List<T> way(T thing, T other, Predicate<T> past) {
        return numbers.containsKey(thing) && numbers.containsKey(other)
                ? way(numbers.get(thing), numbers.get(other), next -> past.test(things.get(next))) : List.of();
    }

    /** Looks for the end in rings around the first. */
    private List<T> way(int first, int last, Predicate<Integer> past) {
        int[] from = new int[size()];
        Arrays.fill(from, -1);
        List<Integer> reached = new ArrayList<>(List.of(first));
        for (int i = 0; from[last] < 0 && i < reached.size(); i++) {
            int at = reached.get(i);
            for (int next : needs.get(at)) {
                if (from[next] < 0 && past.test(next)) {
                    from[next] = at;
                    reached.add(next);
                }
            }
        }
        if (from[last] < 0) {
            return List.of();
        }
        List<T> way = new ArrayList<>(List.of(thing(last)));
        for (int at = from[last]; at != first; at = from[at]) {
            way.add(thing(at));
        }
        way.add(thing(first));
        Collections.reverse(way);
        return way;
    }
}
