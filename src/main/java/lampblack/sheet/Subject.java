package lampblack.sheet;

import java.util.List;
import java.util.Map;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Messages;
import lampblack.node.MapNode;
import lampblack.rules.Label;
import lampblack.rules.SheetRules;
import lampblack.rules.Standing;
import lampblack.sheet.Markup.Paragraph;

/**
 * Whose sheet is made: a character as it stands, or nobody's yet.
 *
 * @param now the marks of play
 * @param blank whether room is left for everything that may be chosen
 * @param tags the ruleset's tags by id
 */
record Subject(Standing standing, MapNode now, boolean blank, Map<String, Label> tags, Messages messages) {

    SheetRules rules() {
        return standing.sheet();
    }

    String say(String key, Object... namesAndValues) {
        return messages.render(Message.of(key, namesAndValues));
    }

    /** Words of advice that only a blank sheet has room for. */
    List<Paragraph> advice(Label label) {
        return blank ? Markup.paragraphs(label.text()) : List.of();
    }

    String tag(String id) {
        Label tag = tags.get(id);
        return tag == null ? id : tag.title();
    }
}
