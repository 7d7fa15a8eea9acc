package lampblack.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.character.Part;
import lampblack.diagnostic.Message;
import lampblack.expression.EvaluationResult;
import lampblack.expression.Expression;
import lampblack.expression.Mention;
import lampblack.expression.Value;
import lampblack.rules.Amount;
import lampblack.rules.Quantity;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.derived.FormulaScope;
import lampblack.rules.derived.Member;
import lampblack.rules.effect.OptionInstance;
import lampblack.rules.option.OptionKey;
import lampblack.rules.requirement.AllOf;
import lampblack.rules.requirement.AnyOf;
import lampblack.rules.requirement.HasMilestone;
import lampblack.rules.requirement.HasOption;
import lampblack.rules.requirement.HasTag;
import lampblack.rules.requirement.If;
import lampblack.rules.requirement.Not;
import lampblack.rules.requirement.RatingAtLeast;
import lampblack.rules.requirement.Requirement;
import lampblack.rules.track.Track;
import lampblack.rules.track.TrackShape;
import lampblack.rules.track.Trait;

/** Explains whether requirements hold and what formulas come to on one derived sheet. */
record ConditionReasons(ExplanationContext context, DerivedSheet derived) {

    /** The parts of a requirement, each with whether it holds. */
    List<Reason> parts(Requirement requirement) {
        return switch (requirement) {
            case AllOf all -> all.parts().stream().flatMap(part -> parts(part).stream()).toList();
            case AnyOf any -> List.of(verdict(any, Message.of("why.any-of"))
                    .with(any.parts().stream().map(this::together).toList()));
            case Not not -> {
                List<Reason> parts = parts(not.part());
                yield List.of(verdict(not, Message.of(parts.size() == 1 ? "why.not-this" : "why.not-all")).with(parts));
            }
            case If condition -> List.of(verdict(condition, condition.said(derived))
                    .at(Citation.of(condition.expression().span())).with(mentions(condition.expression())));
            case HasOption has ->
                    List.of(verdict(has, Message.verbatim(derived.title(has.option()))).at(had(has.option())));
            case RatingAtLeast least -> List.of(verdict(least, rated(least)));
            case HasMilestone reached -> List.of(verdict(reached, Message.of("unmet.milestone", "milestone",
                    context.sheet().milestones().get(reached.milestone()).title())).at(reached(reached.milestone())));
            case HasTag tag -> List.of(verdict(tag, Message.of("unmet.tag", "tag", tag.title())).at(tagged(tag.tag())));
        };
    }

    private Message rated(RatingAtLeast least) {
        return Message.of("unmet.rating", "trait", derived.title(least.trait()), "minimum",
                derived.ratingName(least.trait(), least.minimum()), "actual",
                derived.ratingName(least.trait(), derived.rating(least.trait())));
    }

    private Reason together(Requirement requirement) {
        List<Reason> parts = parts(requirement);
        return parts.size() == 1 ? parts.get(0) : verdict(requirement, Message.of("why.all-of")).with(parts);
    }

    private Reason verdict(Requirement requirement, Message what) {
        return Reason.of(Message.of(requirement.holds(derived) ? "why.holds" : "why.lacks", "what", what));
    }

    private List<Citation> had(OptionKey key) {
        return derived.optionInstances(key).stream().filter(optionInstance -> optionInstance.isHad(derived))
                .flatMap(optionInstance -> place(optionInstance).stream()).toList();
    }

    private List<Citation> tagged(String tag) {
        return context.sheet().options().stream()
                .filter(option -> option.tags().contains(tag)).flatMap(option -> had(option.key()).stream()).toList();
    }

    private List<Citation> place(OptionInstance source) {
        return new EffectReasons(context).how(source).places();
    }

    /** The entries up to this point that reach a milestone. */
    private List<Citation> reached(String milestone) {
        if (!derived.choices().milestones().contains(milestone)) {
            return List.of();
        }
        return context.timeline().events().stream()
                .filter(event -> event.entry().filter(entry -> entry.reaches(milestone)).isPresent())
                .findFirst().flatMap(TimelineEvent::place).map(List::of).orElse(List.of());
    }

    /** What an amount rests on: nothing for a number, what it reads for a formula. */
    List<Reason> basis(Amount amount) {
        return amount.formula().map(this::formula).stream().toList();
    }

    /** A formula with everything it reads. */
    Reason formula(Expression expression) {
        return Reason.of(Message.of("why.formula", "formula", expression.toString()))
                .at(Citation.of(expression.span())).with(mentions(expression));
    }

    private List<Reason> mentions(Expression expression) {
        List<Reason> parts = new ArrayList<>();
        for (Mention mention : expression.mentions()) {
            mention(mention).filter(reason -> !parts.contains(reason)).ifPresent(parts::add);
        }
        return parts;
    }

    private Optional<Reason> mention(Mention mention) {
        String name = mention.text();
        if (FormulaScope.isOfMembers(mention)) {
            return Optional.of(Reason.of(Message.of("why.members", "files", files(mention))));
        }
        if (!FormulaScope.isOwn(mention)) {
            return mention.names().contains("-in:") ? inParts(mention)
                    : mention.names().equals("part") ? Optional.empty() : value(mention);
        }
        return switch (mention.function()) {
            case "rating" -> mention.names().equals("trait")
                    ? context.guarded(new Quantity.TraitRating(Trait.of(name)),
                            () -> new RatingReasons(context, derived).rating(Trait.of(name)))
                    : Optional.empty();
            case "chosen" -> context.guarded(new Quantity.ByChoices(new Quantity.TraitRating(Trait.of(name))),
                    () -> new RatingReasons(context, derived.byChoices()).rating(Trait.of(name)));
            case "sum", "highest", "lowest" -> value(mention).map(reason -> reason.with(ratings(name)));
            case "at_least" -> Optional.of(Reason.of(Message.of("why.ratings", "set",
                    derived.sheet().traits().get(name).label().title())).with(ratings(name)));
            case "size" ->
                    context.guarded(new Quantity.Size(name), () -> new TrackReasons(context).size(name, derived));
            case "has", "times", "playbook" -> value(mention).map(reason -> reason.at(had(OptionKey.of(name))));
            case "marks" -> marks(name).or(() -> value(mention));
            case "milestone" -> value(mention).map(reason -> reason.at(reached(name)));
            case "tagged" -> Optional.empty();
            case "owner" -> mention.names().equals("link") ? new LinkReasons(context).owner(name) : Optional.empty();
            case "count" -> mention.names().equals("option") ? Optional.empty() : value(mention);
            default -> value(mention);
        };
    }

    /** What is marked on a track of play, with the marks. */
    private Optional<Reason> marks(String path) {
        int dot = path.indexOf('.');
        Track track = context.sheet().tracks().get(dot < 0 ? path : path.substring(0, dot));
        TrackReasons reasons = new TrackReasons(context);
        return track == null || track.ledger() ? Optional.empty() : switch (track.shape()) {
            case TrackShape.Rows rows -> Optional.of(reasons.named(track, rows,
                    Optional.of(path.substring(dot + 1)).filter(row -> dot > 0)));
            case TrackShape.Boxes boxes -> Optional.of(reasons.marked(track));
            case TrackShape.Clock clock -> Optional.of(reasons.marked(track));
            case TrackShape.Counter counter -> Optional.of(reasons.marked(track));
            case TrackShape.Clocks clocks -> Optional.empty();
            case TrackShape.Pool pool -> Optional.empty();
            case TrackShape.Bands bands -> Optional.empty();
        };
    }

    private List<String> files(Mention mention) {
        return members(mention.text()).stream().map(Member::file).toList();
    }

    private List<Member> members(String name) {
        return derived.marks().members()
                .getOrDefault(name.substring(FormulaScope.OF_MEMBERS.length()), List.of());
    }

    private List<Reason> ratings(String set) {
        return derived.traits(set).stream().flatMap(trait -> context.guarded(new Quantity.TraitRating(trait),
                () -> new RatingReasons(context, derived).rating(trait)).stream()).toList();
    }

    /** What each part comes to of which a formula reads the same. */
    private Optional<Reason> inParts(Mention mention) {
        String kind = mention.names().substring(mention.names().indexOf(':') + 1);
        if (kind.startsWith(FormulaScope.OF_MEMBERS) && mention.names().startsWith("number-in:")) {
            return Optional.of(Reason.of(Message.of("why.of-members", "name", id(mention.text())))
                    .with(members(kind).stream().map(member -> Reason.of(Message.of("why.of-part", "part",
                            member.name(), "name", id(mention.text()), "value", member.number(mention.text()))))
                            .toList()));
        }
        if (!mention.names().startsWith("number-in:") || !derived.sheet().parts().containsKey(kind)) {
            return Optional.empty();
        }
        List<Reason> parts = new ArrayList<>();
        for (Part part : derived.choices().parts(kind).values()) {
            long value = derived.part(kind, part.key()).map(derivedSheet -> derivedSheet.number(mention.text()))
                    .orElse(0L);
            parts.add(Reason.of(Message.of("why.of-part", "part", part.name(), "name", id(mention.text()), "value",
                    value)).at(Citation.of(part.pick().span())));
        }
        return Optional.of(Reason.of(Message.of("why.in-parts", "name", id(mention.text()), "kind",
                derived.sheet().parts().get(kind).label().title())).with(parts));
    }

    private static String id(String path) {
        return path.substring(path.lastIndexOf('.') + 1);
    }

    private Optional<Reason> value(Mention mention) {
        if (mention.function().equals("at_least")) {
            return Optional.empty();
        }
        EvaluationResult value = new FormulaScope(derived, Map.of())
                .call(mention.function(), List.of(Value.of(mention.text())));
        Message words = Message.of("why.reads", "function", mention.function(), "name",
                mention.text().replace(FormulaScope.OF_WHOLE, ""), "value", value.toString());
        return value.isFailure() ? Optional.empty() : Optional.of(Reason.of(words));
    }
}
