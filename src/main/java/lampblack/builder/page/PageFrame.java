package lampblack.builder.page;

import lampblack.diagnostic.Messages;

/**
 * What stands round every page.
 *
 * @param look the styles that games give
 * @param htmx the script that changes parts of a page
 * @param kind the class that says which page it is
 */
public record PageFrame(String title, String fonts, String style, String look, String htmx, String script,
        String kind) {

    public static PageFrame of(PageView page, AssetUrls assets, Messages messages) {
        String program = messages.text("web.program");
        String title = page.tabTitle().isEmpty() ? program : page.tabTitle() + " · " + program;
        return new PageFrame(title, assets.fonts(), assets.style(), assets.look(), assets.htmx(), assets.script(),
                "on-" + page.kind());
    }
}
