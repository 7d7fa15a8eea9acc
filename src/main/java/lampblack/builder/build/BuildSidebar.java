package lampblack.builder.build;

import java.util.List;
import lampblack.builder.page.ControlId;

/**
 * The sidebar of the build tab: remaining budgets, todos and problems.
 *
 * @param heading the heading of the problems
 * @param said the messages about the last change
 */
public record BuildSidebar(
        String summary, String heading, List<BudgetLine> budgets, List<SidebarItem> todo, List<SidebarItem> problems,
        List<ButtonForm> presses, List<String> said) {

    /** What a step has. @param state {@code done}, {@code over} or empty */
    public record BudgetLine(String step, String title, String left, String state, String href) {}

    /** A sentence, and the place on the page that it is about. */
    public record SidebarItem(String severity, String words, String href) {

        public String id() {
            return ControlId.of(severity, words, href);
        }
    }

    /** A form of one button. @param closed {@code true} where it does nothing now */
    public record ButtonForm(String id, String action, String button, String closed) {}
}
