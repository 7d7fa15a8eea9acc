package lampblack.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import lampblack.engine.Outcome;
import lampblack.io.LoadedCharacter;

/**
 * The leaf that is played from.
 *
 * @param said what the last mark did
 */
public record PlayLeaf(List<String> said, List<Group> groups) implements Leaf {

    /** The marks of the whole, or of one part. */
    public record Group(String id, String title, List<PlayBlock> blocks, List<Pack> packs) {}

    static PlayLeaf of(Visit visit, String stem, LoadedCharacter character) {
        return new PlayLeaf(visit.sitting().take(), groups(visit, stem, character.outcome(), Tab.PLAY));
    }

    private static List<Group> groups(Visit visit, String stem, Outcome outcome, Tab tab) {
        String action = Paths.change(stem, tab, "mark");
        String ledger = (Leaves.ALL.containsKey(Tab.ADVANCE) ? Tab.ADVANCE : Tab.BUILD).path(stem);
        List<Group> groups = new ArrayList<>();
        PlayBlocks whole = new PlayBlocks(visit, outcome, action, "", "m-", ledger);
        groups.add(new Group("marks", "", whole.all(), Pack.of(whole)));
        for (Map.Entry<String, Map<String, Outcome>> kind : outcome.parts().entrySet()) {
            for (Map.Entry<String, Outcome> part : kind.getValue().entrySet()) {
                String id = "p-" + kind.getKey() + "-" + groups.size();
                PlayBlocks own = new PlayBlocks(visit, part.getValue(), action, kind.getKey() + "." + part.getKey(),
                        id + "-", ledger);
                groups.add(new Group(id, part.getKey(), own.all(), Pack.of(own)));
            }
        }
        return groups;
    }
}
