package lampblack.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lampblack.Loose;
import lampblack.character.CharacterFile;
import lampblack.character.Name;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Messages;
import lampblack.diagnostic.Severity;
import lampblack.io.Attempt;
import lampblack.io.Bundle;
import lampblack.io.CharacterEditor;
import lampblack.io.LoadedCharacter;
import lampblack.node.MapNode;
import lampblack.node.NewValue;
import lampblack.rules.Objection;

/** Compares an offer with what becomes of the file in which it is taken. */
public record OfferReplay(CharacterEditor editor) {

    private static final Messages MESSAGES = Bundle.messages();

    public void assertAgrees(LoadedCharacter character, Offer offer) {
        Attempt attempt = offer.block().equals("advance")
                ? editor.add(character, List.of(entry(offer)))
                : chosen(character, offer);
        assertFalse(attempt.after().isEmpty(),
                () -> offer.where() + " gives a file that cannot be read:\n" + attempt.text());
        assertEquals(said(offer), said(attempt), () -> offer.where() + " " + offer.candidate().keys());
    }

    private static NewValue entry(Offer offer) {
        Map<String, NewValue> keys = new LinkedHashMap<>();
        offer.part().ifPresent(part -> keys.put("part", NewValue.of(part)));
        keys.put("advance", NewValue.of(offer.label().id()));
        offer.candidate().keys().forEach((key, value) -> keys.put(key, NewValue.of(value)));
        return NewValue.map(keys);
    }

    private Attempt chosen(LoadedCharacter character, Offer offer) {
        String step = offer.label().id();
        Map<String, String> keys = offer.candidate().keys();
        List<String> path = new ArrayList<>(creation(character.file(), offer));
        MapNode made = at(character.file().root(), path);
        path.add(step);
        if (keys.containsKey("name")) {
            Map<String, Object> points = Loose.copy(made.map(step).orElse(Loose.map(Map.of())));
            points.merge(keys.get("name"), 1L, OfferReplay::onePointMore);
            path.add(keys.get("name"));
            return editor.put(character, path, Loose.value(points.get(keys.get("name"))));
        }
        List<NewValue> picks = new ArrayList<>();
        made.items(step).forEach(each -> picks.add(Loose.value(Loose.of(each))));
        picks.add(NewValue.of(keys.get("choose")));
        return editor.put(character, path, new NewValue.Items(picks));
    }

    /** Where the choices are written that an offer would add to: those of the whole or those of a part. */
    private static List<String> creation(CharacterFile file, Offer offer) {
        if (offer.part().isEmpty()) {
            return List.of("creation");
        }
        String path = offer.part().get();
        String kind = path.substring(0, path.indexOf('.'));
        String key = Name.of(path.substring(kind.length() + 1)).key();
        String written = file.parts().map(kind).orElseThrow().entries().keySet().stream()
                .filter(each -> Name.of(each).key().equals(key)).findFirst().orElseThrow();
        return List.of("parts", kind, written, "creation");
    }

    private static MapNode at(MapNode root, List<String> path) {
        MapNode at = root;
        for (String key : path) {
            at = at.map(key).orElse(Loose.map(Map.of()));
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

    private static List<String> said(Offer offer) {
        return offer.objections().stream().map(Objection::found).filter(each -> each.severity() == Severity.ERROR)
                .map(OfferReplay::said).sorted().toList();
    }

    private static List<String> said(Attempt attempt) {
        return attempt.added().stream().filter(each -> each.code() != Code.ADVANCE__WRONG_COUNT)
                .map(OfferReplay::said).sorted().toList();
    }

    private static String said(Diagnostic found) {
        return found.id() + " " + MESSAGES.render(found.message());
    }
}
