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
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("kind", item.kind().word());
        json.put("sheet", item.sheet());
        json.put("name", item.name());
        json.put("file", label.span().source().name());
        json.put("line", label.span().line());
        switch (found) {
            case Reachability.Witness witness -> {
                json.put("found", "path");
                json.put("from", witness.given());
                json.put("path", CharacterYamlWriter.choices(witness.evaluated().file().root()));
            }
            case Reachability.Unreachable proof -> {
                json.put("found", "proof");
                json.put("proof", ReasonJson.of(proof.reason(), messages));
            }
            case Reachability.Undecided undecided -> {
                json.put("found", "undecided");
                json.put("tries", undecided.tries());
            }
        }
        return json;
    }
}
