package lampblack.server.table;

import lampblack.builder.page.PageView;

/** A page of which only what stands above it is asked for. */
public record TableBarPage(String title) implements PageView {

    @Override
    public String kind() {
        return "table-bar";
    }
}
