package lampblack.server;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import lampblack.builder.Builder;
import lampblack.builder.page.AssetUrls;
import lampblack.builder.table.Attendee;
import lampblack.diagnostic.Messages;
import lampblack.load.RulesetLoader;
import lampblack.template.PageRenderer;
import lampblack.template.SheetRenderer;

/** All that outlives a request: the folder of characters, the rulesets, the words and the look. */
record AppContext(ShelfFolder shelf, FileHeaders headers, CurrentRulesets currentRulesets, Messages messages,
        PageRenderer renderer, SheetRenderer sheets, Assets assets, ChangeEvents events, FolderWatcher watch,
        ServerLog log, RecentActivities activities, BackgroundTasks tasks) {

    /** @param folder the folder of the characters, which must exist */
    static AppContext of(RulesetLoader rulesets, Path folder, Messages messages) {
        CurrentRulesets currentRulesets = new CurrentRulesets(rulesets);
        ChangeEvents events = new ChangeEvents();
        List<Path> folders = rulesets.locations().stream().flatMap(location -> location.folder().stream()).toList();
        return new AppContext(new ShelfFolder(folder), new FileHeaders(), currentRulesets, messages,
                new PageRenderer(messages), new SheetRenderer(), Assets.packed(), events,
                new FolderWatcher(folder, folders, currentRulesets, events), new ServerLog(System.err),
                new RecentActivities(), new BackgroundTasks());
    }

    /** A builder for one request, on a fixed snapshot of the rulesets. */
    Builder builder(FolderShelf open, RulesetSnapshot rulesets) {
        return new Builder(open, rulesets, messages, new TemplatePrints(renderer, sheets), urls(rulesets), activities,
                new LocalClock(), () -> ThreadLocalRandom.current().nextLong(), tasks,
                Attendee.HOST);
    }

    FolderShelf open(RulesetSnapshot rulesets) {
        return new FolderShelf(shelf, headers, rulesets);
    }

    private AssetUrls urls(RulesetSnapshot rulesets) {
        return new AssetUrls(assets.path("fonts.css"), assets.path("web.css"), rulesets.look().path(),
                assets.path("htmx.js"), assets.path("web.js"), assets.path("print.css"), assets.path("print.js"));
    }

    /** Makes the first page while the server is still being set up, so that all it is made from is at hand. */
    void warm() {
        Thread thread = new Thread(() -> Exchange.of(this).first(), "warm");
        thread.setDaemon(true);
        thread.start();
    }

    void stop() {
        watch.stop();
        events.stop();
    }
}
