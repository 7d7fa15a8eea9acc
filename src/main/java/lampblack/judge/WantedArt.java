package lampblack.judge;

import java.util.ArrayList;
import java.util.List;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.picture.Art;

/** Which pictures and typefaces a ruleset's own theme names. */
final class WantedArt {

    private WantedArt() {}

    /** Their paths below the ruleset's folder. */
    public static List<String> of(MapNode tree) {
        List<String> wanted = new ArrayList<>();
        tree.map("theme").ifPresent(theme -> gather(theme, wanted));
        return wanted;
    }

    private static void gather(Node node, List<String> wanted) {
        node.asMap().ifPresent(map -> map.all().forEach(entry -> gather(entry.value(), wanted)));
        node.asScalar().filter(name -> Art.isPath(name.text())).ifPresent(name -> wanted.add(name.text()));
    }
}
