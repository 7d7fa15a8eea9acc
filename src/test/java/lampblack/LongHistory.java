package lampblack;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import lampblack.load.RulesetLoader;
import lampblack.store.RulesetLocation;

/**
 * A small game through several versions, each of which renames some things, lets two change places and retires an option.
 *
 * @param today what each thing is called now, by what it was called first
 * @param retired options by their first names, and the number of the version that took them out
 * @param edits what each version says, its blocks and ids as it calls them
 */
record LongHistory(Map<String, String> today, Map<String, Integer> retired, List<List<String>> edits) {

    private static final String ID = "long-watch";
    private static final List<String> TALENTS = List.of("taa", "tbb", "tcc", "tdd", "tee", "tff", "tgg", "thh");
    private static final Map<String, String> BLOCKS = blocks();

    /** Everything that is renamed, by the way to its block, whose ids are first names as well. */
    private static Map<String, String> blocks() {
        Map<String, String> blocks = new LinkedHashMap<>();
        TALENTS.forEach(talent -> blocks.put(talent, "lists.lll"));
        List.of("hunt", "prowl", "skulk").forEach(action -> blocks.put(action, "traits.actions"));
        blocks.put("lll", "lists");
        blocks.put("actions", "traits");
        blocks.put("exp", "tracks");
        blocks.put("strain", "tracks");
        blocks.put("ordeal", "earning");
        blocks.put("vigil", "earning");
        blocks.put("learn", "advances");
        blocks.put("drill", "advances");
        blocks.put("dots", "creation");
        blocks.put("gifts", "creation");
        blocks.put("watch", "periods");
        return blocks;
    }

    static LongHistory begun() {
        Map<String, String> today = new LinkedHashMap<>();
        BLOCKS.keySet().forEach(word -> today.put(word, word));
        return new LongHistory(today, new LinkedHashMap<>(), new ArrayList<>());
    }

    int version() {
        return edits.size() + 1;
    }

    /** The next version of it. */
    LongHistory next(Sampling drawn) {
        Map<String, String> then = new LinkedHashMap<>(today);
        Map<String, Integer> gone = new LinkedHashMap<>(retired);
        Set<String> words = new LinkedHashSet<>();
        for (int i = 0; i < 5; i++) {
            words.add(drawn.one(List.copyOf(BLOCKS.keySet())));
        }
        words.removeAll(gone.keySet());
        words.forEach(word -> then.put(word, word + "-v" + (version() + 1)));
        if (!words.contains("hunt") && !words.contains("prowl")) {
            then.put("hunt", today.get("prowl"));
            then.put("prowl", today.get("hunt"));
        }
        String out = drawn.one(TALENTS);
        if (!words.contains(out) && gone.size() < TALENTS.size() - 4) {
            gone.putIfAbsent(out, version() + 1);
        }
        LongHistory next = new LongHistory(then, gone, new ArrayList<>(edits));
        next.edits.add(then.keySet().stream().filter(word -> !gone.containsKey(word)
                        && !then.get(word).equals(today.get(word)))
                .map(word -> next.in(BLOCKS.get(word)) + "." + today.get(word) + ": " + then.get(word)).toList());
        return next;
    }

    /** A text with each first name as it is called in this version. */
    private String in(String text) {
        return replaced(text, today);
    }

    private static String replaced(String text, Map<String, String> words) {
        return Pattern.compile("(?<![\\w-])[a-z][a-z0-9-]*(?![\\w-])").matcher(text)
                .replaceAll(match -> words.getOrDefault(match.group(), match.group()));
    }

    /** A text in the words of this version in those of a later one, word by word. */
    String inWordsOf(LongHistory later, String text) {
        Map<String, String> words = new HashMap<>();
        today.forEach((first, word) -> words.put(word, later.today.get(first)));
        return replaced(text, words).replace("version: " + version() + ".0.0", "version: " + later.version() + ".0.0");
    }

    private String talent(String id, boolean plain) {
        int number = TALENTS.indexOf(id);
        return id + ": {" + (plain || number % 2 > 0 ? "" : number % 4 == 0 ? "gives: {sizes: {strain: 1}}"
                : "gives: {ratings: {hunt: 1}}") + "}";
    }

    private String rules(boolean plain) {
        return in("""
                sheets:
                  character:
                    traits: {actions: {entries: {hunt: {}, prowl: {}, skulk: {}}, rating: {max: 9}}}
                    lists: {lll: {entries: {%s}}}
                    tracks: {exp: {counter: {max: 999}, kept: ledger}, strain: {boxes: 6}}
                    periods: {watch: {}}
                    creation: {dots: {spend: 4, on: actions}, gifts: {choose: 2, from: lll}}
                    earning:
                      ordeal: {into: exp, gives: 0..9, per: watch}
                      vigil: {into: exp, gives: 0..3, per: watch}
                    advances:
                      learn: {choose: 1, from: lll, cost: {exp: 3}}
                      drill: {raise: actions, cost: {exp: 2}}
                """.formatted(TALENTS.stream().filter(id -> plain || !retired.containsKey(id))
                .map(id -> talent(id, plain && retired.containsKey(id))).collect(Collectors.joining(", "))));
    }

    private String migrations() {
        StringBuilder out = new StringBuilder("migrations:\n");
        for (int number = 2; number <= version(); number++) {
            int of = number;
            out.append("  ").append(number).append(".0.0:\n    character:\n      renamed:\n");
            edits.get(number - 2).forEach(line -> out.append("        ").append(line).append('\n'));
            List<String> gone = retired.keySet().stream().filter(id -> retired.get(id) == of).toList();
            out.append(gone.isEmpty() ? "" : "      retired:\n");
            gone.forEach(id -> out.append("        ").append(wayIn(of, id)).append(": {was: ")
                    .append(in(talent(id, false).substring(id.length() + 2))).append("}\n"));
        }
        return version() == 1 ? "" : out.toString();
    }

    /** The way to an option as a version called its list. */
    private String wayIn(int number, String id) {
        String list = "lll";
        for (List<String> lines : edits.subList(0, number - 1)) {
            String start = "lists." + list + ": ";
            for (String line : lines) {
                list = line.startsWith(start) ? line.substring(start.length()) : list;
            }
        }
        return "lists." + list + "." + today.get(id);
    }

    /** The game of this version, with all that it says of earlier ones. */
    RulesetLoader game(Path folder) throws IOException {
        return written(folder.resolve("v" + version()), migrations() + rules(false));
    }

    /** The same without a word of earlier ones, in which what is retired is there and gives nothing. */
    RulesetLoader naive(Path folder) throws IOException {
        return written(folder.resolve("naive"), rules(true));
    }

    private RulesetLoader written(Path folder, String rules) throws IOException {
        new InventedGame(ID, "format: 1\nid: " + ID + "\nversion: " + version() + ".0.0\ntitle: The Long Watch\n"
                + "licence: CC0-1.0\ncredits: An invented game.\n" + rules).writeTo(folder);
        return new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(folder)));
    }
}
