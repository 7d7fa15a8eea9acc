package lampblack.builder.build;

import java.util.List;
import lampblack.builder.page.ControlId;

/**
 * The steps in which a character is made, with one of them open.
 *
 * @param step the id of the open one
 * @param where which step it is of how many
 * @param before the steps ahead of the open one, each on a line
 * @param picker the playbooks, where they are what is chosen
 * @param back where the step before is, or empty
 * @param next where the step behind is, or empty
 */
public record Guide(
        String step, String where, String steps, List<GuideLine> before, OpenStep now, List<GuideLine> after,
        List<PlaybookPicker> picker, List<EditableField> fields, List<BuildTab.LinkView> links,
        List<BuildBlock> blocks, List<ReadyPanel> ready, String back, String next, String nextWords) {

    /** A step on one line. @param mark {@code done}, {@code over} or empty */
    public record GuideLine(String id, String number, String href, String title, String state, String mark) {}

    /** The step that is open. @param single {@code single} where its only block has no heading of its own */
    public record OpenStep(String id, String number, String title, String state, String mark, List<TermText> terms,
            String single) {}

    /**
     * What can be done with somebody who is finished, or what is left until then.
     *
     * @param sharing what others do with the file
     */
    public record ReadyPanel(String title, List<ReadyLink> links, String sharing, List<ReadyLink> left) {}

    /** @param download {@code yes} where it is kept rather than opened @param first {@code first} or empty */
    public record ReadyLink(String href, String words, String download, String first) {

        public String id() {
            return ControlId.of("ready", words, href);
        }
    }
}
