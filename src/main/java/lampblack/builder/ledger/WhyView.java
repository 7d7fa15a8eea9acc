package lampblack.builder.ledger;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.builder.page.CharacterTab;
import lampblack.builder.page.ControlId;
import lampblack.builder.page.FormData;
import lampblack.builder.page.FormField;
import lampblack.builder.page.FormQuestions;
import lampblack.diagnostic.Messages;
import lampblack.edit.LoadedCharacter;
import lampblack.explain.Explanations;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.track.TraitSet;

/** Where a number comes from: which can be asked for, and the answer. */
public record WhyView(String tabPath, FormField which, List<ReasonView> answer) {

    static final String FIELD = "why";

    public List<FormField> asks() {
        return List.of(which);
    }

    static WhyView of(Messages messages, String stem, LoadedCharacter character, FormData form) {
        Optional<String> asked = form.some(FIELD);
        List<ReasonView> answer = asked
                .flatMap(path -> Explanations.of(character.evaluated(), character.ruleset().tree()).reason(path))
                .map(reason -> ReasonView.of(messages, stem, reason, ControlId.of("why", asked.get()))).stream().toList();
        FormField which = FormField.one(FIELD, messages.text("web.history.figure"),
                FormQuestions.choices(figures(messages, character.evaluated()), asked.orElse("")), true);
        return new WhyView(CharacterTab.HISTORY.path(stem), which, answer);
    }

    /** Every number that players look at, by its path. */
    private static Map<String, String> figures(Messages messages, EvaluatedCharacter evaluated) {
        Map<String, String> figures = new LinkedHashMap<>();
        DerivedSheet derived = evaluated.derived();
        evaluated.sheet().currencies().forEach(id -> figures.put("xp." + id + ".left",
                derived.titleOf(evaluated.sheet().tracks().get(id).label())));
        for (TraitSet set : evaluated.sheet().traits().values()) {
            derived.traits(set.id()).forEach(trait -> {
                String path = set.id() + "." + (set.open() ? derived.title(trait) : trait.id());
                figures.put("ratings." + path, derived.title(trait));
                figures.put("caps." + path, messages.text("web.history.cap", "what", derived.title(trait)));
            });
        }
        evaluated.sheet().tracks().values().forEach(track -> {
            String title = derived.titleOf(track.label());
            track.shape().writtenRows().forEach((id, row) -> figures.put(
                    "tracks." + track.id() + ".rows." + id + ".size",
                    messages.text("web.history.size", "what", title + ", " + row.label().title())));
            if (track.shape().isCounted()) {
                figures.put("tracks." + track.id() + ".size", messages.text("web.history.size", "what", title));
            }
        });
        return figures;
    }
}
