package lampblack.replay;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lampblack.character.Choices;
import lampblack.character.LedgerEntry;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;
import lampblack.dice.CostRange;
import lampblack.dice.RollCosts;
import lampblack.node.Scalar;
import lampblack.rules.OtherTrack;
import lampblack.rules.ProblemCollector;
import lampblack.rules.SheetRules;
import lampblack.rules.advance.PaidElsewhere;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.roll.Roll;
import lampblack.rules.track.LedgerRoom;
import lampblack.rules.track.Track;

/**
 * Judges an entry which says what was paid for a roll from tracks that ledgers keep, by the character itself, by
 * owners, or by the whole of the part that made it: {@code {roll: action, paid: {coin: 1, crew.coin: 1}}}; below 0 what
 * the roll brought to them.
 */
record RollPayment(DerivedSheet before, ProblemCollector problems) {

    /** The state after it; empty where there is no such roll, so that it is skipped. */
    Optional<Choices> judge(LedgerEntry.Rolled rolled) {
        String id = rolled.roll().text();
        Map<String, Roll> rolls = before.sheet().rolls();
        Roll roll = rolls.get(id);
        if (roll == null) {
            unknown(rolled.roll(), rolls.keySet());
            return Optional.empty();
        }
        RollCosts costs = RollCosts.of(roll, before);
        Choices next = before.choices();
        for (Map.Entry<String, Long> paid : PaidElsewhere.said(rolled).entrySet()) {
            String path = path(paid.getKey());
            Span place = rolled.header().node().map(PaidElsewhere.KEY).orElseThrow().keySpan(paid.getKey());
            objection(costs, path, paid).ifPresent(objection ->
                    problems.report(id, Diagnostic.of(Code.LEDGER__WRONG_PAYMENT, place, objection)));
            next = isOfPlay(path) ? next : paid(next, path, paid.getValue(), place);
        }
        return Optional.of(next);
    }

    /** The choices without what is paid, or with what comes, as far as there is room on the roller's own track. */
    private Choices paid(Choices choices, String path, long amount, Span place) {
        Track own = before.sheet().tracks().get(path);
        return amount < 0 && own != null ? new LedgerRoom(own, before.withChoices(choices)).add(-amount, place, problems)
                : choices.spend(path, amount);
    }

    /** What speaks against so much of a track: that the roll never costs it, or costs less or more. */
    private Optional<Message> objection(RollCosts costs, String path, Map.Entry<String, Long> paid) {
        String roll = costs.roll().label().title();
        if (!costs.tracks().contains(path)) {
            return Optional.of(Message.of("ledger.wrong-payment.roll", "roll", roll, "track", paid.getKey()));
        }
        if (isOfPlay(path)) {
            return Optional.of(Message.of("ledger.wrong-payment.play", "track", paid.getKey()));
        }
        if (paid.getValue() < 0) {
            CostRange all = costs.all(path);
            return !all.begins() || paid.getValue() >= all.least() ? Optional.empty() : Optional.of(Message.of(
                    "ledger.wrong-payment.brings", "roll", roll, "track", paid.getKey(), "most",
                    Math.max(0, -all.least()), "paid", paid.getValue()));
        }
        CostRange range = costs.range(path);
        boolean isLess = paid.getValue() < range.least();
        if (!isLess && (!range.ends() || paid.getValue() <= range.most())) {
            return Optional.empty();
        }
        return Optional.of(Message.of(isLess ? "ledger.wrong-payment.less" : range.most() <= 0
                ? "ledger.wrong-payment.roll" : "ledger.wrong-payment.more", "roll", roll, "track", paid.getKey(),
                "least", range.least(), "most", range.most(), "paid", paid.getValue()));
    }

    /** Whether play marks the track, which no entry pays from. */
    private boolean isOfPlay(String path) {
        return track(path).filter(track -> !track.ledger()).isPresent();
    }

    private void unknown(Scalar roll, Set<String> known) {
        Optional<String> kind = before.sheet().parts().values().stream()
                .filter(part -> part.sheet().rolls().containsKey(roll.text())).map(part -> part.label().title())
                        .findFirst();
        problems.reportUnknown("rolls", roll.text(), roll.span(), () -> kind.map(title -> Diagnostic.of(
                Code.ROLL__UNKNOWN, roll.span(), Message.of("roll.unknown.of-part", "name", roll.text(), "kind",
                        title)))
                .orElseGet(() -> Diagnostic.of(Code.ROLL__UNKNOWN, roll.span(), "name", roll.text())
                        .suggestOrList(roll.text(), known)));
    }

    private Optional<SheetRules> whole() {
        return before.whole().map(DerivedSheet::sheet);
    }

    /** What rules call a track that an entry names: what a part has not itself is its whole's. */
    private String path(String written) {
        boolean isOfWhole = !before.sheet().tracks().containsKey(written)
                && whole().filter(sheet -> sheet.tracks().containsKey(written)).isPresent();
        return isOfWhole ? OtherTrack.ofWhole(written).key() : written;
    }

    /** A track of the sheet itself or of the whole; empty for an owner's. */
    private Optional<Track> track(String path) {
        return OtherTrack.ofWholeAt(path).map(other -> whole().map(sheet -> sheet.tracks().get(other.track())))
                .orElseGet(() -> Optional.ofNullable(before.sheet().tracks().get(path)));
    }
}
