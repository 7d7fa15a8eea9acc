package lampblack.web;

/** The odds of a roll alone, which take the place of those on a page when its form changes. */
public record OddsPage(String title, OddsView odds) implements Page {

    @Override
    public String kind() {
        return "odds";
    }
}
