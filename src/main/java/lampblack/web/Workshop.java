package lampblack.web;

import java.nio.file.Path;
import java.util.List;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Messages;
import lampblack.io.PageRenderer;
import lampblack.io.RulesetPlace;
import lampblack.io.SheetRenderer;
import lampblack.io.Verdicts;

/** All that pages are made from: the characters on the shelf, the rulesets, the words and the look. */
record Workshop(
        Shelf shelf, Libraries libraries, Messages messages, PageRenderer renderer, SheetRenderer sheets, Assets assets,
        Events events, Watch watch) {

    /**
     * @param places where rulesets are looked up
     * @param folder the folder of the characters, which must exist
     */
    static Workshop of(List<RulesetPlace> places, Verdicts verdicts, Path folder, Messages messages) {
        Libraries libraries = new Libraries(places, verdicts);
        Events events = new Events();
        List<Path> folders = places.stream().filter(RulesetPlace.Folder.class::isInstance)
                .map(each -> ((RulesetPlace.Folder) each).root()).toList();
        return new Workshop(new Shelf(folder), libraries, messages, new PageRenderer(messages), new SheetRenderer(),
                Assets.packed(), events, new Watch(folder, folders, libraries, events));
    }

    void stop() {
        watch.stop();
        events.stop();
    }

    String words(String key, Object... namesAndValues) {
        return messages.render(Message.of(key, namesAndValues));
    }
}
