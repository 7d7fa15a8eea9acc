package lampblack.json;

import java.util.LinkedHashMap;
import java.util.Map;
import lampblack.character.CharacterYamlWriter;
import lampblack.diagnostic.Messages;
import lampblack.reach.Reachability;
import lampblack.rules.Label;
import lampblack.rulesettest.Coverage.CoverageItem;

/** What can be reached, as values for {@link JsonPrinter}. */
public final class ReachJson {

    private ReachJson() {}

    /**
     * What is known of one thing: {@code found} is {@code path}, {@code proof} or {@code undecided}, with what belongs
     * to it beside.
     */
    public static Map<String, Object> of(CoverageItem item, Label label, Reachability found, Messages messages) {
        Map<String, Object> shown = new LinkedHashMap<>();
        shown.put("kind", item.kind().word());
        shown.put("sheet", item.sheet());
        shown.put("name", item.name());
        shown.put("file", label.span().source().name());
        shown.put("line", label.span().line());
        switch (found) {
            case Reachability.Witness witness -> {
                shown.put("found", "path");
                shown.put("from", witness.given());
                shown.put("path", CharacterYamlWriter.choices(witness.outcome().file().root()));
            }
            case Reachability.Unreachable proof -> {
                shown.put("found", "proof");
                shown.put("proof", ReasonJson.of(proof.reason(), messages));
            }
            case Reachability.Undecided undecided -> {
                shown.put("found", "undecided");
                shown.put("tries", undecided.tries());
            }
        }
        return shown;
    }
}
