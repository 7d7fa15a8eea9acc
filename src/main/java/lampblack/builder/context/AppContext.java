package lampblack.builder.context;

import java.nio.file.Path;
import java.util.List;
import lampblack.builder.roll.RecentActivities;
import lampblack.builder.shelf.ShelfPage;
import lampblack.diagnostic.Messages;
import lampblack.load.RulesetLoader;
import lampblack.store.RulesetLocation;
import lampblack.template.PageRenderer;
import lampblack.template.SheetRenderer;

/** All that pages are made from: the characters on the shelf, the rulesets, the words and the look. */
public record AppContext(
        ShelfFolder shelf, CurrentRulesets libraries, Messages messages, PageRenderer renderer, SheetRenderer sheets,
        Assets assets,
        ChangeEvents events, FolderWatcher watch, ServerLog log, RecentActivities sittings, BackgroundTasks aside) {

    /** @param folder the folder of the characters, which must exist */
    public static AppContext of(RulesetLoader rulesets, Path folder, Messages messages) {
        CurrentRulesets libraries = new CurrentRulesets(rulesets);
        ChangeEvents events = new ChangeEvents();
        List<Path> folders = rulesets.locations().stream().filter(RulesetLocation.RulesetFolder.class::isInstance)
                .map(rulesetLocation -> ((RulesetLocation.RulesetFolder) rulesetLocation).root()).toList();
        return new AppContext(new ShelfFolder(folder), libraries, messages, new PageRenderer(messages),
                new SheetRenderer(),
                Assets.packed(), events, new FolderWatcher(folder, folders, libraries, events),
                new ServerLog(System.err),
                new RecentActivities(), new BackgroundTasks());
    }

    /** Makes the first page while the server is still being set up, so that all it is made from is at hand. */
    public void warm() {
        Thread thread = new Thread(() -> {
            PageContext now = PageContext.now(this);
            now.renderPage(ShelfPage.of(now, List.of()));
        }, "warm");
        thread.setDaemon(true);
        thread.start();
    }

    public void stop() {
        watch.stop();
        events.stop();
    }

    public String words(String key, Object... namesAndValues) {
        return messages.text(key, namesAndValues);
    }
}
