package lampblack.builder.play;

import lampblack.builder.page.PageView;

/** The odds of a roll alone, which take the place of those on a page when its form changes. */
public record OddsPage(String title, OddsView odds) implements PageView {

    @Override
    public String kind() {
        return "odds";
    }

    @Override
    public String part() {
        return "yes";
    }
}
