package lampblack.ruleset.look;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import lampblack.picture.ArtPicture;

/**
 * The pictures of a game.
 *
 * @param logo above the name of the game, at the head of each sheet
 * @param background behind pages
 * @param portraitFrame drawn over the edges of pictures of characters
 * @param playbooks at the head of the sheets of playbooks, by their ids
 */
public record ThemeArt(Optional<ArtPicture> logo, Optional<Background> background,
        Optional<ArtPicture> portraitFrame, Map<String, ArtPicture> playbooks) {

    /** Where there are none. */
    public static final ThemeArt NONE = new ThemeArt(Optional.empty(), Optional.empty(), Optional.empty(),
            Map.of());

    public ThemeArt {
        playbooks = new LinkedHashMap<>(playbooks);
    }

    /** Whether there are none. */
    public boolean isEmpty() {
        return logo.isEmpty() && background.isEmpty() && portraitFrame.isEmpty() && playbooks.isEmpty();
    }
}
