package lampblack.lint.felt;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import lampblack.rules.SheetRules;
import lampblack.rules.effect.Effect;
import lampblack.rules.effect.ModifyRoll;
import lampblack.rules.roll.RollModifier;
import lampblack.rules.track.Track;
import lampblack.ruleset.Ruleset;

/** All that options and rows of any sheet give to rolls, by the roll. */
public record RollGifts(Map<String, List<RollModifier>> byRoll) {

    public static RollGifts of(Ruleset ruleset) {
        RollGifts gifts = new RollGifts(new HashMap<>());
        for (SheetRules sheet : ruleset.allSheets()) {
            sheet.options().forEach(option -> option.gives().forEach(block ->
                    block.effects().forEach(gifts::add)));
            for (Track track : sheet.tracks().values()) {
                track.shape().writtenRows().values().forEach(row -> row.gives().forEach(gifts::add));
            }
        }
        return gifts;
    }

    private void add(Effect effect) {
        effect.asModifyRoll().ifPresent(this::add);
    }

    private void add(ModifyRoll gift) {
        byRoll.computeIfAbsent(gift.roll(), roll -> new ArrayList<>()).add(gift.modifier());
    }

    /** What is given to a roll. */
    public List<RollModifier> to(String roll) {
        return byRoll.getOrDefault(roll, List.of());
    }
}
