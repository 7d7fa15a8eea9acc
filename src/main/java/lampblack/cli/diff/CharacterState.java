package lampblack.cli.diff;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import lampblack.character.TakenOption;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Messages;
import lampblack.diagnostic.Severity;
import lampblack.edit.LoadedCharacter;
import lampblack.offers.Offer;
import lampblack.offers.OfferFinder;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.option.OptionList;
import lampblack.rules.track.Track;
import lampblack.rules.track.Trait;
import lampblack.rules.track.TraitSet;

/**
 * What a character comes to under one ruleset, as far as players speak of it.
 *
 * @param dots by set and trait
 * @param balances what is left, by track
 * @param options what is had, by list
 * @param problems in words
 * @param open what can be had next, by where it would be written
 */
record CharacterState(Map<String, Long> dots, Map<String, Long> balances, Set<String> options, Set<String> problems,
        Map<String, OpenOffer> open) {

    /** Something that can be had. @param by the title of the step or advance */
    record OpenOffer(String by, String what) {}

    /** @param today what ids are called in the ruleset that it is held against */
    static CharacterState of(Checked<LoadedCharacter> judged, Messages messages, UnaryOperator<String> today) {
        CharacterState state = new CharacterState(new LinkedHashMap<>(), new LinkedHashMap<>(), new LinkedHashSet<>(),
                new LinkedHashSet<>(), new LinkedHashMap<>());
        judged.diagnostics().stream().filter(problem -> problem.severity() != Severity.NOTE)
                .forEach(problem -> state.problems.add(messages.render(problem.message())));
        judged.value().ifPresent(character -> state.read(character, today));
        return state;
    }

    private void read(LoadedCharacter character, UnaryOperator<String> today) {
        DerivedSheet derived = character.evaluated().inPlay();
        for (TraitSet set : derived.sheet().traits().values()) {
            for (Trait trait : derived.traits(set.id())) {
                dots.put(today.apply(set.id()) + "." + (set.open() ? derived.title(trait) : today.apply(trait.id())),
                        derived.rating(trait));
            }
        }
        for (Track track : derived.sheet().tracks().values()) {
            if (track.ledger()) {
                balances.put(today.apply(track.id()), derived.balance(track.id()));
            }
        }
        for (OptionList list : derived.sheet().lists().values()) {
            derived.choices().list(list.id()).stream().map(TakenOption::name)
                    .forEach(name -> options.add(today.apply(list.id() + "." + name)));
            derived.granted(list.id()).forEach(option -> options.add(today.apply(list.id() + "." + option.key().id())));
        }
        OfferFinder.of(character.evaluated()).offers().stream().filter(Offer::isOpen).forEach(offer -> open.put(
                today.apply(offer.where() + " " + offer.candidate().keys()), offer(offer)));
    }

    private static OpenOffer offer(Offer offer) {
        return new OpenOffer(offer.label().title(), offer.candidate().title());
    }
}
