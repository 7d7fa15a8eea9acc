package lampblack.io;

import java.util.List;
import lampblack.node.MapNode;
import lampblack.node.Scalar;
import lampblack.ruleset.Credit;

/** One ruleset by itself: its files joined, nothing laid under it yet. */
record Layer(String id, MapNode tree) {

    List<Scalar> bases() {
        return tree.scalars("extends");
    }

    Credit credit() {
        return new Credit(id, tree.text("title").orElse(id), tree.text("version").orElse(""),
                tree.text("licence").orElse(""), tree.scalars("credits").stream().map(Scalar::text).toList());
    }
}
