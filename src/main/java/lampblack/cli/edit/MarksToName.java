package lampblack.cli.edit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.character.Name;
import lampblack.character.SlotMark;
import lampblack.cli.shell.CommandContext;
import lampblack.node.NewValue;
import lampblack.play.Markable;
import lampblack.play.MarkableFinder;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.track.Track;

/** What an entry takes out of rows, and the clock that it ticks, as they are named beforehand. */
record MarksToName(CommandContext context, EvaluatedCharacter evaluated) {

    Map<String, NewValue> of(List<String> clear, Optional<String> clock) {
        Map<String, List<String>> words = new LinkedHashMap<>();
        for (String name : clear) {
            Map<String, String> known = known();
            context.requireKnown("cli.not-in-a-row", Name.of(name).key(), known.keySet());
            words.computeIfAbsent(known.get(Name.of(name).key()), path -> new ArrayList<>()).add(name);
        }
        Map<String, NewValue> marked = new LinkedHashMap<>();
        words.forEach((path, names) -> marked.put(path, names.size() == 1 ? NewValue.of(names.get(0))
                : new NewValue.ListValue(names.stream().map(NewValue::of).toList())));
        clock.ifPresent(name -> marked.put(clock(name), NewValue.of(1L)));
        return marked;
    }

    /** The rows by the words that stand in them. */
    private Map<String, String> known() {
        Map<String, String> known = new LinkedHashMap<>();
        for (Track track : evaluated.sheet().tracks().values()) {
            track.shape().writtenRows().keySet().forEach(row -> SlotMark.all(evaluated.file().now(), track.id(), row)
                    .forEach(slot -> known.putIfAbsent(Name.of(slot.words()).key(), track.id() + "." + row)));
        }
        return known;
    }

    private String clock(String name) {
        Optional<Markable> place = new MarkableFinder(evaluated).find(name);
        return place.flatMap(found -> switch (found) {
            case Markable.OnClock on -> Optional.of(on.track().id() + "." + on.name());
            case Markable.OnTrack on -> Optional.of(on.track().id());
            default -> Optional.<String>empty();
        }).orElseThrow(() -> context.usageError("mark.no-clock", "name", name));
    }
}
