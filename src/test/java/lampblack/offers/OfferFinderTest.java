package lampblack.offers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import lampblack.Sampling;
import lampblack.diagnostic.Severity;
import lampblack.edit.CharacterEditor;
import lampblack.edit.LoadedCharacter;
import lampblack.load.CharacterLoader;
import lampblack.load.RulesetLoader;
import lampblack.rules.Candidate;
import lampblack.store.RulesetLocation;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every open offer replays without objection, and every closed one with just those objections it shows. Unless the
 * build is exhaustive, some of the points of a career are drawn, and there some of the offers that say anything new.
 */
@Tag("slow")
class OfferFinderTest {

    /** One in so many points of a career, beside its ends, and one in so many offers there. */
    private static final int POINTS = 8;
    private static final int OFFERS = 5;

    private final CharacterLoader loader =
            new CharacterLoader(new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(Path.of("rulesets")))));
    private final CharacterEditor editor = new CharacterEditor(loader);
    private final OfferReplay replay = new OfferReplay(editor);

    static Stream<Path> examples() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("rulesets"))) {
            return files.filter(path -> path.toString().matches(".*[/]characters[/][^/]*[.]yaml"))
                    .sorted().toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("examples")
    void offersAndReplayAgreeAtEveryPointOfACareer(Path example) {
        LoadedCharacter character = loader.load(example).value().orElseThrow();
        Sampling sampling = Sampling.of("offers " + example);
        int whole = character.evaluated().file().ledger().size();
        Set<String> said = new HashSet<>();
        int open = 0;
        int closed = 0;
        for (int entries = whole; entries >= 0; entries--) {
            if (entries == whole || entries == 0 || sampling.oneIn(POINTS)) {
                CreationOffers openings = CreationOffers.of(character.evaluated());
                for (Offer offer : OfferFinder.of(character.evaluated()).offers()) {
                    boolean unseen = Sampling.EXHAUSTIVE || said.add(replay.says(offer));
                    if (unseen && sampling.oneIn(OFFERS)) {
                        replay.assertAgrees(character, offer);
                    }
                    assertPointAgrees(offer, openings);
                    open += offer.isOpen() ? 1 : 0;
                    closed += offer.isOpen() ? 0 : 1;
                }
            }
            if (entries > 0) {
                character = editor.undo(character, entries - 1).after().orElseThrow();
            }
        }
        if (Sampling.EXHAUSTIVE) {
            assertTrue(closed > 0, "no offer was closed");
            assertTrue(open > 0 || example.endsWith("wen-tarrow.yaml"), "no offer was open");
        }
    }

    /** One point more is closed in the builder where it is closed here, whatever is said first. */
    private static void assertPointAgrees(Offer offer, CreationOffers openings) {
        String name = offer.candidate().keys().get("name");
        if (offer.block().equals("creation") && offer.part().isEmpty() && name != null) {
            boolean closed = offer.violations().stream().anyMatch(violation -> violation.found()
                    .severity() == Severity.ERROR);
            assertEquals(closed, !openings.violations(offer.label().id(), name).isEmpty(),
                    () -> offer.label().id() + " " + name);
        }
    }

    /** A blank stands for a name that no shipped character has. */
    static {
        assertEquals("…", Candidate.BLANK);
    }
}
