package lampblack.server.table;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import lampblack.builder.group.Attendee;
import lampblack.builder.group.Right;

/**
 * Somebody who has joined.
 *
 * @param hash what is kept of their secret
 * @param isGm whether they run the game
 * @param sheets the keys of the sheets that they have
 */
public record Person(String id, String name, String hash, boolean isGm, List<String> sheets) {

    public Person {
        sheets = List.copyOf(sheets);
    }

    public Attendee attendee() {
        return new Attendee(id, name, isGm ? Right.GM : Right.OWN);
    }

    Person with(String key) {
        Set<String> all = new LinkedHashSet<>(sheets);
        all.add(key);
        return new Person(id, name, hash, isGm, List.copyOf(all));
    }

    Person without(String key) {
        return new Person(id, name, hash, isGm, sheets.stream().filter(sheet -> !sheet.equals(key)).toList());
    }
}
