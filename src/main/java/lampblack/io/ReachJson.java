package lampblack.io;

import java.util.LinkedHashMap;
import java.util.Map;
import lampblack.diagnostic.Messages;
import lampblack.engine.Coverage.Item;
import lampblack.engine.Found;
import lampblack.rules.Label;

/** What can be reached, as values for {@link JsonPrinter}. */
public final class ReachJson {

    private ReachJson() {}

    /**
     * What is known of one thing: {@code found} is {@code path}, {@code proof} or {@code undecided}, with what belongs
     * to it beside.
     */
    public static Map<String, Object> of(Item item, Label label, Found found, Messages messages) {
        Map<String, Object> shown = new LinkedHashMap<>();
        shown.put("kind", item.kind().word());
        shown.put("sheet", item.sheet());
        shown.put("name", item.name());
        shown.put("file", label.span().source().name());
        shown.put("line", label.span().line());
        if (found instanceof Found.Witness witness) {
            shown.put("found", "path");
            shown.put("from", witness.given());
            shown.put("path", CharacterPage.choices(witness.outcome().file().root()));
        } else if (found instanceof Found.Proof proof) {
            shown.put("found", "proof");
            shown.put("proof", ReasonJson.of(proof.reason(), messages));
        } else {
            shown.put("found", "undecided");
            shown.put("tries", ((Found.Undecided) found).tries());
        }
        return shown;
    }
}
