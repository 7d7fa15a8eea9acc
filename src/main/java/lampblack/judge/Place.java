package lampblack.judge;

import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Checked;
import lampblack.edit.VersionedText;

/** Where the text of a character stands among others; equal to any other that leads there. */
public interface Place {

    /** The name of its file: {@code edda.yaml}. */
    String file();

    /** The names of the folders that it stands in, the innermost last. */
    List<String> folders();

    /** Where a way leads from its folder, whether anything stands there or not. @param way a {@link RelativeWay} */
    Place to(String way);

    /** The way from its folder to another place; empty where there is none. */
    Optional<String> wayTo(Place other);

    /** Whether a text stands there. */
    boolean isThere();

    /** Whether another place lies in its folder or the one above, wherever links of the system lead. */
    boolean isNear(Place other);

    /** Whether another place holds the same text under another name, or is the same. */
    boolean isSame(Place other);

    /** What stands there, or why it cannot be read. @param shown what problems call it */
    Checked<VersionedText> read(String shown);

    /** The other places straight in its folder that may hold characters, by the names of their files. */
    List<Place> beside();

    /** The ways to texts that may be meant by a way to nothing. */
    List<String> nearby(String way);
}
