package lampblack.web;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.engine.Outcome;
import lampblack.engine.Why;
import lampblack.io.LoadedCharacter;
import lampblack.rules.Shape;
import lampblack.rules.Standing;
import lampblack.rules.TraitSet;

/** Where a number comes from: which can be asked for, and the answer. */
public record WhyView(String leaf, Ask which, List<ReasonView> answer) {

    static final String FIELD = "why";

    public List<Ask> asks() {
        return List.of(which);
    }

    static WhyView of(Visit visit, String stem, LoadedCharacter character, Form form) {
        Optional<String> asked = form.some(FIELD);
        List<ReasonView> answer = asked
                .flatMap(path -> Why.of(character.outcome(), character.ruleset().tree()).reason(path))
                .map(each -> ReasonView.of(visit, stem, each)).stream().toList();
        Ask which = Ask.one(FIELD, visit.words("web.history.figure"),
                Asking.choices(figures(visit, character.outcome()), asked.orElse("")), true);
        return new WhyView(Tab.HISTORY.path(stem), which, answer);
    }

    /** Every number that players look at, by its path. */
    private static Map<String, String> figures(Visit visit, Outcome outcome) {
        Map<String, String> figures = new LinkedHashMap<>();
        Standing at = outcome.standing();
        outcome.sheet().currencies().forEach(id -> figures.put("xp." + id + ".left",
                at.titleOf(outcome.sheet().tracks().get(id).label())));
        for (TraitSet set : outcome.sheet().traits().values()) {
            at.traits(set.id()).forEach(trait -> {
                String path = set.id() + "." + (set.open() ? at.title(trait) : trait.id());
                figures.put("ratings." + path, at.title(trait));
                figures.put("caps." + path, visit.words("web.history.cap", "what", at.title(trait)));
            });
        }
        outcome.sheet().tracks().values().forEach(track -> {
            String title = at.titleOf(track.label());
            if (track.shape() instanceof Shape.Rows rows) {
                rows.rows().forEach((id, row) -> figures.put("tracks." + track.id() + ".rows." + id + ".size",
                        visit.words("web.history.size", "what", title + ", " + row.label().title())));
            } else if (track.shape() instanceof Shape.Boxes || track.shape() instanceof Shape.Clock
                    || track.shape() instanceof Shape.Counter) {
                figures.put("tracks." + track.id() + ".size", visit.words("web.history.size", "what", title));
            }
        });
        return figures;
    }
}
