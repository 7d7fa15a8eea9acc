package lampblack.font;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The tables of a TrueType or OpenType file, each where its directory says, none over another. */
final class SfntTables {

    /** The most tables that a font may have. */
    static final int MOST = 64;

    private static final int HEAD = 12;
    private static final int ENTRY = 16;

    private SfntTables() {}

    /** Empty where they do not lie in the file as it says. */
    static Optional<FontTables> of(FontBytes file) {
        int count = file.two(4);
        if (count == 0 || count > MOST || !file.has(HEAD, (long) count * ENTRY)) {
            return Optional.empty();
        }
        Map<String, FontBytes> tables = new LinkedHashMap<>();
        List<long[]> places = new ArrayList<>();
        places.add(new long[] {0, HEAD + (long) count * ENTRY});
        for (int at = HEAD; at < HEAD + count * ENTRY; at += ENTRY) {
            long start = file.four(at + 8);
            long length = file.four(at + 12);
            if (!file.has(start, length) || tables.put(file.tag(at), file.part(start, length)) != null) {
                return Optional.empty();
            }
            places.add(new long[] {start, start + length});
        }
        return areApart(places) ? Optional.of(new FontTables(tables, Set.of())) : Optional.empty();
    }

    private static boolean areApart(List<long[]> places) {
        places.sort(Comparator.comparingLong(place -> place[0]));
        for (int i = 1; i < places.size(); i++) {
            if (places.get(i)[0] < places.get(i - 1)[1]) {
                return false;
            }
        }
        return true;
    }
}
