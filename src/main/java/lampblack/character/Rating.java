package lampblack.character;

import lampblack.diagnostic.Span;

/**
 * What a player has put into one trait.
 *
 * @param name the name as shown; for a trait of a fixed set its id
 * @param points how many points were put or bought, without what it starts with and what is given
 * @param under the id of the trait it stands under, or empty
 * @param span where it was first written
 */
public record Rating(String name, long points, String under, Span span) {

    Rating plus(long more) {
        return new Rating(name, points + more, under, span);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Rating that && points == that.points && name.equals(that.name)
                && under.equals(that.under) && span.equals(that.span);
    }

    @Override
    public int hashCode() {
        return name.hashCode();
    }
}
