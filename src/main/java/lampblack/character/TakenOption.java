package lampblack.character;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import lampblack.node.MapNode;
import lampblack.node.Node;
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
 * @param brought whether it came with something else that was taken, and nothing happens by its own coming
 * @param tenure whether it is had, or was
 */
public record TakenOption(String list, String id, String name, boolean made, Pick pick, boolean entered,
        boolean brought, Tenure tenure) {

    /** How far a playbook is from being left. */
    public enum Tenure {
        /** The character has it. */
        HELD,
        /** The character has it again, and it gives what it did not leave. */
        RETURNED,
        /** It is being left, and gives only what becomes the character's own. */
        LEAVING,
        /** It was left, and gives only what stays beside that. */
        LEFT;

        /** Whether it is over, or about to be. */
        public boolean isPast() {
            return this == LEAVING || this == LEFT;
        }
    }

    public TakenOption(String list, String id, String name, boolean made, Pick pick) {
        this(list, id, name, made, pick, false, false, Tenure.HELD);
    }

    /** The same, come by a change in play. @param again whether it was had before */
    public TakenOption asEntered(boolean again) {
        return new TakenOption(list, id, name, made, pick, true, brought, again ? Tenure.RETURNED : Tenure.HELD);
    }

    /** The same, come with something else that was taken. */
    public TakenOption asBrought() {
        return new TakenOption(list, id, name, made, pick, entered, true, tenure);
    }

    /** The same while it is being left. */
    public TakenOption asLeaving() {
        return new TakenOption(list, id, name, made, pick, entered, brought, Tenure.LEAVING);
    }

    /** The same once it was left, in the list of those. */
    public TakenOption asLeft(String left) {
        return new TakenOption(left, id, name, made, pick, entered, brought, Tenure.LEFT);
    }

    /** The answer to a question the option asks, where it is given. */
    public Optional<String> answer(String question) {
        return pick.detail(question);
    }

    /**
     * The same with another answer to one question.
     *
     * @param gift the id of the granted option that asks it; empty where the option itself does
     */
    public TakenOption answering(String gift, String question, Scalar answer) {
        MapNode details = gift.isEmpty() ? with(pick.details(), question, answer)
                : pick.details().map(gift).map(asked -> with(pick.details(), gift, with(asked, question, answer)))
                        .orElse(pick.details());
        return new TakenOption(list, id, name, made, new Pick(pick.name(), details), entered, brought, tenure);
    }

    private static MapNode with(MapNode map, String key, Node value) {
        Map<String, MapNode.Entry> entries = new LinkedHashMap<>(map.entries());
        entries.computeIfPresent(key, (same, old) -> new MapNode.Entry(old.key(), value));
        return new MapNode(entries, map.span());
    }

    public TakenOption renamed(String otherId, Pick other) {
        return new TakenOption(list, otherId, Name.of(other.name().text()).shown(), true, other);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof TakenOption that && id.equals(that.id) && list.equals(that.list)
                && made == that.made && entered == that.entered && name.equals(that.name) && pick.equals(that.pick);
    }

    @Override
    public int hashCode() {
        return 31 * list.hashCode() + id.hashCode();
    }
}
