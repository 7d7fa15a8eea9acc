package lampblack.web;

/**
 * What stands round every page.
 *
 * @param look the styles that games give
 * @param htmx the script that changes parts of a page
 * @param kind the class that says which page it is
 */
public record Frame(String title, String fonts, String style, String look, String htmx, String script, String kind) {

    static Frame of(Page page, Moment moment) {
        String program = moment.words("web.program");
        String title = page.tabTitle().isEmpty() ? program : page.tabTitle() + " · " + program;
        Assets assets = moment.workshop().assets();
        return new Frame(title, assets.path("fonts.css"), assets.path("web.css"), moment.rulebooks().look().path(),
                assets.path("htmx.js"), assets.path("web.js"), "on-" + page.kind());
    }
}
