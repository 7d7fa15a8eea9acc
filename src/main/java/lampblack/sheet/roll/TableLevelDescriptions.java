package lampblack.sheet.roll;

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
public record TableLevelDescriptions(Ruleset ruleset, Messages messages) {

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
        StringBuilder all = new StringBuilder(String.join(" ", words));
        for (Levels.Difference item : levels.differences()) {
            all.append("\n- ").append(render("sheet.level-difference", "difference",
                    difference(item.least(), item.most()), "says", Message.verbatim(item.says())));
        }
        return all.toString();
    }

    /** Some differences in words: {@code 2 or more higher}. */
    public String difference(long least, long most) {
        if (least == 0 && most == 0) {
            return render("sheet.level-even");
        }
        boolean lower = most < 0 || most == 0 && least < 0 && least != Long.MIN_VALUE;
        long from = lower ? -most : least;
        long to = lower ? least == Long.MIN_VALUE ? Long.MAX_VALUE : -least : most;
        String key = lower ? "sheet.level-lower" : "sheet.level-higher";
        if (from == to) {
            return render(key, "number", from);
        }
        if (from == Long.MIN_VALUE) {
            return render("sheet.level-at-most", "number", to);
        }
        return render(key, "number", to == Long.MAX_VALUE ? render("sheet.level-or-more", "number", from)
                : render("sheet.level-to", "from", from, "to", to));
    }

    private String render(String key, Object... namesAndValues) {
        return messages.render(Message.of(key, namesAndValues));
    }
}
