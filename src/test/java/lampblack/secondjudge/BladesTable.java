package lampblack.secondjudge;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.yaml.snakeyaml.Yaml;

/** What the rules and the sheets of Blades in the Dark say, as figures and names; read without the engine. */
record BladesTable(String id, Map<String, Integer> dots, String trigger, List<String> abilities,
        List<String> contacts) {

    static final Map<String, List<String>> ATTRIBUTES = Map.of(
            "insight", List.of("hunt", "study", "survey", "tinker"),
            "prowess", List.of("finesse", "prowl", "skirmish", "wreck"),
            "resolve", List.of("attune", "command", "consort", "sway"));
    static final List<String> ACTIONS = ATTRIBUTES.values().stream().flatMap(List::stream).sorted().toList();
    static final List<String> HERITAGES = List.of("heartland", "knife-islands", "red-desert", "horse-plains",
            "grey-north",
            "beyond");
    static final List<String> BACKGROUNDS = List.of("learning", "labour", "the-law", "commerce", "soldiering",
            "high-birth", "the-street");
    static final List<String> VICES = List.of("faith", "gambling", "luxury", "obligation", "pleasure", "stupor",
            "weird");
    static final List<String> TRAUMAS = List.of("cold", "haunted", "obsessed", "paranoid", "reckless", "soft",
            "unstable",
            "vicious");
    static final int ATTRIBUTE_XP = 6;
    static final int PLAYBOOK_XP = 8;
    static final int CREATION_CAP = 2;
    static final int CAP = 3;
    /** With a crew that has all four boxes of mastery. */
    static final int MASTERS_CAP = 4;
    static final String MASTERS = "masters.yaml";
    static final String OTHERS = "others.yaml";
    static final int VETERANS = 3;
    static final int STASH = 40;
    static final int ACTIVITIES = 2;
    /** What else is done in downtime, beside training. */
    static final List<String> QUIET = List.of("acquire", "craft", "project", "recover", "lie-low", "indulge");
    /** What an ability asks, and an answer to it. */
    static final Map<String, Map<String, Object>> ANSWERS = Map.of(
            "ghost-pack", Map.of("power", "arrow-speed"), "alchemist", Map.of("formula", "Fog"),
            "artificer", Map.of("design", "A lock of glass"), "poison-blooded", Map.of("poison", "Oleander"),
            "expertise", Map.of("action", "prowl"), "ritual", Map.of("ritual", "Of the door"),
            "strange-methods", Map.of("design", "A bell"));
    /** Taken more than once; all others once. */
    static final Map<String, Integer> TIMES = Map.of("ghost-pack", 3);
    static final List<BladesTable> PLAYBOOKS = read();

    private static List<BladesTable> read() {
        try {
            Map<String, Map<String, Object>> written = new Yaml().load(Files.readString(
                    Path.of("src/test/resources/lampblack/secondjudge/blades.yaml")));
            return written.entrySet().stream().map(entry -> of(entry.getKey(), entry.getValue())).toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    @SuppressWarnings("unchecked")
    private static BladesTable of(String id, Map<String, Object> written) {
        return new BladesTable(id, (Map<String, Integer>) written.get("dots"), (String) written.get("trigger"),
                (List<String>) written.get("abilities"), (List<String>) written.get("contacts"));
    }

    static BladesTable playbook(String id) {
        return PLAYBOOKS.stream().filter(playbook -> playbook.id.equals(id)).findFirst().orElseThrow();
    }
}
