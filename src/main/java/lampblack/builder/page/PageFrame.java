package lampblack.builder.page;

import lampblack.builder.context.Assets;
import lampblack.builder.context.PageContext;

/**
 * What stands round every page.
 *
 * @param look the styles that games give
 * @param htmx the script that changes parts of a page
 * @param kind the class that says which page it is
 */
public record PageFrame(String title, String fonts, String style, String look, String htmx, String script,
        String kind) {

    public static PageFrame of(PageView page, PageContext moment) {
        String program = moment.words("web.program");
        String title = page.tabTitle().isEmpty() ? program : page.tabTitle() + " · " + program;
        Assets assets = moment.workshop().assets();
        return new PageFrame(title, assets.path("fonts.css"), assets.path("web.css"), moment.rulebooks().look().path(),
                assets.path("htmx.js"), assets.path("web.js"), "on-" + page.kind());
    }
}
