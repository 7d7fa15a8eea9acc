package lampblack.lint;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Severity;
import lampblack.lint.analysis.Findings;
import lampblack.lint.analysis.Lint;
import lampblack.lint.choice.DerivedChoice;
import lampblack.lint.choice.NoPlaybooks;
import lampblack.lint.choice.NotOpen;
import lampblack.lint.choice.UnderOpenSet;
import lampblack.lint.choice.NotACurrency;
import lampblack.lint.condition.CircularDerivation;
import lampblack.lint.condition.CircularLinks;
import lampblack.lint.condition.CircularRequirement;
import lampblack.lint.condition.TooManyGifts;
import lampblack.lint.condition.NoMark;
import lampblack.lint.condition.PlayGift;
import lampblack.lint.condition.ReadsMarks;
import lampblack.ruleset.Ruleset;

/**
 * The checks without which no character can be judged by a ruleset. A game that is played needs no other, and a published
 * one carries no other: nothing here may lead to the rest.
 */
public final class Mistakes {

    /** Looked for first: while one of these stands, the rest of what could be said is guesswork. */
    private static final List<Lint> MISTAKES = List.of(
            new CircularLinks(),
            new DerivedChoice(),
            new NotACurrency(),
            new NoMark(),
            new ReadsMarks(),
            new PlayGift(),
            new NotOpen(),
            new NoPlaybooks(),
            new UnderOpenSet(),
            new CircularDerivation(),
            new TooManyGifts(),
            new CircularRequirement());

    /** With one of these no character can be judged, so that a ruleset cannot wave it away. */
    private static final Set<Code> FIRM = EnumSet.of(
            Code.RULESET__CIRCULAR_LINKS,
            Code.RULESET__LONG_LINKS,
            Code.RULESET__DERIVED_CHOICE,
            Code.RULESET__NOT_A_CURRENCY,
            Code.RULESET__NO_MARK,
            Code.RULESET__READS_MARKS,
            Code.RULESET__PLAY_GIFT,
            Code.RULESET__NOT_OPEN,
            Code.RULESET__UNDER_OPEN_SET,
            Code.RULESET__CIRCULAR_DERIVATION,
            Code.RULESET__LONG_DERIVATION,
            Code.RULESET__TOO_MANY_GIFTS,
            Code.RULESET__CIRCULAR_REQUIREMENT);

    /** What is wrong with a game and keeps nobody from judging characters by it. */
    private static final Set<Code> HARMLESS = EnumSet.of(Code.RULESET__NOTHING_FEELS);

    private Mistakes() {}

    /** @param ruleset with its gifts as lists */
    static void look(Ruleset ruleset, Findings findings) {
        MISTAKES.forEach(lint -> lint.check(ruleset, findings));
    }

    /** The mistakes in rules with which no character can be judged. */
    public static List<Diagnostic> firm(Ruleset ruleset) {
        Findings findings = new Findings();
        Ruleset whole = ruleset.withGiftsAsLists();
        look(whole, findings);
        return findings.all().stream().map(Findings.Finding::diagnostic).filter(found -> isFirm(found.code())).toList();
    }

    /** Whether a problem leaves nothing to judge characters by. */
    public static boolean stops(Diagnostic problem) {
        return problem.severity() == Severity.ERROR && !HARMLESS.contains(problem.code());
    }

    static boolean isFirm(Code code) {
        return FIRM.contains(code);
    }
}
