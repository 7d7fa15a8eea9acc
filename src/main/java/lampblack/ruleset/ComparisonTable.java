package lampblack.ruleset;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** A table by which things are weighed: what is weighed along one side of it, the levels along the other. */
public record ComparisonTable(ReferenceTable table, Levels levels) {

    private static final String NUMBER = "[0-9]{1,6}";
    private static final String ARTICLE = "^(an?|the) ";

    /**
     * Something that is weighed.
     *
     * @param thing its place along the table, from 0, or below 0 for a level alone
     * @param level its level, from 0
     */
    public record RatedThing(int thing, int level) {}

    /** The yardstick of a table, if its columns or rows are levels. */
    public static Optional<ComparisonTable> of(ReferenceTable table) {
        return table.levels().map(levels -> new ComparisonTable(table, levels));
    }

    /** The titles of the levels, from the least. */
    public List<String> levelTitles() {
        return levels.ofColumns() ? table.columns() : rowTitles();
    }

    public List<String> levelIds() {
        return List.copyOf(levels.ofColumns() ? table.headings().keySet() : table.rows().keySet());
    }

    /** The titles of what is weighed. */
    public List<String> thingTitles() {
        return levels.ofColumns() ? rowTitles() : table.columns();
    }

    public List<String> thingIds() {
        return List.copyOf(levels.ofColumns() ? table.rows().keySet() : table.headings().keySet());
    }

    private List<String> rowTitles() {
        return table.rows().values().stream().map(referenceTableRow -> referenceTableRow.label().title()).toList();
    }

    /** What stands for a thing at a level; empty for a level alone. */
    public String words(RatedThing weight) {
        return weight.thing() < 0 ? "" : cell(weight.thing(), weight.level());
    }

    private String cell(int thing, int level) {
        List<String> cells = List.copyOf(table.rows().values()).get(levels.ofColumns() ? thing : level).cells();
        int column = levels.ofColumns() ? level : thing;
        return column < cells.size() ? cells.get(column) : "";
    }

    /** The number of a level. */
    public long number(RatedThing weight) {
        return levels.first() + weight.level();
    }

    /** What something comes to with what stands beside it. */
    public long together(List<RatedThing> side) {
        return levels.sums() ? side.stream().mapToLong(this::number).sum()
                : side.stream().mapToLong(this::number).max().orElse(0);
    }

    /** The thing of that id or title, by its place. */
    public Optional<Integer> thing(String written) {
        return place(written, thingIds(), thingTitles());
    }

    /** The level of a thing that is written as its number, id, title, or the words of a cell. */
    public Optional<RatedThing> weight(int thing, String written) {
        if (written.matches(NUMBER)) {
            long level = Long.parseLong(written) - levels.first();
            if (level >= 0 && level < levelIds().size()) {
                return Optional.of(new RatedThing(thing, (int) level));
            }
        }
        return place(written, levelIds(), levelTitles()).map(level -> new RatedThing(thing, level))
                .or(() -> byWords(thing, written));
    }

    /** The thing and level whose cell says just that, where only one does. */
    public Optional<RatedThing> byWords(String written) {
        List<RatedThing> found = IntStream.range(0, thingIds().size()).boxed()
                .flatMap(thing -> byWords(thing, written).stream()).toList();
        return found.size() == 1 ? Optional.of(found.get(0)) : Optional.empty();
    }

    private Optional<RatedThing> byWords(int thing, String written) {
        return thing < 0 ? Optional.empty() : IntStream.range(0, levelIds().size()).boxed()
                .filter(level -> plain(cell(thing, level)).equals(plain(written)) && !plain(written).isEmpty())
                .map(level -> new RatedThing(thing, level)).findFirst();
    }

    /** All words by which the level of a thing may be said; of everything where it is below 0. */
    public List<String> known(int thing) {
        Set<String> known = new LinkedHashSet<>();
        for (int number : thing < 0 ? IntStream.range(0, thingIds().size()).toArray() : new int[] {thing}) {
            IntStream.range(0, levelIds().size()).mapToObj(level -> cell(number, level)).filter(cell -> !cell.isBlank())
                    .forEach(known::add);
        }
        return new ArrayList<>(known);
    }

    private static Optional<Integer> place(String written, List<String> ids, List<String> titles) {
        return IntStream.range(0, ids.size()).boxed().filter(i -> ids.get(i).equals(written)
                || plain(titles.get(i)).equals(plain(written)) && !plain(written).isEmpty()).findFirst();
    }

    private static String plain(String words) {
        return words.strip().toLowerCase(Locale.ROOT).replaceFirst(ARTICLE, "");
    }
}
