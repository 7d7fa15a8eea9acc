package lampblack.cli.edit;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import lampblack.character.LedgerEntry;
import lampblack.character.Name;
import lampblack.character.Pick;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.NearestName;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.track.Trait;
import lampblack.rules.track.TraitSet;

/** Says where the ratings stand that an entry of the ledger moved, and which names are new with it. */
record MovedRatingsText(DerivedSheet before, DerivedSheet after) {

    List<Message> of(LedgerEntry entry) {
        List<Message> words = new ArrayList<>();
        for (MapNode.Entry moved : moved(entry)) {
            TraitSet set = after.sheet().traits().get(moved.key().text());
            if (set != null && set.inPlay()) {
                names(moved.value()).forEach(name -> words.addAll(moved(set, Name.of(name))));
            }
        }
        return words;
    }

    private static Collection<MapNode.Entry> moved(LedgerEntry entry) {
        return switch (entry) {
            case LedgerEntry.Gain gain -> gain.what().all();
            case LedgerEntry.Lose lose -> lose.what().all();
            default -> List.of();
        };
    }

    private static List<String> names(Node value) {
        return Pick.decode(value).stream().map(pick -> pick.name().text()).toList();
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
