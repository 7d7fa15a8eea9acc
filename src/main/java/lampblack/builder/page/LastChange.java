package lampblack.builder.page;

import java.util.List;

/**
 * What a part of a page says of the last press there.
 *
 * @param said what was done
 * @param undo what takes that back, or does it again
 * @param ways where more of the kind is done
 * @param against why nothing was done
 */
public record LastChange(List<String> said, List<Control> undo, List<Link> ways, List<String> against) {

    public LastChange {
        said = List.copyOf(said);
        undo = List.copyOf(undo);
        ways = List.copyOf(ways);
        against = List.copyOf(against);
    }
}
