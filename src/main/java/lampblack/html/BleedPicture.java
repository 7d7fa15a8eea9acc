package lampblack.html;

import lampblack.ruleset.look.Background;
import lampblack.sheet.Paper;

/** A picture over all of the paper, as a style sheet says it: paled in a picture of its own, since pages can pale none. */
final class BleedPicture {

    private BleedPicture() {}

    static String of(Background background, Paper paper, boolean landscape) {
        int across = landscape ? paper.height() : paper.width();
        int down = landscape ? paper.width() : paper.height();
        String picture = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 " + across + " " + down
                + "' preserveAspectRatio='none'><image href='" + background.art().address() + "' width='" + across
                + "' height='" + down + "' opacity='" + background.opacity()
                + "' preserveAspectRatio='xMidYMid slice'/></svg>";
        return "url(\"data:image/svg+xml," + picture.replace("<", "%" + "3C").replace(">", "%" + "3E") + "\") -9mm -8mm / "
                + paper.across(landscape) + " " + paper.down(landscape) + " no-repeat";
    }
}
