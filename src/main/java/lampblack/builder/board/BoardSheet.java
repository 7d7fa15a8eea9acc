package lampblack.builder.board;

import java.util.List;
import lampblack.builder.group.ClaimMap;
import lampblack.builder.group.RelationsView;
import lampblack.builder.play.LoadoutView;
import lampblack.builder.play.PlayBlock;
import lampblack.builder.play.RollTab;

/**
 * A sheet on the board.
 *
 * @param id of its place on the page
 * @param look {@code crew-sheet} or {@code member-sheet}
 * @param path to its own page
 * @param action where its forms are sent, before the name of the change
 * @param seen the version of its file
 * @param ended how its story ended, or empty
 * @param ledger where what the ledger keeps is earned and spent
 * @param dice where its other rolls are made
 * @param conditions what has come to it in play
 * @param said what was done to it last
 * @param undo what takes that back
 * @param against why the last press did nothing
 * @param rolled its last roll, as long as something of it is left to do
 */
public record BoardSheet(String id, String look, String path, String name, String playbook, String action, String seen,
        String ended, List<BoardRatings.RatingGroup> ratings, List<PlayBlock> blocks, List<LoadoutView> packs,
        List<PlayBlock.LedgerBalance> kept, String ledger, String dice, List<ConditionLine> conditions,
        List<PartOnBoard> parts, List<ClaimMap> maps, List<RelationsView> rankings, List<String> said,
        List<UndoButton> undo, List<String> against, List<RollTab.RollRecordView> rolled) {

    /** What has come to a character in play, in words. */
    public record ConditionLine(String title, String words) {}

    /** A part of a sheet, such as a cohort. */
    public record PartOnBoard(String id, String name, String kind, List<BoardRatings.RatingGroup> ratings,
            List<PlayBlock> blocks, List<LoadoutView> packs) {}

    /** Takes the last change back, or does it again. */
    public record UndoButton(String id, String action, String label) {}
}
