package lampblack.explain;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import lampblack.character.EntryKind;
import lampblack.character.LedgerEntry;
import lampblack.character.Pick;
import lampblack.diagnostic.Distinct;
import lampblack.diagnostic.Message;
import lampblack.node.MapNode;
import lampblack.replay.Provenance;
import lampblack.replay.Verdict;
import lampblack.rules.option.OptionKey;

/**
 * Explains on what a verdict rests beside the rules: the entries that gained something or paid a price of their own.
 */
record ProvenanceReasons(ExplanationContext context) {

    Map<String, Supplier<Reason>> all() {
        Map<String, Supplier<Reason>> all = new LinkedHashMap<>();
        Verdict verdict = Verdict.of(context.evaluated());
        Provenance provenance = verdict.provenance();
        all.put("rulings", () -> counted("verdict.rulings", verdict.rulings(), Distinct.of(context.evaluated().ruled()
                .stream().map(applied -> Citation.of(applied.ruling().span())))));
        all.put("gains", () -> counted("verdict.gains", provenance.gains(), Distinct.of(Stream.concat(
                provenance.options().keySet().stream().map(option -> OptionKey.of(option).list()),
                provenance.amounts().keySet().stream())).stream().flatMap(block -> places(block).stream()).toList()));
        all.put("prices", () -> counted("verdict.prices", provenance.prices(), prices()));
        all.put("own", () -> counted("verdict.own", provenance.own(), context.sheet().lists().values().stream()
                .flatMap(list -> context.at().choices().list(list.id()).stream().filter(list::isOwn))
                .map(taken -> Citation.of(taken.pick().span())).toList()));
        all.put("changes", () -> counted("verdict.changes", provenance.changes(), changes()));
        provenance.options().forEach((option, count) -> all.put("options." + option, () -> gained(
                context.at().title(OptionKey.of(option)), OptionKey.of(option).list(), count)));
        provenance.amounts().forEach((track, amount) -> all.put("amounts." + track, () -> gained(
                context.at().titleOf(context.sheet().tracks().get(track).label(), amount), track, amount)));
        return all;
    }

    private static Reason counted(String words, long count, List<Citation> places) {
        return Reason.of(Message.of(words, "count", count)).worth(count).at(places);
    }

    private Reason gained(String what, String block, long count) {
        return Reason.of(Message.of("why.not-bought", "amount", count, "what", what)).worth(count).at(places(block));
    }

    private List<Citation> changes() {
        return context.evaluated().file().ledger().stream().filter(entry -> entry.kind() == EntryKind.CHANGE)
                .map(LedgerEntry::header).map(header -> new Citation(header.node().keySpan(EntryKind.CHANGE.word()),
                        Optional.of(header.index() + 1))).toList();
    }

    /** The prices that are written in the ledger. */
    private List<Citation> prices() {
        List<Citation> places = new ArrayList<>();
        for (LedgerEntry entry : context.evaluated().file().ledger()) {
            entry.header().node().get("choose").map(Pick::decode).orElse(List.of()).stream()
                    .filter(pick -> pick.details().has("price")).forEach(pick -> places.add(
                            new Citation(pick.details().keySpan("price"), Optional.of(entry.header().index() + 1))));
        }
        return places;
    }

    /** The entries that gain or lose something of a list or track. */
    private List<Citation> places(String block) {
        List<Citation> places = new ArrayList<>();
        for (LedgerEntry entry : context.evaluated().file().ledger()) {
            for (EntryKind kind : List.of(EntryKind.GAIN, EntryKind.LOSE)) {
                Optional<MapNode> what = entry.header().node().map(kind.word()).filter(map -> map.has(block));
                what.ifPresent(map -> places.add(new Citation(map.keySpan(block),
                        Optional.of(entry.header().index() + 1))));
            }
        }
        return places;
    }
}
