package lampblack.ruleset.reading;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import lampblack.expression.Mention;
import lampblack.rules.PlayReading;
import lampblack.rules.PlayRules;
import lampblack.rules.Quantity;
import lampblack.rules.SheetRules;
import lampblack.rules.derived.FormulaScope;
import lampblack.rules.effect.Effect;
import lampblack.rules.effect.EffectBlock;
import lampblack.rules.effect.EffectKey;
import lampblack.rules.option.Option;
import lampblack.rules.requirement.Requirement;
import lampblack.rules.track.Track;
import lampblack.rules.trait.Derivation;
import lampblack.rules.trait.Trait;
import lampblack.rules.trait.TraitSet;

/**
 * Finds what a sheet and its parts give in play alone: blocks that read the marks of play, or a rating or size that
 * such a block changes, or a size that is worked out from marks.
 */
final class PlayRulesFinder {

    /** One sheet, or one kind of its parts, while it is looked through. */
    private static final class PlaySearch {
        private final PlayReading reading;
        private final Map<EffectBlock, Boolean> blocks = new IdentityHashMap<>();
        private final Set<Quantity> changed = new TreeSet<>();
        private final Set<String> sizes = new TreeSet<>();
        private boolean reads;

        PlaySearch(PlayReading reading) {
            this.reading = reading;
        }
    }

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
            grown = all.stream().filter(this::grows).count() > 0;
        }
        all.forEach(found -> found.reads |= !found.blocks.isEmpty() || others(found.reading.sheet())
                .anyMatch(found.reading::reads));
        boolean any = all.stream().anyMatch(found -> found.reads);
        Map<String, PlayRules> ofParts = new LinkedHashMap<>();
        parts.forEach((id, found) -> ofParts.put(id, rules(found, found.reads)));
        return whole.reading.sheet().reading(rules(whole, any), ofParts);
    }

    private PlayRules rules(PlaySearch found, boolean reads) {
        Set<String> rules = new TreeSet<>();
        found.reading.sheet().rules().values().stream()
                .filter(rule -> mentions(rule.that()).anyMatch(mention -> isMark(mention, found)))
                .forEach(rule -> rules.add(rule.label().id()));
        List<Mention> all = Stream.concat(others(found.reading.sheet()),
                options(found.reading.sheet()).flatMap(PlayRulesFinder::given)).toList();
        Set<String> owners = new TreeSet<>();
        all.stream().filter(mention -> mention.names().startsWith(FormulaScope.OWNED))
                .filter(found.reading::reads).forEach(mention -> owners.add(PlayReading.plain(
                        mention.names().substring(FormulaScope.OWNED.length()))));
        return new PlayRules(reads, all.stream().anyMatch(FormulaScope::isOfMembers), owners, found.blocks, found.sizes, rules);
    }

    /** What else may read marks: sizes, boxes and uses, rules and rolls. */
    private static Stream<Mention> others(SheetRules sheet) {
        return Stream.of(
                sheet.tracks().values().stream().flatMap(track -> Stream.concat(
                        track.shape().amounts().values().stream(), track.levels(true).stream()))
                        .flatMap(amount -> amount.mentions().stream()),
                options(sheet).flatMap(option -> Stream.concat(option.boxes().stream(), option.uses().stream()))
                        .flatMap(amount -> amount.mentions().stream()),
                sheet.rules().values().stream().flatMap(rule -> mentions(rule.that())),
                sheet.rolls().values().stream().flatMap(roll -> roll.mentions().stream())).flatMap(all -> all);
    }

    private static Stream<Mention> given(Option option) {
        return Stream.concat(mentions(option.holds()), option.gives().stream().flatMap(block -> Stream.concat(
                mentions(block.holds()), block.effects().stream().flatMap(effect -> effect.mentions().stream()))));
    }

    private static Stream<Option> options(SheetRules sheet) {
        return Stream.concat(sheet.lists().values().stream().flatMap(list -> list.entries().values().stream()),
                sheet.linked().gifts().values().stream());
    }

    /** Takes in what reads marks by what is known so far; whether there was anything. */
    private boolean grows(PlaySearch found) {
        int before = found.blocks.size() + found.changed.size();
        SheetRules sheet = found.reading.sheet();
        sheet.tracks().values().forEach(track -> sizes(track, found));
        sheet.traits().values().forEach(set -> ratings(set, found));
        options(sheet).filter(option -> !option.gives().isEmpty()).forEach(option -> option.gives().stream()
                .filter(block -> !found.blocks.containsKey(block) && isInPlay(option, block, found))
                .forEach(block -> {
                    found.blocks.put(block, true);
                    block.effects().forEach(effect -> changes(effect, found));
                }));
        return found.blocks.size() + found.changed.size() > before;
    }

    private boolean isInPlay(Option option, EffectBlock block, PlaySearch found) {
        return reads(option.holds(), found) || reads(block.holds(), found)
                || block.effects().stream().anyMatch(effect -> effect.mentions().stream()
                        .anyMatch(mention -> reads(mention, found)));
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

    private boolean reads(Requirement requirement, PlaySearch found) {
        return mentions(requirement).anyMatch(mention -> reads(mention, found))
                || requirement.quantitiesRead().stream().anyMatch(found.changed::contains);
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

    private static Stream<Mention> mentions(Requirement requirement) {
        return requirement.leaves().stream().flatMap(leaf -> leaf.formula().stream())
                .flatMap(formula -> formula.mentions().stream());
    }
}
