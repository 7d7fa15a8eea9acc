package lampblack.builder.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import lampblack.builder.page.FormData;
import lampblack.builder.page.Link;
import lampblack.builder.page.Urls;
import lampblack.builder.play.DiceLogView;
import lampblack.edit.LoadedCharacter;

/**
 * The rolls of a group.
 *
 * @param filters whose rolls are to be seen
 * @param older the way to older ones, where there are any
 */
public record BoardLog(DiceLogView log, List<Link> filters, List<Link> older) {

    private static final String WHO = "who";
    private static final String ROLLS = "rolls";

    /** @param query the fields {@code who}, a key, and {@code rolls}, how many */
    public static BoardLog of(BoardInput in, List<LoadedCharacter> sheets, FormData query) {
        Set<String> keys = sheets.stream().map(LoadedCharacter::key).collect(Collectors.toSet());
        String who = query.text(WHO).filter(keys::contains).orElse("");
        DiceLogView log = DiceLogView.of(in.shelf().rolls(), who.isEmpty() ? keys : Set.of(who),
                query.text(ROLLS).orElse(""), in.messages(), in.clock());
        List<Link> filters = new ArrayList<>();
        filters.add(Link.of(ROLLS, in.path() + "#rolls", in.say("web.log.all")).current(who.isEmpty()));
        sheets.forEach(sheet -> filters.add(Link.of(ROLLS, in.path() + "?" + WHO + "=" + Urls.encoded(sheet.key())
                + "#rolls", sheet.name()).current(sheet.key().equals(who))));
        String older = in.path() + "?" + ROLLS + "=" + log.older() + (who.isEmpty() ? "" : "&" + WHO + "="
                + Urls.encoded(who)) + "#rolls";
        return new BoardLog(log, filters, log.older().isEmpty() ? List.of()
                : List.of(Link.of("older", older, in.say("web.log.older"))));
    }
}
