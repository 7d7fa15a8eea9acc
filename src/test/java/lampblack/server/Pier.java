package lampblack.server;

import java.io.IOException;
import java.nio.file.Path;
import lampblack.InventedGame;

/** A crew at a pier and its members, whose tracks are refilled when a period begins. */
final class Pier {

    /** The file of a member. */
    static final String MEMBER = "format: 1\nruleset: pier\nlinks: {crew: gulls.yaml}\n";

    private Pier() {}

    /** Serves a member, Ash, with a strain of 4, and the crew, which has spent its gambits. */
    static Site serve(Path folder, Path rulesets, String sheets) throws IOException {
        InventedGame.of("pier", "The Pier", sheets).writeTo(rulesets);
        return Site.of(folder, rulesets).with("ash", MEMBER + "now: {strain: 4}\n")
                .with("gulls", "format: 1\nruleset: pier\nsheet: crew\nnow: {gambits: 0}\n");
    }
}
