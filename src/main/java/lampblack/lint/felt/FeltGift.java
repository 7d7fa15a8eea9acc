package lampblack.lint.felt;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import lampblack.diagnostic.Distinct;
import lampblack.lint.bounds.FilterMatches;
import lampblack.lint.bounds.Interval;
import lampblack.lint.bounds.Satisfiability;
import lampblack.lint.bounds.SheetBounds;
import lampblack.rules.Amount;
import lampblack.rules.OtherTrack;
import lampblack.rules.Quantity;
import lampblack.rules.SheetRules;
import lampblack.rules.effect.AddTo;
import lampblack.rules.effect.ChangeRating;
import lampblack.rules.effect.ChangeSize;
import lampblack.rules.effect.ChangeTitle;
import lampblack.rules.effect.CloseAccess;
import lampblack.rules.effect.Effect;
import lampblack.rules.effect.EffectBlock;
import lampblack.rules.effect.EffectTarget;
import lampblack.rules.effect.GiveMembers;
import lampblack.rules.effect.GrantOption;
import lampblack.rules.effect.ModifyRoll;
import lampblack.rules.effect.OpenAccess;
import lampblack.rules.effect.RaiseCap;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionKey;
import lampblack.rules.option.OwnerLink;
import lampblack.rules.requirement.AllOf;
import lampblack.rules.roll.Roll;
import lampblack.rules.roll.RollFigure;
import lampblack.rules.track.Track;
import lampblack.rules.track.Trait;
import lampblack.rules.track.TraitSet;
import lampblack.ruleset.Ruleset;

/** Who feels what an option gives, for each kind of effect. */
record FeltGift(Ruleset ruleset, SheetRules rules, SheetBounds bounds) {

    private static final Set<String> CREATION = Set.of("creation");
    private static final Set<String> PLAY = Set.of("play");
    private static final String EVERYBODY = "everybody";

    /** Why nobody feels one effect; what the other lints of a gift tell is left to them. */
    List<Unfelt.Grounds> unfelt(Effect effect, EffectBlock block, Option option) {
        return switch (effect) {
            case ModifyRoll roll -> roll(roll, block, option);
            case ChangeRating rating -> listed(start(rating).or(() -> bound(rating)));
            case RaiseCap cap -> listed(cap.of().known().startsWith("creation.") ? late(option)
                    : Optional.empty());
            case ChangeSize size -> listed(size(size));
            case AddTo more -> listed(switch (more.what()) {
                case POINTS, PICKS -> Optional.empty(); // what comes in play is due
                case PARTS -> more.added().orElse(1) == 0 ? Optional.empty() : endless(more, "parts", "part");
                case EARNING -> endless(more, "earning", "earning");
                case LIMITS -> endless(more, "shared-limit", "limit");
            });
            case GrantOption grant -> listed(granted(grant, option));
            case CloseAccess close -> listed(closed(close, block));
            case OpenAccess open -> List.of(); // ruleset.gives-nothing tells what is not locked
            case ChangeTitle title -> List.of(); // words are felt
            case GiveMembers members -> List.of(); // looked at as an option that the members have
        };
    }

    private static List<Unfelt.Grounds> listed(Optional<Unfelt.Grounds> cause) {
        return cause.stream().toList();
    }

    private List<Unfelt.Grounds> roll(ModifyRoll gift, EffectBlock block, Option option) {
        List<Unfelt.Grounds> unfelt = new ArrayList<>(roll(gift));
        boolean played = new Satisfiability(bounds, PLAY).never(block.holds()).isEmpty()
                && new Satisfiability(bounds, PLAY).never(option.holds()).isEmpty();
        if (unfelt.isEmpty() && !played && new Satisfiability(bounds).never(block.holds()).isEmpty()) {
            unfelt.add(Unfelt.cause("creation-only", "roll", gift.roll()));
        }
        return unfelt;
    }

    /** What is given to a roll, by whichever option or row of this sheet. */
    List<Unfelt.Grounds> roll(ModifyRoll gift) {
        Roll roll = ruleset.rolls().get(gift.roll());
        if (roll == null || gift.modifier().isNothing()) {
            return List.of();
        }
        SheetRules roller = roll.sheetAmong(ruleset.sheets()).orElse(null);
        SheetRules whole = roll.wholeAmong(ruleset.sheets()).orElse(null);
        boolean rolls = roller == null || rules == roller || rules == whole
                || !roll.isOfPart() && roller.withParts().stream().anyMatch(sheet -> sheet == rules);
        if (!rolls) {
            return List.of(Unfelt.cause(isOwner(roll.sheet()) ? "roll-of-members" : "roll-of-others", "roll", roll.id(),
                    "sheet", roll.sheet()));
        }
        List<Unfelt.Grounds> unfelt = new ArrayList<>(new FeltModifier(roll, rules.tracks()).unfelt(gift.modifier()));
        if (roller != null && rules != roller) {
            costs(gift).map(track -> Unfelt.cause("other-track", "roll", roll.id(), "track", shown(track), "sheet",
                    rules.id(), "roller", roll.sheet())).forEach(unfelt::add);
        }
        return unfelt;
    }

    /** The tracks that a gift makes a roll cost, by itself, by an extra or by an outcome. */
    private static Stream<String> costs(ModifyRoll gift) {
        return Distinct.of(Stream.concat(gift.modifier().costs().keySet().stream(), gift.modifier().figures().keySet()
                .stream()
                .filter(figure -> figure.kind() != RollFigure.RollFigureKind.MILDER).map(RollFigure::track)
                .filter(track -> !track.isEmpty()))).stream();
    }

    private static String shown(String track) {
        return OtherTrack.ofWholeAt(track).map(OtherTrack::track).orElse(track);
    }

    private boolean isOwner(String members) {
        return Optional.ofNullable(ruleset.sheets().get(members)).stream()
                .flatMap(sheet -> sheet.linked().links().values().stream())
                .anyMatch(link -> link.to().equals(rules.id()));
    }

    /** A rating set to what everybody begins with, where nothing else moves it down. */
    private Optional<Unfelt.Grounds> start(ChangeRating change) {
        TraitSet set = rules.traits().get(Trait.of(change.trait().known()).set());
        Trait trait = Trait.of(change.trait().known());
        if (change.set().isEmpty() || set == null || trait.id().equals(Quantity.ANY)
                || set.derivation(trait.id()).isPresent()) {
            return Optional.empty();
        }
        Interval to = bounds.amount(change.set().get());
        Interval start = bounds.amount(set.start(trait.id()));
        boolean alone = bounds.effects().of(new Quantity.TraitRating(trait)).stream().allMatch(change::equals);
        return alone && to.isExact() && to.equals(start)
                ? Optional.of(Unfelt.cause("start", "trait", trait.id(), "rating", to.low())) : Optional.empty();
    }

    /** A bound above which it lifts nothing, for what lowers a rating. */
    private static Optional<Unfelt.Grounds> bound(ChangeRating change) {
        return change.upTo().filter(most -> change.added().orElse(1) <= 0)
                .map(most -> Unfelt.cause("bound-below", "add", change.added().orElse(0), "most", most));
    }

    private Optional<Unfelt.Grounds> size(ChangeSize change) {
        Track track = rules.tracks().get(change.track().split("\\.")[0]);
        String row = change.track().substring(track.id().length()).replace(".", "");
        boolean sized = !track.shape().size(row).isUnlimited();
        boolean whole = row.isEmpty() && !track.shape().labels().isEmpty();
        return whole ? Optional.of(Unfelt.cause("whole-size", "track", track.id(), "row",
                track.shape().labels().keySet().iterator().next()))
                : sized ? Optional.empty() : Optional.of(Unfelt.cause("size", "track", track.id()));
    }

    /** What changes creation and comes only after it. */
    private Optional<Unfelt.Grounds> late(Option option) {
        boolean early = bounds.options().isGranted(option.key()) || option.key().list().equals(OwnerLink.LIST)
                || new Satisfiability(bounds, CREATION).never(option.requires()).isEmpty()
                && rules.creation().values().stream().flatMap(step -> step.listChoice().stream())
                        .anyMatch(choice -> choice.from().contains(option.key().list())
                                && new FilterMatches(bounds, any -> true).passes(option, choice.only()));
        return early || isLeft(option.key().list()) ? Optional.empty()
                : Optional.of(Unfelt.cause("late-cap", "option", option.key().id()));
    }

    /** A list from which nobody takes anything, and which does not say that it comes in play; another lint tells it. */
    private boolean isLeft(String id) {
        return rules.lists().containsKey(id) && !rules.lists().get(id).isOfPlay() && !rules.isEverOffered(id);
    }

    /** More of what there is no end of. */
    private Optional<Unfelt.Grounds> endless(AddTo more, String key, String name) {
        return more.most(rules).isUnlimited() ? Optional.of(Unfelt.cause(key, name, more.id())) : Optional.empty();
    }

    /** An option that everybody has anyway, and that nobody can have twice. */
    private Optional<Unfelt.Grounds> granted(GrantOption gift, Option giver) {
        Optional<OptionKey> key = gift.option().named().map(OptionKey::of);
        boolean everybody = key.filter(option -> !giver.key().id().equals(EVERYBODY) && isEverybodys(option))
                .isPresent();
        boolean once = key.flatMap(rules::option).filter(option -> option.times().equals(Amount.Fixed.ONE)).isPresent();
        return everybody && once ? Optional.of(Unfelt.cause("granted", "option", key.get().id())) : Optional.empty();
    }

    /** Whether everybody has an option, whatever they choose. */
    boolean isEverybodys(OptionKey option) {
        return rules.linked().gifts().values().stream().filter(giver -> giver.key().id().equals(EVERYBODY))
                .flatMap(giver -> giver.gives().stream()).filter(block -> block.holds().equals(AllOf.NONE))
                .flatMap(block -> block.effects().stream())
                .anyMatch(new GrantOption(new EffectTarget.NamedTarget(option.toString()))::equals);
    }

    /** What the same block opens. */
    private static Optional<Unfelt.Grounds> closed(CloseAccess close, EffectBlock block) {
        boolean opened = block.effects().stream().anyMatch(effect -> effect.equals(new OpenAccess(close.access())));
        return opened ? Optional.of(Unfelt.cause("closed", "name", close.access().path())) : Optional.empty();
    }
}
