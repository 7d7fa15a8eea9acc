package lampblack.replay;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lampblack.character.Calendar;
import lampblack.character.EntryHeader;
import lampblack.character.LedgerEntry;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Report;
import lampblack.diagnostic.Span;
import lampblack.node.MapNode;
import lampblack.node.Scalar;
import lampblack.rules.Label;
import lampblack.rules.SheetRules;
import lampblack.rules.advance.SharedLimit;
import lampblack.rules.derived.DerivedSheet;

/** Warns of entries that leave out the number of a period they are limited by, and of a ledger that runs backwards. */
final class LedgerOrderJudge {

    private static final String SESSION = "session";

    private final DerivedSheet end;
    private final Report report;
    private final BegunPeriods begun;
    private final Map<String, Integer> unnumbered = new HashMap<>();
    private final Set<String> told = new HashSet<>();
    private long session = Long.MIN_VALUE;
    private String date = "";
    private Optional<Long> sessionOfDate = Optional.empty();

    LedgerOrderJudge(DerivedSheet end, Report report) {
        this.end = end;
        this.report = report;
        this.begun = new BegunPeriods(report);
    }

    void judge(List<LedgerEntry> ledger) {
        for (LedgerEntry entry : ledger) {
            Optional<Scalar> part = entry.header().node().scalar(PartLocation.KEY);
            if (part.isEmpty()) {
                numbers(entry, end.sheet(), "");
            } else {
                PartLocation.find(end.sheet(), end.choices(), part.get()).forEach(location ->
                        numbers(entry, location.kind().sheet(), location.path() + " "));
            }
            entry.header().node().scalar("date").filter(day -> !Calendar.has(day.text())).ifPresent(day -> report.add(
                    Diagnostic.of(Code.LEDGER__NO_SUCH_DAY, day.span(), "date", day.text())));
            // What is remembered may be written down whenever one likes.
            if (!entry.isNote()) {
                order(entry.header());
                begun.judge(entry, end.sheet().periods());
            }
        }
    }

    /** @param owner the path of the part it is about, or nothing */
    private void numbers(LedgerEntry entry, SheetRules rules, String owner) {
        Set<String> missing = new HashSet<>();
        entry.bought().map(name -> rules.advances().get(name.text())).ifPresent(advance -> advance.per()
                .ifPresent(per -> count(owner + "advance ", advance.label(), per, rules, entry, entry.header().span(),
                        missing)));
        for (MapNode.Entry amount : entry.earned().map(MapNode::all).orElse(List.of())) {
            Optional.ofNullable(rules.earning().get(amount.key().text())).ifPresent(earning ->
                    count(owner + "earn ", earning.label(), earning.per(), rules, entry, amount.key().span(), missing));
        }
        for (SharedLimit limit : rules.limits().values()) {
            limit.per().ifPresent(per -> limit.uses(entry).forEach(use ->
                    count(owner + "limit ", limit.label(), per, rules, entry, use.span(), missing)));
        }
    }

    private void count(String kind, Label limit, String per, SheetRules rules, LedgerEntry entry, Span place,
            Set<String> missing) {
        Optional<String> period = per.equals(SESSION) ? Optional.of(SESSION)
                : Optional.ofNullable(rules.periods().get(per)).map(Label::title);
        if (period.isEmpty() || entry.header().period(per).isPresent()) {
            return;
        }
        int times = unnumbered.merge(kind + limit.id(), 1, Integer::sum);
        if (times == 2 && missing.add(per)) {
            report.add(Diagnostic.of(Code.LEDGER__NO_NUMBER, place, "what", limit.title(), "period", period.get(),
                    "key", per).note(Message.of("note.say-number", "key", per)));
        }
    }

    private void order(EntryHeader header) {
        Optional<Long> number = header.period(SESSION);
        boolean back = number.filter(item -> item < session).isPresent();
        if (back && told.add(SESSION)) {
            warn(header, SESSION, String.valueOf(session));
        }
        session = Math.max(session, number.orElse(session));
        Optional<String> day = header.date();
        boolean within = number.isPresent() && number.equals(sessionOfDate);
        if (day.isPresent() && day.get().compareTo(date) >= 0) {
            date = day.get();
            sessionOfDate = number;
        } else if (day.isPresent() && !back && !within && told.add("date")) {
            warn(header, "date", date);
        }
    }

    private void warn(EntryHeader header, String key, String latest) {
        Scalar written = header.node().scalar(key).orElseThrow();
        report.add(Diagnostic.of(Code.LEDGER__RUNS_BACKWARDS, written.span(), Message.of(key.equals(SESSION)
                ? "ledger.runs-backwards" : "ledger.runs-backwards.date", "written", written.text(), "latest",
                latest)));
    }
}
