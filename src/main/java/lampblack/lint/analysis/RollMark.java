package lampblack.lint.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.diagnostic.Span;
import lampblack.rules.Amount;
import lampblack.rules.Label;
import lampblack.rules.OtherTrack;
import lampblack.rules.SheetRules;
import lampblack.rules.roll.Roll;
import lampblack.rules.roll.RollEffects;
import lampblack.rules.roll.RollExtra;
import lampblack.rules.roll.RollOutcome;
import lampblack.rules.roll.RollSetting;
import lampblack.rules.track.Track;

/**
 * A track or row that a roll costs or clears, wherever it says so.
 *
 * @param path as the roll has it: its own, {@code link.track}, or of the whole of a part
 * @param isCost whether the roll costs it, rather than clears it
 * @param amount how much
 * @param place where it is written
 */
public record RollMark(String path, boolean isCost, Amount amount, Span place) {

    private static final String COSTS = "costs";

    /** All that a roll says it costs or clears: by itself, its choices, extras and outcomes, and as a group. */
    public static List<RollMark> of(Roll roll) {
        List<RollMark> all = new ArrayList<>();
        add(roll.label(), roll.always(), all);
        for (RollSetting setting : roll.settings().values()) {
            setting.choices().values().forEach(choice -> add(choice.label(), choice.brings(), all));
        }
        for (RollExtra extra : roll.extras().values()) {
            add(extra.label(), extra.brings(), all);
        }
        for (RollOutcome outcome : roll.outcomes().values()) {
            add(outcome.label(), outcome.brings(), all);
        }
        roll.group().ifPresent(group -> group.costs().forEach((path, amount) ->
                all.add(new RollMark(path, true, amount, roll.label().key("group", COSTS, written(path))))));
        return all;
    }

    private static void add(Label label, RollEffects brings, List<RollMark> to) {
        brings.costs().forEach((path, amount) ->
                to.add(new RollMark(path, true, amount, label.key(COSTS, written(path)))));
        brings.clears().forEach((path, amount) ->
                to.add(new RollMark(path, false, amount, label.key("clears", written(path)))));
    }

    /** How a path is written in a ruleset. */
    public static String written(String path) {
        return OtherTrack.ofWholeAt(path).map(OtherTrack::track).orElse(path);
    }

    /** The track that a path of a roll stands for, with the sheet it is on; empty where there is none. */
    public static Optional<SheetTrack> track(String path, Roll roll, Map<String, SheetRules> sheets) {
        Optional<SheetRules> own = roll.sheetAmong(sheets);
        Optional<OtherTrack> ofWhole = OtherTrack.ofWholeAt(path);
        Optional<OtherTrack> ofOwner = own.flatMap(sheet -> OtherTrack.ofOwner(path, sheet));
        Optional<SheetRules> on = ofWhole.isPresent() ? roll.wholeAmong(sheets)
                : ofOwner.isPresent() ? own.map(sheet -> sheet.linked().links().get(ofOwner.get().link()).to())
                        .map(sheets::get) : own;
        String id = ofWhole.or(() -> ofOwner).map(OtherTrack::track).orElse(path.split("\\.")[0]);
        return on.flatMap(sheet -> Optional.ofNullable(sheet.tracks().get(id))
                .map(track -> new SheetTrack(sheet, track)));
    }

    /** A track with the sheet it is on. */
    public record SheetTrack(SheetRules sheet, Track track) {}
}
