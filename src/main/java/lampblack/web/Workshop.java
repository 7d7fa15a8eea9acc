package lampblack.web;

import java.nio.file.Path;
import java.util.List;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Messages;
import lampblack.io.PageRenderer;
import lampblack.io.RulesetPlace;
import lampblack.io.Verdicts;

/** All that pages are made from: the characters on the shelf, the rulesets, the words and the look. */
record Workshop(Shelf shelf, Libraries libraries, Messages messages, PageRenderer renderer, Assets assets,
        Sittings sittings) {

    /**
     * @param places where rulesets are looked up
     * @param folder the folder of the characters, which must exist
     */
    static Workshop of(List<RulesetPlace> places, Verdicts verdicts, Path folder, Messages messages) {
        return new Workshop(new Shelf(folder), new Libraries(places, verdicts), messages, new PageRenderer(messages),
                Assets.packed(), new Sittings());
    }

    String words(String key, Object... namesAndValues) {
        return messages.render(Message.of(key, namesAndValues));
    }
}
