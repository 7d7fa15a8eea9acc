package lampblack.builder.printout;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import lampblack.builder.page.FormData;
import lampblack.builder.page.HiddenField;
import lampblack.builder.page.Urls;

/**
 * Which sheets of a game are printed together, as an address says it.
 *
 * @param picked what is ticked of each group, by the name of the group
 * @param whole the groups of which everything is
 */
public record PackPicks(Map<String, List<String>> picked, List<String> whole) {

    /** The characters of the shelf, those that come with the game, its empty sheets, and its rules. */
    public static final List<String> GROUPS = List.of("character", "example", "blank", "reference");
    /** The field by which a form says that it was sent, even where nothing is ticked. */
    private static final String CHOSEN = "chosen";
    private static final String ALL = "all";

    public PackPicks {
        whole = List.copyOf(whole);
    }

    /** What an address says, after the last press on all or none of a group. */
    public static PackPicks of(FormData asked) {
        Map<String, List<String>> picked = new LinkedHashMap<>();
        List<String> none = asked.all("untick");
        GROUPS.stream().filter(group -> !none.contains(group)).forEach(group -> picked.put(group, asked.all(group)));
        List<String> whole = new ArrayList<>(asked.all(ALL));
        whole.addAll(asked.all("tick"));
        return new PackPicks(picked, GROUPS.stream().filter(whole::contains).filter(group -> !none.contains(group))
                .toList());
    }

    /** Whether an address says nothing of it, so that the usual is meant. */
    static boolean isUnsaid(FormData asked) {
        return GROUPS.stream().noneMatch(asked.fields()::containsKey)
                && List.of(CHOSEN, ALL, "tick").stream().noneMatch(asked.fields()::containsKey);
    }

    boolean has(String group, String value) {
        return whole.contains(group) || picked.getOrDefault(group, List.of()).contains(value);
    }

    /** The fields that say it. */
    public List<HiddenField> fields() {
        List<HiddenField> all = new ArrayList<>();
        all.add(new HiddenField(CHOSEN, "yes"));
        whole.forEach(group -> all.add(new HiddenField(ALL, group)));
        picked.forEach((group, values) -> {
            if (!whole.contains(group)) {
                values.forEach(value -> all.add(new HiddenField(group, value)));
            }
        });
        return all;
    }

    /** The same as a query, without its question mark. */
    public String query() {
        return fields().stream().map(field -> field.name() + "=" + Urls.encoded(field.value()))
                .collect(Collectors.joining("&"));
    }

    /** Everything that there is. */
    static String everything() {
        return new PackPicks(Map.of(), GROUPS).query();
    }

    /** Nothing at all. */
    static String nothing() {
        return CHOSEN + "=yes";
    }
}
