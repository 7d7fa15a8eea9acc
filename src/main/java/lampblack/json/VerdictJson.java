package lampblack.json;

import static lampblack.json.CharacterJson.ordered;
import java.util.Map;
import lampblack.diagnostic.Messages;
import lampblack.replay.Provenance;
import lampblack.replay.Verdict;
import lampblack.ruleset.Ruleset;

/** Whether a character is valid, and on what that rests, for programs. */
public final class VerdictJson {

    private VerdictJson() {}

    /** The verdict on a file: in a word, in a sentence, and what it rests on. */
    public static Map<String, Object> of(String file, Verdict verdict, Messages messages) {
        Map<String, Object> json = ordered("file", file, "valid", verdict.errors() == 0, "verdict",
                messages.render(verdict.words()), "todo", verdict.todo(), "provenance", provenance(verdict));
        verdict.sealed().ifPresent(rules -> json.put("sealed", sealed(rules)));
        return json;
    }

    /** By whose rules a character is judged that carries them itself. */
    static Map<String, Object> sealed(Ruleset rules) {
        return ordered("ruleset", rules.id(), "title", rules.title(), "version", rules.version());
    }

    /** What it rests on beside the rules. */
    static Map<String, Object> provenance(Verdict verdict) {
        Provenance provenance = verdict.provenance();
        return ordered("rulings", verdict.rulings(), "gains", provenance.gains(), "options", provenance.options(),
                "amounts", provenance.amounts(), "prices", provenance.prices());
    }
}
