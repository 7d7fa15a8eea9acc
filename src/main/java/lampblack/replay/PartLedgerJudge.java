package lampblack.replay;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.character.Choices;
import lampblack.character.LedgerEntry;
import lampblack.character.Name;
import lampblack.character.Part;
import lampblack.character.Pick;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;
import lampblack.node.MapNode;
import lampblack.node.Scalar;
import lampblack.rules.OtherTrack;
import lampblack.rules.PartKind;
import lampblack.rules.ProblemCollector;
import lampblack.rules.SheetRules;
import lampblack.rules.advance.Earning;
import lampblack.rules.derived.DerivedSheet;

/** Judges what the ledger says of parts: that they come or go, and what happens to one of them. */
record PartLedgerJudge(SheetRules sheet, LedgerContext ledgerContext, ProblemCollector problems) {

    /** The state after an entry about one part, judged as an entry of the part's own; empty where it is skipped. */
    Optional<Choices> judge(LedgerEntry entry, Scalar named, DerivedSheet before, PartsJudge judge) {
        List<PartLocation> matches = PartLocation.find(sheet, before.choices(), named);
        if (matches.size() != 1) {
            unknown(named, matches, before);
            return Optional.empty();
        }
        PartKind kind = matches.get(0).kind();
        Part part = matches.get(0).part();
        DerivedSheet derived = before.part(kind.id(), part.key()).orElseThrow();
        LedgerContext own = ledgerContext.part(matches.get(0).path());
        ProblemCollector found = new ProblemCollector();
        Optional<Choices> next = new LedgerJudge(kind.sheet(), own, found, new PartsJudge(kind.sheet(), judge.file(),
                judge.budget(), found))
                .judgeOwn(entry, derived);
        DerivedSheet after = next.map(derived::withChoices).orElse(derived);
        own.overdraft().judge(entry, OverdraftJudge.balances(derived), OverdraftJudge.balances(after), after, found);
        problems.add(found, matches.get(0).path(),
                words -> Message.of("todo.part", "part", part.name(), "todo", words));
        return next.map(choices -> paid(before, derived.choices(), choices, entry.header().span())
                .plus(kind.id(), part.with(choices)));
    }

    /** What is left to the whole of what a part was bought with its money. */
    private Choices paid(DerivedSheet whole, Choices before, Choices after, Span place) {
        Choices next = whole.choices();
        for (String track : whole.sheet().currencies()) {
            String key = OtherTrack.ofWhole(track).key();
            long paid = after.spent().getOrDefault(key, 0L) - before.spent().getOrDefault(key, 0L);
            next = paid > 0 ? next.spend(track, paid)
                    : paid < 0 ? Earning.add(next, track, -paid, whole, place, problems) : next;
        }
        return next;
    }

    private void unknown(Scalar named, List<PartLocation> matches, DerivedSheet before) {
        if (matches.isEmpty()) {
            List<String> known = PartLocation.all(sheet, before.choices()).stream()
                    .map(partLocation -> partLocation.part().name()).toList();
            problems.reportUnknown("part", Name.of(named.text()).key(), named.span(),
                    () -> Diagnostic.of(Code.PART__UNKNOWN, named.span(), "name", named.text()).suggest(named.text(),
                    known));
        } else {
            List<Message> paths = matches.stream().map(found -> Message.quoted(found.path())).toList();
            problems.report(named.text(), Diagnostic.of(Code.PART__UNKNOWN, named.span(),
                    Message.of("part.unknown.several", "name", named.text(), "paths", paths)));
        }
    }

    /** The state after parts came, beside whatever else did. */
    Optional<Choices> gain(LedgerEntry.Gain gain, Optional<Choices> others, DerivedSheet before, PartsJudge judge) {
        Choices next = others.orElse(before.choices());
        for (MapNode.Entry entry : others.isEmpty() ? List.<MapNode.Entry>of() : gain.what().all()) {
            PartKind kind = sheet.parts().get(entry.key().text());
            if (kind != null) {
                new GainPolicyJudge(before, problems).judge(kind.label(), kind.gains(), entry.key().span());
            }
            for (Pick pick : kind == null ? List.<Pick>of() : Pick.decode(entry.value())) {
                next = judge.gained(before, next, kind, pick, gain.header().index());
            }
        }
        return next == before.choices() ? Optional.empty() : Optional.of(next);
    }

    /** The state after parts went, beside whatever else did; empty where one of them is not had. */
    Optional<Choices> lose(LedgerEntry.Lose lose, Optional<Choices> others, DerivedSheet before) {
        Choices next = others.orElse(before.choices());
        boolean known = others.isPresent();
        for (MapNode.Entry entry : known ? lose.what().all() : List.<MapNode.Entry>of()) {
            PartKind kind = sheet.parts().get(entry.key().text());
            for (Pick pick : kind == null ? List.<Pick>of() : Pick.decode(entry.value())) {
                Optional<Choices> without = lose(next, kind, pick);
                known &= without.isPresent();
                next = without.orElse(next);
            }
        }
        if (!known || next == before.choices()) {
            return Optional.empty();
        }
        Choices left = next;
        PartLocation.all(sheet, before.choices()).stream()
                .filter(partLocation -> !left.parts(partLocation.kind().id()).containsKey(partLocation.part().key()))
                .forEach(partLocation -> ledgerContext.parts().remove(partLocation.path()));
        return Optional.of(next);
    }

    private Optional<Choices> lose(Choices choices, PartKind kind, Pick pick) {
        String key = Name.of(pick.name().text()).key();
        Map<String, Part> parts = choices.parts(kind.id());
        if (parts.containsKey(key)) {
            return Optional.of(choices.minus(kind.id(), parts.get(key)));
        }
        problems.reportUnknown(kind.id(), key, pick.span(),
                () -> Diagnostic.of(Code.LEDGER__NOT_HAD, pick.span(), "name", pick.name().text()).suggest(
                        pick.name().text(), parts.values().stream().map(Part::name).toList()));
        return Optional.empty();
    }
}
