package lampblack.io;

import java.util.List;
import java.util.Map;
import lampblack.node.Scalar;

/**
 * What a schema does not allow about one value: the keywords that are violated, each with the part that holds it.
 *
 * @param around what is known of the map around the value, where its key may be any, and its type is wrong
 */
record SchemaProblems(SchemaPlace place, Map<String, SchemaPart> byKeyword, List<SchemaPart> around) {

    /** Whether this is a map of several entries where one was expected. */
    boolean holdsMoreThanOne() {
        SchemaPart most = byKeyword.get("maxProperties");
        return most != null && most.limit("maxProperties") == 1;
    }

    /** A key that does not have the form that keys have there. */
    record Name(Scalar key, String keyword, SchemaPart part) {

        @Override
        public boolean equals(Object other) {
            return other instanceof Name that && key == that.key;
        }

        @Override
        public int hashCode() {
            return System.identityHashCode(key);
        }
    }
}
