package lampblack.engine;

import java.util.ArrayList;
import java.util.List;
import lampblack.character.Taken;
import lampblack.diagnostic.Message;
import lampblack.rules.CellMap;

/** Explains which cells of a map are held. */
record MapReasons(Evidence evidence) {

    /** Every cell with what took it, the start first. */
    Reason held(CellMap map) {
        List<Reason> parts = new ArrayList<>();
        parts.add(Reason.of(Message.of("why.map-start", "cell", map.start())).at(evidence.rules()
                .at("maps", map.id(), "start")));
        OptionReasons options = new OptionReasons(evidence);
        map.held(evidence.at().state().list(map.list())).forEach((cell, taken) -> parts.add(
                Reason.of(Message.of("why.map-cell", "cell", cell, "option", title(taken))).with(
                        evidence.sheet().option(taken.list(), taken.id()).map(each -> List.of(options.option(each)))
                                .orElse(List.of()))));
        return Reason.of(Message.of("why.map", "map", map.label().title())).at(Place.of(map.label().span()))
                .with(parts);
    }

    private String title(Taken taken) {
        return evidence.sheet().option(taken.list(), taken.id()).map(each -> each.label().title()).orElse(taken.name());
    }
}
