package lampblack.ruleset.look;

import lampblack.picture.ArtPicture;

/**
 * A picture behind pages.
 *
 * @param strength how dark it is printed, in hundredths of what it is
 */
public record Background(ArtPicture art, int strength, BackgroundPlace place) {

    /** So pale that all reads as well, where nothing is said. */
    public static final int USUAL = 15;

    /** How much of it is printed, 0 to 1. */
    public double opacity() {
        return strength / 100.0;
    }
}
