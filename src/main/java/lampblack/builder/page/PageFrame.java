package lampblack.builder.page;

import java.util.List;
import lampblack.builder.group.TableBar;
import lampblack.diagnostic.Messages;

/**
 * What stands round every page.
 *
 * @param look the styles that games give
 * @param state what the page was made at, so that it knows whether it has been changed since
 * @param kind the class that says which page it is
 * @param table what stands above every page at a table; none elsewhere
 * @param saving what stands above every page of a game that is played without a server; none elsewhere
 * @param stops whether a button ends the program
 */
public record PageFrame(String title, String fonts, String style, String look, String script,
        String state, String kind, List<TableBar> table, List<SavingBar> saving, boolean stops) {

    public PageFrame {
        table = List.copyOf(table);
        saving = List.copyOf(saving);
    }

    public static PageFrame of(PageView page, AssetUrls assets, Messages messages, List<TableBar> table,
            List<SavingBar> saving, boolean stops) {
        String program = messages.text("web.program");
        String title = page.tabTitle().isEmpty() ? program : page.tabTitle() + " · " + program;
        return new PageFrame(title, assets.fonts(), assets.style(), assets.look(), assets.script(), assets.state(), "on-" + page.kind(), table, saving, stops);
    }
}
