package lampblack.ruleset.look;

import lampblack.picture.ArtPicture;

/** A picture that a block has. */
public record BlockArt(ArtPicture picture, ArtPlace place) {}
