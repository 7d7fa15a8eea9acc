package lampblack.cli.edit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.character.LedgerEntry;
import lampblack.character.Name;
import lampblack.character.Pick;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.NearestName;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.trait.Trait;
import lampblack.rules.trait.TraitSet;

/** Says where the ratings stand that an entry of the ledger moved, and which names are new with it. */
record MovedRatingsText(DerivedSheet before, DerivedSheet after) {

    List<Message> of(LedgerEntry entry) {
        Optional<MapNode> what = entry instanceof LedgerEntry.Gain gain ? Optional.of(gain.what())
                : entry instanceof LedgerEntry.Lose lose ? Optional.of(lose.what()) : Optional.empty();
        List<Message> words = new ArrayList<>();
        for (MapNode.Entry all : what.map(MapNode::all).orElse(List.of())) {
            TraitSet set = after.sheet().traits().get(all.key().text());
            if (set != null && set.inPlay()) {
                names(all.value()).forEach(name -> words.addAll(moved(set, Name.of(name))));
            }
        }
        return words;
    }

    private static List<String> names(Node value) {
        return value instanceof MapNode map ? map.all().stream().map(entry -> entry.key().text()).toList()
                : Pick.decode(value).stream().map(pick -> pick.name().text()).toList();
    }

    private List<Message> moved(TraitSet set, Name name) {
        Trait trait = new Trait(set.id(), set.open() ? name.key() : name.shown());
        String now = after.ratingName(trait, after.rating(trait));
        if (before.traits(set.id()).contains(trait)) {
            return List.of(Message.of("cli.moved", "trait", after.title(trait), "before",
                    before.ratingName(trait, before.rating(trait)), "after", now));
        }
        List<Message> words = new ArrayList<>();
        words.add(Message.of("cli.moved.new", "trait", after.title(trait), "set", set.label().title(), "after", now));
        NearestName.to(name.shown(), before.traits(set.id()).stream().map(before::title).toList())
                .ifPresent(near -> words.add(Message.of("cli.moved.near", "name", near)));
        return words;
    }
}
