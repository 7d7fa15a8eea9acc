package lampblack.server.table;

import java.util.List;
import lampblack.builder.page.Notice;
import lampblack.builder.page.PageView;
import lampblack.diagnostic.Messages;

/**
 * Where somebody joins a table: by its code, under a name.
 *
 * @param form what tells this form from every other that is shown
 */
public record JoinPage(String title, String code, String name, String form, List<Notice> notices)
        implements PageView {

    private static final int LONGEST = 40;

    public JoinPage {
        notices = List.copyOf(notices);
    }

    /** @param code as the address or an earlier try has it */
    public static JoinPage of(String code, String name, List<Notice> notices, Messages messages) {
        return new JoinPage(messages.text("web.table.join.title"), cut(code), cut(name), Secret.fresh(),
                notices);
    }

    private static String cut(String text) {
        return text.length() > LONGEST ? "" : text;
    }

    @Override
    public String kind() {
        return "join";
    }
}
