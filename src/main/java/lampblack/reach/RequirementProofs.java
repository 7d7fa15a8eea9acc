package lampblack.reach;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lampblack.diagnostic.Distinct;
import lampblack.diagnostic.Message;
import lampblack.explain.Citation;
import lampblack.explain.Reason;
import lampblack.expression.Mention;
import lampblack.lint.bounds.PossibleChoices;
import lampblack.node.Node;
import lampblack.rules.Quantity;
import lampblack.rules.SheetRules;
import lampblack.rules.option.Option;
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

/** Says which parts of a requirement are never met, and why. */
record RequirementProofs(UnreachabilityProofs proofs, PossibleChoices possible, SheetRules sheet) {

    /**
     * What fails of a requirement.
     *
     * @param node where it is written, if that is known
     * @param whole why it is never met, where no single part is to blame
     */
    List<Reason> of(Requirement requirement, Optional<Node> node, Message whole) {
        if (node.isEmpty()) {
            return List.of(Reason.of(whole));
        }
        List<Reason> failing = failing(RequirementSource.of(requirement, node.get()));
        return failing.isEmpty() ? List.of(Reason.of(whole).at(Citation.of(node.get().span()))) : failing;
    }

    private List<Reason> failing(RequirementSource written) {
        return switch (written.requirement()) {
            case AllOf all -> {
                List<Reason> parts = written.parts().stream().filter(source -> why(source).isPresent())
                        .flatMap(source -> failing(source).stream()).toList();
                yield !parts.isEmpty() ? parts : why(written).stream()
                        .map(message -> Reason.of(message).at(place(written))).toList();
            }
            case AnyOf any -> List.of(Reason.of(Message.of("proof.any")).at(place(written))
                    .with(written.parts().stream().flatMap(source -> failing(source).stream()).toList()));
            case HasOption has -> List.of(sheet.option(has.option())
                    .map(option -> proofs.without(Message.of("proof.has", "name", option.key().toString()), option,
                            Optional.of(place(written))))
                    .orElseGet(() -> plain(written)));
            case HasTag tag -> List.of(plain(written).with(proofs.named("proof.carrier", carriers(tag))));
            case RatingAtLeast rating -> List.of(plain(written).with(proofs.bound(rating.trait()))
                    .with(raisers(rating)));
            case If condition -> List.of(plain(written).at(Citation.of(condition.expression().span()))
                    .with(mentioned(condition)));
            case Not not -> List.of(plain(written));
            case HasMilestone reached -> List.of(plain(written));
        };
    }

    private Optional<Message> why(RequirementSource written) {
        return possible.never(written.requirement());
    }

    private static Citation place(RequirementSource written) {
        return Citation.of(written.span());
    }

    private Reason plain(RequirementSource written) {
        return Reason.of(why(written).orElseThrow()).at(place(written));
    }

    private List<Option> carriers(HasTag tag) {
        return sheet.options().stream()
                .filter(option -> option.tags().contains(tag.tag())).toList();
    }

    /** What would raise a rating or its cap if anybody could have it. */
    private List<Reason> raisers(RatingAtLeast rating) {
        List<Option> raisers = Distinct.of(Stream.of(new Quantity.TraitRating(rating.trait()),
                        new Quantity.TraitCap(rating.trait()), new Quantity.SetCap(rating.trait().set()))
                .flatMap(quantity -> possible.sources(quantity).stream())
                .filter(option -> !possible.mayHave(option)));
        return proofs.named("proof.raiser", raisers);
    }

    private List<Reason> mentioned(If condition) {
        List<Reason> parts = new ArrayList<>();
        for (Mention mention : condition.expression().mentions()) {
            boolean option = List.of("has", "times", "playbook").contains(mention.function());
            Optional<Option> named = option ? sheet.option(OptionKey.of(mention.text())) : Optional.empty();
            named.filter(one -> !possible.mayHave(one)).ifPresent(one -> parts.add(proofs.without(
                    Message.of("never.option", "name", one.key().toString()), one, Optional.empty())));
        }
        return parts;
    }
}
