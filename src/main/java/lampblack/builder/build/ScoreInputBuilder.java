package lampblack.builder.build;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.builder.page.Choice;
import lampblack.diagnostic.Distinct;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.rules.option.TableDice;
import lampblack.rules.step.SetRatingsStep;
import lampblack.rules.track.Trait;
import lampblack.rules.track.TraitSet;

/** Sets the ratings that are rolled for or given. */
record ScoreInputBuilder(BuildContext context) {

    List<TraitsEditor.ScoreInput> of(TraitSet set, Trait trait, String name) {
        if (!context.free() || set.derivation(trait.id()).isPresent()) {
            return List.of();
        }
        return context.rules().creation().values().stream().flatMap(step -> step.asSetRatings().stream())
                .filter(step -> step.set().equals(set.id())).map(step -> score(step, set, trait, name)).toList();
    }

    private TraitsEditor.ScoreInput score(SetRatingsStep step, TraitSet set, Trait trait, String name) {
        MapNode written = context.choice(step.id()).flatMap(Node::asMap)
                .orElseGet(() -> new MapNode(Map.of(), set.label().span()));
        Optional<Long> value = written.integer(trait.id());
        Optional<TableDice> dice = step.scores().rolledDice();
        return new TraitsEditor.ScoreInput(context.id("score", set.id(), trait.id()), step.id(), trait.id(),
                context.words(dice.isPresent() ? "web.build.rolled" : "web.build.given", "trait", name),
                value.map(String::valueOf).orElse(""), dice.map(TableDice::least).map(String::valueOf).orElse(""),
                dice.map(TableDice::most).map(String::valueOf).orElse(""),
                dice.map(TableDice::text).map(text -> context.words("web.build.roll", "dice", text)).orElse(""),
                dice.isPresent() ? List.of() : given(step, written, value));
    }

    /** What may be put there: nothing, what stands there already, or another of the ratings that are left. */
    private List<Choice> given(SetRatingsStep step, MapNode written, Optional<Long> value) {
        List<Choice> choices = new ArrayList<>();
        choices.add(Choice.of("", context.words("web.build.none"), value.isEmpty()));
        value.ifPresent(now -> choices.add(Choice.of(now.toString(), now.toString(), true)));
        Distinct.of(step.scores().left(SetRatingsStep.written(written)).stream()
                .filter(left -> !Optional.of(left).equals(value)))
                .forEach(left -> choices.add(Choice.of(left.toString(), left.toString(), false)));
        return choices;
    }
}
