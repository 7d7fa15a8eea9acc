package lampblack.builder.page;

import java.util.List;

/** A form with what it would bring. @param ways out of it */
public record Panel(Control control, Outlook would, List<Link> ways) {

    public Panel {
        ways = List.copyOf(ways);
    }
}
