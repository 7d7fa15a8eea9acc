package lampblack.sheet.build;

import java.util.List;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Messages;
import lampblack.node.MapNode;
import lampblack.rules.Label;
import lampblack.rules.SheetRules;
import lampblack.rules.derived.DerivedSheet;
import lampblack.ruleset.Ruleset;
import lampblack.sheet.Markup;
import lampblack.sheet.Markup.Paragraph;
import lampblack.sheet.roll.RollDescriptions;

/**
 * Whose sheet is made: a character as it stands, or nobody's yet.
 *
 * @param now the marks of play
 * @param blank whether room is left for everything that may be chosen
 * @param ruleset the game it belongs to
 */
public record SheetSubject(DerivedSheet derived, MapNode now, boolean blank, Ruleset ruleset, Messages messages) {

    public SheetRules rules() {
        return derived.sheet();
    }

    public String render(String key, Object... namesAndValues) {
        return messages.render(Message.of(key, namesAndValues));
    }

    /** Says what is added to rolls. */
    RollDescriptions rolls() {
        return new RollDescriptions(ruleset, rules(), messages);
    }

    /** Words of advice that only a blank sheet has room for. */
    List<Paragraph> advice(Label label) {
        return blank ? Markup.paragraphs(label.text()) : List.of();
    }

    String tag(String id) {
        Label tag = ruleset.tags().get(id);
        return tag == null ? id : tag.title();
    }
}
