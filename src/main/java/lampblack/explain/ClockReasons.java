package lampblack.explain;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import lampblack.character.NamedClock;
import lampblack.diagnostic.Message;
import lampblack.node.MapNode;
import lampblack.replay.OptionBoxes;
import lampblack.rules.option.Option;
import lampblack.rules.track.Track;
import lampblack.rules.track.TrackShape;

/** Explains the clocks that players name, and the boxes of options that are marked. */
record ClockReasons(ExplanationContext context) {

    /** Every clock of a track, by path. */
    Map<String, Supplier<Reason>> all(Track track, TrackShape.Clocks clocks) {
        Map<String, Supplier<Reason>> all = new LinkedHashMap<>();
        String path = "tracks." + track.id();
        String title = context.at().titleOf(track.label());
        List<Object> sizes = clocks.sizes().stream().map(size -> (Object) size).toList();
        Reason rules = Reason.of(Message.of("why.clock-sizes", "track", title, "sizes", sizes))
                .at(context.rules().at("tracks", track.id(), "clocks"));
        all.put(path, () -> rules);
        all.put(path + ".sizes", () -> rules);
        all.put(path + ".clocks", () -> rules);
        clocks.sizes().forEach(size -> all.put(path + ".sizes." + size, () -> rules));
        for (NamedClock namedClock : NamedClock.all(context.evaluated().file().now(), track.id())) {
            String clock = path + ".clocks." + namedClock.name();
            Reason marked = Reason.of(Message.of("why.marked", "track", namedClock.name(), "marked",
                    namedClock.marked()))
                    .worth(namedClock.marked()).at(Citation.of(namedClock.value().span()));
            all.put(clock, () -> marked);
            all.put(clock + ".marked", () -> marked);
            all.put(clock + ".size", () -> Reason.of(Message.of("why.size", "track", namedClock.name(), "size",
                    namedClock.size()))
                    .worth(namedClock.size()).at(Citation.of(namedClock.value().span())));
        }
        return all;
    }

    /** The boxes of each option, by path. */
    Map<String, Supplier<Reason>> used() {
        Map<String, Supplier<Reason>> all = new LinkedHashMap<>();
        MapNode now = context.evaluated().file().now();
        OptionBoxes boxes = new OptionBoxes(context.at());
        for (Option option : boxes.all()) {
            String name = boxes.name(option);
            all.put("used." + name, () -> Reason.of(Message.of("why.marked", "track", option.label().title(), "marked",
                    boxes.marked(option, now))).worth(boxes.marked(option, now))
                    .at(now.map(OptionBoxes.USED).filter(map -> map.has(name))
                            .map(map -> Citation.of(map.get(name).orElseThrow().span()))));
        }
        return all;
    }
}
