package lampblack.judge.seal;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lampblack.character.Name;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.picture.Art;

/**
 * Cuts a game down to what a character uses: what its file mentions, and what that mentions in turn. Options,
 * playbooks, rolls, other sheets and what is only for reference may go; all the rest stays.
 */
final class Slice {

    private static final Set<String> FOR_AUTHORS = Set.of("extends", "migrations", "lints", "frame", "source");

    /** What a look names that stands in files of its own. */
    private static final Set<String> PICTURES = Set.of("logo", "background", "portrait-frame", "playbooks", "art",
            "art-place");

    private final SlicePath.Cuts cuts;
    private final Set<String> said;
    private final Set<String> words;
    private final Set<String> kept = new HashSet<>();
    private final Map<String, List<Piece>> waiting = new HashMap<>();
    private final Deque<Piece> next = new ArrayDeque<>();

    /** Something that stays only where it is mentioned. */
    private record Piece(SlicePath path, Node node) {}

    private Slice(SlicePath.Cuts cuts, Set<String> said) {
        this.cuts = cuts;
        this.said = said;
        this.words = new HashSet<>(said);
    }

    /**
     * What is left of a game.
     *
     * @param game what its layers came to
     * @param sheet the id of the character's sheet
     * @param said the words of its file and of what it belongs to
     * @param whole the blocks of which all is kept, by their paths
     */
    static MapNode of(MapNode game, String sheet, Set<String> said, Set<String> whole) {
        MapNode rules = game;
        for (String key : FOR_AUTHORS) {
            rules = rules.without(key);
        }
        rules = withoutPictures(rules);
        Slice slice = new Slice(new SlicePath.Cuts(sheet, whole), said);
        slice.read(rules, SlicePath.ROOT);
        slice.follow();
        return (MapNode) slice.left(rules, SlicePath.ROOT);
    }

    /** A character carries no pictures and no typefaces. */
    private static MapNode withoutPictures(MapNode rules) {
        return rules.map("theme").map(theme -> rules.with("theme", bare(packed(theme)))).orElse(rules);
    }

    /** A theme without typefaces that stand in files of their own. */
    private static MapNode packed(MapNode theme) {
        MapNode packed = theme;
        for (String key : List.of("text", "titles")) {
            boolean own = theme.map(key).isPresent() || theme.text(key).filter(Art::isPath).isPresent();
            packed = own ? packed.without(key) : packed;
        }
        return packed;
    }

    private static MapNode bare(MapNode look) {
        MapNode bare = look;
        for (MapNode.Entry entry : look.all()) {
            String key = entry.key().text();
            bare = PICTURES.contains(key) ? bare.without(key)
                    : entry.value().asMap().isPresent() ? bare.with(key, bare(entry.value().asMap().get())) : bare;
        }
        return bare;
    }

    /** The paths of the blocks of which something may go. */
    static Set<String> blocks(MapNode game, String sheet) {
        Set<String> blocks = new HashSet<>();
        blocks(game, SlicePath.ROOT, new SlicePath.Cuts(sheet, Set.of()), blocks);
        return blocks;
    }

    private static void blocks(Node node, SlicePath at, SlicePath.Cuts cuts, Set<String> into) {
        for (MapNode.Entry entry : node.all()) {
            SlicePath path = at.to(entry.key().text());
            if (cuts.mayGo(path)) {
                into.add(at.toString());
            }
            blocks(entry.value(), path, cuts, into);
        }
    }

    /** Takes the words of what stays, and sets aside what may go. */
    private void read(Node node, SlicePath at) {
        switch (node) {
            case MapNode map -> map.all().forEach(entry -> read(entry, at.to(entry.key().text())));
            case ListNode list -> list.items().forEach(item -> read(item, at));
            case Scalar scalar -> Words.of(scalar.text()).forEach(this::word);
        }
    }

    private void read(MapNode.Entry entry, SlicePath path) {
        if (!cuts.mayGo(path)) {
            Words.of(entry.key().text()).forEach(this::word);
            if (!Words.isProse(entry.key().text())) {
                read(entry.value(), path);
            }
            return;
        }
        if (cuts.isIdle(path)) {
            return;
        }
        Piece piece = new Piece(path, entry.value());
        if (words.contains(path.last()) || isSaid(entry.value()) || cuts.isOwn(path, entry.value(), said)) {
            keep(piece);
        } else {
            waiting.computeIfAbsent(path.last(), id -> new ArrayList<>()).add(piece);
        }
    }

    private boolean isSaid(Node node) {
        Optional<String> title = node.asMap().flatMap(map -> map.text("title"));
        return title.filter(words -> said.contains(Name.of(words).key())).isPresent();
    }

    private void word(String word) {
        if (words.add(word)) {
            Optional.ofNullable(waiting.remove(word)).ifPresent(pieces -> pieces.forEach(this::keep));
        }
    }

    private void keep(Piece piece) {
        if (kept.add(piece.path().toString())) {
            next.add(piece);
        }
    }

    private void follow() {
        while (!next.isEmpty()) {
            Piece piece = next.remove();
            read(piece.node(), piece.path());
        }
    }

    private Node left(Node node, SlicePath at) {
        Optional<MapNode> map = node.asMap();
        if (map.isEmpty()) {
            return node;
        }
        MapNode left = map.get();
        for (MapNode.Entry entry : map.get().all()) {
            String key = entry.key().text();
            SlicePath path = at.to(key);
            left = cuts.mayGo(path) && !kept.contains(path.toString()) ? left.without(key)
                    : cuts.isAbove(path) ? left.with(key, left(entry.value(), path)) : left;
        }
        return left;
    }
}
