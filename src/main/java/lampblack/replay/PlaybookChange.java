package lampblack.replay;

import java.util.Map;
import lampblack.character.Choices;
import lampblack.character.Pick;
import lampblack.character.Rating;
import lampblack.character.TakenOption;
import lampblack.node.MapNode;
import lampblack.node.Scalar;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionKey;
import lampblack.rules.option.OptionList;
import lampblack.rules.track.Trait;
import lampblack.rules.track.TraitSet;

/** What stays and what ends when a playbook is left for another. */
record PlaybookChange(DerivedSheet before) {

    /** The state with a playbook that was changed to; what it left when it was had before is not given twice. */
    static Choices enter(Choices choices, TakenOption playbook) {
        return choices.plus(playbook.asEntered(choices.times(OptionKey.LEFT, playbook.id()) > 0));
    }

    /**
     * The state without a playbook, in which the ratings and options that it leaves have become the character's own,
     * and its other gifts that stay go on; what others give while somebody has it ends.
     */
    Choices leave(Choices choices, Pick pick) {
        DerivedSheet with = before.withChoices(choices);
        Choices leaving = choices;
        Choices next = choices.without(OptionKey.PLAYBOOKS);
        for (TakenOption playbook : choices.list(OptionKey.PLAYBOOKS)) {
            // What it left when it was had before is there already.
            boolean again = next.times(OptionKey.LEFT, playbook.id()) > 0;
            leaving = again ? leaving.minus(playbook) : leaving.swapped(playbook, playbook.asLeaving());
            next = again ? next : next.plus(playbook.asLeft(OptionKey.LEFT));
        }
        DerivedSheet gives = with.asIfGivenBy(leaving);
        DerivedSheet without = with.lookingPastPlaybooks();
        return options(gives, without, ratings(gives, without, next, pick), pick);
    }

    private Choices ratings(DerivedSheet gives, DerivedSheet without, Choices left, Pick pick) {
        Choices next = left;
        for (TraitSet set : before.sheet().traits().values()) {
            for (Trait trait : gives.traits(set.id())) {
                long given = set.derivation(trait.id()).isPresent() ? 0 : gives.rating(trait) - without.rating(trait);
                if (given > 0 || given < 0 && set.inPlay()) {
                    Rating kept = left.rating(set.id(), trait.id())
                            .map(old -> new Rating(old.name(), given, old.under(), old.span()))
                            .orElseGet(() -> new Rating(set.open() ? gives.title(trait) : trait.id(), given, "",
                                    pick.span()));
                    next = next.plus(set.id(), trait.id(), kept);
                }
            }
        }
        return next;
    }

    private Choices options(DerivedSheet gives, DerivedSheet without, Choices left, Pick pick) {
        Choices next = left;
        for (OptionList list : before.sheet().lists().values()) {
            for (Option option : gives.granted(list.id())) {
                if (!without.has(option.key())) {
                    MapNode details = gives.givenBy(option.key())
                            .flatMap(source -> source.pick().details().map(option.key().id()))
                            .orElseGet(() -> new MapNode(Map.of(), pick.span()));
                    Pick kept = new Pick(Scalar.text(option.key().id(), pick.span()), details);
                    next = next.plus(new TakenOption(list.id(), option.key().id(), option.key().id(), false, kept));
                }
            }
        }
        return next;
    }
}
