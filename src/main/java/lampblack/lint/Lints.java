package lampblack.lint;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Report;
import lampblack.lint.analysis.Findings;
import lampblack.lint.analysis.Lint;
import lampblack.lint.choice.EmptyStep;
import lampblack.lint.choice.NeverOpened;
import lampblack.lint.choice.NotOnMap;
import lampblack.lint.choice.NothingTakes;
import lampblack.lint.choice.NothingToTake;
import lampblack.lint.choice.OnlyGained;
import lampblack.lint.choice.TooFewOptions;
import lampblack.lint.choice.UnreachedCell;
import lampblack.lint.choice.UnspendableBudget;
import lampblack.lint.condition.CostByChoices;
import lampblack.lint.condition.MayDivideByZero;
import lampblack.lint.condition.NeverMet;
import lampblack.lint.condition.OutOfBounds;
import lampblack.lint.condition.SettledCondition;
import lampblack.lint.condition.TagNobodyHas;
import lampblack.lint.condition.WhileNeverHolds;
import lampblack.lint.choice.CostBothWays;
import lampblack.lint.choice.FallingCost;
import lampblack.lint.choice.FillsNothing;
import lampblack.lint.choice.FullOfMarks;
import lampblack.lint.choice.LostHead;
import lampblack.lint.choice.NeverAfforded;
import lampblack.lint.choice.NothingEarns;
import lampblack.lint.choice.NothingSpends;
import lampblack.lint.choice.UnpricedRating;
import lampblack.lint.choice.UnreachedPrice;
import lampblack.lint.effect.CapForAll;
import lampblack.lint.effect.FallingBand;
import lampblack.lint.effect.GivesNothing;
import lampblack.lint.effect.IdleExtra;
import lampblack.lint.effect.NeverRolled;
import lampblack.lint.effect.NoRoom;
import lampblack.lint.effect.NoTier;
import lampblack.lint.effect.NothingUses;
import lampblack.lint.effect.TooHeavy;
import lampblack.lint.effect.UnreachedLimit;
import lampblack.lint.effect.UnusedAnswer;
import lampblack.lint.effect.WorstFirst;
import lampblack.lint.felt.NothingFeels;
import lampblack.lint.text.BorrowedHead;
import lampblack.lint.text.LongText;
import lampblack.lint.text.LowContrast;
import lampblack.lint.text.MissingFace;
import lampblack.lint.text.MissingLetters;
import lampblack.lint.text.MissingText;
import lampblack.lint.text.OldWord;
import lampblack.lint.text.SaidTwice;
import lampblack.ruleset.Ruleset;

/** Every check that a ruleset must pass once its references are resolved. */
public final class Lints {

    /** Looked for next: where there is room for nothing, nothing can be met, put or paid there either. */
    private static final List<Lint> ROOM = List.of(new NoRoom());

    /** What nobody can do, or does with the wrong sign. */
    private static final List<Lint> DEEDS = List.of(new TooFewOptions(), new UnspendableBudget(), new CostBothWays());

    private static final List<Lint> ADVICE = List.of(
            new NeverRolled(),
            new IdleExtra(),
            new NoTier(),
            new WorstFirst(),
            new FullOfMarks(),
            new CapForAll(),
            new LostHead(),
            new NeverOpened(),
            new GivesNothing(),
            new TagNobodyHas(),
            new NothingUses(),
            new NothingTakes(),
            new OnlyGained(),
            new NothingEarns(),
            new NothingSpends(),
            new NeverMet(),
            new WhileNeverHolds(),
            new SettledCondition(),
            new EmptyStep(),
            new NothingToTake(),
            new FallingCost(),
            new CostByChoices(),
            new UnpricedRating(),
            new UnreachedPrice(),
            new FillsNothing(),
            new NeverAfforded(),
            new UnreachedLimit(),
            new FallingBand(),
            new TooHeavy(),
            new UnreachedCell(),
            new NotOnMap(),
            new OutOfBounds(),
            new MayDivideByZero(),
            new UnusedAnswer(),
            new NothingFeels(),
            new SaidTwice());

    /** What looks at words alone, which what comes by links has none of its own of. */
    private static final List<Lint> WORDS = List.of(
            new MissingText(),
            new LongText(),
            new OldWord(),
            new LowContrast(),
            new MissingFace(),
            new MissingLetters(),
            new BorrowedHead());

    /** What a ruleset may weigh as it likes. */
    private static final Set<Code> SOFT = EnumSet.of(
            Code.RULESET__NO_PLAYBOOKS,
            Code.RULESET__TOO_FEW_OPTIONS,
            Code.RULESET__UNSPENDABLE_BUDGET,
            Code.RULESET__NO_ROOM,
            Code.RULESET__NEVER_ROLLED,
            Code.RULESET__NEVER_OPENED,
            Code.RULESET__NOTHING_FEELS,
            Code.RULESET__COST_BOTH_WAYS,
            Code.RULESET__GIVES_NOTHING,
            Code.RULESET__SETTLED_CONDITION,
            Code.RULESET__EMPTY_STEP,
            Code.RULESET__UNREACHED_LIMIT,
            Code.RULESET__FALLING_BAND,
            Code.RULESET__WORST_FIRST,
            Code.RULESET__FULL_OF_MARKS,
            Code.RULESET__CAP_FOR_ALL,
            Code.RULESET__LOST_HEAD,
            Code.RULESET__OLD_WORD,
            Code.RULESET__TOO_HEAVY,
            Code.RULESET__UNREACHED_CELL,
            Code.RULESET__NOT_ON_MAP,
            Code.RULESET__SAID_TWICE,
            Code.RULESET__TAG_NOBODY_HAS,
            Code.RULESET__NOTHING_USES,
            Code.RULESET__NOTHING_TAKES,
            Code.RULESET__ONLY_GAINED,
            Code.RULESET__NOTHING_EARNS,
            Code.RULESET__NOTHING_SPENDS,
            Code.RULESET__NEVER_MET,
            Code.RULESET__WHILE_NEVER_HOLDS,
            Code.RULESET__NOTHING_TO_TAKE,
            Code.RULESET__FALLING_COST,
            Code.RULESET__COST_BY_CHOICES,
            Code.RULESET__UNPRICED_RATING,
            Code.RULESET__UNREACHED_PRICE,
            Code.RULESET__FILLS_NOTHING,
            Code.RULESET__NEVER_AFFORDED,
            Code.RULESET__OUT_OF_BOUNDS,
            Code.RULESET__MAY_DIVIDE_BY_ZERO,
            Code.RULESET__UNUSED_ANSWER,
            Code.RULESET__MISSING_TEXT,
            Code.RULESET__LONG_TEXT,
            Code.RULESET__LOW_CONTRAST,
            Code.RULESET__MISSING_FACE,
            Code.RULESET__MISSING_LETTERS,
            Code.RULESET__BORROWED_HEAD);

    private Lints() {}

    /** What they find, weighed as the ruleset says, sorted by place. */
    public static List<Diagnostic> check(Ruleset ruleset) {
        return check(ruleset, true);
    }

    /** The same, of those alone that keep a game from being played unless it says otherwise. */
    public static List<Diagnostic> play(Ruleset ruleset) {
        return check(ruleset, false);
    }

    private static List<Diagnostic> check(Ruleset ruleset, boolean advised) {
        Findings findings = new Findings();
        LintOverrides leniencies = new LintOverrides(ruleset);
        Ruleset whole = ruleset.withGiftsAsLists();
        Mistakes.look(whole, findings);
        boolean firm = findings.all().stream().noneMatch(finding -> Mistakes.isFirm(finding.diagnostic().code()));
        if (firm) {
            ROOM.forEach(lint -> lint.check(whole, findings));
        }
        boolean room = firm && findings.all().stream().allMatch(finding ->
                finding.diagnostic().code() != Code.RULESET__NO_ROOM || leniencies.isOff(finding));
        if (room) {
            DEEDS.forEach(lint -> lint.check(whole, findings));
        }
        if (room && advised) {
            ADVICE.forEach(lint -> lint.check(whole, findings));
            WORDS.forEach(lint -> lint.check(ruleset, findings));
        }
        Report report = new Report();
        leniencies.apply(findings, report, room && advised);
        return report.diagnostics();
    }

    static boolean isLint(Code code) {
        return Mistakes.isFirm(code) || SOFT.contains(code);
    }

    /** The ids of everything that a ruleset may weigh. */
    static List<String> soft() {
        return SOFT.stream().map(Code::id).toList();
    }
}
