package lampblack.difference;

/**
 * Something with an id, as the last version that was released had it.
 *
 * @param kind what it is, in words of the language, such as {@code track: boxes}
 * @param hash tells one state of what its own game says of it from another, titles and texts aside
 * @param base the id of the game that it came with; empty for what the released game says itself
 */
public record ReleasedThing(String kind, String title, String hash, String base) {

    public boolean isOwn() {
        return base.isEmpty();
    }
}
