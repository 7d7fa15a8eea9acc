package lampblack.json;

import static lampblack.json.CharacterJson.ordered;
import java.util.Map;
import lampblack.diagnostic.Messages;
import lampblack.replay.Provenance;
import lampblack.replay.Verdict;

/** Whether a character is valid, and on what that rests, for programs. */
public final class VerdictJson {

    private VerdictJson() {}

    /** The verdict on a file: in a word, in a sentence, and what it rests on. */
    public static Map<String, Object> of(String file, Verdict verdict, Messages messages) {
        return ordered("file", file, "valid", verdict.errors() == 0, "verdict",
                messages.render(verdict.words()), "todo", verdict.todo(), "provenance", provenance(verdict));
    }

    /** What it rests on beside the rules. */
    static Map<String, Object> provenance(Verdict verdict) {
        Provenance provenance = verdict.provenance();
        return ordered("rulings", verdict.rulings(), "gains", provenance.gains(), "options", provenance.options(),
                "amounts", provenance.amounts(), "prices", provenance.prices());
    }
}
