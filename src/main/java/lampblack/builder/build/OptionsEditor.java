package lampblack.builder.build;

import java.util.List;
import lampblack.sheet.BoxState;
import lampblack.sheet.Markup.Paragraph;

/**
 * A list of options.
 *
 * @param waits what has to be chosen before there is anything, or empty
 * @param makers how to take something that is not on the list, where it is open
 * @param rolls how to roll for one
 */
public record OptionsEditor(
        String path, String title, String hint, List<Paragraph> says, String waits, String action, String in,
        List<OptionEditorGroup> groups, List<NewOptionForm> makers, List<RollForOptionForm> rolls)
        implements BuildBlock {

    @Override
    public String kind() {
        return "options";
    }

    /** Options under a title, which is empty where there is one group. */
    public record OptionEditorGroup(String title, List<OptionEditorRow> rows) {}

    /**
     * An option.
     *
     * @param plain its title, where that is no button
     * @param state {@code taken}, {@code given}, {@code closed} or empty
     * @param given words for one that came without being taken
     * @param look where to see what would change
     */
    public record OptionEditorRow(
            String id, String plain, String state, String given, List<OptionTick> ticks, List<String> facts,
            List<Paragraph> text, List<OptionInput> asks, String look, String lookLabel) {}

    /**
     * A box to tick.
     *
     * @param name {@code take} or {@code drop}
     * @param text what stands beside it
     */
    public record OptionTick(
            String id, String name, String value, String text, String label, BoxState mark, String pressed, String why,
            String closed) {}

    /** Something that an option asks, or a detail that may be said of it. */
    public record OptionInput(
            String id, String action, String option, String about, String question, String title, String help,
                    String value,
            List<EditableField.FieldChoice> choices, List<String> suggestions, String owed, String list) {

        /** Which template asks for it. */
        public String input() {
            return choices.isEmpty() ? "line" : "choice";
        }
    }

    /** A form that takes what a player names. */
    public record NewOptionForm(String id, String step, String label, List<String> suggestions, String why,
            String closed,
            String list) {}

    /** A form that rolls for an option, or says what was rolled. */
    public record RollForOptionForm(String id, String step, String label, String number, String least, String most,
            List<EditableField.FieldChoice> tables, String tableLabel) {}
}
