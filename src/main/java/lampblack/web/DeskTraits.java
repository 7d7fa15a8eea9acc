package lampblack.web;

import java.util.List;
import lampblack.sheet.Mark;
import lampblack.sheet.Markup.Paragraph;

/**
 * A set of ratings.
 *
 * @param set its id
 * @param payers the steps that pay for it, where it is to be chosen which
 * @param scored ratings that are rolled for or given
 * @param makers how to name another, in a set that players name
 */
public record DeskTraits(
        String path, String title, String hint, List<Paragraph> says, String action, String in, String set,
        List<Payer> payers, List<Group> groups, List<Row> scored, List<Maker> makers, String list)
        implements DeskBlock {

    DeskTraits(String path, String title, String hint, List<Paragraph> says, String action, String in, String set,
            List<Payer> payers, List<Group> groups, List<Maker> makers, String list) {
        this(path, title, hint, says, action, in, set, payers, groups.stream().map(each -> new Group(each.heads(),
                each.rows().stream().filter(row -> row.scores().isEmpty()).toList())).toList(), groups.stream()
                .flatMap(each -> each.rows().stream()).filter(row -> !row.scores().isEmpty()).toList(), makers, list);
    }

    @Override
    public String kind() {
        return "traits";
    }

    /** A step that the next point may be paid from. @param checked {@code checked} or empty */
    public record Payer(String id, String step, String label, String checked) {}

    /** Ratings under the one they stand under. */
    public record Group(List<Row> heads, List<Row> rows) {}

    /**
     * One rating.
     *
     * @param value in figures or words, where dots do not say it
     * @param fixed dots that are there without being paid for, or that nobody chooses
     * @param dots those to press
     * @param scores what to write where it is rolled for or given
     */
    public record Row(
            String id, String title, String label, String value, String odds, List<Mark> fixed, List<Dot> dots,
            List<Dot> scale, List<Score> scores, List<Made> made) {}

    /**
     * A rating to press.
     *
     * @param text what stands on it, where it is no dot
     * @param why why it cannot be, or empty
     * @param closed {@code true} where it cannot be
     */
    public record Dot(String id, String value, String text, String label, Mark mark, String why, String closed) {}

    /** A rating that is rolled for or given. */
    public record Score(
            String id, String step, String trait, String label, String value, String least, String most, String roll,
            List<DeskField.Choice> choices) {}

    /** A name that a player gave. */
    public record Made(String id, String action, String old, String remove, String removeLabel, List<DeskField.Choice> heads,
            String step) {}

    /** A form that names another. */
    public record Maker(String id, String label, String step, List<DeskField.Choice> heads, List<String> suggestions,
            String why, String closed) {}
}
