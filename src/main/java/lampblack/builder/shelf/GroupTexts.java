package lampblack.builder.shelf;

import java.util.List;
import java.util.Optional;

/** What groups keep of their own beside the characters: a text for each, by the name of the group. */
public interface GroupTexts {

    /** The groups that keep anything: crews first, then games, each sorted. */
    List<GroupName> all();

    /** The text of a group; empty where it keeps nothing yet. */
    Optional<StoredText> find(GroupName group);

    /** Its earlier versions, oldest first. */
    List<StoredVersion> versions(GroupName group);

    /** Replaces a text whose version has been seen, or begins it where none is there. @param seen empty where none was */
    SaveOutcome write(GroupName group, Optional<String> seen, String text);
}
