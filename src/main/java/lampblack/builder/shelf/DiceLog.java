package lampblack.builder.shelf;

import java.util.List;
import java.util.Map;
import java.util.Set;

/** The rolls that are kept with the characters, whoever made them and however long ago. */
public interface DiceLog {

    /** Keeps a roll, as made now; where that fails, the roll counts all the same. */
    void add(LoggedRoll roll);

    /**
     * The newest of some characters' rolls, the newest first.
     *
     * @param keys of the characters
     * @param most how many
     */
    LoggedRolls newest(Set<String> keys, int most);

    /**
     * Adds rolls of another log that are not in this one, the newest first, as long as none of its own is lost for it.
     *
     * @param log its lines
     * @param keys what the characters are called here who were called otherwise there
     */
    BroughtRolls bring(String log, Map<String, String> keys);

    /** What has become of another log. @param leftOut those for which there was no room, or that say nothing */
    record BroughtRolls(int added, int leftOut) {}

    /**
     * Rolls that were asked for.
     *
     * @param isAll whether there are no older ones
     * @param unread how many lines of the log say nothing that is understood; they stay where they are
     */
    record LoggedRolls(List<LoggedRoll> rolls, boolean isAll, int unread) {

        public LoggedRolls {
            rolls = List.copyOf(rolls);
        }
    }
}
