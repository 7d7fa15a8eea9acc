package lampblack.offers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lampblack.Loose;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Messages;
import lampblack.diagnostic.Severity;
import lampblack.edit.CharacterEditor;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.ProposedChange;
import lampblack.node.MapNode;
import lampblack.node.NewValue;
import lampblack.rules.SheetRules;
import lampblack.rules.Violation;
import lampblack.rules.step.CreationStep;
import lampblack.rules.step.SetRatingsStep;
import lampblack.store.MessageBundle;

/** Compares an offer with what becomes of the file in which it is taken. */
public record OfferReplay(CharacterEditor editor) {

    private static final Messages MESSAGES = MessageBundle.messages();

    public void assertAgrees(LoadedCharacter character, Offer offer) {
        ProposedChange attempt = offer.block().equals("advance")
                ? editor.add(character, List.of(entry(offer)))
                : chosen(character, offer);
        assertFalse(attempt.after().isEmpty(),
                () -> offer.where() + " gives a file that cannot be read:\n" + attempt.text());
        assertEquals(said(offer), said(attempt), () -> offer.where() + " " + offer.candidate().keys());
    }

    /** An offer with all that it shows. */
    String says(Offer offer) {
        return offer.where() + " " + offer.candidate().keys() + " " + said(offer);
    }

    private static NewValue entry(Offer offer) {
        Map<String, NewValue> keys = new LinkedHashMap<>();
        keys.put("advance", NewValue.of(offer.label().id()));
        offer.part().ifPresent(part -> keys.put("part", NewValue.of(part)));
        offer.candidate().keys().forEach((key, value) -> keys.put(key, NewValue.of(value)));
        offer.periods().forEach((period, number) -> keys.put(period, NewValue.of(number)));
        return NewValue.map(keys);
    }

    private ProposedChange chosen(LoadedCharacter character, Offer offer) {
        String step = offer.label().id();
        Map<String, String> keys = offer.candidate().keys();
        if (keys.containsKey("rolled") || keys.containsKey("points")) {
            SheetRules sheet = character.evaluated().sheet();
            CreationStep of = offer.part().isEmpty() ? sheet.creation().get(step)
                    : sheet.parts().get(offer.part().get().split("[.]")[0]).sheet().creation().get(step);
            long first = ((SetRatingsStep) of).scores().left(creation(character, offer).get(step)
                    .map(SetRatingsStep::written)
                    .orElse(List.of())).get(0);
            return editor.put(character, path(offer, step, keys.get("name")), NewValue.of(first));
        }
        if (keys.containsKey("name")) {
            Map<String, Object> points = Loose.copy(creation(character, offer).map(step).orElse(Loose.map(Map.of())));
            points.merge(keys.get("name"), 1L, OfferReplay::onePointMore);
            return editor.put(character, path(offer, step, keys.get("name")),
                    Loose.value(points.get(keys.get("name"))));
        }
        List<NewValue> picks = new ArrayList<>();
        creation(character, offer).items(step).forEach(node -> picks.add(Loose.value(Loose.of(node))));
        picks.add(NewValue.of(keys.get("choose")));
        return editor.put(character, path(offer, step), new NewValue.ListValue(picks));
    }

    private static List<String> path(Offer offer, String... steps) {
        List<String> path = new ArrayList<>(offer.part().map(OfferReplay::part).orElse(List.of()));
        path.add("creation");
        path.addAll(List.of(steps));
        return path;
    }

    private static List<String> part(String path) {
        return List.of("parts", path.substring(0, path.indexOf('.')), path.substring(path.indexOf('.') + 1));
    }

    /** What is chosen of the whole, or of the part that an offer is for. */
    private static MapNode creation(LoadedCharacter character, Offer offer) {
        MapNode at = character.file().root();
        for (String step : path(offer)) {
            at = at.map(step).orElse(Loose.map(Map.of()));
        }
        return at;
    }

    private static Object onePointMore(Object old, Object one) {
        if (old instanceof Long points) {
            return points + 1;
        }
        Map<String, Object> more = new LinkedHashMap<>();
        ((Map<?, ?>) old).forEach(
                (key, value) -> more.put((String) key, key.equals("points") ? (Long) value + 1 : value));
        return more;
    }

    /**
     * All that speaks against an offer; what a pick requires that is not among the choices is beside the point in a
     * file.
     */
    private static List<String> said(Offer offer) {
        boolean isOffered = offer.violations().stream()
                .noneMatch(violation -> violation.found().code() == Code.OPTION__NOT_OFFERED);
        return offer.violations().stream().map(Violation::found)
                .filter(diagnostic -> diagnostic.severity() == Severity.ERROR)
                .filter(diagnostic -> isOffered || diagnostic.code() != Code.OPTION__REQUIREMENT_UNMET)
                .map(OfferReplay::said).sorted().toList();
    }

    private static List<String> said(ProposedChange attempt) {
        return attempt.added().stream().filter(diagnostic -> diagnostic.code() != Code.ADVANCE__WRONG_COUNT)
                .map(OfferReplay::said).sorted().toList();
    }

    private static String said(Diagnostic problem) {
        return problem.id() + " " + MESSAGES.render(problem.message());
    }
}
