package lampblack.lint.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import lampblack.diagnostic.Severity;
import lampblack.expression.Mention;
import lampblack.rules.Amount;
import lampblack.rules.Assertion;
import lampblack.rules.PartKind;
import lampblack.rules.Range;
import lampblack.rules.SheetRules;
import lampblack.rules.advance.AddPurchase;
import lampblack.rules.advance.Advance;
import lampblack.rules.advance.ChoosePurchase;
import lampblack.rules.advance.GainPurchase;
import lampblack.rules.advance.RaisePurchase;
import lampblack.rules.advance.SwapPurchase;
import lampblack.rules.derived.FormulaScope;
import lampblack.rules.effect.EffectBlock;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionList;
import lampblack.rules.option.WhenTaken;
import lampblack.rules.requirement.Requirement;
import lampblack.rules.step.ChooseStep;
import lampblack.rules.step.CreationStep;
import lampblack.rules.step.FillStep;
import lampblack.rules.step.SetRatingsStep;
import lampblack.rules.step.SpendStep;
import lampblack.rules.track.Track;
import lampblack.rules.trait.Derivation;
import lampblack.rules.trait.TraitEntry;
import lampblack.rules.trait.TraitSet;

/** Every name in every expression of a sheet. */
final class Mentions {

    private final List<Mention> all = new ArrayList<>();

    private final boolean everything;

    private Map<String, Track> tracks = Map.of();

    private Mentions(boolean everything) {
        this.everything = everything;
    }

    /** Those in what is judged by choices alone, as they are written, and not those in its parts. */
    static List<Mention> judged(SheetRules sheet) {
        Mentions mentions = new Mentions(false);
        mentions.collect(sheet);
        sheet.parts().values().forEach(part -> mentions.range(part.places()));
        return mentions.all;
    }

    static List<Mention> of(SheetRules sheet) {
        Mentions mentions = new Mentions(true);
        mentions.collect(sheet);
        mentions.all.removeIf(FormulaScope::isOfWhole);
        // What parts read of their whole counts as read in the whole.
        for (PartKind part : sheet.parts().values()) {
            mentions.range(part.places());
            Mentions inner = new Mentions(true);
            inner.collect(part.sheet());
            inner.all.stream().filter(FormulaScope::isOfWhole).forEach(mention -> mentions.all.add(
                    mention.named(mention.text().substring(FormulaScope.OF_WHOLE.length()))));
        }
        return mentions.all;
    }

    private void collect(SheetRules sheet) {
        tracks = sheet.tracks();
        sheet.traits().values().forEach(this::set);
        sheet.lists().values().forEach(this::list);
        sheet.tracks().values().stream().filter(track -> everything || track.ledger())
                .forEach(track -> track.shape().amounts().values().forEach(this::amount));
        sheet.tracks().values().forEach(track -> track.levels(everything).forEach(this::amount));
        sheet.gains().values().forEach(gains -> requirement(gains.requires()));
        sheet.creation().values().forEach(this::step);
        sheet.earning().values().forEach(earning -> range(earning.gives()));
        sheet.advances().values().forEach(this::advance);
        sheet.limits().values().forEach(limit -> amount(limit.times()));
        sheet.rules().values().stream().filter(rule -> everything || rule.severity() == Severity.ERROR
                        || rule.at() == Assertion.AssertionTime.CREATION)
                .forEach(rule -> requirement(rule.that()));
        if (everything) {
            sheet.rolls().values().forEach(roll -> {
                all.addAll(roll.mentions());
                roll.requirements().forEach(this::requirement);
            });
        }
    }

    private void set(TraitSet set) {
        amount(set.min());
        amount(set.max());
        amount(set.start());
        derivation(set.derived());
        for (TraitEntry entry : set.entries().values()) {
            amount(entry.start());
            amount(entry.max());
            derivation(entry.derived());
        }
    }

    private void list(OptionList list) {
        amount(list.atMost());
        all.addAll(list.price().mentions());
        list.entries().values().forEach(this::option);
    }

    private void option(Option option) {
        requirement(option.requires());
        if (everything) {
            given(option);
        } else {
            option.asks().values().forEach(question -> all.addAll(question.upTo().mentions()));
        }
        amount(option.times());
        option.price().ifPresent(price -> all.addAll(price.mentions()));
        taken(option.whenTaken(), track -> true);
    }

    private void given(Option option) {
        requirement(option.holds());
        for (EffectBlock gives : option.gives()) {
            requirement(gives.holds());
            gives.effects().forEach(effect -> all.addAll(effect.mentions()));
        }
        amount(option.uses());
        amount(option.boxes());
    }

    private void step(CreationStep step) {
        switch (step) {
            case SpendStep spend -> {
                range(spend.points());
                amount(spend.upTo());
            }
            case ChooseStep choose -> range(choose.picks());
            case SetRatingsStep set -> { }
            case FillStep fill -> { }
        }
    }

    private void advance(Advance advance) {
        all.addAll(advance.cost().mentions());
        requirement(advance.requires());
        amount(advance.times());
        taken(advance.whenTaken(), track -> everything || tracks.get(track).ledger());
        switch (advance.purchase()) {
            case RaisePurchase raise -> amount(raise.upTo());
            case ChoosePurchase choose -> amount(choose.picks());
            case GainPurchase gain -> gain.amounts().values().forEach(this::amount);
            case AddPurchase add -> { }
            case SwapPurchase swap -> { }
        }
    }

    /** @param judged whether what a track is moved by is judged by choices alone */
    private void taken(WhenTaken whenTaken, Predicate<String> judged) {
        whenTaken.amounts().forEach((track, amount) -> {
            if (judged.test(track)) {
                amount(amount);
            }
        });
        whenTaken.forMembers().forEach(members -> members.amounts().values().forEach(this::amount));
    }

    private void requirement(Requirement requirement) {
        requirement.leaves().forEach(leaf -> leaf.formula().ifPresent(
                expression -> all.addAll(expression.mentions())));
    }

    private void range(Range range) {
        amount(range.least());
        if (range.most() != range.least()) {
            amount(range.most());
        }
    }

    private void derivation(Optional<Derivation> derived) {
        derived.ifPresent(derivation -> all.addAll(derivation.mentions()));
    }

    private void amount(Optional<Amount> amount) {
        amount.ifPresent(this::amount);
    }

    private void amount(Amount amount) {
        all.addAll(amount.mentions());
    }
}
