package lampblack.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import lampblack.Sampling;
import lampblack.diagnostic.Source;
import lampblack.edit.VersionedText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Ways and places that are only names lead where those of a disk lead. */
class RelativeWayTest {

    private static final int WAYS = Sampling.count(2_000, 100_000);
    private static final List<String> STEPS = List.of("a", "b", "c", "..", ".", "", "d.yaml");

    private record Text(Source source, String version) implements VersionedText {}

    @ParameterizedTest
    @ValueSource(strings = {"/a.yaml", "a\\b.yaml", "C:a.yaml", "a\nb.yaml", "", "a?.yaml", "\u0000.yaml"})
    void isNoWayOnEverySystem(String way) {
        assertFalse(RelativeWay.isOne(way), way);
    }

    @ParameterizedTest
    @ValueSource(strings = {"a.yaml", "../a.yaml", "b/c/a.yaml", "../b/a.yaml", "b/../../a.yaml", "./a.yaml"})
    void leadsNear(String way) {
        assertTrue(RelativeWay.isOne(way) && RelativeWay.staysNear(way), way);
    }

    @ParameterizedTest
    @ValueSource(strings = {"../../a.yaml", "b/../../../a.yaml", "a.yml", "a"})
    void leadsToNoFileNearby(String way) {
        assertFalse(RelativeWay.staysNear(way), way);
    }

    @Test
    void leadsWhereAWayOfADiskLeads() {
        Random random = new Random(Sampling.of("ways").seed(1));
        for (int i = 0; i < WAYS; i++) {
            String file = way(random).replaceFirst("^/+", "") + "/edda.yaml";
            String way = way(random);
            Path whole = Path.of("/" + file).resolveSibling(way).normalize();
            Path other = Path.of("/" + file).normalize().getParent();
            if (!way.isEmpty() && !way.startsWith("/")) {
                assertEquals(Path.of(file).resolveSibling(way).normalize().toString(), RelativeWay.from(file, way),
                        file + " and " + way);
                assertEquals(other.relativize(whole.resolve("x.yaml")).toString(),
                        new NamedPlace(within(file), Map.of()).wayTo(new NamedPlace(within(whole + "/x.yaml"), Map.of()))
                                .orElseThrow(), file + " and " + way);
            }
        }
    }

    /** A name as texts are kept by it: plain, without ways up. */
    private static String within(String file) {
        return Path.of("/" + file).normalize().toString().substring(1);
    }

    private static String way(Random random) {
        List<String> steps = new ArrayList<>();
        for (int count = random.nextInt(6); count > 0; count--) {
            steps.add(STEPS.get(random.nextInt(STEPS.size())));
        }
        return String.join("/", steps);
    }

    @Test
    void callsATextAsItIsAskedFor() {
        Text text = new Text(new Source("gulls.yaml", "a: b"), "1");
        NamedPlace crew = new NamedPlace("crews/gulls.yaml", Map.of("crews/gulls.yaml", text));
        assertEquals("../crews/gulls.yaml", crew.read("../crews/gulls.yaml").value().orElseThrow().source().name());
        assertEquals("1", crew.read("../crews/gulls.yaml").value().orElseThrow().version());
        assertEquals(text, crew.read("gulls.yaml").value().orElseThrow());
        assertTrue(crew.to("other.yaml").read("other.yaml").hasErrors());
    }
}
