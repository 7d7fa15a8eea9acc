package lampblack.explain;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import lampblack.character.TakenOption;
import lampblack.diagnostic.Message;
import lampblack.rules.option.CellMap;

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
                cell, taken)));
        return cells;
    }

    private Reason cell(String cell, TakenOption taken) {
        return Reason.of(Message.of("why.map-cell", "cell", cell, "option", title(taken)))
                .with(context.sheet().option(taken.list(), taken.id())
                        .map(option -> List.of(new OptionReasons(context).option(option))).orElse(List.of()));
    }

    private String title(TakenOption taken) {
        return context.sheet().option(taken.list(), taken.id()).map(option -> option.label().title())
                .orElse(taken.name());
    }
}
