package lampblack.expression;

import java.util.Optional;

/** What a function takes at one position: a value of a type, or a name that stands in quotes. */
public record Parameter(Type type, Optional<String> names) {

    /** Any value of a type. */
    public static Parameter of(Type type) {
        return new Parameter(type, Optional.empty());
    }

    /** A name in quotes; the tag says of what kind of thing, such as {@code rating} or {@code track}. */
    public static Parameter naming(String names) {
        return new Parameter(Type.TEXT, Optional.of(names));
    }
}
