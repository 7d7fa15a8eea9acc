package lampblack.replay;

import java.util.Map;
import java.util.Optional;
import lampblack.character.CharacterFile;
import lampblack.character.Pick;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.rules.SheetRules;
import lampblack.rules.step.CreationStep;
import lampblack.rules.step.SetRatingsStep;
import lampblack.rules.step.SpendStep;
import lampblack.rules.track.TraitSet;

/** Points for one thing with a rating, written as a number alone: {@code wealth: 2}. */
final class SingleRatings {

    private SingleRatings() {}

    /** The same file with those numbers behind what they are for. */
    static CharacterFile spread(CharacterFile file, SheetRules sheet) {
        MapNode creation = spread(file.creation(), sheet);
        return creation == file.creation() ? file : file.withCreation(creation);
    }

    /** The same part with those numbers in its creation behind what they are for. */
    static Pick spread(Pick part, SheetRules sheet) {
        return part.details().map("creation").map(written -> new Pick(part.name(), part.details().with("creation",
                spread(written, sheet)))).orElse(part);
    }

    private static MapNode spread(MapNode written, SheetRules sheet) {
        MapNode creation = written;
        for (CreationStep step : sheet.creation().values()) {
            Optional<Node> number = written.get(step.id()).filter(node -> node.integer().isPresent());
            Optional<TraitSet> single = step.asSpend().map(SpendStep::set)
                    .or(() -> step.asSetRatings().map(SetRatingsStep::set)).map(sheet.traits()::get)
                    .filter(TraitSet::isSingle);
            if (number.isPresent() && single.isPresent()) {
                creation = creation.with(step.id(), behind(single.get(), number.get()));
            }
        }
        return creation;
    }

    /** A number behind the one thing that it is for. */
    static MapNode behind(TraitSet single, Node number) {
        Scalar id = Scalar.text(single.id(), number.span());
        return new MapNode(Map.of(id.text(), new MapNode.Entry(id, number)), number.span());
    }
}
