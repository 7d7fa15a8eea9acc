package lampblack.lint.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.expression.Mention;
import lampblack.rules.Amount;
import lampblack.rules.PartKind;
import lampblack.rules.Range;
import lampblack.rules.SheetRules;
import lampblack.rules.advance.Advance;
import lampblack.rules.advance.ChoosePurchase;
import lampblack.rules.advance.GainPurchase;
import lampblack.rules.advance.RaisePurchase;
import lampblack.rules.derived.FormulaScope;
import lampblack.rules.effect.EffectBlock;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionList;
import lampblack.rules.requirement.AllOf;
import lampblack.rules.requirement.AnyOf;
import lampblack.rules.requirement.If;
import lampblack.rules.requirement.Not;
import lampblack.rules.requirement.Requirement;
import lampblack.rules.step.ChooseStep;
import lampblack.rules.step.CreationStep;
import lampblack.rules.step.SpendStep;
import lampblack.rules.track.TrackShape;
import lampblack.rules.trait.Derivation;
import lampblack.rules.trait.TraitEntry;
import lampblack.rules.trait.TraitSet;

/** Every name in every expression of a sheet. */
final class Mentions {

    private final List<Mention> all = new ArrayList<>();

    private Mentions() {}

    static List<Mention> of(SheetRules sheet) {
        Mentions mentions = new Mentions();
        mentions.collect(sheet);
        mentions.all.removeIf(FormulaScope::isOfWhole);
        // What parts read of their whole counts as read in the whole.
        for (PartKind part : sheet.parts().values()) {
            mentions.range(part.places());
            Mentions inner = new Mentions();
            inner.collect(part.sheet());
            inner.all.stream().filter(FormulaScope::isOfWhole).forEach(mention -> mentions.all.add(
                    mention.named(mention.text().substring(FormulaScope.OF_WHOLE.length()))));
        }
        return mentions.all;
    }

    private void collect(SheetRules sheet) {
        sheet.traits().values().forEach(this::set);
        sheet.lists().values().forEach(this::list);
        sheet.tracks().values().forEach(track -> shape(track.shape()));
        sheet.creation().values().forEach(this::step);
        sheet.earning().values().forEach(earning -> range(earning.gives()));
        sheet.advances().values().forEach(this::advance);
        sheet.rules().values().forEach(rule -> requirement(rule.that()));
        sheet.rolls().values().forEach(roll -> all.addAll(roll.mentions()));
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
        requirement(option.holds());
        for (EffectBlock gives : option.gives()) {
            requirement(gives.holds());
            gives.effects().forEach(effect -> all.addAll(effect.mentions()));
        }
        amount(option.times());
        option.price().ifPresent(price -> all.addAll(price.mentions()));
        amount(option.uses());
        amount(option.boxes());
    }

    private void shape(TrackShape shape) {
        if (shape instanceof TrackShape.Boxes boxes) {
            amount(boxes.size());
        } else if (shape instanceof TrackShape.Clock clock) {
            amount(clock.size());
        } else if (shape instanceof TrackShape.Counter counter) {
            amount(counter.max());
        } else if (shape instanceof TrackShape.Pool pool) {
            amount(pool.start());
        } else if (shape instanceof TrackShape.Rows rows) {
            rows.rows().values().forEach(row -> amount(row.slots()));
        } else if (shape instanceof TrackShape.Bands bands) {
            bands.bands().values().forEach(band -> amount(band.upTo()));
        }
    }

    private void step(CreationStep step) {
        if (step instanceof SpendStep spend) {
            range(spend.points());
            amount(spend.upTo());
        } else if (step instanceof ChooseStep choose) {
            range(choose.picks());
        }
    }

    private void advance(Advance advance) {
        all.addAll(advance.cost().mentions());
        requirement(advance.requires());
        amount(advance.times());
        if (advance.purchase() instanceof RaisePurchase raise) {
            amount(raise.upTo());
        } else if (advance.purchase() instanceof ChoosePurchase take) {
            amount(take.picks());
        } else if (advance.purchase() instanceof GainPurchase bring) {
            bring.amounts().values().forEach(this::amount);
        }
    }

    private void requirement(Requirement requirement) {
        if (requirement instanceof AllOf parts) {
            parts.parts().forEach(this::requirement);
        } else if (requirement instanceof AnyOf parts) {
            parts.parts().forEach(this::requirement);
        } else if (requirement instanceof Not not) {
            requirement(not.part());
        } else if (requirement instanceof If condition) {
            all.addAll(condition.expression().mentions());
        }
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
