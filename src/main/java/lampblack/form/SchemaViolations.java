package lampblack.form;

import java.util.List;
import java.util.Map;
import lampblack.node.Scalar;

/**
 * What a schema does not allow about one value: the keywords that are violated, each with the part that holds it.
 *
 * @param around what is known of the map around the value, where its key may be any, and its type or its keys are wrong
 */
record SchemaViolations(LocatedValue place, Map<String, Subschema> byKeyword, List<Subschema> around) {

    /** Whether this is a map of several entries where one was expected. */
    boolean holdsMoreThanOne() {
        Subschema most = byKeyword.get("maxProperties");
        return most != null && most.limit("maxProperties") == 1;
    }

    /** A key that does not have the form that keys have there. */
    record NameViolation(Scalar key, String keyword, Subschema part) {

        @Override
        public boolean equals(Object other) {
            return other instanceof NameViolation that && key == that.key;
        }

        @Override
        public int hashCode() {
            return System.identityHashCode(key);
        }
    }
}
