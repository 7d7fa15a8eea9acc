package lampblack.sheet.build;

import java.util.ArrayList;
import java.util.List;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Messages;
import lampblack.ruleset.Levels;
import lampblack.ruleset.ReferenceTable;
import lampblack.ruleset.Ruleset;
import lampblack.sheet.Markup;
import lampblack.sheet.Markup.Paragraph;

/** Says of a table what a difference between two of its levels comes to. */
record TableLevelDescriptions(Ruleset ruleset, Messages messages) {

    /** What stands before a table: the author's words, then what differences come to. */
    public List<Paragraph> introduction(ReferenceTable table) {
        String text = table.label().text();
        String levels = table.levels().map(this::levels).orElse("");
        String between = text.isEmpty() || levels.isEmpty() ? "" : text.contains("\n") ? "\n\n" : " ";
        return Markup.paragraphs(text + between + levels);
    }

    private String levels(Levels levels) {
        List<String> words = new ArrayList<>();
        levels.shifts().forEach((roll, setting) -> words.add(render("sheet.level-shifts", "setting",
                ruleset.rolls().get(roll).settings().get(setting).label().title())));
        if (levels.sums()) {
            words.add(render("sheet.level-sums"));
        }
        return String.join(" ", words);
    }

    private String render(String key, Object... namesAndValues) {
        return messages.render(Message.of(key, namesAndValues));
    }
}
