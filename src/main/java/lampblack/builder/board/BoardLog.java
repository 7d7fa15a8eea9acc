package lampblack.builder.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import lampblack.builder.page.FormData;
import lampblack.builder.page.NavigationLink;
import lampblack.builder.page.Urls;
import lampblack.builder.play.DiceLogView;
import lampblack.edit.LoadedCharacter;

/**
 * The rolls of a group.
 *
 * @param filters whose rolls are to be seen
 * @param older the way to older ones, or empty
 */
public record BoardLog(DiceLogView log, List<NavigationLink> filters, String older) {

    private static final String WHO = "who";
    private static final String ROLLS = "rolls";

    /** @param query the fields {@code who}, a key, and {@code rolls}, how many */
    public static BoardLog of(BoardInput in, List<LoadedCharacter> sheets, FormData query) {
        Set<String> keys = sheets.stream().map(LoadedCharacter::key).collect(Collectors.toSet());
        String who = query.text(WHO).filter(keys::contains).orElse("");
        DiceLogView log = DiceLogView.of(in.shelf().rolls(), who.isEmpty() ? keys : Set.of(who),
                query.text(ROLLS).orElse(""), in.messages(), in.clock());
        List<NavigationLink> filters = new ArrayList<>();
        filters.add(new NavigationLink(in.path() + "#rolls", in.say("web.log.all"), who.isEmpty() ? "page"
                : ""));
        sheets.forEach(sheet -> filters.add(new NavigationLink(in.path() + "?" + WHO + "="
                + Urls.encoded(sheet.key()) + "#rolls", sheet.name(), sheet.key().equals(who) ? "page" : "")));
        return new BoardLog(log, filters, log.older().isEmpty() ? "" : in.path() + "?" + ROLLS + "=" + log.older()
                + (who.isEmpty() ? "" : "&" + WHO + "=" + Urls.encoded(who)) + "#rolls");
    }

    /** Itself alone, as templates go through lists. */
    public List<BoardLog> itself() {
        return List.of(this);
    }
}
