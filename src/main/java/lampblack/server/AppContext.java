package lampblack.server;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.LongSupplier;
import lampblack.builder.Builder;
import lampblack.builder.page.AssetUrls;
import lampblack.builder.play.Activities;
import lampblack.builder.shelf.Keys;
import lampblack.builder.shelf.Shelf;
import lampblack.builder.group.Attendee;
import lampblack.diagnostic.Messages;
import lampblack.load.RulesetLoader;
import lampblack.page.FormAnswers;
import lampblack.server.table.PersonalActivities;
import lampblack.server.table.Table;
import lampblack.template.Assets;
import lampblack.template.PageRenderer;
import lampblack.template.SheetRenderer;

/**
 * All that outlives a request: the folder of characters, the rulesets, the words and the look.
 *
 * @param seeds chance
 * @param stopSwitch what ends the server where no terminal does
 */
record AppContext(FolderStorage storage, FileHeaders headers, CurrentRulesets currentRulesets, Messages messages,
        PageRenderer renderer, SheetRenderer sheets, Assets assets, ChangeEvents events, FolderWatcher watch,
        ServerLog log, RecentActivities activities, BackgroundTasks tasks, Optional<Table> table, RollsFile rolls,
        PageCounts counts, PdfFiles pdfs, LatestPresses presses, FormAnswers answers, LongSupplier seeds,
        Optional<StopSwitch> stopSwitch) {

    /** For this machine alone. @param folder the folder of the characters, which must exist */
    static AppContext of(RulesetLoader rulesets, Path folder, Messages messages) {
        return of(rulesets, folder, messages, Optional.empty());
    }

    /** @param table the group that plays over the network, if any */
    static AppContext of(RulesetLoader rulesets, Path folder, Messages messages, Optional<Table> table) {
        CurrentRulesets currentRulesets = new CurrentRulesets(rulesets);
        FolderStorage storage = new FolderStorage(folder);
        FileHeaders headers = new FileHeaders();
        ChangeEvents events = new ChangeEvents((attendee, key) -> mayRead(table, storage, headers, attendee, key));
        table.ifPresent(open -> open.whenChanged(events::changed));
        List<Path> folders = rulesets.locations().stream().flatMap(location -> location.folder().stream()).toList();
        return new AppContext(storage, headers, currentRulesets, messages,
                new PageRenderer(messages), new SheetRenderer(), Assets.packed(), events,
                new FolderWatcher(folder, folders, currentRulesets, events), new ServerLog(System.err),
                new RecentActivities(), new BackgroundTasks(), table,
                new RollsFile(folder, RollsFile.FULL, events::changed), new PageCounts(System.getenv()),
                new PdfFiles(System.getenv()), new LatestPresses(), new FormAnswers(),
                () -> ThreadLocalRandom.current().nextLong(), Optional.empty());
    }

    /** The same with other chance. */
    AppContext with(LongSupplier other) {
        return new AppContext(storage, headers, currentRulesets, messages, renderer, sheets, assets, events, watch, log,
                activities, tasks, table, rolls, counts, pdfs, presses, answers, other, stopSwitch);
    }

    /** The same with others that make PDF, or nobody. */
    AppContext with(PdfFiles other) {
        return new AppContext(storage, headers, currentRulesets, messages, renderer, sheets, assets, events, watch, log,
                activities, tasks, table, rolls, counts, other, presses, answers, seeds, stopSwitch);
    }

    /** The same where a button ends it. */
    AppContext with(Optional<StopSwitch> button) {
        return new AppContext(storage, headers, currentRulesets, messages, renderer, sheets, assets, events, watch, log,
                activities, tasks, table, rolls, counts, pdfs, presses, answers, seeds, button);
    }

    /** A builder for one request, on a fixed snapshot of the rulesets. */
    Builder builder(Shelf open, RulesetSnapshot rulesets, Attendee attendee, String state) {
        Activities own = table.<Activities>map(any -> new PersonalActivities(activities, attendee.id()))
                .orElse(activities);
        return new Builder(open, rulesets, messages, new TemplatePrints(renderer, sheets, counts, pdfs),
                urls(rulesets, state),
                own, new LocalClock(), seeds, tasks, attendee);
    }

    /** Whether somebody may see the character of a key, wherever they are. */
    boolean mayRead(Attendee attendee, String key) {
        return mayRead(table, storage, headers, attendee, key);
    }

    private static boolean mayRead(Optional<Table> table, FolderStorage storage, FileHeaders headers, Attendee attendee,
            String key) {
        return table.isEmpty() || table.get().reads(attendee, key, Optional.of(key)
                .filter(Keys::isKey).map(Keys::file).flatMap(storage::file).flatMap(headers::of));
    }

    /** What judges characters for one request, on a fixed snapshot of the rulesets. */
    FolderJudge judge(RulesetSnapshot rulesets) {
        return new FolderJudge(storage, headers, rulesets);
    }

    /** The whole shelf, for one request. */
    Shelf shelf(FolderJudge judge) {
        return new Shelf(storage, judge, rolls, () -> Instant.now().toString());
    }

    private AssetUrls urls(RulesetSnapshot rulesets, String state) {
        return new AssetUrls(assets.path("fonts.css"), assets.path("web.css"), rulesets.look().path(),
                assets.path("web.js"), assets.path("print.css"), assets.path("print.js"), state);
    }

    /** Makes the first page while the server is still being set up, so that all it is made from is at hand. */
    void warm() {
        Thread thread = new Thread(() -> Exchange.of(this, Attendee.HOST).first(), "warm");
        thread.setDaemon(true);
        thread.start();
    }

    void stop() {
        watch.stop();
        events.stop();
    }
}
