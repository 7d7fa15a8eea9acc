package lampblack.node;

import java.util.ArrayList;
import java.util.List;

/** Finds the comments in a range of a document, so that an edit can keep them. */
final class Comments {

    /** A comment from its {@code #} to the end of its line. */
    record Comment(int start, String text, boolean hasOwnLine) {}

    private Comments() {}

    /** The comments between two offsets; a {@code #} inside the scalars of the given value is none. */
    static List<Comment> between(DocumentLayout layout, int from, int to, Node value) {
        List<int[]> scalars = new ArrayList<>();
        collect(layout, value, scalars);
        List<Comment> found = new ArrayList<>();
        String text = layout.text();
        int next = 0;
        int i = from;
        while (i < to) {
            while (next < scalars.size() && scalars.get(next)[1] <= i) {
                next++;
            }
            if (next < scalars.size() && scalars.get(next)[0] <= i) {
                i = scalars.get(next)[1];
            } else if (text.charAt(i) == '#' && opens(layout, i)) {
                int end = layout.lineEnd(i);
                found.add(new Comment(i, text.substring(i, end), layout.isFirstInLine(i)));
                i = end;
            } else {
                i++;
            }
        }
        return found;
    }

    private static boolean opens(DocumentLayout layout, int i) {
        return i == layout.lineStart(i) || DocumentLayout.isBlank(layout.text().charAt(i - 1));
    }

    private static void collect(DocumentLayout layout, Node node, List<int[]> scalars) {
        switch (node) {
            case MapNode map -> map.all().forEach(entry -> {
                collect(layout, entry.key(), scalars);
                collect(layout, entry.value(), scalars);
            });
            case ListNode list -> list.items().forEach(item -> collect(layout, item, scalars));
            case Scalar scalar -> {
                int start = scalar.span().start();
                if (scalar.span().end() > start) {
                    // Behind a | or > there may be a comment; the scalar's own lines begin below.
                    int from = layout.isLines(scalar) ? layout.lineEnd(start) : start;
                    scalars.add(new int[] {from, scalar.span().end()});
                }
            }
        }
    }
}
