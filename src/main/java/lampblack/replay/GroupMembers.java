package lampblack.replay;

import java.util.List;
import java.util.Map;
import lampblack.rules.derived.Member;

/**
 * Those who belong to a sheet, as far as its rules read them in play. Whether anything is legal never depends on them.
 *
 * @param byLink those that were read, by how they belong to it, each sorted by file name
 * @param unread the names of files that may be of members and could not be read
 * @param more whether there are more than are read
 */
public record GroupMembers(Map<String, List<Member>> byLink, List<String> unread, boolean more) {

    /** Nobody. */
    public static final GroupMembers NOBODY = new GroupMembers(Map.of(), List.of(), false);

    /** The most that are read. */
    public static final int MOST = 64;

    /** The names of the files that were read. */
    public List<String> read() {
        return byLink.values().stream().flatMap(List::stream).map(Member::file).sorted().toList();
    }
}
