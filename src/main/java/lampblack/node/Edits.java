package lampblack.node;

import java.util.Comparator;
import java.util.List;
import lampblack.diagnostic.Edit;

/** Carries out edits on a text. */
public final class Edits {

    private static final Comparator<Edit> BY_PLACE = Comparator.<Edit>comparingInt(edit -> edit.span().start())
            .thenComparingInt(edit -> edit.span().end());

    private Edits() {}

    /** Edits from the first place to the last. */
    static List<Edit> inOrder(List<Edit> edits) {
        return edits.stream().sorted(BY_PLACE).toList();
    }

    /** Whether no two edits touch the same characters. Several insertions at one place do not. */
    public static boolean areDisjoint(List<Edit> edits) {
        List<Edit> sorted = inOrder(edits);
        for (int i = 1; i < sorted.size(); i++) {
            if (sorted.get(i).span().start() < sorted.get(i - 1).span().end()) {
                return false;
            }
        }
        return true;
    }

    /**
     * The text with all edits done, whose places count in the text as it is given. Insertions at one place keep their
     * order.
     *
     * @throws IllegalArgumentException where they are not {@link #apart}
     */
    public static String apply(String text, List<Edit> edits) {
        if (!areDisjoint(edits)) {
            throw new IllegalArgumentException("edits overlap");
        }
        StringBuilder out = new StringBuilder(text.length());
        int at = 0;
        for (Edit edit : inOrder(edits)) {
            out.append(text, at, edit.span().start()).append(edit.replacement());
            at = edit.span().end();
        }
        return out.append(text, at, text.length()).toString();
    }
}
