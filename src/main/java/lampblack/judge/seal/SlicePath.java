package lampblack.judge.seal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;

/** The keys that lead to something in a game's tree. */
record SlicePath(List<String> keys) {

    static final SlicePath ROOT = new SlicePath(List.of());

    private static final String SHEETS = "sheets";
    private static final String PLAYBOOK = "playbook";
    private static final String LAYOUT = "layout";
    private static final String ROLLS = "rolls";
    /** What of another sheet none of its members needs. */
    private static final Set<String> IDLE = Set.of("creation", "rules", "maps", "fields");
    /** What of another sheet its options may name. */
    private static final Set<String> NAMED = Set.of("earning", "advances", "limits", "milestones", "periods");
    private static final Set<String> BOUNDS = Set.of("caps", "sizes");
    /** The most keys that lead to something that may go. */
    private static final int DEEPEST = 10;
    private static final Set<String> TOP = Set.of(ROLLS, LAYOUT, "tables", "texts");

    SlicePath to(String key) {
        List<String> more = new ArrayList<>(keys);
        more.add(key);
        return new SlicePath(List.copyOf(more));
    }

    String last() {
        return keys.get(keys.size() - 1);
    }

    private boolean isIn(String top) {
        return keys.get(0).equals(top);
    }

    @Override
    public String toString() {
        return String.join("/", keys);
    }

    /** What leads on within a sheet or a kind of parts; empty outside of sheets. */
    private List<String> ofSheet() {
        if (!isIn(SHEETS) || keys.size() < 3) {
            return List.of();
        }
        List<String> rest = keys.subList(2, keys.size());
        while (rest.size() > 2 && rest.get(0).equals("parts")) {
            rest = rest.subList(2, rest.size());
        }
        return rest;
    }

    /**
     * Which things of a game may go.
     *
     * @param sheet the id of the character's sheet
     * @param whole the blocks of which all is kept
     */
    record Cuts(String sheet, Set<String> whole) {

        /** Whether something may go where nothing mentions it. */
        boolean mayGo(SlicePath path) {
            List<String> keys = path.keys();
            if (keys.size() < 2 || whole.contains(String.join("/", keys.subList(0, keys.size() - 1)))) {
                return false;
            }
            if (keys.size() == 2) {
                boolean other = !path.last().equals(sheet);
                return path.isIn(SHEETS) && other || TOP.contains(keys.get(0)) && (other || !path.isIn(LAYOUT));
            }
            List<String> own = path.ofSheet();
            boolean named = keys.size() == 4 && !keys.get(1).equals(sheet) && NAMED.contains(keys.get(2));
            return isIdle(path) || path.isIn(SHEETS) && named || own.size() == 2 && own.get(0).equals("playbooks")
                    || own.size() == 4 && own.get(0).equals("lists") && own.get(2).equals("entries");
        }

        /** Whether nothing of the character can need it, though it belongs to what its sheet is linked with. */
        boolean isIdle(SlicePath path) {
            List<String> keys = path.keys();
            return keys.size() == 2 && path.isIn(LAYOUT)
                    || keys.size() == 3 && path.isIn(SHEETS) && !keys.get(1).equals(sheet)
                    && IDLE.contains(keys.get(2));
        }

        /** Whether something that may go can stand below. */
        boolean isAbove(SlicePath path) {
            return path.keys().size() < DEEPEST && (path.isIn(SHEETS) || TOP.contains(path.keys().get(0)));
        }

        /** Whether something tells how far ratings and tracks could go, for which sheets leave room. */
        private static boolean bounds(Node node) {
            return node.all().stream().anyMatch(entry -> BOUNDS.contains(entry.key().text()))
                    || node.children().stream().anyMatch(Cuts::bounds);
        }

        /** Whether something is the character's own without being mentioned. */
        boolean isOwn(SlicePath path, Node node, Set<String> said) {
            if (path.isIn(ROLLS)) {
                String of = node.get("sheet").flatMap(Node::asValue).map(Scalar::text).orElse("");
                return of.isEmpty() || of.equals(sheet) || of.startsWith(sheet + ".");
            }
            if (bounds(node)) {
                return true;
            }
            Optional<MapNode> option = node.asMap().filter(map -> path.isIn(SHEETS) && map.has(PLAYBOOK));
            return path.keys().size() > 2 && path.keys().get(1).equals(sheet) && option.filter(map ->
                    map.scalars(PLAYBOOK).stream().map(Scalar::text).anyMatch(said::contains)).isPresent();
        }
    }
}
