package lampblack.replay;

import java.util.Map;
import java.util.Optional;
import lampblack.character.CharacterFile;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.rules.SheetRules;
import lampblack.rules.step.CreationStep;
import lampblack.rules.step.SetRatingsStep;
import lampblack.rules.step.SpendStep;
import lampblack.rules.trait.TraitSet;

/** Points for one thing with a rating, written as a number alone: {@code wealth: 2}. */
final class SingleRatings {

    private SingleRatings() {}

    /** The same file with those numbers behind what they are for. */
    static CharacterFile spread(CharacterFile file, SheetRules sheet) {
        MapNode creation = file.creation();
        for (CreationStep step : sheet.creation().values()) {
            Optional<Node> number = file.creation().get(step.id()).filter(node -> node.integer().isPresent());
            Optional<TraitSet> single = step.asSpend().map(SpendStep::set)
                    .or(() -> step.asSetRatings().map(SetRatingsStep::set)).map(sheet.traits()::get)
                    .filter(TraitSet::isSingle);
            if (number.isPresent() && single.isPresent()) {
                Scalar id = Scalar.text(single.get().id(), number.get().span());
                creation = creation.with(step.id(), new MapNode(
                        Map.of(id.text(), new MapNode.Entry(id, number.get())), number.get().span()));
            }
        }
        return creation.equals(file.creation()) ? file : file.withCreation(creation);
    }
}
