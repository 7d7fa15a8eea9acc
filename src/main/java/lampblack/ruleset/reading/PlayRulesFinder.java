package lampblack.ruleset.reading;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import lampblack.expression.Mention;
import lampblack.rules.PlayReading;
import lampblack.rules.PlayRules;
import lampblack.rules.Quantity;
import lampblack.rules.SheetRules;
import lampblack.rules.derived.FormulaScope;
import lampblack.rules.effect.Effect;
import lampblack.rules.effect.EffectKey;
import lampblack.rules.track.Track;
import lampblack.rules.track.Derivation;
import lampblack.rules.track.Trait;
import lampblack.rules.track.TraitSet;

/**
 * Finds what a sheet and its parts give in play alone: blocks that read the marks of play, or a rating or size that
 * such a block changes, or a size that is worked out from marks.
 */
final class PlayRulesFinder {

    private final PlaySearch whole;
    private final Map<String, PlaySearch> parts = new LinkedHashMap<>();

    private PlayRulesFinder(PlayReading reading) {
        this.whole = new PlaySearch(reading);
        reading.sheet().parts().forEach((id, kind) -> parts.put(id, new PlaySearch(reading.part(kind.sheet()))));
    }

    /** Every sheet, knowing what of it reads the marks of play. */
    static void find(Map<String, SheetRules> sheets) {
        Map<String, SheetRules> before = Map.copyOf(sheets);
        sheets.replaceAll((id, sheet) ->
                new PlayRulesFinder(new PlayReading(sheet, Optional.empty(), before)).marked());
    }

    private SheetRules marked() {
        List<PlaySearch> all = new ArrayList<>(List.of(whole));
        all.addAll(parts.values());
        boolean grown = true;
        while (grown) {
            grown = false;
            for (PlaySearch found : all) {
                grown |= grows(found);
            }
        }
        for (PlaySearch found : all) {
            found.reads |= !found.blocks.isEmpty() || found.others.stream().anyMatch(found.reading::reads);
        }
        boolean any = all.stream().anyMatch(found -> found.reads);
        Map<String, PlayRules> ofParts = new LinkedHashMap<>();
        parts.forEach((id, found) -> ofParts.put(id, rules(found, found.reads)));
        return whole.reading.sheet().reading(rules(whole, any), ofParts);
    }

    private PlayRules rules(PlaySearch found, boolean reads) {
        Set<String> rules = new TreeSet<>();
        found.reading.sheet().rules().values().forEach(rule -> {
            if (PlaySearch.mentions(rule.that()).stream().anyMatch(mention -> isMark(mention, found))) {
                rules.add(rule.label().id());
            }
        });
        boolean ofMembers = false;
        Set<String> owners = new TreeSet<>();
        for (List<Mention> mentions : List.of(found.others, found.given)) {
            for (Mention mention : mentions) {
                ofMembers |= FormulaScope.isOfMembers(mention);
                if (mention.names().startsWith(FormulaScope.OWNED) && found.reading.reads(mention)) {
                    owners.add(PlayReading.plain(mention.names().substring(FormulaScope.OWNED.length())));
                }
            }
        }
        return new PlayRules(reads, ofMembers, owners, found.blocks, found.sizes, rules);
    }

    /** Takes in what reads marks by what is known so far; whether there was anything. */
    private boolean grows(PlaySearch found) {
        int before = found.blocks.size() + found.changed.size();
        SheetRules sheet = found.reading.sheet();
        sheet.tracks().values().forEach(track -> sizes(track, found));
        sheet.traits().values().forEach(set -> ratings(set, found));
        for (PlaySearch.Gift gift : found.gifts) {
            if (!found.blocks.containsKey(gift.block()) && isInPlay(gift, found)) {
                found.blocks.put(gift.block(), true);
                gift.block().effects().forEach(effect -> changes(effect, found));
            }
        }
        return found.blocks.size() + found.changed.size() > before;
    }

    private boolean isInPlay(PlaySearch.Gift gift, PlaySearch found) {
        return gift.mentions().stream().anyMatch(mention -> reads(mention, found))
                || gift.required().stream().anyMatch(found.changed::contains);
    }

    private void changes(Effect effect, PlaySearch found) {
        Quantity quantity = effect.declaredQuantity();
        if (effect.key() == EffectKey.SIZES) {
            change(quantity, found);
        } else if (effect.key() == EffectKey.RATINGS) {
            TraitSet set = found.reading.sheet().traits().get(quantity.id());
            (quantity.entry().equals(Quantity.ANY) ? set.entries().keySet() : Set.of(quantity.entry()))
                    .forEach(id -> rating(new Trait(set.id(), id), found));
            change(new Quantity.SetRatings(set.id()), found);
        }
    }

    private void rating(Trait trait, PlaySearch found) {
        change(new Quantity.TraitRating(trait), found);
        change(new Quantity.SetRatings(trait.set()), found);
    }

    /** Notes a quantity that play changes, under the names by which the whole and its parts read it. */
    private void change(Quantity quantity, PlaySearch found) {
        found.changed.add(quantity);
        if (found == whole) {
            parts.values().forEach(part -> part.changed.add(new Quantity.OfWhole(quantity)));
        } else {
            whole.changed.add(new Quantity.OfPart(found.reading.sheet().id(), quantity));
        }
    }

    private void sizes(Track track, PlaySearch found) {
        track.shape().amounts().forEach((row, amount) -> {
            String path = row.isEmpty() ? track.id() : track.id() + "." + row;
            if (!track.ledger() && amount.mentions().stream().anyMatch(mention -> reads(mention, found))) {
                change(new Quantity.Size(path), found);
            }
            if (!track.ledger() && amount.mentions().stream().anyMatch(mention -> isMark(mention, found))) {
                found.sizes.add(path);
            }
        });
    }

    private void ratings(TraitSet set, PlaySearch found) {
        for (String id : set.entries().keySet()) {
            Optional<Derivation> derivation = set.derivation(id);
            if (derivation.filter(of -> isChanged(of, found)).isPresent()) {
                rating(new Trait(set.id(), id), found);
            }
        }
    }

    private boolean isChanged(Derivation derivation, PlaySearch found) {
        return switch (derivation) {
            case Derivation.IsFormula is -> is.mentions().stream().anyMatch(mention -> reads(mention, found));
            case Derivation.CountsUnder under -> found.changed.contains(new Quantity.SetRatings(under.set()));
            case Derivation.SumsUnder under -> found.changed.contains(new Quantity.SetRatings(under.set()));
        };
    }

    /** Whether a mention stands for marks, or for a size that has no number without them. */
    private boolean isMark(Mention mention, PlaySearch found) {
        return found.reading.reads(mention) || mention.function().equals("size") && (FormulaScope.isOfWhole(mention)
                ? whole.sizes.contains(mention.text().substring(FormulaScope.OF_WHOLE.length()))
                : found.sizes.contains(mention.text()));
    }

    private boolean reads(Mention mention, PlaySearch found) {
        return found.reading.reads(mention)
                || Quantity.of(mention).filter(found.changed::contains).isPresent();
    }
}
