package lampblack.builder.history;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import lampblack.builder.page.CharacterTab;
import lampblack.builder.page.Notice.RetryForm;
import lampblack.builder.shelf.StoredVersion;
import lampblack.builder.tab.TabInput;
import lampblack.builder.takeover.ChangeLine;
import lampblack.builder.takeover.MovedWords;
import lampblack.builder.takeover.TakenBack;
import lampblack.builder.takeover.TakeoverNotices;
import lampblack.builder.takeover.TakeoverPlace;
import lampblack.character.CharacterFile;
import lampblack.character.TakenOver;
import lampblack.migration.FileVersions;
import lampblack.migration.Takeover;
import lampblack.ruleset.Ruleset;
import lampblack.ruleset.migration.Edition;
import lampblack.ruleset.migration.LayerVersions;
import lampblack.yaml.YamlReader;

/**
 * The place on the line of time from which on a later version of the game holds.
 *
 * @param changes what was otherwise from then on
 * @param back the form that takes it back, where nothing has changed since
 */
public record MarkerView(String id, String words, List<ChangeLine> changes, List<RetryForm> back) {

    public MarkerView {
        changes = List.copyOf(changes);
        back = List.copyOf(back);
    }

    /** All that stand in the ledger of a character, by the number that they have there. */
    static Map<Integer, MarkerView> all(TabInput in) {
        List<TakenOver> markers = in.character().file().takenOver();
        if (markers.isEmpty()) {
            return new TreeMap<>();
        }
        List<CharacterFile> earlier = earlier(in);
        Map<Integer, MarkerView> all = new TreeMap<>();
        for (int i = 0; i < markers.size(); i++) {
            all.put(markers.get(i).index(), of(in, markers, i, earlier));
        }
        return all;
    }

    /** Its earlier versions as they were written, the newest first. */
    private static List<CharacterFile> earlier(TabInput in) {
        List<StoredVersion> versions = new ArrayList<>(in.shelf().versions(in.key()));
        Collections.reverse(versions);
        return versions.stream().flatMap(version -> version.text().text().value().stream())
                .flatMap(text -> YamlReader.read(text.source()).value().stream())
                .flatMap(root -> CharacterFile.decode(root).value().stream()).toList();
    }

    private static MarkerView of(TabInput in, List<TakenOver> markers, int number, List<CharacterFile> earlier) {
        TakenOver marker = markers.get(number);
        boolean isLast = number == markers.size() - 1;
        return new MarkerView("marker-" + (marker.index() + 1), words(in, marker), changes(in, number, earlier), isLast
                ? TakenBack.of(in.shelf(), in.character()).map(back -> new TakeoverNotices(TakeoverPlace.of(in.key(),
                        CharacterTab.HISTORY), in.shelf(), in.messages()).form(List.of(back))).stream().toList()
                : List.of());
    }

    private static String words(TabInput in, TakenOver marker) {
        Optional<String> was = marker.was().flatMap(node -> node.asValue().map(version -> version.text())
                .or(() -> node.asMap().flatMap(map -> map.text(in.character().ruleset().ruleset().id()))))
                .filter(written -> !written.equals(marker.version().text()));
        return was.map(written -> in.messages().text("web.history.taken-over", "was", written, "version",
                marker.version().text())).orElseGet(() -> in.messages().text("web.history.taken-over-base", "version",
                        marker.version().text()));
    }

    /** What the versions changed that it took in, told by the file of before as far as that is kept. */
    private static List<ChangeLine> changes(TabInput in, int number, List<CharacterFile> earlier) {
        Ruleset game = in.character().ruleset().ruleset();
        CharacterFile now = in.character().file();
        List<FileVersions.Stretch> stretches = FileVersions.of(now, game.id(), game.migrations()).stretches();
        LayerVersions before = stretches.get(number).versions();
        LayerVersions after = stretches.get(number + 1).versions();
        Takeover then = earlier.stream().filter(file -> file.takenOver().size() == number).findFirst()
                .map(file -> Takeover.of(file, game)).orElseGet(() -> Takeover.none(now));
        List<Edition> taken = game.migrations().editions().stream()
                .filter(edition -> before.isBefore(edition) && !after.isBefore(edition)).toList();
        Takeover taking = new Takeover(then.file(), then.renamed().stream()
                .filter(renamed -> taken.contains(renamed.since().in())).toList(), then.former(), taken);
        return new MovedWords(taking, in.character().evaluated(), in.messages()).all();
    }
}
