package lampblack.json;

import java.util.Map;
import lampblack.diagnostic.Message;
import lampblack.replay.Verdict;

/** The verdict on a file: in a word, in a sentence, and what it rests on. */
public record VerdictJson(String file, boolean valid, Message verdict, long todo, ProvenanceJson provenance) {

    public static VerdictJson of(String file, Verdict verdict) {
        return new VerdictJson(file, verdict.errors() == 0, verdict.words(), verdict.todo(),
                ProvenanceJson.of(verdict));
    }

    /** What a verdict rests on beside the rules. */
    record ProvenanceJson(long rulings, long gains, Map<String, Long> options, Map<String, Long> amounts,
            long prices, long changes, long own) {

        static ProvenanceJson of(Verdict verdict) {
            return new ProvenanceJson(verdict.rulings(), verdict.provenance().gains(), verdict.provenance().options(),
                    verdict.provenance().amounts(), verdict.provenance().prices(),
                    verdict.provenance().changes(), verdict.provenance().own());
        }
    }
}
