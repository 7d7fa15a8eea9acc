package lampblack.builder.ledger;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import lampblack.builder.page.CharacterTab;
import lampblack.builder.page.Control;
import lampblack.builder.page.TabInput;
import lampblack.builder.takeover.TakenBack;
import lampblack.builder.takeover.TakeoverNotices;
import lampblack.builder.takeover.TakeoverPlace;
import lampblack.character.TakenOver;

/**
 * The place on the line of time up to which a character was made under earlier versions of its game.
 *
 * @param back the form that takes it back, where nothing has changed since
 */
public record MarkerView(String id, String words, List<Control> back) {

    public MarkerView {
        back = List.copyOf(back);
    }

    /** All that stand in the ledger of a character, by the number that they have there. */
    static Map<Integer, MarkerView> all(TabInput in) {
        List<TakenOver> markers = in.character().file().takenOver();
        if (markers.isEmpty()) {
            return new TreeMap<>();
        }
        Map<Integer, MarkerView> all = new TreeMap<>();
        for (int i = 0; i < markers.size(); i++) {
            all.put(markers.get(i).index(), of(in, markers, i));
        }
        return all;
    }

    private static MarkerView of(TabInput in, List<TakenOver> markers, int number) {
        TakenOver marker = markers.get(number);
        boolean isLast = number == markers.size() - 1;
        String id = "marker-" + (marker.index() + 1);
        return new MarkerView(id, words(in, marker), isLast ? TakenBack.of(in.shelf(), in.character())
                .map(back -> new TakeoverNotices(TakeoverPlace.of(in.key(), CharacterTab.HISTORY), in.shelf(),
                        in.messages()).form(List.of(back)).called(id + ".back").looking("small")).stream().toList()
                : List.of());
    }

    private static String words(TabInput in, TakenOver marker) {
        return in.messages().text("web.history.taken-over", "version", marker.version().text());
    }
}
