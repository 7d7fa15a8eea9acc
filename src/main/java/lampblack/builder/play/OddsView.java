package lampblack.builder.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Messages;
import lampblack.dice.Averages;
import lampblack.dice.Fraction;
import lampblack.dice.GroupOdds;
import lampblack.dice.Odds;
import lampblack.dice.RollNeeds;
import lampblack.dice.RolledDice;
import lampblack.dice.SettledRoll;
import lampblack.edit.LoadedCharacter;
import lampblack.play.RollDues;
import lampblack.rules.roll.GroupRoll;
import lampblack.rules.roll.RollExtra;
import lampblack.rules.roll.RollOutcome;
import lampblack.sheet.Markup;
import lampblack.sheet.build.RollDescriptions;

/**
 * The odds of a roll's outcomes.
 *
 * @param dice the dice rolled, in words
 * @param problem why the roll is impossible, or empty
 * @param means average costs and gains
 */
public record OddsView(String dice, String problem, List<OddsBar> bars, List<String> means) {

    /** How likely something is. @param width of a hundred */
    public record OddsBar(String title, String chance, String width, String says) {}

    public static OddsView of(Messages messages, RollRequest rollRequest, List<LoadedCharacter> fellows) {
        Optional<String> problem = problem(messages, rollRequest);
        if (problem.isPresent()) {
            return new OddsView("", problem.get(), List.of(), List.of());
        }
        List<SettledRoll> members = rollRequest.together(fellows);
        return members.size() > 1 ? group(messages, rollRequest, members)
                : alone(messages, rollRequest, rollRequest.settled());
    }

    /** Why a roll cannot be made as it is asked for. */
    public static Optional<String> problem(Messages messages, RollRequest rollRequest) {
        Optional<List<String>> clash = rollRequest.now().clash(rollRequest.roll());
        if (clash.isPresent()) {
            return Optional.of(messages.text("web.roll.clash", "one", extra(rollRequest, clash.get().get(0)), "other",
                    extra(rollRequest, clash.get().get(1))));
        }
        Optional<RollExtra> often = rollRequest.tooOften();
        if (often.isPresent()) {
            return Optional.of(messages.text("web.roll.too-often", "extra", often.get().label().title(), "most",
                    RollRequest.most(often.get(), rollRequest.evaluated().inPlay())));
        }
        Optional<RollNeeds.UnmetNeed> unmet = rollRequest.needs().firstUnmet(rollRequest.now());
        if (unmet.isPresent()) {
            return Optional.of(messages.text("web.roll.needs", "what", unmet.get().title(), "missing",
                    unmet.get().missing()));
        }
        return rollRequest.gone().map(gone -> messages.text("web.roll.gone", "what", Markup.plain(gone)))
                .or(() -> unpaid(messages, rollRequest));
    }

    /** Why who rolls, or an owner, cannot pay what it costs of theirs. */
    public static Optional<String> unpaid(Messages messages, RollRequest rollRequest) {
        return new RollDues(rollRequest.evaluated(), rollRequest.settled()).objection()
                .map(messages::render);
    }

    private static String extra(RollRequest rollRequest, String id) {
        return rollRequest.roll().extras().get(id).label().title();
    }

    private static OddsView alone(Messages messages, RollRequest rollRequest, SettledRoll settled) {
        Optional<Odds> odds = Odds.of(settled);
        List<OddsBar> bars = new ArrayList<>();
        List<String> means = new ArrayList<>();
        odds.ifPresent(all -> {
            for (RollOutcome rollOutcome : rollRequest.roll().outcomes().values()) {
                bars.add(bar(rollOutcome.label().title(), all.outcomes().probability(rollOutcome.id()),
                        Markup.plain(rollOutcome.says())));
            }
            RollDescriptions descriptions = words(messages, rollRequest);
            all.marks().forEach((track, marks) -> marked(messages, descriptions, track, Averages.of(marks).mean(),
                    means));
            all.ticks().forEach((setting, ticks) -> mean(messages, setting.isEmpty() ? messages.text("cli.odds.ticks")
                    : messages.text("cli.odds.ticks-of", "setting",
                            rollRequest.roll().settings().get(setting).label().title()), Averages.of(ticks).mean(),
                            means));
            if (rollRequest.roll().outcomes().isEmpty()) {
                mean(messages, messages.text("cli.odds.result"), Averages.of(all.kept()).mean(), means);
            }
        });
        return new OddsView(odds.isEmpty() ? messages.text("roll.no-roll") : dice(messages, settled), "", bars, means);
    }

    private static RollDescriptions words(Messages messages, RollRequest rollRequest) {
        return new RollDescriptions(rollRequest.game(), rollRequest.evaluated().inPlay(),
                rollRequest.roll().settings(), messages);
    }

    /** What is thrown: {@code 3d6, read the highest}. */
    static String dice(Messages messages, SettledRoll settled) {
        String rated = settled.against().map(number -> " " + messages.text("cli.odds.against", "number", number))
                .orElse("");
        return settled.dicePool().map(pool -> messages.text(RolledDice.sizes(settled).size() == 1
                ? "web.roll.thrown-one"
                : "web.roll.thrown", "dice", pool.dice() + "d" + settled.faces(), "keep",
                messages.text("roll.keep." + pool.keep().word()))).orElse("") + rated;
    }

    private static OddsView group(Messages messages, RollRequest rollRequest, List<SettledRoll> members) {
        GroupRoll group = rollRequest.roll().group().orElseThrow();
        GroupOdds odds = GroupOdds.of(rollRequest.roll(), group, members);
        List<OddsBar> bars = new ArrayList<>();
        if (group.counts() == GroupRoll.CountedResult.BEST) {
            rollRequest.roll().outcomes().values().forEach(rollOutcome -> bars.add(bar(rollOutcome.label().title(),
                    odds.best().probability(rollOutcome.id()), Markup.plain(rollOutcome.says()))));
        } else {
            bars.add(bar(messages.text("cli.odds.enough"), odds.enough().probability(true), ""));
            bars.add(bar(messages.text("cli.odds.not-enough"), odds.enough().probability(false), ""));
        }
        List<String> means = new ArrayList<>();
        RollDescriptions words = words(messages, rollRequest);
        odds.marks().forEach((track, marks) -> means.add(words.leader(track) + " "
                + words.change(track, Averages.of(marks).mean()).rounded(2)));
        return new OddsView(messages.text("web.roll.together-of", "count", members.size()), "", bars, means);
    }

    private static OddsBar bar(String title, Fraction chance, String says) {
        return new OddsBar(title, chance.percent(), chance.times(Fraction.of(100)).rounded(2), says);
    }

    /** How much of a track is marked on average, or how a supply changes. */
    private static void marked(Messages messages, RollDescriptions words, String track, Fraction mean,
            List<String> to) {
        if (mean.isZero() || !words.isSupply(track)) {
            mean(messages, words.title(track), mean, to);
            return;
        }
        Fraction change = words.change(track, mean);
        to.add(messages.text("web.roll.mean-change", "what", words.title(track), "mean",
                (change.compareTo(Fraction.ZERO) > 0
                ? "+" : "") + change.rounded(2)));
    }

    private static void mean(Messages messages, String what, Fraction mean, List<String> to) {
        if (!mean.isZero()) {
            to.add(messages.text("web.roll.mean", "what", what, "mean", mean.rounded(2)));
        }
    }
}
