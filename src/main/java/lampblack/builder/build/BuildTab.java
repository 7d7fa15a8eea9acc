package lampblack.builder.build;

import java.util.List;
import lampblack.builder.page.Choice;
import lampblack.builder.page.TabInput;
import lampblack.builder.page.TabView;

/**
 * The tab for creating a character: its sheet, with controls in place.
 *
 * @param reopened {@code yes} where creation is edited after play has begun, which every form sends back
 * @param guided the step that is open, which every form sends back; empty on the whole sheet
 * @param closed the notice of a sheet that is read-only because play has begun
 * @param guide the steps, where one is open; then there is no sheet
 * @param ready what to do next with somebody who is finished
 * @param plate the short fields under the name
 * @param playbooks the playbook picker, if the sheet has playbooks
 */
public record BuildTab(
        String reopened, String guided, List<CreationClosed> closed, List<Guide> guide, ModeLink mode,
        List<Guide.ReadyPanel> ready, List<EditableField> plate, List<LinkView> links, List<PlaybookPicker> playbooks,
        List<BuildStrip> strips, List<LaterBlocks> later, BuildSidebar rail) implements TabView {

    /** The way from the steps to the whole sheet and back. @param href empty where there is but the sheet */
    public record ModeLink(String href, String words) {}

    /** What is of no use yet, on one line until somebody looks at it. */
    public record LaterBlocks(String words, List<BuildStrip> strips) {}

    /** That play has begun, and where one goes on. */
    public record CreationClosed(String words, String advance, String advanceWords, String reopen,
            String reopenWords) {}

    /** Columns across the page. */
    public record BuildStrip(List<BuildColumn> columns) {}

    /** Rows one above the other. @param width the class that says how wide it is against its neighbours, or empty */
    public record BuildColumn(String width, List<BuildRow> rows) {

        /** Blocks one above the other. */
        static BuildColumn of(List<BuildBlock> blocks) {
            return new BuildColumn("", blocks.stream().map(buildBlock -> new BuildRow("", List.of(buildBlock)))
                    .toList());
        }
    }

    /** One block, or several in a row. @param sort {@code beside} for several, else empty */
    public record BuildRow(String sort, List<BuildBlock> blocks) {}

    /** What the character belongs to. */
    public record LinkView(
            String id, String action, String link, String title, String text,
            List<Choice> choices) {}

    public static BuildTab of(TabInput in) {
        return new BuildTabBuilder(in).build();
    }
}
