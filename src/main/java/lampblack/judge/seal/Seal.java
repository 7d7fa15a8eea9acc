package lampblack.judge.seal;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import lampblack.node.MapNode;
import lampblack.node.NodePrinter;
import lampblack.replay.Owner;
import lampblack.ruleset.LoadedRuleset;

/**
 * What a character carries of its game.
 *
 * @param layers what the game was made of, the lowest first
 * @param owners what it belonged to, by link
 * @param removed the paths of what layers took out, where references to it are left
 * @param game what the layers came to, cut down to what the character uses
 */
public record Seal(List<SealedLayer> layers, Map<String, SealedOwner> owners, List<String> removed, MapNode game) {

    /** The key of a character's file under which it stands. */
    public static final String KEY = "sealed";
    /** The most letters that it may have. */
    public static final int LARGEST = 1 << 20;

    public Seal {
        layers = List.copyOf(layers);
        owners = new TreeMap<>(owners);
        removed = List.copyOf(removed);
    }

    /**
     * What a character would carry.
     *
     * @param game what is kept of the game's tree
     * @param former whether it is judged by what earlier versions said as well
     * @param removals whether it is said what layers took out
     */
    static Seal of(LoadedRuleset loaded, Map<String, Owner> owners, MapNode game, boolean former, boolean removals) {
        List<SealedLayer> layers = loaded.ruleset().credits().stream().map(credit -> new SealedLayer(credit,
                loaded.migrations().stream().filter(one -> former && one.layer().equals(credit.ruleset()))
                        .findFirst())).toList();
        Set<String> words = new HashSet<>();
        Words.ofRules(game, words);
        Map<String, SealedOwner> sealed = new TreeMap<>();
        owners.forEach((link, owner) -> sealed.put(link, SealedOwner.of(owner, words)));
        return new Seal(layers, sealed, removals ? List.copyOf(loaded.ruleset().removals().keySet()) : List.of(), game);
    }

    /** The text that stands in the file. */
    public String text() {
        MapNode tree = NewNodes.map().with("layers", NewNodes.maps(layers.stream().map(SealedLayer::tree).toList()));
        if (!owners.isEmpty()) {
            MapNode all = NewNodes.map();
            for (Map.Entry<String, SealedOwner> owner : owners.entrySet()) {
                all = all.with(owner.getKey(), owner.getValue().tree());
            }
            tree = tree.with("owners", all);
        }
        tree = removed.isEmpty() ? tree : tree.with("removed", NewNodes.list(removed));
        return NodePrinter.print(tree.with("game", game));
    }
}
