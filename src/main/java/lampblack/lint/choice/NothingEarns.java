package lampblack.lint.choice;

import java.util.HashSet;
import java.util.Set;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Severity;
import lampblack.lint.analysis.Findings;
import lampblack.lint.analysis.Lint;
import lampblack.lint.bounds.SheetBounds;
import lampblack.rules.SheetRules;
import lampblack.rules.advance.Advance;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionList;
import lampblack.rules.track.Track;
import lampblack.ruleset.Ruleset;

/**
 * An advance costs what nothing earns. Money is passed over, which is what things are priced in: it comes and goes with
 * the story. A pool may do so as well, so that it is only noted.
 */
public final class NothingEarns implements Lint {

    @Override
    public void check(Ruleset ruleset, Findings findings) {
        for (SheetRules sheet : ruleset.allSheets()) {
            Set<String> known = known(sheet);
            known.addAll(byOthers(sheet, ruleset));
            SheetBounds bounds = findings.bounds(sheet);
            for (Advance advance : sheet.advances().values()) {
                for (String id : advance.cost().prices().keySet()) {
                    Track track = sheet.tracks().get(id);
                    if (!starts(track, bounds) && known.add(id)) {
                        findings.add(id, unearned(track, advance));
                    }
                }
            }
        }
    }

    private static Diagnostic unearned(Track track, Advance advance) {
        Diagnostic problem = Diagnostic.of(Code.RULESET__NOTHING_EARNS, track.label().span(), "track", track.id())
                .note(Message.of("note.costs-it", "advance", advance.id()), advance.label().span());
        return track.shape().isPool() ? problem.withSeverity(Severity.NOTE) : problem;
    }

    private static boolean starts(Track track, SheetBounds bounds) {
        return track.refill().isPresent() || bounds.amount(track.start()).high() > 0;
    }

    /** What others bring: an owner to its members by what it takes, a member to its owner. */
    private static Set<String> byOthers(SheetRules member, Ruleset ruleset) {
        Set<String> tracks = new HashSet<>();
        ruleset.sheets().values().forEach(other -> other.whenTaken().values().forEach(taken -> taken.elsewhere().keySet()
                .stream().filter(track -> other.linked().links().get(track.link()).to().equals(member.id()))
                .forEach(track -> tracks.add(track.track()))));
        ruleset.sheets().values().forEach(owner -> owner.whenTaken().values().stream()
                .flatMap(taken -> taken.forMembers().stream())
                .filter(members -> members.sheet().equals(member.id()))
                .forEach(members -> tracks.addAll(members.amounts().keySet())));
        return tracks;
    }

    /** What is earned, and what is money. */
    private static Set<String> known(SheetRules sheet) {
        Set<String> known = new HashSet<>();
        sheet.earning().values().forEach(earning -> known.addAll(earning.into()));
        sheet.advances().values().forEach(advance -> known.addAll(advance.whenTaken().amounts().keySet()));
        sheet.advances().values().forEach(advance -> known.addAll(advance.purchase().gains()));
        sheet.advances().values().forEach(advance -> advance.cost().prices().forEach((track, price) ->
                price.fixed().filter(amount -> amount < 0).ifPresent(amount -> known.add(track))));
        for (OptionList list : sheet.lists().values()) {
            known.addAll(list.price().prices().keySet());
            for (Option option : list.entries().values()) {
                known.addAll(option.whenTaken().amounts().keySet());
                option.price().ifPresent(price -> known.addAll(price.prices().keySet()));
            }
        }
        return known;
    }
}
