package lampblack.form;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lampblack.node.MapNode;

/** The names of a game in place of those in our examples, where the game has others of the same kind. */
final class OwnNames {

    /** What an example names. */
    private enum ExampleKind { CURRENCY, TRACK, SET, TRAIT, LIST, OPTION, TAG, EARNING, ADVANCE, STEP }

    private static final Map<String, ExampleKind> KINDS = Map.ofEntries(
            Map.entry("xp", ExampleKind.CURRENCY), Map.entry("cash", ExampleKind.CURRENCY),
            Map.entry("coin", ExampleKind.CURRENCY), Map.entry("rep", ExampleKind.CURRENCY),
            Map.entry("stash", ExampleKind.CURRENCY), Map.entry("stress", ExampleKind.TRACK),
            Map.entry("actions", ExampleKind.SET), Map.entry("attributes", ExampleKind.SET),
            Map.entry("hunt", ExampleKind.TRAIT), Map.entry("prowl", ExampleKind.TRAIT),
            Map.entry("prowess", ExampleKind.TRAIT), Map.entry("skirmish", ExampleKind.TRAIT),
            Map.entry("talents", ExampleKind.LIST), Map.entry("hindrances", ExampleKind.LIST),
            Map.entry("assets", ExampleKind.LIST), Map.entry("abilities", ExampleKind.LIST),
            Map.entry("ghost", ExampleKind.OPTION), Map.entry("iron-grip", ExampleKind.OPTION),
            Map.entry("veteran", ExampleKind.OPTION), Map.entry("eelskin", ExampleKind.OPTION),
            Map.entry("lantern", ExampleKind.OPTION), Map.entry("rope", ExampleKind.OPTION),
            Map.entry("bodyguard", ExampleKind.OPTION), Map.entry("weapon", ExampleKind.TAG),
            Map.entry("light", ExampleKind.TAG), Map.entry("desperate", ExampleKind.EARNING),
            Map.entry("vice", ExampleKind.EARNING), Map.entry("practice", ExampleKind.ADVANCE),
            Map.entry("talent", ExampleKind.STEP), Map.entry("dots", ExampleKind.STEP));
    /** A word that is no part of a path, and whose own entries do not follow. */
    private static final Pattern WORD = Pattern.compile("(?<![a-z.-]|under: )[a-z]+(-[a-z]+)*(?![a-z.-]|: \\{)");

    /** A further entry for a part of a track. */
    private static final Pattern PATH = Pattern.compile(", ([a-z-]+)\\.[a-z-]+: -?[0-9]+");
    private static final Set<String> DERIVED = Set.of("counts", "sums", "is");

    private final Supplier<List<MapNode>> games;

    /** @param games the trees of a game's layers, or the one they came to */
    OwnNames(Supplier<List<MapNode>> games) {
        this.games = games;
    }

    /** The example with the game's own names, as far as it has some. */
    String in(String example) {
        List<MapNode> trees = games.get();
        Set<String> used = new LinkedHashSet<>();
        Map<String, String> own = new LinkedHashMap<>();
        String plain = replaced(example, PATH, path -> isTrack(path.group(1)) ? path.group() : "");
        Matcher words = WORD.matcher(plain);
        while (words.find()) {
            ExampleKind kind = KINDS.get(words.group());
            boolean key = plain.startsWith(": ", words.end());
            if (kind != null && (key || kind != ExampleKind.EARNING) && !own.containsKey(words.group())) {
                String name = name(words.group(), kind, trees, used);
                used.add(name);
                own.put(words.group(), name);
            }
        }
        return replaced(plain, WORD, word -> own.getOrDefault(word.group(), word.group()));
    }

    /** A text with whatever a pattern finds in it written otherwise. */
    private static String replaced(String text, Pattern pattern, Function<Matcher, String> otherwise) {
        StringBuilder written = new StringBuilder();
        Matcher found = pattern.matcher(text);
        int from = 0;
        while (found.find()) {
            written.append(text, from, found.start()).append(otherwise.apply(found));
            from = found.end();
        }
        return written.append(text.substring(from)).toString();
    }

    /** Whether the game has a track of a name. */
    boolean isTrack(String name) {
        return games.get().stream().anyMatch(tree -> names(ExampleKind.TRACK, tree).contains(name));
    }

    private static String name(String written, ExampleKind kind, List<MapNode> trees, Set<String> used) {
        Set<String> known = new LinkedHashSet<>();
        trees.forEach(tree -> known.addAll(names(kind, tree)));
        if (known.contains(written) || trees.isEmpty()) {
            return written;
        }
        Optional<String> own = known.stream().filter(name -> !used.contains(name)).findFirst();
        return own.orElse(kind == ExampleKind.CURRENCY ? "…" : written);
    }

    private static List<String> names(ExampleKind kind, MapNode tree) {
        List<MapNode> sheets = maps(List.of(tree), "sheets");
        return switch (kind) {
            case CURRENCY -> sheets.stream().flatMap(sheet -> sheet.map("tracks").stream())
                    .flatMap(tracks -> tracks.keys().stream()
                            .filter(id -> tracks.map(id).filter(OwnNames::isCurrency).isPresent())).toList();
            case TRACK -> keys(sheets, "tracks");
            case SET -> keys(sheets, "traits");
            case TRAIT -> keys(maps(sheets, "traits").stream().filter(OwnNames::isRated).toList(), "entries");
            case LIST -> keys(sheets, "lists");
            case OPTION -> keys(maps(sheets, "lists"), "entries");
            case TAG -> keys(List.of(tree), "tags");
            case EARNING -> keys(sheets, "earning");
            case ADVANCE -> keys(sheets, "advances");
            case STEP -> keys(sheets, "creation");
        };
    }

    /** Whether the ratings of a set are given, and not counted or reckoned. */
    private static boolean isRated(MapNode set) {
        return set.map("rating").filter(rating -> DERIVED.stream().anyMatch(rating::has)).isEmpty();
    }

    private static boolean isCurrency(MapNode track) {
        return track.isTrue("pool") || track.text("kept").filter("ledger"::equals).isPresent();
    }

    private static List<String> keys(List<MapNode> maps, String block) {
        return maps.stream().flatMap(map -> map.map(block).stream()).flatMap(inside -> inside.keys().stream()).toList();
    }

    private static List<MapNode> maps(List<MapNode> maps, String block) {
        return maps.stream().flatMap(map -> map.map(block).stream()).flatMap(inside -> inside.all().stream())
                .flatMap(entry -> entry.value().asMap().stream()).toList();
    }
}
