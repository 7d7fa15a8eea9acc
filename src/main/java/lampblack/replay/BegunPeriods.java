package lampblack.replay;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lampblack.character.LedgerEntry;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Report;
import lampblack.node.Scalar;
import lampblack.rules.Label;

/** Warns of entries that name a period that is over or has not begun, in a ledger that says when periods begin. */
final class BegunPeriods {

    private final Map<String, Long> latest = new HashMap<>();
    private final Set<String> told = new HashSet<>();
    private final Report report;

    BegunPeriods(Report report) {
        this.report = report;
    }

    /** @param periods the periods of the sheet by id */
    void judge(LedgerEntry entry, Map<String, Label> periods) {
        periods.forEach((id, label) -> {
            Optional<Scalar> written = entry.header().node().scalar(id);
            Optional<Long> number = entry.header().period(id);
            Long begun = latest.get(id);
            if (entry.begins(id)) {
                number.ifPresent(named -> latest.merge(id, named, Math::max));
            }
            if (begun == null || number.isEmpty() || number.get().longValue() == begun.longValue()) {
                return;
            }
            boolean over = number.get() < begun;
            if (!entry.begins(id) && told.add(id)) {
                report.add(Diagnostic.of(over ? Code.LEDGER__RUNS_BACKWARDS : Code.LEDGER__NOT_BEGUN,
                        written.orElseThrow().span(), Message.of(over ? "ledger.runs-backwards.period"
                                : "ledger.not-begun", "period", label.title(), "number", number.get(), "latest",
                                        begun)));
            }
        });
    }
}
