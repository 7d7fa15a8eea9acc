package lampblack.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import lampblack.engine.Outcome;
import lampblack.io.LoadedCharacter;

/**
 * The leaf that is played from.
 *
 * @param said what the last mark did
 * @param crew what it has to do with others; left out where only the marks are shown anew
 */
public record PlayLeaf(List<String> said, String ledger, List<Group> groups, List<CrewView> crew,
        List<RollLeaf.Way> reach) implements Leaf {

    /** The marks of the whole, or of one part. */
    public record Group(String id, String title, List<PlayBlock> blocks, List<Pack> packs,
            List<PlayBlock.Kept> kept) {}

    static PlayLeaf of(Visit visit, String stem, LoadedCharacter character) {
        return new PlayLeaf(visit.sitting().said(character.text().sha256()), ledger(stem),
                groups(visit, stem, character.outcome()),
                visit.isSaved() && visit.isPart() ? List.of() : List.of(CrewView.of(visit, stem, character)),
                reach(visit, stem, Tab.PLAY));
    }

    private static List<Group> groups(Visit visit, String stem, Outcome outcome) {
        String action = Paths.change(stem, Tab.PLAY, "mark");
        List<Group> groups = new ArrayList<>();
        PlayBlocks whole = new PlayBlocks(visit, outcome, action, "", "m-");
        groups.add(new Group("marks", "", whole.all(), Pack.of(whole), whole.kept()));
        for (Map.Entry<String, Map<String, Outcome>> kind : outcome.parts().entrySet()) {
            for (Map.Entry<String, Outcome> part : kind.getValue().entrySet()) {
                String id = "p-" + kind.getKey() + "-" + groups.size();
                PlayBlocks own = new PlayBlocks(visit, part.getValue(), action, kind.getKey() + "." + part.getKey(),
                        id + "-");
                groups.add(new Group(id, part.getKey(), own.all(), Pack.of(own), own.kept()));
            }
        }
        return groups;
    }

    /** Where what the ledger keeps is written down. */
    static String ledger(String stem) {
        return (Leaves.ALL.containsKey(Tab.ADVANCE) ? Tab.ADVANCE : Tab.BUILD).path(stem);
    }

    /** The ways that lie under the thumb. */
    static List<RollLeaf.Way> reach(Visit visit, String stem, Tab open) {
        return Stream.of(Tab.PLAY, Tab.ROLL).map(each -> new RollLeaf.Way(each.path(stem),
                visit.words("web.tab." + each.word()), each == open ? "page" : "")).toList();
    }
}
