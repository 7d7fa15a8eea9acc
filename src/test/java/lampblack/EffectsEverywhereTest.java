package lampblack;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import lampblack.cli.Main;
import lampblack.edit.LoadedCharacter;
import lampblack.explain.Explanations;
import lampblack.explain.ReasonText;
import lampblack.load.CharacterLoader;
import lampblack.load.RulesetLoader;
import lampblack.page.MemorySite;
import lampblack.page.RenderedReply;
import lampblack.rules.Quantity;
import lampblack.rules.effect.Effect;
import lampblack.rules.effect.EffectKey;
import lampblack.server.Program;
import lampblack.store.MessageBundle;
import lampblack.store.RulesetLocation;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Whatever an effect changes is to be seen wherever its quantity is: the same characters are shown in two games, in one
 * of which the effect does not count. {@code effects.txt} has a line for each kind, and {@code unseen.txt} says where
 * one makes no difference, and why.
 */
@Tag("slow")
class EffectsEverywhereTest {

    private static final Path FOLDER = Path.of("src/test/resources/lampblack/effects-everywhere");
    /** Is given in the other place. */
    private static final String NOTHING = "{titles: {powers: Powers}}";
    /** An effect that only a second taking of an option gives does not count where that is taken once. */
    private static final int NEVER = 2;
    /** One who has played, one who is being made, and what they belong to. */
    private static final List<String> MEMBERS = List.of("wren", "reed");
    private static final List<String> ALL = List.of("wren", "reed", "barge");

    @TempDir
    Path work;

    private record Shown(Map<String, String> places, List<Quantity> quantities) {}

    @Test
    void everyQuantityIsSeenWhereItShouldBe() throws IOException {
        Set<String> unseen = new TreeSet<>();
        List<Quantity> reached = new ArrayList<>();
        for (String line : lines("effects.txt")) {
            String name = line.substring(0, line.indexOf(':'));
            String effect = line.substring(line.indexOf(':') + 1).strip();
            Shown counts = shown(effect, 1);
            Shown idle = shown(effect, NEVER);
            reached.addAll(counts.quantities());
            counts.places().forEach((place, text) -> {
                if (text.equals(idle.places().get(place))) {
                    unseen.add(place + ": " + name);
                }
            });
        }
        assertEquals(String.join("\n", excused()), String.join("\n", unseen), "where an effect is not seen");
        everyKind(reached);
    }

    /** Where what is not seen, each with a reason in {@code unseen.txt}. */
    private static Set<String> excused() {
        Set<String> excused = new TreeSet<>();
        for (String line : lines("unseen.txt")) {
            String[] parts = line.split(": ");
            assertEquals(3, parts.length, () -> "a place, effects and a reason: " + line);
            for (String effect : parts[1].split(" ")) {
                excused.add(parts[0] + ": " + effect);
            }
        }
        return excused;
    }

    private static List<String> lines(String file) {
        return CasesTest.text(FOLDER.resolve(file)).lines().toList();
    }

    /** Each kind of effect, and each kind of what can be opened and closed, has a line. */
    private static void everyKind(List<Quantity> reached) {
        Set<String> keys = lines("effects.txt").stream().map(line -> line.split(": ")[1]).collect(Collectors.toSet());
        assertEquals(List.of(), Arrays.stream(EffectKey.values()).map(EffectKey::word)
                .filter(key -> !keys.contains(key)).toList());
        Set<String> opened = reached.stream().filter(Quantity.Opened.class::isInstance)
                .map(quantity -> ((Quantity.Opened) quantity).of().getClass().getSimpleName())
                .collect(Collectors.toSet());
        assertEquals(List.of(), Arrays.stream(Quantity.Access.class.getPermittedSubclasses())
                .map(Class::getSimpleName).filter(kind -> !opened.contains(kind)).toList());
    }

    private Shown shown(String effect, int taking) throws IOException {
        Path root = Files.createTempDirectory(work, "games");
        Path game = Files.createDirectories(root.resolve("ferry/characters")).getParent();
        boolean byCrew = effect.startsWith(EffectKey.MEMBERS.word());
        Files.writeString(game.resolve("ruleset.yaml"), CasesTest.text(FOLDER.resolve("ruleset.yaml"))
                .replace("OF-CREW", byCrew ? block(effect, taking) : NOTHING)
                .replace("EFFECT", byCrew ? NOTHING : block(effect, taking)));
        for (String who : ALL) {
            Files.copy(FOLDER.resolve(who + ".yaml"), game.resolve("characters/" + who + ".yaml"));
        }
        Map<String, String> places = new LinkedHashMap<>();
        for (String who : MEMBERS) {
            places(who, root).forEach((place, text) -> places.merge(place, text, String::concat));
        }
        return new Shown(places, quantities(character("wren", root)));
    }

    /** @param taking the number of the only taking of the option at which it counts */
    private static String block(String effect, int taking) {
        return "{time: " + taking + ", " + effect + "}";
    }

    /** What is shown of one character, by where. */
    private static Map<String, String> places(String who, Path root) throws IOException {
        Map<String, String> places = new LinkedHashMap<>();
        String file = file(who);
        run(root, "sheet " + file + " -o " + who + ".html");
        places.put("sheet", Files.readString(root.resolve(who + ".html")));
        places.put("text", run(root, "sheet --text " + file));
        places.put("show", run(root, "show " + file));
        places.put("json", run(root, "show --format json " + file));
        places.put("options", run(root, "options " + file));
        MemorySite site = MemorySite.of(root, "ferry");
        for (String other : ALL) {
            site.put(other, Files.readString(root.resolve(file(other))));
        }
        places.put("build", page(site, "/characters/" + who));
        for (String tab : List.of("play", "roll", "advance")) {
            places.put(tab, page(site, "/characters/" + who + "/" + tab));
        }
        places.put("board", page(site, "/group/barge"));
        places.put("why", why(character(who, root)));
        return places;
    }

    private static String file(String who) {
        return "ferry/characters/" + who + ".yaml";
    }

    private static LoadedCharacter character(String who, Path root) {
        RulesetLoader games = new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(root)));
        return new CharacterLoader(games).load(root.resolve(file(who))).value().orElseThrow();
    }

    private static List<Quantity> quantities(LoadedCharacter character) {
        return character.evaluated().sheet().lists().values().stream().flatMap(list -> list.entries().values().stream())
                .flatMap(option -> option.gives().stream()).flatMap(block -> block.effects().stream())
                .map(Effect::declaredQuantity).toList();
    }

    private static String page(MemorySite site, String address) {
        RenderedReply reply = site.get(address);
        assertEquals(200, reply.status(), address);
        return new String(reply.body(), StandardCharsets.UTF_8);
    }

    private static String why(LoadedCharacter character) {
        Explanations reasons = Explanations.of(character.evaluated(), character.ruleset().tree());
        ReasonText text = new ReasonText(MessageBundle.messages());
        return reasons.paths().stream().map(path -> path + "\n" + text.tree(reasons.reason(path).orElseThrow()))
                .collect(Collectors.joining());
    }

    private static String run(Path folder, String line) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        List<String> words = new ArrayList<>(List.of(line.split(" ")));
        words.addAll(List.of("--rulesets", "."));
        Main.run(words, new PrintWriter(out), new PrintWriter(err), folder, Program.COMMANDS);
        return out.toString().replace(folder.toString(), "") + err.toString().replace(folder.toString(), "");
    }
}
