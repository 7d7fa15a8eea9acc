package lampblack;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lampblack.diagnostic.Source;
import lampblack.diagnostic.Span;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.rules.effect.EffectKey;
import lampblack.yaml.YamlReader;

/** Makes faults of the files of a game: each key and each name in them with two letters changed round, and the like. */
final class Misspelling {

    /** The keys whose own keys are names: of things that are declared there, or that are mentioned there. */
    private static final Set<String> DECLARING = Set.of("sheets", "fields", "one-of", "playbooks", "traits", "entries",
            "lists", "quality", "tracks", "rows", "bands", "milestones", "periods", "creation", "advances", "rules",
            "tags", "tables", "columns", "texts", "ask", "rolls", "settings", "extras", "outcomes",
            "links", "maps", "sides", "steps", "comes-to");
    private static final Set<String> MENTIONING = with(NamesStand.AS_KEYS, "cost", "price", "up-to", "costs", "clears",
            "gain", "shifts", "milder", "layout", "odds", "instead", "blocks");
    /** The keys behind which names are mentioned. */
    private static final Set<String> NAMING = with(NamesStand.AS_VALUES, "playbook", "tags", "requires", "while", "not",
            "any", "milestone", "tag", "from", "on", "into", "which", "fill", "raise", "swap", "after", "columns",
            "leave-out");

    /** What {@code when-taken} brings beside what it moves. */
    private static final Set<String> OF_TAKING = Set.of("members", "options", "loses", "ticks");

    /** What may stand behind the same keys where they say how a block looks. */
    private static final Set<String> COLOURS = Set.of("accent", "second", "ink", "white");

    /** How the block of a kind of effect names what it acts on. */
    private enum NamesStand {
        AS_KEYS,
        AS_VALUES,
        /** As keys, which other things of the same key declare, so that {@code key} tells them apart. */
        AS_EITHER;

        static NamesStand of(EffectKey effect) {
            return switch (effect) {
                case RATINGS, CAPS, SIZES, POINTS, PICKS, TITLES -> AS_KEYS;
                case OPTIONS, OPENS, CLOSES -> AS_VALUES;
                case PARTS, EARNING, LIMITS, MEMBERS, ROLLS -> AS_EITHER;
            };
        }
    }

    private static Set<String> with(NamesStand how, String... others) {
        return Stream.concat(Arrays.stream(EffectKey.values()).filter(effect -> NamesStand.of(effect) == how)
                .map(EffectKey::word), Stream.of(others)).collect(Collectors.toUnmodifiableSet());
    }

    private final String file;
    private final String text;
    private final List<Fault> faults = new ArrayList<>();
    private final Set<String> seen;

    private Misspelling(String file, String text, Set<String> seen) {
        this.file = file;
        this.text = text;
        this.seen = seen;
    }

    /** The faults of some files, by their names; what was spoilt in the same way before is left out. */
    static List<Fault> of(Map<String, String> files, Set<String> seen) {
        List<Fault> all = new ArrayList<>();
        files.forEach((file, text) -> {
            Misspelling one = new Misspelling(file, text, seen);
            one.walk(YamlReader.read(new Source(file, text)).value().orElseThrow(), "", "");
            all.addAll(one.faults);
        });
        return all;
    }

    private void walk(Node node, String above, String key) {
        switch (node) {
            case ListNode list -> list.items().forEach(item -> walk(item, above, key));
            case MapNode map -> map.all().forEach(entry -> {
                key(entry.key(), above, key);
                walk(entry.value(), key, entry.key().text());
            });
            case Scalar scalar -> value(scalar, above, key);
        }
    }

    private void key(Scalar written, String above, String holder) {
        boolean gift = holder.equals("earning") && (above.equals("gives") || above.isEmpty());
        boolean parts = holder.equals("parts") || holder.equals("limits") && above.equals("gives");
        boolean isTaken = holder.equals("when-taken");
        if (written.text().contains(".")) {
            return;
        }
        if (isTaken && OF_TAKING.contains(written.text())) {
            misspell(written, written.text().equals("ticks") ? "ruleset.unknown-reference" : "schema.unknown-key",
                    "the key " + written.text() + " in " + holder);
        } else if (isTaken || above.equals("when-taken") && !holder.equals("loses") || MENTIONING.contains(holder) && !DECLARING.contains(above) || parts
                && above.equals("gives")) {
            misspell(written, "ruleset.unknown-reference", "the name " + written.text());
        } else if (!gift && !parts && !Set.of("earning", "limits").contains(holder) && !DECLARING.contains(holder)
                && !holder.equals("by-rating")
                && !isRating(written)) {
            misspell(written, "schema.unknown-key", "the key " + written.text()
                    + (DECLARING.contains(above) ? " in an entry of " + above : ""));
        }
    }

    /** Whether a key is the name of a trait among requirements. */
    private static boolean isRating(Scalar written) {
        return Set.of("insight", "prowess", "resolve", "dry-towns", "salt-crews", "high-city").contains(written.text());
    }

    private void value(Scalar written, String above, String key) {
        if (NAMING.contains(key) && written.isText() && !Set.of("own", "other").contains(written.text())
                && !COLOURS.contains(written.text()) && !written.text().startsWith("#")
                && !written.text().contains(".")) {
            String code = key.equals("after") ? "overlay.unknown-after" : "ruleset.unknown-reference";
            misspell(written, code, "the name " + written.text() + (key.equals("after") ? " behind after" : ""));
        }
        if (written.text().equals("true") && !written.isText()) {
            add(written.span(), "yes", "schema.wrong-type", key + ": yes", 0, 3, true);
        }
        if (written.text().equals("session") && key.equals("per")) {
            misspell(written, "ruleset.unknown-reference", "the period behind per");
        }
    }

    private void misspell(Scalar written, String code, String what) {
        String word = written.text();
        for (int i = word.length() / 2; i > 0; i--) {
            if (word.charAt(i) != word.charAt(i - 1)) {
                String wrong = word.substring(0, i - 1) + word.charAt(i) + word.charAt(i - 1) + word.substring(i + 1);
                add(written.span(), wrong, code, what, 0, wrong.length(), true);
                return;
            }
        }
    }

    private void add(Span span, String instead, String code, String what, int from, int to, boolean mended) {
        if (seen.add(what)) {
            faults.add(new Fault(file + ": " + what + ", spoilt", file, span.start(), span.text(), instead,
                    new Fault.Place(file, "", from, to), code, mended, false, ""));
        }
    }
}
