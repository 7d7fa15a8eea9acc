package lampblack;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Games and characters of whatever size, each made of the same mixture, so that what they cost can be compared. */
public final class Sized {

    /** The id of the games. */
    public static final String GAME = "sized";

    private static final int PLAYBOOKS = 5;
    private static final int MAX_GIVEN = 100;

    private Sized() {}

    private static String lines(int count, IntFunction<String> line) {
        return IntStream.range(0, count).mapToObj(line).collect(Collectors.joining("\n", "", "\n"));
    }

    /**
     * A game with so many options in three lists and as many playbooks as there always are: clean, with all kinds of
     * gifts.
     */
    public static String game(int options) {
        int talents = options * 3 / 5;
        return game("        entries:\n" + lines(talents, Sized::talent),
                "        entries:\n" + lines(options - talents, Sized::gear));
    }

    private static String game(String talents, String gear) {
        return HEAD
                + "    playbooks:\n" + lines(PLAYBOOKS, Sized::playbook)
                + "    lists:\n"
                + "      talents:\n        by: playbook\n" + talents
                + "      gear:\n        open: true\n        load: 1\n        price: {coin: 1}\n" + gear
                + "      scars: {open: true}\n"
                + "      boons: {entries: {charm: {text: Worn on a string., times: unlimited, gives: {sizes: {stress: 1}}}}, permanent: true}\n"
                + TAIL;
    }

    /** The same in so many files beside the root file, by their names. */
    public static Map<String, String> files(int options, int files) {
        Map<String, String> texts = new TreeMap<>();
        texts.put("ruleset.yaml", game("", ""));
        int talents = options * 3 / 5;
        for (int i = 0; i < files; i++) {
            texts.put("part-" + i + ".yaml", "sheets:\n  character:\n    lists:\n"
                    + "      talents:\n        entries:\n" + slice(talents, i, files, Sized::talent)
                    + "      gear:\n        entries:\n" + slice(options - talents, i, files, Sized::gear));
        }
        return texts;
    }

    private static String slice(int count, int i, int of, IntFunction<String> line) {
        int from = count * i / of;
        return lines(count * (i + 1) / of - from, number -> line.apply(from + number));
    }

    private static String playbook(int i) {
        return "      playbook-" + i + ": {text: One of them., gives: {ratings: {act-" + i + ": 1}, opens: [secret-" + i
                + "]}}";
    }

    private static String talent(int i) {
        String head = "          talent-" + i + ":\n            playbook: playbook-" + i % PLAYBOOKS
                + "\n            text: What it says of itself is about as long as such things are.";
        return switch (i % 10) {
            case 1 -> head + "\n            requires: talent-" + (i - 1);
            case 2 -> head + "\n            times: 2\n            gives: {sizes: {stress: 1}}";
            case 3 -> head + "\n            requires: [{act-" + i % 12 + ": 1}, {any: [talent-" + (i - 1)
                    + ", {tag: lit}]}]";
            case 4 -> head
                    + "\n            ask: {which: {which: acts}}\n            gives: {ratings: {answer.which: 1}}";
            case 5 -> head + "\n            gives: {caps: {act-" + i % 12 + ": 5}}";
            case 6 -> head + "\n            requires: {if: \"count('talents') >= 2\"}";
            case 7 -> head + "\n            tags: [lit]\n            gives: [{while: {not: talent-" + (i - 1)
                    + "}, earning: {ideals: 1}}]";
            case 8 -> i / 10 < MAX_GIVEN ? head + "\n            gives: {options: [gear.gear-" + i / 10 + "]}" : head;
            default -> head;
        };
    }

    private static String gear(int i) {
        String load = i % 3 == 0 ? ", load: 2" : "";
        String tags = i % 4 == 0 ? ", tags: [lit]" : "";
        String price = i % 5 == 0 ? ", price: {coin: 2}" : "";
        return "          gear-" + i + ": {text: A thing that can be carried" + load + tags + price + "}";
    }

    /** A character of such a game with so many entries in its ledger, legal throughout; it never stops growing. */
    public static String character(int entries) {
        return PERSON + (entries == 0 ? "" : "ledger:\n" + lines(entries, Sized::entry));
    }

    private static String entry(int i) {
        int session = i / 10 + 1;
        String what = switch (i % 10) {
            case 0 -> "earn: {desperate: 3, ideals: 1}";
            case 1 -> "gain: {coin: 4}";
            case 2 -> "advance: learn, add: Craft " + i;
            case 3 -> "advance: practice, raise: Craft " + (i - 1);
            case 4 -> "advance: buy, choose: Keepsake " + i;
            case 5 -> "gain: {gear: [gear-1]}";
            case 6 -> "lose: {gear: [gear-1]}";
            case 7 -> "gain: {scars: [Scar " + i + "]}";
            case 8 -> "advance: refocus, swap: Scar " + (i - 1) + ", for: Memory " + i;
            default -> "gain: {boons: [charm]}, note: Nobody says so aloud.";
        };
        return "  - {session: " + session + ", " + what + "}";
    }


    private static final String HEAD = """
            format: 1
            id: sized
            version: 1.0.0
            title: Sized
            licence: CC0-1.0
            credits: Nobody.
            tags: {lit: {}}
            sheets:
              character:
                fields:
                  name: {required: true}
                  look: {}
                traits:
                  parts:
                    rating: {counts: acts}
                    entries: {body: {}, mind: {}, heart: {}}
                  acts:
                    under: parts
                    rating: {max: 4}
                    entries:
            """ + lines(12, i -> "          act-" + i + ": {under: " + List.of("body", "mind", "heart").get(i % 3) + "}")
            + """
                  crafts: {open: true, rating: {max: 4}}
            """;

    private static final String TAIL = """
                tracks:
                  stress: {boxes: 9}
                  harm: {rows: {lesser: {slots: 2}, serious: {slots: 1}}}
                  xp: {pool: true}
                  coin: {pool: true}
                  load: {bands: {light: 3, heavy: 6}, counts: load}
                creation:
                  playbook: {choose: 1, from: playbooks}
                  dots: {spend: 6, on: acts, up-to: 2}
                  talent: {choose: 1, from: talents, only: {playbook: own}}
                  gear: {choose: 2, from: gear}
                earning:
                  desperate: {into: xp, gives: 0..5, per: roll, says: You made a desperate roll.}
                  ideals: {into: xp, gives: 0..2, per: session, says: You held to what you believe.}
                  secret-0: {into: xp, gives: 1, per: session, locked: true, says: You did as a Playbook 0 would.}
                  secret-1: {into: xp, gives: 1, per: session, locked: true, says: You did as a Playbook 1 would.}
                  secret-2: {into: xp, gives: 1, per: session, locked: true, says: You did as a Playbook 2 would.}
                  secret-3: {into: xp, gives: 1, per: session, locked: true, says: You did as a Playbook 3 would.}
                  secret-4: {into: xp, gives: 1, per: session, locked: true, says: You did as a Playbook 4 would.}
                advances:
                  practice: {cost: {xp: {by-rating: {1: 1, 2: 1, 3: 2, 4: 3, 5: 4}}}, raise: [acts, crafts]}
                  talent: {cost: {xp: 2}, choose: 1, from: talents}
                  buy: {cost: price, choose: 1, from: gear}
                  learn: {cost: {xp: 1}, add: crafts, at: 1}
                  refocus: {cost: {xp: 1}, swap: [crafts, scars]}
                rules:
                  a-light: {that: {tag: lit}, severity: warning, says: Nobody goes out without a light.}
                  secrets: {that: {if: "count('scars') < 9000 || rating('heart') > 0"}, says: Scars are counted.}
            """;

    private static final String PERSON = """
            format: 1
            ruleset: sized
            version: 1.0.0
            fields: {name: Ash, look: wet to the knees}
            creation:
              playbook: playbook-0
              dots: {act-0: 1, act-1: 2, act-5: 2, act-6: 1}
              talent: talent-0
              gear: [gear-0, Rope]
            """;
}
