package lampblack;

import static org.junit.jupiter.api.Assertions.assertTrue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import lampblack.schema.TwoJudges;
import lampblack.store.TextFile;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Whatever is spoilt for other tests has the same form by our own schemas as by the JSON Schema library. */
@Tag("slow")
class TwoJudgesTest {

    private static final Path SHIPPED = Path.of("rulesets");
    /** As many slips as a full build has judged. */
    private static final int MAX = 300;
    private static final Path BROKEN = Path.of("src/test/broken/cases");

    @Test
    void agreeOnSlips() throws IOException {
        for (SlipsTest.Slip slip : Sampling.of("judged slips").some(SlipsTest.all(), MAX)) {
            Path own = Path.of("src/test/slips/games").resolve(slip.game());
            Path game = Files.exists(own) ? own : SHIPPED.resolve(slip.game());
            TwoJudges.agree(slip.at(), slip.planted(CasesTest.text(game.resolve(slip.from()))));
        }
    }

    @Test
    void agreeOnFolders() throws IOException {
        Map<String, String> texts = new HashMap<>();
        for (Path file : files(BROKEN)) {
            try (BrokenFolder broken = new BrokenFolder(Files.readString(file))) {
                for (Path made : files(broken.place())) {
                    if (made.toString().endsWith(".yaml") && TextFile.read(made, "made", "", 1 << 20).value().isPresent()) {
                        texts.put(CasesTest.text(made), made.toString().replace('\\', '/'));
                    }
                }
            }
        }
        assertTrue(texts.entrySet().stream().filter(entry -> TwoJudges.agree(entry.getValue(), entry.getKey()) == 0)
                .count() > 5);
    }

    @Test
    void agreeOnFaults() throws IOException {
        int spoilt = 0;
        for (Path file : files(Planting.FAULTS)) {
            if (file.toString().endsWith(".txt")) {
                for (Fault fault : Fault.read(file)) {
                    String text = fault.plant(CasesTest.text(before(file, fault)));
                    spoilt += TwoJudges.agree(fault.file(), text) == 0 ? 1 : 0;
                }
            }
        }
        assertTrue(spoilt > 5);
    }

    private static Path before(Path faults, Fault fault) {
        String folder = faults.getParent().getFileName().toString();
        String game = folder.equals("faults") ? "bootleg-rain" : folder;
        Path instead = Planting.FAULTS.resolve(game).resolve(fault.file());
        return Files.exists(instead) ? instead : SHIPPED.resolve(game).resolve(fault.file());
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(Files::isRegularFile).sorted().toList();
        }
    }
}
