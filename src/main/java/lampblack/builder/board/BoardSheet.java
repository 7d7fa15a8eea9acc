package lampblack.builder.board;

import java.util.List;
import lampblack.builder.group.CrewView.Holdings;
import lampblack.builder.page.LastChange;
import lampblack.builder.page.Link;
import lampblack.builder.page.Row;
import lampblack.builder.play.PlayGroup;
import lampblack.builder.play.RollTab;

/**
 * A sheet on the board.
 *
 * @param action where its forms are sent, before the name of the change
 * @param seen the version of its file
 * @param conditions what has come to it in play
 * @param last what was done to it last
 * @param rolled its last roll, as long as something of it is left to do
 */
public record BoardSheet(SheetHead head, String action, String seen, List<BoardRatings.RatingGroup> ratings,
        PlayGroup marks, List<Row> conditions, List<PartOnBoard> parts, Holdings holdings, LastChange last,
        List<RollTab.RollRecordView> rolled) {

    /**
     * Whose sheet it is.
     *
     * @param id of its place on the page
     * @param look {@code crew-sheet} or {@code member-sheet}
     * @param open its own page
     * @param ended how its story ended, or empty
     */
    public record SheetHead(String id, String look, Link open, String playbook, String ended) {}

    /** A part of a sheet, such as a cohort. */
    public record PartOnBoard(String kind, PlayGroup marks) {}

    public String id() {
        return head.id();
    }

    public String name() {
        return head.open().title();
    }
}
