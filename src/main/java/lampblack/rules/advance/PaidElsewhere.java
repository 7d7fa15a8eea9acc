package lampblack.rules.advance;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.character.LedgerEntry;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Fix;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Severity;
import lampblack.node.MapNode;
import lampblack.rules.OtherTrack;
import lampblack.rules.Price;
import lampblack.rules.ProblemCollector;
import lampblack.rules.derived.DerivedSheet;

/**
 * Holds what an entry says its owners have paid, {@code paid: {crew.coin: 2}}, or below 0 got, to what it costs of theirs
 * or brings.
 *
 * @param subject the id of what is bought or taken
 * @param title what that is called
 */
public record PaidElsewhere(LedgerEntry entry, String subject, Message title, ProblemCollector problems) {

    /** The key of an entry that says it. */
    public static final String KEY = "paid";

    /** What of a price the owners of a character pay or, below 0, get, by {@code link.track}. */
    public static Map<String, Long> due(Map<String, Long> price) {
        Map<String, Long> due = new LinkedHashMap<>();
        price.forEach((key, amount) -> {
            if (amount != Price.NONE && amount != 0
                    && OtherTrack.of(key).filter(track -> !track.isOfWhole()).isPresent()) {
                due.put(key, amount);
            }
        });
        return due;
    }

    /** What an entry says its owners have paid, by {@code link.track}. */
    public static Map<String, Long> said(LedgerEntry entry) {
        Map<String, Long> said = new LinkedHashMap<>();
        for (MapNode.Entry amount : entry.header().node().map(KEY).map(MapNode::all).orElse(List.of())) {
            amount.value().integer().ifPresent(number -> said.put(amount.key().text(), number));
        }
        return said;
    }

    /** Whether two sheets speak of the same amounts. */
    public static boolean areEqual(Map<String, Long> some, Map<String, Long> others) {
        return some.size() == others.size() && some.keySet().stream()
                .allMatch(key -> others.containsKey(key) && some.get(key) - others.get(key) == 0);
    }

    /** How amounts are written: {@code {crew.coin: 2}}. */
    public static String written(Map<String, Long> amounts) {
        List<String> words = amounts.entrySet().stream().map(entry -> entry.getKey() + ": " + entry.getValue())
                .toList();
        return "{" + String.join(", ", words) + "}";
    }

    /** What owners pay for something or get by it: what it costs, less what comes when it is taken. */
    public static Map<String, Long> due(Map<String, Long> price, Map<String, Long> taken) {
        Map<String, Long> due = due(price);
        taken.forEach((key, amount) -> due.merge(key, -amount, Long::sum));
        due.values().removeIf(amount -> amount == 0);
        return due;
    }

    /**
     * @param due by {@code link.track}
     * @param before knows which owners there are, as what comes to none needs no other half
     * @param readsOwner whether it was another one while the owner had less or more, which is no mistake
     */
    public void judge(Map<String, Long> due, DerivedSheet before, boolean readsOwner) {
        Map<String, Long> said = said(entry);
        boolean isThere = entry.header().node().has(KEY);
        Map<String, Long> least = new LinkedHashMap<>(due);
        least.entrySet().removeIf(one -> one.getValue() < 0 && !before.sheet().linked().owned().known()
                .containsKey(OtherTrack.of(one.getKey()).orElseThrow().link()));
        if (areEqual(due, said) && (isThere || due.isEmpty()) || areEqual(least, said)) {
            return;
        }
        Diagnostic problem = Diagnostic.of(Code.LEDGER__WRONG_PAYMENT, isThere
                ? entry.header().node().keySpan(KEY) : entry.header().span(), Message.of(wording(due, isThere),
                "advance", title, "due", written(due), "paid", written(said)));
        Optional<Fix> fix = isThere && !due.isEmpty()
                ? entry.header().node().get(KEY).map(node -> Fix.replace(node.span(), written(due))) : Optional.empty();
        problem = fix.map(problem::fix).orElse(problem);
        problem = isThere ? problem : problem.note(Message.of("note.write-paid", "due", written(due)));
        problems.report(subject, readsOwner && isThere ? problem.withSeverity(Severity.NOTE) : problem);
    }

    private static String wording(Map<String, Long> due, boolean isThere) {
        return !isThere ? "ledger.wrong-payment.missing" : due.isEmpty() ? "ledger.wrong-payment.nothing"
                : "ledger.wrong-payment";
    }
}
