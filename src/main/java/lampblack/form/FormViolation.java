package lampblack.form;

import java.util.Comparator;
import java.util.List;

/**
 * Something in a tree that a schema does not allow, with what it comes of.
 *
 * @param keyword the keyword of the schema that is violated; empty where it is several
 * @param location where in the schema, such as {@code #/definitions/track}; empty where it is that of what holds this
 * @param causes what it comes of, by place, each place's by where in the schema
 */
public record FormViolation(LocatedValue place, String keyword, String location, List<FormViolation> causes) {

    /** The order in the file, then that in the schema, so that nothing hangs on the order in which it was found. */
    private static final Comparator<FormViolation> ORDER = FormViolation::order;

    public FormViolation {
        causes = causes.size() < 2 ? List.copyOf(causes) : causes.stream().sorted(ORDER).toList();
    }

    static FormViolation of(LocatedValue place, String keyword, String location) {
        return new FormViolation(place, keyword, location, List.of());
    }

    private int order(FormViolation other) {
        int order = place.order(other.place);
        order = order != 0 ? order : location.compareTo(other.location);
        order = order != 0 ? order : keyword.compareTo(other.keyword);
        order = order != 0 ? order : Integer.compare(causes.size(), other.causes.size());
        for (int i = 0; order == 0 && i < causes.size(); i++) {
            order = causes.get(i).order(other.causes.get(i));
        }
        return order;
    }
}
