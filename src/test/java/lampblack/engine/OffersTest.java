package lampblack.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Messages;
import lampblack.io.Attempt;
import lampblack.io.Bundle;
import lampblack.io.CharacterEditor;
import lampblack.io.CharacterLoader;
import lampblack.io.CharacterStore;
import lampblack.io.LoadedCharacter;
import lampblack.io.RulesetLoader;
import lampblack.io.RulesetPlace;
import lampblack.node.NewValue;
import lampblack.rules.Candidate;
import lampblack.rules.Objection;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every open offer replays without objection, and every closed one with just those objections it shows. */
class OffersTest {

    private static final Messages MESSAGES = Bundle.messages();

    private final CharacterLoader loader =
            new CharacterLoader(new RulesetLoader(List.of(new RulesetPlace.Folder(Path.of("rulesets")))));
    private final CharacterEditor editor = new CharacterEditor(loader, new CharacterStore());

    static Stream<Path> examples() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("rulesets"))) {
            return files.filter(each -> each.toString().matches(".*[/]characters[/][^/]*[.]yaml"))
                    .sorted().toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("examples")
    void offersAndReplayAgreeAtEveryPointOfACareer(Path example) {
        LoadedCharacter character = loader.load(example).value().orElseThrow();
        int open = 0;
        int closed = 0;
        while (true) {
            for (Offer offer : Offers.of(character.outcome())) {
                assertAgrees(character, offer);
                open += offer.isOpen() ? 1 : 0;
                closed += offer.isOpen() ? 0 : 1;
            }
            int entries = character.outcome().file().ledger().size();
            if (entries == 0) {
                break;
            }
            character = editor.undo(character, entries - 1).after().orElseThrow();
        }
        assertTrue(closed > 0, "no offer was closed");
        assertTrue(open > 0 || example.endsWith("wen-tarrow.yaml"), "no offer was open");
    }

    private void assertAgrees(LoadedCharacter character, Offer offer) {
        Attempt attempt = offer.block().equals("advance")
                ? editor.add(character, List.of(entry(offer)))
                : chosen(character, offer);
        assertFalse(attempt.after().isEmpty(), () -> offer.where() + " gives a file that cannot be read:\n" + attempt.text());
        assertEquals(said(offer), said(attempt), () -> offer.where() + " " + offer.candidate().keys());
    }

    private static NewValue entry(Offer offer) {
        Map<String, NewValue> keys = new LinkedHashMap<>();
        keys.put("advance", NewValue.of(offer.label().id()));
        offer.candidate().keys().forEach((key, value) -> keys.put(key, NewValue.of(value)));
        return NewValue.map(keys);
    }

    private Attempt chosen(LoadedCharacter character, Offer offer) {
        String step = offer.label().id();
        Map<String, String> keys = offer.candidate().keys();
        if (keys.containsKey("name")) {
            long points = character.outcome().standing().state().ratings().values().stream()
                    .flatMap(set -> set.values().stream()).filter(each -> each.name().equals(keys.get("name")))
                    .mapToLong(each -> each.points()).sum();
            List<String> path = points == 0
                    ? List.of("creation", step, keys.get("name"))
                    : List.of("creation", step, keys.get("name"), "points");
            return editor.put(character, path, NewValue.of(points + 1));
        }
        List<NewValue> picks = new ArrayList<>();
        character.outcome().standing().state().list(list(character, step)).forEach(each -> picks.add(
                NewValue.of(each.name())));
        picks.add(NewValue.of(keys.get("choose")));
        return editor.put(character, List.of("creation", step), new NewValue.Items(picks));
    }

    private static String list(LoadedCharacter character, String step) {
        return ((lampblack.rules.Choose) character.outcome().sheet().creation().get(step)).list();
    }

    private static List<String> said(Offer offer) {
        return offer.objections().stream().map(Objection::found).map(OffersTest::said).sorted().toList();
    }

    private static List<String> said(Attempt attempt) {
        return attempt.added().stream().map(OffersTest::said).sorted().toList();
    }

    private static String said(Diagnostic found) {
        return found.id() + " " + MESSAGES.render(found.message());
    }

    /** A blank stands for a name that no shipped character has. */
    static {
        assertEquals("…", Candidate.BLANK);
    }
}
