package lampblack.node;

import java.util.ArrayDeque;
import java.util.Deque;

/** Learns from a document how its author indents. */
final class Indentation {

    private static final int USUAL = 2;

    private final DocumentLayout layout;
    private int step = -1;
    private int listStep = -1;

    private Indentation(DocumentLayout layout) {
        this.layout = layout;
    }

    /** A printer that indents as the first map and the first list below a key do. */
    static NewValuePrinter of(MapNode root, DocumentLayout layout) {
        Indentation found = new Indentation(layout);
        Deque<Node> open = new ArrayDeque<>();
        open.add(root);
        while (!open.isEmpty() && (found.step < 0 || found.listStep < 0)) {
            Node node = open.poll();
            if (!layout.isFlow(node)) {
                node.all().forEach(found::learn);
                open.addAll(node.children());
            }
        }
        int step = found.step > 0 ? found.step : USUAL;
        return new NewValuePrinter(step, found.listStep >= 0 ? found.listStep : step);
    }

    private void learn(MapNode.Entry entry) {
        if (layout.isFlow(entry.value()) || layout.isExplicit(entry)) {
            return;
        }
        int by = layout.column(entry.value().span().start()) - layout.column(layout.start(entry));
        switch (entry.value()) {
            case MapNode map -> step = step < 0 ? by : step;
            case ListNode list -> listStep = listStep < 0 ? by : listStep;
            case Scalar scalar -> { }
        }
    }
}
