package lampblack.web;

import java.util.List;

/**
 * The leaf on which a character is made: its sheet, with what may be done where it stands.
 *
 * @param reopened {@code yes} where creation is changed although play has begun, which every form sends along
 * @param closed words for a sheet that is only to be read, as play has begun; none else
 * @param plate the short fields under the name
 * @param playbooks what may be chosen before all else, if there is such a thing
 */
public record BuildLeaf(
        String reopened, List<Closed> closed, List<DeskField> plate, List<LinkView> links, List<DeskPlaybooks> playbooks,
        List<Strip> strips, DeskRail rail) implements Leaf {

    /** That play has begun, and where one goes on. */
    public record Closed(String words, String advance, String advanceWords, String reopen, String reopenWords) {}

    /** Columns across the page. */
    public record Strip(List<Column> columns) {}

    /** Rows one above the other. @param width the class that says how wide it is against its neighbours, or empty */
    public record Column(String width, List<Row> rows) {

        /** Blocks one above the other. */
        static Column of(List<DeskBlock> blocks) {
            return new Column("", blocks.stream().map(each -> new Row("", List.of(each))).toList());
        }
    }

    /** One block, or several side by side. @param sort {@code beside} for several, else empty */
    public record Row(String sort, List<DeskBlock> blocks) {}

    /** What the character belongs to. */
    public record LinkView(
            String id, String action, String link, String title, String text, List<DeskField.Choice> choices) {}

    static BuildLeaf of(Visit visit, String stem, lampblack.io.LoadedCharacter character) {
        return new Desk(visit, stem, character).leaf();
    }
}
