package lampblack.character;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import lampblack.node.MapNode;
import lampblack.node.Scalar;

/**
 * An option that a character has.
 *
 * @param list the id of the list it is from
 * @param id the option's id, or for a name that a player made its comparable form
 * @param name the name as shown; for an option of the ruleset its id
 * @param made whether a player made it up
 * @param pick where and with which details it was chosen
 * @param entered whether it came by a change in play, so that its presets stay out
 */
public record Taken(String list, String id, String name, boolean made, Pick pick, boolean entered) {

    public Taken(String list, String id, String name, boolean made, Pick pick) {
        this(list, id, name, made, pick, false);
    }

    /** The same, come by a change in play. */
    public Taken asEntered() {
        return new Taken(list, id, name, made, pick, true);
    }

    /** The answer to a question the option asks, where it is given. */
    public Optional<String> answer(String question) {
        return pick.detail(question);
    }

    /** The same with another answer to one question. */
    public Taken answering(String question, Scalar answer) {
        Map<String, MapNode.Entry> details = new LinkedHashMap<>(pick.details().entries());
        details.computeIfPresent(question, (key, old) -> new MapNode.Entry(old.key(), answer));
        return new Taken(list, id, name, made, new Pick(pick.name(), new MapNode(details, pick.details().span())), entered);
    }

    public Taken renamed(String otherId, Pick other) {
        return new Taken(list, otherId, Name.of(other.name().text()).shown(), true, other);
    }
}
