package lampblack.reach;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
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
import lampblack.rules.requirement.HasOption;
import lampblack.rules.requirement.HasTag;
import lampblack.rules.requirement.If;
import lampblack.rules.requirement.RatingAtLeast;
import lampblack.rules.requirement.Requirement;

/** Says which parts of a requirement are never met, and why. */
record RequirementProofs(UnreachabilityProofs proofs, PossibleChoices possible, SheetRules sheet) {

    /**
     * What fails of a requirement.
     *
     * @param node where it is written, if that is known
     * @param whole why it is never met, where no part of it can be told apart
     */
    List<Reason> of(Requirement requirement, Optional<Node> node, Message whole) {
        if (node.isEmpty()) {
            return List.of(Reason.of(whole));
        }
        List<Reason> failing = failing(RequirementSource.of(requirement, node.get()));
        return failing.isEmpty() ? List.of(Reason.of(whole).at(Citation.of(node.get().span()))) : failing;
    }

    private List<Reason> failing(RequirementSource written) {
        if (written.requirement() instanceof AllOf) {
            List<Reason> parts = written.parts().stream().filter(source -> why(source).isPresent())
                    .flatMap(source -> failing(source).stream()).toList();
            return !parts.isEmpty() ? parts
                    : why(written).map(message -> List.of(Reason.of(message).at(place(written)))).orElse(List.of());
        }
        return List.of(single(written));
    }

    private Optional<Message> why(RequirementSource written) {
        return possible.never(written.requirement());
    }

    private static Citation place(RequirementSource written) {
        return Citation.of(written.span());
    }

    private Reason single(RequirementSource written) {
        Requirement requirement = written.requirement();
        Reason plain = Reason.of(why(written).orElseThrow()).at(place(written));
        if (requirement instanceof AnyOf) {
            return Reason.of(Message.of("proof.any")).at(place(written))
                    .with(written.parts().stream().flatMap(source -> failing(source).stream()).toList());
        }
        if (requirement instanceof HasOption has) {
            return sheet.option(has.option()).map(option -> proofs.without(
                    Message.of("proof.has", "name", option.key().toString()), option, Optional.of(place(written))))
                    .orElse(plain);
        }
        if (requirement instanceof HasTag tag) {
            List<Option> carriers = sheet.lists().values().stream().flatMap(list -> list.entries().values().stream())
                    .filter(option -> option.tags().contains(tag.tag())).toList();
            return plain.with(proofs.named("proof.carrier", carriers));
        }
        if (requirement instanceof RatingAtLeast rating) {
            return plain.with(proofs.bound(rating.trait())).with(raisers(rating));
        }
        if (requirement instanceof If condition) {
            return plain.at(Citation.of(condition.expression().span())).with(mentioned(condition));
        }
        return plain;
    }

    /** What would raise a rating or its cap if anybody could have it. */
    private List<Reason> raisers(RatingAtLeast rating) {
        List<Option> raisers = Stream.of(new Quantity.TraitRating(rating.trait()),
                new Quantity.TraitCap(rating.trait()),
                        new Quantity.SetCap(rating.trait().set()))
                .flatMap(quantity -> possible.givers(quantity).stream())
                .filter(option -> !possible.mayHave(option)).distinct().toList();
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
