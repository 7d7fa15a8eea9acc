package lampblack.character;

import lampblack.node.MapNode;

/**
 * A small sheet within a character, named by the player: what is written of it, and what that has come to.
 *
 * @param pick its name, with its choices beside it
 */
public record Part(Pick pick, Choices state) {

    public String name() {
        return Name.of(pick.name().text()).shown();
    }

    /** The name as it is compared. */
    public String key() {
        return Name.of(pick.name().text()).key();
    }

    /** What is written of it. */
    public MapNode body() {
        return pick.details();
    }

    public Part with(Choices other) {
        return new Part(pick, other);
    }
}
