package lampblack.server;

import lampblack.builder.page.PageView;
import lampblack.diagnostic.Messages;

/** The last page that a server answers with. */
public record StoppedPage(String title) implements PageView {

    StoppedPage(Messages messages) {
        this(messages.text("web.stopped.title"));
    }

    @Override
    public String kind() {
        return "stopped";
    }
}
