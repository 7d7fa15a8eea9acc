package lampblack.rules.option;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.character.TakenOption;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.rules.ProblemCollector;
import lampblack.rules.derived.DerivedSheet;

/** Judges where on a map an option is taken: in a cell that is free, with a link to what is held. */
record MapCellJudge(DerivedSheet without, ProblemCollector problems) {

    void judge(Option option, TakenOption taken) {
        List<CellMap> maps = CellMap.of(without, taken.list());
        Optional<CellMap> map = maps.stream().filter(cellMap -> !cellMap.of(taken.id()).isEmpty()).findFirst();
        if (map.isPresent()) {
            judge(option, taken, map.get());
        } else if (!maps.isEmpty() && without.sheet().maps().values().stream()
                .anyMatch(cellMap -> cellMap.list().equals(taken.list()) && !cellMap.of(taken.id()).isEmpty())) {
            problems.report(option.key().toString(), Diagnostic.of(Code.MAP__NO_CELL, taken.pick().span(), "option",
                    option.label().title(), "map", maps.get(0).label().title()));
        }
    }

    private void judge(Option option, TakenOption taken, CellMap map) {
        String subject = option.key().toString();
        Optional<MapCell> cell = map.cell(taken);
        Optional<String> said = taken.answer(CellMap.CELL);
        if (said.isPresent() && cell.filter(mapCell -> mapCell.id().equals(said.get())).isEmpty()) {
            // A cell that no map has for it is reported as an unknown answer.
            Question asked = option.asks().get(CellMap.CELL);
            if (asked != null && asked.oneOf().containsKey(said.get())) {
                problems.report(subject, Diagnostic.of(Code.MAP__OTHER_CELL, taken.pick().details().get(CellMap.CELL)
                        .orElseThrow().span(), "option", option.label().title(), "cell", said.get(), "cells",
                        map.of(taken.id()).stream().map(MapCell::id).toList()));
            }
            return;
        }
        if (cell.isEmpty()) {
            return;
        }
        Collection<TakenOption> others = without.choices().list(taken.list());
        without.charge(others.size() + map.cells().size());
        TakenOption holder = map.held(others).get(cell.get().id());
        if (holder != null) {
            // An option of a single cell is reported as taken too often.
            if (isBefore(holder, taken) && map.of(taken.id()).size() > 1) {
                problems.report(subject,
                        Diagnostic.of(Code.MAP__CELL_TAKEN, taken.pick().span(), "cell", cell.get().id(),
                        "option", option.label().title()).note(Message.of("note.taken-here"), holder.pick().span()));
            }
        } else if (!isLinked(cell.get(), taken, map, map.held(others))) {
            Diagnostic problem =
                    Diagnostic.of(Code.MAP__UNLINKED, taken.pick().span(), "option", option.label().title(),
                    "cell", cell.get().id());
            map.unlinked().ifPresent(severity -> problems.report(subject, problem.withSeverity(severity)));
        }
    }

    /** Whether a way leads to a cell from the start or from what is given, or a link from one that was taken before. */
    private boolean isLinked(MapCell cell, TakenOption taken, CellMap map, Map<String, TakenOption> held) {
        return cell.id().equals(map.start()) || map.reached(map.given(without), held.keySet()).contains(cell.id())
                || cell.links().stream().map(held::get).anyMatch(takenOption -> takenOption != null
                && isBefore(takenOption, taken));
    }

    /**
     * Creation is judged as a whole, and of two in one cell only the second is reported; what is generated has no
     * place.
     */
    private static boolean isBefore(TakenOption holder, TakenOption taken) {
        return holder.pick().span().source() != taken.pick().span().source()
                || holder.pick().span().start() <= taken.pick().span().start();
    }
}
