package lampblack.explain;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import lampblack.diagnostic.Message;
import lampblack.rules.option.CellMap;
import lampblack.rules.option.OptionKey;

/** Explains which cells of a map are held. */
record MapReasons(ExplanationContext context) {

    /** Every cell with what took it, the start first. */
    Reason held(CellMap map) {
        return Reason.of(Message.of("why.map", "map", map.label().title())).at(Citation.of(map.label().span()))
                .with(cells(map).values().stream().map(Supplier::get).toList());
    }

    /** The reason for each cell that is held. */
    Map<String, Supplier<Reason>> cells(CellMap map) {
        Map<String, Supplier<Reason>> cells = new LinkedHashMap<>();
        cells.put(map.start(), () -> Reason.of(Message.of("why.map-start", "cell", map.start()))
                .at(context.rules().at("maps", map.id(), "start")));
        map.held(context.at().choices().list(map.list())).forEach((cell, taken) -> cells.putIfAbsent(cell, () -> cell(
                cell, new OptionKey(taken.list(), taken.id()))));
        map.given(context.at()).forEach(cell -> cells.putIfAbsent(cell, () -> cell(cell, new OptionKey(map.list(),
                map.cells().get(cell).entry()))));
        return cells;
    }

    private Reason cell(String cell, OptionKey taken) {
        return Reason.of(Message.of("why.map-cell", "cell", cell, "option", context.at().title(taken)))
                .with(context.sheet().option(taken).map(option -> List.of(new OptionReasons(context).option(option)))
                        .orElse(List.of()));
    }
}
