package lampblack.builder.build;

import java.util.List;
import java.util.stream.Stream;
import lampblack.builder.page.Choice;
import lampblack.sheet.BoxState;
import lampblack.sheet.Markup.Paragraph;

/**
 * A set of ratings.
 *
 * @param set its id
 * @param payers the steps that pay for it, where it is to be chosen which
 * @param scored ratings that are rolled for or given
 * @param makers how to name another, in a set that players name
 */
public record TraitsEditor(
        String path, String title, String hint, List<TermText> terms, String action, String in, String set,
        List<PayingStep> payers, List<TraitEditorGroup> groups, List<TraitEditorRow> scored, List<NewTraitForm> makers,
        String list)
        implements BuildBlock {

    TraitsEditor(String path, String title, String hint, List<TermText> terms, String action, String in, String set,
            List<PayingStep> payers, List<TraitEditorGroup> groups, List<NewTraitForm> makers, String list) {
        this(path, title, hint, terms, action, in, set, payers, groups.stream()
                .map(traitEditorGroup -> new TraitEditorGroup(traitEditorGroup.heads(),
                traitEditorGroup.rows().stream().filter(row -> row.scores().isEmpty()).toList())).toList(),
                groups.stream()
                .flatMap(traitEditorGroup -> traitEditorGroup.rows().stream()).filter(row -> !row.scores().isEmpty())
                .toList(), makers, list);
    }

    @Override
    public String kind() {
        return "traits";
    }

    @Override
    public int height() {
        return 3 + groups.stream().mapToInt(group -> 1 + group.rows().size() + group.heads().size()).sum();
    }

    @Override
    public boolean isInert() {
        return makers.isEmpty() && scored.isEmpty()
                && groups.stream().flatMap(group -> Stream.concat(group.heads().stream(), group.rows().stream()))
                .allMatch(row -> row.dots().isEmpty() && row.scale().isEmpty());
    }

    /** A step that the next point may be paid from. @param checked {@code checked} or empty */
    public record PayingStep(String id, String step, String label, String checked) {}

    /** Ratings under the one they stand under. */
    public record TraitEditorGroup(List<TraitEditorRow> heads, List<TraitEditorRow> rows) {}

    /**
     * One rating.
     *
     * @param value in figures or words, where dots do not say it
     * @param fixed dots that are there without being paid for, or that nobody chooses
     * @param dots those to press
     * @param scores what to write where it is rolled for or given
     */
    public record TraitEditorRow(
            String id, String title, String label, String value, List<Paragraph> text, List<BoxState> fixed,
            List<RatingButton> dots,
            List<RatingButton> scale, List<ScoreInput> scores, List<PlayerNamedTrait> made) {}

    /**
     * A rating to press.
     *
     * @param text what stands on it, where it is no dot
     * @param why why it cannot be, or empty
     * @param closed {@code true} where it cannot be
     */
    public record RatingButton(String id, String value, String text, String label, BoxState mark, String why,
            String closed) {}

    /** A rating that is rolled for or given. */
    public record ScoreInput(
            String id, String step, String trait, String label, String value, String least, String most, String roll,
            List<Choice> choices) {}

    /** A name that a player gave. */
    public record PlayerNamedTrait(String id, String action, String old, String remove, String removeLabel,
            List<Choice> heads,
            String step) {}

    /** A form that names another. */
    public record NewTraitForm(String id, String label, String step, List<Choice> heads,
            List<String> suggestions,
            String why, String closed) {}
}
