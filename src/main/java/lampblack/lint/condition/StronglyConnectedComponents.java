package lampblack.lint.condition;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** The names of a graph put together with those that need them and that they need: Tarjan's way, without recursion. */
final class StronglyConnectedComponents {

    private static final int OPEN = -1;

    private final DependencyGraph<?> graph;
    private final int[] seen;
    private final int[] low;
    private final int[] next;
    private final int[] componentOf;
    private final Deque<Integer> open = new ArrayDeque<>();
    private final List<List<Integer>> all = new ArrayList<>();
    private int count;

    StronglyConnectedComponents(DependencyGraph<?> graph) {
        this.graph = graph;
        this.seen = new int[graph.size()];
        this.low = new int[graph.size()];
        this.next = new int[graph.size()];
        this.componentOf = new int[graph.size()];
        for (int number = 0; number < graph.size(); number++) {
            if (seen[number] == 0) {
                walk(number);
            }
        }
    }

    /** Each knot, what it needs before it; most are a single name. */
    List<List<Integer>> all() {
        return all;
    }

    int of(int number) {
        return componentOf[number];
    }

    private void walk(int start) {
        Deque<Integer> path = new ArrayDeque<>();
        enter(start, path);
        while (!path.isEmpty()) {
            int at = path.peek();
            if (next[at] < graph.needs(at).size()) {
                int other = graph.needs(at).get(next[at]++);
                if (seen[other] == 0) {
                    enter(other, path);
                } else if (componentOf[other] == OPEN) {
                    low[at] = Math.min(low[at], seen[other]);
                }
            } else {
                path.pop();
                if (!path.isEmpty()) {
                    low[path.peek()] = Math.min(low[path.peek()], low[at]);
                }
                if (low[at] == seen[at]) {
                    close(at);
                }
            }
        }
    }

    private void enter(int number, Deque<Integer> path) {
        count++;
        seen[number] = count;
        low[number] = count;
        componentOf[number] = OPEN;
        open.push(number);
        path.push(number);
    }

    private void close(int root) {
        List<Integer> members = new ArrayList<>();
        int member;
        do {
            member = open.pop();
            componentOf[member] = all.size();
            members.add(member);
        } while (member != root);
        all.add(members);
    }
}
