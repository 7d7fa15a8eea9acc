package lampblack.engine;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.character.Entry;
import lampblack.character.Name;
import lampblack.character.Part;
import lampblack.character.Pick;
import lampblack.character.State;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.node.MapNode;
import lampblack.node.Scalar;
import lampblack.rules.Judgement;
import lampblack.rules.PartKind;
import lampblack.rules.SheetRules;
import lampblack.rules.Standing;

/** Judges what the ledger says of parts: that they come or go, and what happens to one of them. */
record PartLedger(SheetRules sheet, Prospect prospect, Judgement to) {

    /** The state after an entry about one part, judged as an entry of the part's own; empty where it is skipped. */
    Optional<State> judge(Entry entry, Scalar named, Standing before, PartsJudge judge) {
        List<PartPlace> meant = PartPlace.find(sheet, before.state(), named);
        if (meant.size() != 1) {
            unknown(named, meant, before);
            return Optional.empty();
        }
        PartKind kind = meant.get(0).kind();
        Part part = meant.get(0).part();
        Standing at = before.part(kind.id(), part.key()).orElseThrow();
        Prospect own = prospect.part(meant.get(0).path());
        Judgement found = new Judgement();
        Optional<State> next = new LedgerJudge(kind.sheet(), own, found, new PartsJudge(kind.sheet(), judge.file(),
                judge.effort(), found))
                .own(entry, at);
        Standing after = next.map(at::with).orElse(at);
        own.overdraft().judge(entry, Overdraft.balances(at), Overdraft.balances(after), after, found);
        to.add(found, meant.get(0).path(), words -> Message.of("todo.part", "part", part.name(), "todo", words));
        return next.map(state -> before.state().plus(kind.id(), part.with(state)));
    }

    private void unknown(Scalar named, List<PartPlace> meant, Standing before) {
        if (meant.isEmpty()) {
            List<String> known = PartPlace.all(sheet, before.state()).stream().map(each -> each.part().name()).toList();
            to.unknown("part", Name.of(named.text()).key(), named.span(),
                    () -> Diagnostic.of(Code.PART__UNKNOWN, named.span(), "name", named.text()).suggest(named.text(),
                    known));
        } else {
            List<String> paths = List.copyOf(meant.stream().map(each -> "`" + each.path() + "`").toList());
            to.object(named.text(), Diagnostic.of(Code.PART__UNKNOWN, named.span(),
                    Message.of("part.unknown.several", "name", named.text(), "paths", paths)));
        }
    }

    /** The state after parts came, beside whatever else did. */
    Optional<State> gain(Entry.Gain gain, Optional<State> others, Standing before, PartsJudge judge) {
        State next = others.orElse(before.state());
        for (MapNode.Entry each : others.isEmpty() ? List.<MapNode.Entry>of() : gain.what().all()) {
            PartKind kind = sheet.parts().get(each.key().text());
            for (Pick pick : kind == null ? List.<Pick>of() : Pick.decode(each.value())) {
                next = judge.gained(before, next, kind, pick, gain.header().index());
            }
        }
        return next == before.state() ? Optional.empty() : Optional.of(next);
    }

    /** The state after parts went, beside whatever else did; empty where one of them is not had. */
    Optional<State> lose(Entry.Lose lose, Optional<State> others, Standing before) {
        State next = others.orElse(before.state());
        boolean known = others.isPresent();
        for (MapNode.Entry each : known ? lose.what().all() : List.<MapNode.Entry>of()) {
            PartKind kind = sheet.parts().get(each.key().text());
            for (Pick pick : kind == null ? List.<Pick>of() : Pick.decode(each.value())) {
                Optional<State> without = lose(next, kind, pick);
                known &= without.isPresent();
                next = without.orElse(next);
            }
        }
        if (!known || next == before.state()) {
            return Optional.empty();
        }
        State left = next;
        PartPlace.all(sheet, before.state()).stream()
                .filter(each -> !left.parts(each.kind().id()).containsKey(each.part().key()))
                .forEach(each -> prospect.parts().remove(each.path()));
        return Optional.of(next);
    }

    private Optional<State> lose(State state, PartKind kind, Pick pick) {
        String key = Name.of(pick.name().text()).key();
        Map<String, Part> parts = state.parts(kind.id());
        if (parts.containsKey(key)) {
            return Optional.of(state.minus(kind.id(), parts.get(key)));
        }
        to.unknown(kind.id(), key, pick.span(),
                () -> Diagnostic.of(Code.LEDGER__NOT_HAD, pick.span(), "name", pick.name().text()).suggest(
                        pick.name().text(), parts.values().stream().map(Part::name).toList()));
        return Optional.empty();
    }
}
