package lampblack.web;

import java.nio.file.Path;
import java.util.List;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Messages;
import lampblack.io.PageRenderer;
import lampblack.io.RulesetLoader;
import lampblack.io.RulesetPlace;
import lampblack.io.SheetRenderer;

/** All that pages are made from: the characters on the shelf, the rulesets, the words and the look. */
record Workshop(
        Shelf shelf, Libraries libraries, Messages messages, PageRenderer renderer, SheetRenderer sheets, Assets assets,
        Events events, Watch watch, ServerLog log, Sittings sittings, Aside aside) {

    /** @param folder the folder of the characters, which must exist */
    static Workshop of(RulesetLoader rulesets, Path folder, Messages messages) {
        Libraries libraries = new Libraries(rulesets);
        Events events = new Events();
        List<Path> folders = rulesets.places().stream().filter(RulesetPlace.Folder.class::isInstance)
                .map(each -> ((RulesetPlace.Folder) each).root()).toList();
        return new Workshop(new Shelf(folder), libraries, messages, new PageRenderer(messages), new SheetRenderer(),
                Assets.packed(), events, new Watch(folder, folders, libraries, events), new ServerLog(System.err),
                new Sittings(), new Aside());
    }

    /** Makes the first page while the server is still being set up, so that all it is made from is at hand. */
    void warm() {
        Thread thread = new Thread(() -> {
            Moment now = Moment.now(this);
            now.whole(ShelfPage.of(now, List.of()));
        }, "warm");
        thread.setDaemon(true);
        thread.start();
    }

    void stop() {
        watch.stop();
        events.stop();
    }

    String words(String key, Object... namesAndValues) {
        return messages.render(Message.of(key, namesAndValues));
    }
}
