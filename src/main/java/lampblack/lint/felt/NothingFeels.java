package lampblack.lint.felt;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Severity;
import lampblack.lint.analysis.Findings;
import lampblack.lint.analysis.Lint;
import lampblack.rules.SheetRules;
import lampblack.rules.roll.Roll;
import lampblack.ruleset.Ruleset;

/**
 * What a ruleset gives, charges, limits or asks, and no roll, track, cap, price or option of any sheet can feel. It is
 * an error where this game wrote it; what its bases wrote is one note for each of them, and their layouts are no news:
 * they leave room for what a game may bring.
 */
public final class NothingFeels implements Lint {

    @Override
    public void check(Ruleset ruleset, Findings findings) {
        List<Unfelt> unfelt = new ArrayList<>();
        RollGifts gifts = RollGifts.of(ruleset);
        for (SheetRules sheet : ruleset.allSheets()) {
            FeltGift felt = new FeltGift(ruleset, sheet, findings.bounds(sheet));
            unfelt.addAll(new FeltOptions(sheet, felt, findings.bounds(sheet)).unfelt());
            unfelt.addAll(new FeltLists(sheet, findings.bounds(sheet)).unfelt());
            unfelt.addAll(new FeltTracks(sheet, felt).unfelt());
            unfelt.addAll(new FeltTraits(sheet, findings.bounds(sheet)).unfelt());
            unfelt.addAll(new FeltMoments(ruleset, sheet, felt, findings::bounds).unfelt());
            unfelt.addAll(new FeltLevels(sheet, findings.bounds(sheet)).unfelt());
            unfelt.addAll(new FeltPlaybooks(sheet).unfelt());
            unfelt.addAll(new FeltProgress(sheet, findings.bounds(sheet)).unfelt());
            unfelt.addAll(new FeltLimits(sheet).unfelt());
        }
        ruleset.plans().forEach((id, plan) -> new FeltLayout(ruleset.sheets().get(id), plan).unfelt().stream()
                .filter(item -> ruleset.owns(item.place())).forEach(unfelt::add));
        for (SheetRules sheet : ruleset.allSheets()) {
            for (Roll roll : sheet.rolls().values()) {
                unfelt.addAll(new FeltMarks(ruleset, roll, gifts).unfelt());
                unfelt.addAll(new FeltRoll(roll, gifts, findings.bounds(sheet)).unfelt());
                unfelt.addAll(new FeltCosts(ruleset, roll, gifts.to(roll.id()), findings::bounds).unfelt());
            }
        }
        report(ruleset, unfelt.stream().filter(item -> !findings.reportsWithin(item.place())).toList(), findings);
    }

    private static void report(Ruleset ruleset, List<Unfelt> unfelt, Findings findings) {
        Map<String, List<Unfelt>> ofBases = new LinkedHashMap<>();
        UnfeltRemovals removals = new UnfeltRemovals(ruleset);
        for (Unfelt item : unfelt) {
            if (ruleset.owns(item.place())) {
                Diagnostic found = Diagnostic.of(Code.RULESET__NOTHING_FEELS, item.place(), "reason", item.reason())
                        .note(item.way());
                findings.add(item.subject(), ruleset.frame() ? found.withSeverity(Severity.NOTE) : found);
            } else if (!removals.take(item)) {
                ofBases.computeIfAbsent(item.place().source().layer(), id -> new ArrayList<>()).add(item);
            }
        }
        removals.problems().forEach(found -> findings.add(found.subject(), ruleset.frame()
                ? found.diagnostic().withSeverity(Severity.NOTE) : found.diagnostic()));
        ofBases.forEach((base, items) -> ruleset.extendsPlace().ifPresent(place -> findings.add(base,
                Diagnostic.of(Code.RULESET__NOTHING_FEELS, place, Message.of("ruleset.nothing-feels.base", "base", base,
                        "count", items.size(), "reason", items.get(0).reason())).withSeverity(Severity.NOTE)
                        .note(Message.of("note.unfelt-there"), items.get(0).place()))));
    }

}
