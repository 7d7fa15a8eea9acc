package lampblack.sheet.build;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import lampblack.diagnostic.Distinct;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Messages;
import lampblack.dice.Fraction;
import lampblack.replay.CurrencyTitle;
import lampblack.rules.Amount;
import lampblack.rules.Label;
import lampblack.rules.OtherTrack;
import lampblack.rules.SheetRules;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.effect.ModifyRoll;
import lampblack.rules.option.Option;
import lampblack.rules.requirement.FormulaWording;
import lampblack.rules.roll.OutcomeMatch;
import lampblack.rules.roll.Roll;
import lampblack.rules.roll.RollEffects;
import lampblack.rules.roll.RollExtra;
import lampblack.rules.roll.RollFigure;
import lampblack.rules.roll.RollModifier;
import lampblack.rules.roll.RollSetting;
import lampblack.rules.track.Track;
import lampblack.rules.track.TrackShape;
import lampblack.rules.track.Trait;
import lampblack.ruleset.Ruleset;

/**
 * Says in a few words what comes of a roll and what is added to one.
 *
 * @param rolls of the whole ruleset, by id
 * @param sheets of the whole ruleset, by id
 * @param derived whose traits and tracks are spoken of; somebody in no particular, where it is nobody's
 * @param settings of the one roll that is spoken of, if it is one
 */
public record RollDescriptions(Map<String, Roll> rolls, Map<String, SheetRules> sheets, DerivedSheet derived,
        Map<String, RollSetting> settings, Messages messages) {

    private static final List<String> RESULTS = List.of("highest", "lowest", "kept", "dice", "sixes", "ones", "trait");

    /** Speaks of what options and harm add to whichever roll. */
    public RollDescriptions(Ruleset game, DerivedSheet derived, Messages messages) {
        this(game, derived, Map.of(), messages);
    }

    public RollDescriptions(Ruleset game, DerivedSheet derived, Map<String, RollSetting> settings, Messages messages) {
        this(game.rolls(), game.sheets(), derived, settings, messages);
    }

    /** The sheet whose traits and tracks are spoken of. */
    SheetRules rules() {
        return derived.sheet();
    }

    /** What an effect adds to a roll: "Action Roll +1d: from hiding" */
    public String modifierOf(ModifyRoll effect) {
        Roll roll = rolls.get(effect.roll());
        String added = modifier(roll.counted(effect.modifier()), roll);
        String occasion = occasion(effect.modifier(), roll);
        return occasion.isEmpty() ? render("roll.gift", "roll", roll.label().title(), "added", added)
                : render("roll.gift-when", "roll", roll.label().title(), "added", added, "when", occasion);
    }

    /** When something counts, and with what: "with Prowess, against fear"; nothing where it always does. */
    public String occasion(RollModifier modifier, Roll roll) {
        List<String> with = modifier.with().stream().map(binding -> binding.title(roll, rules())).toList();
        String bound = with.isEmpty() ? ""
                : render("roll.with", "what", String.join(" " + render("sheet.or") + " ", with));
        return joined(List.of(bound, modifier.when()), ", ");
    }

    /** What an option adds to rolls, each by itself. */
    public List<String> modifiers(Option option) {
        return option.gives().stream().flatMap(gives -> gives.effects().stream())
                .flatMap(effect -> effect.asModifyRoll().stream()).map(this::modifierOf).toList();
    }

    /** What is added: "+1d, Effect +1". */
    public String modifier(RollModifier modifier, Roll roll) {
        List<String> words = new ArrayList<>();
        modifier.die().ifPresent(faces -> words.add(render("roll.die", "faces", faces)));
        if (modifier.dice() != 0) {
            words.add(signed(modifier.dice()) + "d");
        }
        if (modifier.adds() != 0) {
            words.add(render("roll.adds", "number", signed(modifier.adds())));
        }
        if (modifier.advantage() != 0) {
            words.add(render(modifier.advantage() > 0 ? "roll.advantage" : "roll.disadvantage"));
        }
        modifier.shifts().forEach((id, steps) -> words.add(roll.settings().get(id).label().title() + " "
                + signed(steps)));
        modifier.bands().forEach((id, bands) -> words.add(render("roll.band", "outcome", roll.outcomes().get(id).label()
                .title(),
                "faces", String.join(", ", Distinct.of(bands.stream().map(this::range))))));
        if (modifier.outcome() != 0) {
            String by = Math.abs(modifier.outcome()) == 1 ? "" : ".by";
            words.add(render((modifier.outcome() > 0 ? "roll.better" : "roll.worse") + by, "count",
                    Math.abs(modifier.outcome())));
        }
        modifier.costs().forEach((track, more) -> words.add(render(more > 0 ? "roll.costs-more" : "roll.costs-less",
                "count", Math.abs(more), "track", title(track, Math.abs(more)))));
        modifier.figures().forEach((figure, more) -> words.add(figure(figure, more, roll)));
        return String.join(", ", words);
    }

    /** What changes within a roll: "Push: Stress \u22121". */
    private String figure(RollFigure figure, long more, Roll roll) {
        String number = signed(more);
        return switch (figure.kind()) {
            case TICKS -> render("roll.more-ticks", "number", number, "count", Math.abs(more));
            case SETTING_TICKS -> render("roll.ticks-of", "of", roll.settings().get(figure.of()).label().title(),
                    "number", number, "count", Math.abs(more));
            case OUTCOME_TICKS -> render("roll.ticks-of", "of", roll.outcomes().get(figure.of()).label().title(),
                    "number", number, "count", Math.abs(more));
            case EXTRA_COSTS -> render("roll.costs-of", "of", roll.extras().get(figure.of()).label().title(), "track",
                    title(figure.track()), "number", number);
            case OUTCOME_COSTS -> render("roll.costs-of", "of", roll.outcomes().get(figure.of()).label().title(),
                    "track", title(figure.track()), "number", number);
            case MILDER -> render("roll.milder", "track", title(figure.track()), "count", more);
        };
    }

    /** A result, or several in a row: "4 or 5". */
    String range(OutcomeMatch.Within range) {
        if (range.least() == range.most()) {
            return String.valueOf(range.least());
        }
        return range.most() == Amount.UNLIMITED ? render("roll.from", "least", range.least())
                : render(range.most() == range.least() + 1 ? "roll.either" : "sheet.range", "least", range.least(),
                        "most", range.most());
    }

    /** What harm in a row means: as its author says it, or what it adds to rolls. */
    public String penalty(TrackShape.TrackRow row) {
        return row.penalty().isEmpty() ? row.gives().stream().map(this::modifierOf).collect(Collectors.joining("; "))
                : row.penalty().replaceFirst("^-", "\u2212");
    }

    static String signed(long number) {
        return number < 0 ? "\u2212" + -number : "+" + number;
    }

    /** What comes of it, each thing by itself. */
    public List<String> effects(RollEffects after) {
        List<String> words = new ArrayList<>();
        after.costs().forEach((track, amount) -> words.add(marks(track, amount, false)));
        after.clears().forEach((track, amount) -> words.add(marks(track, amount, true)));
        after.ticks().ifPresent(ticks -> words.add(switch (ticks) {
            case Amount.Fixed number -> render("roll.ticks", "count", number.number());
            case Amount.Formula formula -> render("roll.ticks-formula", "number", number(formula));
        }));
        after.tier().ifPresent(tier -> words.add(switch (tier) {
            case Amount.Fixed number ->
                    render("roll.tier", "number", number.number() < 0 ? signed(number.number()) : number.number());
            case Amount.Formula formula -> render("roll.tier", "number", number(formula));
        }));
        if (after.step() != RollEffects.ChainMove.STAYS) {
            words.add(render("roll.step." + after.step().word()));
        }
        after.then().ifPresent(roll -> words.add(render("roll.then", "roll", rolls.get(roll).label().title())));
        return words;
    }

    /** What an extra costs; the die that it rolls besides moves with what it gives. */
    public List<String> costs(RollExtra extra) {
        return costs(extra, RollModifier.NOTHING);
    }

    /** What an extra costs for a roll to which something is added. */
    public List<String> costs(RollExtra extra, RollModifier more) {
        RollEffects brings = extra.changed(more);
        return effects(new RollEffects(brings.costs(), brings.clears(), brings.ticks(), brings.tier(),
                RollEffects.ChainMove.STAYS, brings.then()));
    }

    /** The die that an extra rolls besides, and where it moves; nothing where it rolls none. */
    String beside(RollExtra extra) {
        RollEffects.ChainMove move = extra.brings().step();
        return extra.beside().map(extraDie -> render((extraDie.takes() ? "roll.takes" : "roll.adds-die")
                + (move == RollEffects.ChainMove.STAYS ? "" : "-and"), "roll", rolls.get(extraDie.roll()).label()
                .title(), "step",
                move == RollEffects.ChainMove.STAYS ? "" : render("roll.step." + move.word())))
                .orElse("");
    }

    private String marks(String track, Amount amount, boolean clears) {
        return switch (amount) {
            case Amount.Fixed fixed -> marks(track, fixed.number(), clears);
            case Amount.Formula formula -> render("roll." + verb(track, !clears) + "-formula", "track", title(track),
                    "number", number(formula));
        };
    }

    private String marks(String track, long count, boolean clears) {
        boolean less = clears != count < 0;
        boolean row = !less && count == 1 && isRow(track);
        return render(less ? "roll." + verb(track, false) : row ? "roll.row" : "roll.costs", "count", Math.abs(count),
                "track", title(track, count));
    }

    /** What is done with a track or row that a roll marks or clears, as keys of messages end with it. */
    public String verb(String path, boolean marks) {
        Track track = track(path);
        return (track != null && !isRow(path) ? TrackVerb.of(track, marks) : marks ? TrackVerb.MARK
                : TrackVerb.CLEAR).word();
    }

    /** Whether what a roll marks there is taken from it. */
    public boolean isSupply(String path) {
        Track track = track(path);
        return track != null && track.supply() && !isRow(path);
    }

    /** How much is marked there; of what is taken from a supply, how that changes. */
    public Fraction change(String path, Fraction marks) {
        return isSupply(path) ? Fraction.ZERO.minus(marks) : marks;
    }

    /** What is said of the marks that the leader of a roll gets that several make. */
    public String leader(String path) {
        return render(isSupply(path) ? "cli.odds.leader-change" : "cli.odds.leader", "track", title(path));
    }

    private boolean isRow(String path) {
        return path.contains(".") && OtherTrack.ofOwner(path, rules()).isEmpty();
    }

    private Track track(String path) {
        Optional<OtherTrack> other = OtherTrack.ofOwner(path, rules());
        if (other.isPresent()) {
            return other.get().ofOwner(rules(), sheets).orElse(null);
        }
        Optional<OtherTrack> ofWhole = OtherTrack.ofWholeAt(path);
        if (ofWhole.isPresent()) {
            return derived.whole().map(sheet -> sheet.sheet().tracks().get(ofWhole.get().track())).orElse(null);
        }
        int dot = path.indexOf('.');
        return rules().tracks().get(dot < 0 ? path : path.substring(0, dot));
    }

    /** A number in words. */
    String number(Amount amount) {
        return switch (amount) {
            case Amount.Fixed fixed -> String.valueOf(fixed.number());
            case Amount.Formula formula -> number(formula);
        };
    }

    private String number(Amount.Formula formula) {
        Map<String, String> variables = new HashMap<>();
        RESULTS.forEach(name -> variables.put(name, render("roll.value." + name)));
        settings.values().forEach(setting -> variables.put(setting.variable(), setting.label().title()));
        return messages.render(new FormulaWording(derived, variables).of(formula.expression()));
    }

    String trait(Trait trait) {
        return rules().traits().get(trait.set()).entries().get(trait.id()).label().title();
    }

    /** The title of a track or one of its rows, or of an owner's track. */
    public String title(String path) {
        return title(path, 0);
    }

    /** The same after a number of it. */
    public String title(String path, long amount) {
        Optional<String> ofOwner = OtherTrack.ofOwner(path, rules())
                .flatMap(other -> CurrencyTitle.ofOwner(other, rules(), amount, sheets));
        if (ofOwner.isPresent()) {
            return ofOwner.get();
        }
        int dot = path.indexOf('.');
        Track track = track(path);
        if (track == null) {
            return path;
        }
        String row = path.substring(dot + 1);
        return dot < 0 ? track.label().title(amount)
                : Optional.ofNullable(track.shape().labels().get(row)).map(Label::title).orElse(row);
    }

    String joined(List<String> words, String between) {
        return words.stream().filter(word -> !word.isEmpty()).collect(Collectors.joining(between));
    }

    /** Words with others in them, however long those are. */
    String render(String key, Object... namesAndValues) {
        Object[] values = namesAndValues.clone();
        for (int i = 1; i < values.length; i += 2) {
            values[i] = values[i] instanceof String words ? Message.verbatim(words) : values[i];
        }
        return messages.render(Message.of(key, values));
    }
}
