package lampblack.rules.track;

/** Names one thing with a rating: its set, and its id or, in an open set, its comparable name. */
public record Trait(String set, String id) {

    /** The trait that a resolved reference {@code set.id} names. */
    public static Trait of(String path) {
        int dot = path.indexOf('.');
        return new Trait(path.substring(0, dot), path.substring(dot + 1));
    }

    /** How it is written where its set need not be said: of one thing with a rating of its own, the id alone. */
    public String written() {
        return set.equals(id) ? id : toString();
    }

    @Override
    public String toString() {
        return set + "." + id;
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Trait that && set.equals(that.set) && id.equals(that.id);
    }

    @Override
    public int hashCode() {
        return 31 * set.hashCode() + id.hashCode();
    }
}
