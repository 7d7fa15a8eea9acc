package lampblack.rules.derived;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import lampblack.character.TakenOption;
import lampblack.rules.Quantity;
import lampblack.rules.SheetRules;
import lampblack.rules.WorkBudget;
import lampblack.rules.effect.ChangeSize;
import lampblack.rules.effect.Effect;
import lampblack.rules.effect.EffectBlock;
import lampblack.rules.effect.EffectInstance;
import lampblack.rules.effect.OptionInstance;
import lampblack.rules.option.Option;

/** What a single pick brings, by what it acts on: its effects, and the options that are there through it. */
record FoundEffects(Map<Quantity, List<EffectInstance>> instances, Map<Quantity, List<OptionInstance>> sources) {

    /** What indexing one option or effect is charged. */
    private static final int TELLING = 4;

    /** What a pick brings; nothing where the rules know nothing of it. */
    static FoundEffects of(TakenOption taken, SheetRules sheet, WorkBudget budget) {
        FoundEffects found = new FoundEffects(new TreeMap<>(), new TreeMap<>());
        budget.take(1);
        sheet.option(taken.list(), taken.id())
                .ifPresent(option -> found.admit(OptionInstance.of(option, taken), sheet, budget));
        return found;
    }

    boolean areOn(Class<? extends Quantity> kind) {
        for (Quantity quantity : instances.keySet()) {
            if (quantity.getClass() == kind) {
                return true;
            }
        }
        return false;
    }

    private void admit(OptionInstance source, SheetRules sheet, WorkBudget budget) {
        if (!budget.take(TELLING)) {
            return;
        }
        if (!source.isLeft()) {
            add(source);
        }
        for (EffectBlock block : source.option().gives()) {
            if (!block.isMeant(source::answer)) {
                continue;
            }
            boolean affordable = budget.take(TELLING * (1 + block.effects().size()));
            for (int place = 0; affordable && place < block.effects().size(); place++) {
                Effect effect = block.effects().get(place);
                int which = place;
                if (source.leavesOut(block, effect, sheet)) {
                    continue;
                }
                effect.changedQuantity(source).ifPresent(
                        quantity -> add(quantity, new EffectInstance(effect, source, block)));
                effect.grantedOption().flatMap(target -> target.option(source)).flatMap(sheet::option)
                        .filter(option -> !source.dependsOn(option.key()))
                        .ifPresent(option -> admit(source.granting(option, block, which), sheet, budget));
            }
        }
    }

    private void add(Quantity quantity, EffectInstance instance) {
        instances.computeIfAbsent(quantity, key -> new ArrayList<>()).add(instance);
        if (instance.effect() instanceof ChangeSize resize && resize.set().isPresent()) {
            instances.computeIfAbsent(new Quantity.SetSize(resize.track()), key -> new ArrayList<>()).add(instance);
        }
    }

    private void add(OptionInstance source) {
        Option option = source.option();
        option.tags().forEach(tag -> put(new Quantity.Tagged(tag), source));
        option.asks().values().forEach(
                question -> question.which().ifPresent(which -> put(new Quantity.Answers(which), source)));
        if (source.taken().isEmpty()) {
            put(new Quantity.Count(option.key().list()), source);
            put(new Quantity.Has(option.key()), source);
        }
    }

    private void put(Quantity key, OptionInstance source) {
        sources.computeIfAbsent(key, name -> new ArrayList<>()).add(source);
    }
}
