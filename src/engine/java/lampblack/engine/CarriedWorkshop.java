package lampblack.engine;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import lampblack.diagnostic.Messages;
import lampblack.judge.RulesetForms;
import lampblack.page.published.PageStock;
import lampblack.page.published.PublishedPage;
import lampblack.workshop.DraftGame;
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

    /** Those that published games have no use for, too. */
    Messages messages() {
        Map<String, String> words = new HashMap<>(pieces.texts(PageStock.WORDS));
        words.putAll(pieces.texts(PageStock.OTHER_WORDS));
        return new Messages(words::get);
    }

    /** The page that a game is published as; empty where it has errors. */
    Optional<PublishedPage> page(DraftGame game) {
        return game.page(pieces.form("character.schema.json"), new PageStock(pieces.bytes()));
    }

    DraftPrints prints() {
        return new DraftPrints(messages(), pieces.sheets().get());
    }
}
