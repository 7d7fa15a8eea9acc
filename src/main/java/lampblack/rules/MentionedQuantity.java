package lampblack.rules;

import java.util.Optional;
import lampblack.expression.Mention;
import lampblack.rules.option.OptionKey;
import lampblack.rules.track.Trait;

/** Which quantity a mention in an expression reads, by the function that names it and what its parameter takes. */
final class MentionedQuantity {

    /** Stands between what a parameter takes and the kind of part that this is of: {@code option-in:cohorts}. */
    private static final String IN_PART = "-in:";
    private static final String OF_WHOLE = "^";

    private MentionedQuantity() {}

    static Optional<Quantity> of(Mention mention) {
        if (mention.names().equals("part") || mention.names().equals("members")) {
            return Optional.empty();
        }
        int inner = mention.names().indexOf(IN_PART);
        if (inner > 0) {
            return Optional.of(new Quantity.OfPart(mention.names().substring(inner + IN_PART.length()),
                    ofPart(mention.names().substring(0, inner), mention.text())));
        }
        return mention.text().startsWith(OF_WHOLE)
                ? own(mention, mention.text().substring(OF_WHOLE.length())).map(Quantity.OfWhole::new)
                : own(mention, mention.text());
    }

    private static Quantity ofPart(String names, String name) {
        return switch (names) {
            case "option" -> new Quantity.Has(OptionKey.of(name));
            case "tag" -> new Quantity.Tagged(name);
            default -> name.indexOf('.') > 0 ? new Quantity.TraitRating(Trait.of(name)) : new Quantity.Start(name);
        };
    }

    private static Optional<Quantity> own(Mention mention, String name) {
        return switch (mention.function()) {
            case "rating" -> Optional.of(mention.names().equals("set") ? new Quantity.SetRatings(name)
                    : new Quantity.TraitRating(Trait.of(name)));
            case "at_creation" -> Optional.of(new Quantity.TraitRating(Trait.of(name)));
            case "chosen" -> Optional.of(new Quantity.ByChoices(new Quantity.TraitRating(Trait.of(name))));
            case "sum", "highest", "lowest", "at_least" -> Optional.of(new Quantity.SetRatings(name));
            case "has", "times", "playbook" -> Optional.of(new Quantity.Has(OptionKey.of(name)));
            case "tagged" -> mention.names().equals("tag") ? Optional.of(new Quantity.Tagged(name)) : Optional.empty();
            case "count" -> Optional.of(mention.names().equals("option") ? new Quantity.Has(OptionKey.of(name))
                    : new Quantity.Count(name));
            case "size" -> Optional.of(new Quantity.Size(name));
            case "balance" -> Optional.of(new Quantity.Start(name));
            // Of what the ledger keeps it is the balance; play writes its marks, which begin no circle.
            case "marks" -> Optional.of(new Quantity.Start(name.indexOf('.') < 0 ? name
                    : name.substring(0, name.indexOf('.'))));
            default -> Optional.empty();
        };
    }
}
