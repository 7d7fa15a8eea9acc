package lampblack.engine;

import java.util.LinkedHashMap;
import java.util.Map;
import lampblack.diagnostic.Messages;
import lampblack.judge.layer.RulesetForms;
import lampblack.workshop.DraftPrints;
import lampblack.workshop.Workshop;

/** The workshop of the game that a page carries. */
record CarriedWorkshop(CarriedPieces pieces) {

    Workshop workshop() {
        Map<String, Map<String, String>> bases = new LinkedHashMap<>();
        pieces.texts("bases").forEach((path, text) -> {
            int slash = path.indexOf('/');
            bases.computeIfAbsent(path.substring(0, slash), id -> new LinkedHashMap<>())
                    .put(path.substring(slash + 1), text);
        });
        return new Workshop(new RulesetForms(pieces.form("ruleset.schema.json"),
                pieces.form("ruleset-resolved.schema.json")), pieces.terms(), bases, messages().text("web.page.place"));
    }

    Messages messages() {
        return pieces.messages();
    }

    DraftPrints prints() {
        return new DraftPrints(messages(), pieces.sheets().get());
    }
}
