package lampblack.character;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;

/**
 * A clock that a player named, written as {@code The night watch: 2/6}.
 *
 * @param key the name as it is written
 * @param marked segments, 0 or more
 * @param size segments in all, 1 or more
 */
public record NamedClock(Scalar key, Node value, long marked, long size) {

    private static final Pattern WRITTEN = Pattern.compile("\\s*([0-9]{1,4})\\s*/\\s*([1-9][0-9]{0,3})\\s*");

    /** The clock that an entry is; empty where it is written otherwise. */
    public static Optional<NamedClock> of(MapNode.Entry entry) {
        return entry.value().asScalar().map(scalar -> WRITTEN.matcher(scalar.text())).filter(Matcher::matches)
                .map(written -> new NamedClock(entry.key(), entry.value(), Long.parseLong(written.group(1)),
                        Long.parseLong(written.group(2))));
    }

    /** All that are marked on a track. */
    public static List<NamedClock> all(MapNode now, String track) {
        List<NamedClock> all = new ArrayList<>();
        now.map(track).ifPresent(map -> map.all().forEach(entry -> of(entry).ifPresent(all::add)));
        return all;
    }

    public String name() {
        return Name.of(key.text()).shown();
    }

    /** A clock as it is written. */
    public static String written(long marked, long size) {
        return marked + "/" + size;
    }
}
