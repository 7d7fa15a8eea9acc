package lampblack.ruleset.reading;

import java.util.ArrayList;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import lampblack.expression.Mention;
import lampblack.rules.PlayReading;
import lampblack.rules.Quantity;
import lampblack.rules.SheetRules;
import lampblack.rules.effect.Effect;
import lampblack.rules.effect.EffectBlock;
import lampblack.rules.option.Option;
import lampblack.rules.requirement.Requirement;

/** One sheet, or one kind of its parts, while it is looked through for what play changes. */
final class PlaySearch {

    /** A block that reads something, by formulas or by requirements. */
    record Gift(EffectBlock block, List<Mention> mentions, List<Quantity> required) {}

    final PlayReading reading;
    /** Blocks that read something, in the order of the sheet. */
    final List<Gift> gifts = new ArrayList<>();
    /** What formulas of options and their blocks name. */
    final List<Mention> given = new ArrayList<>();
    /** What else may read marks: sizes, boxes and uses, rules and rolls. */
    final List<Mention> others = new ArrayList<>();
    /** The blocks that are there in play alone. */
    final Map<EffectBlock, Boolean> blocks = new IdentityHashMap<>();
    final Set<Quantity> changed = new TreeSet<>();
    final Set<String> sizes = new TreeSet<>();
    boolean reads;

    PlaySearch(PlayReading reading) {
        this.reading = reading;
        SheetRules sheet = reading.sheet();
        sheet.tracks().values().forEach(track -> {
            track.shape().amounts().values().forEach(amount -> others.addAll(amount.mentions()));
            track.levels(true).forEach(amount -> others.addAll(amount.mentions()));
        });
        sheet.lists().values().forEach(list -> options(list.entries().values()));
        options(sheet.linked().gifts().values());
        sheet.whenTaken().values().forEach(taken -> Stream.of(taken.amounts().values().stream(),
                taken.elsewhere().values().stream(), taken.ticks().stream()).flatMap(amounts -> amounts)
                .forEach(amount -> others.addAll(amount.mentions())));
        sheet.rules().values().forEach(rule -> others.addAll(mentions(rule.that())));
        sheet.rolls().values().forEach(roll -> {
            others.addAll(roll.mentions());
            roll.requirements().forEach(requirement -> others.addAll(mentions(requirement)));
        });
    }

    private void options(Collection<Option> options) {
        for (Option option : options) {
            option.boxes().ifPresent(amount -> others.addAll(amount.mentions()));
            option.uses().ifPresent(amount -> others.addAll(amount.mentions()));
            given.addAll(mentions(option.holds()));
            option.gives().forEach(block -> gift(option, block));
        }
    }

    private void gift(Option option, EffectBlock block) {
        List<Mention> mentions = new ArrayList<>(mentions(block.holds()));
        for (Effect effect : block.effects()) {
            mentions.addAll(effect.mentions());
        }
        given.addAll(mentions);
        mentions.addAll(mentions(option.holds()));
        List<Quantity> required = new ArrayList<>(option.holds().quantitiesRead());
        required.addAll(block.holds().quantitiesRead());
        if (!mentions.isEmpty() || !required.isEmpty()) {
            gifts.add(new Gift(block, mentions, required));
        }
    }

    /** What the formulas of a requirement name. */
    static List<Mention> mentions(Requirement requirement) {
        List<Mention> mentions = new ArrayList<>();
        for (Requirement leaf : requirement.leaves()) {
            leaf.formula().ifPresent(formula -> mentions.addAll(formula.mentions()));
        }
        return mentions;
    }
}
