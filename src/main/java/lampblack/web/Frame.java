package lampblack.web;

/**
 * What stands round every page.
 *
 * @param style the styles of all pages
 * @param htmx the script that changes parts of a page
 * @param kind which page it is
 */
public record Frame(
        String title, String fonts, String style, String tabStyle, String htmx, String script, String playStyle,
        String playScript, String kind) {

    static Frame of(Page page, Assets assets, String program) {
        String title = page.title().isEmpty() ? program : page.title() + " · " + program;
        return new Frame(title, assets.path("fonts.css"), assets.path("web.css"), assets.path("tabs.css"),
                assets.path("htmx.js"), assets.path("web.js"), assets.path("play.css"),
                assets.path("play.js"), page.kind());
    }
}
