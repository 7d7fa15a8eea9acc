package lampblack.builder.build;

import java.util.List;
import java.util.stream.Stream;
import lampblack.builder.page.Choice;
import lampblack.diagnostic.Distinct;
import lampblack.sheet.BoxState;
import lampblack.sheet.Markup.Paragraph;

/**
 * A list of options.
 *
 * @param list its id, which a form sends back so that it stays open; empty in a part
 * @param waits what has to be chosen before there is anything, or empty
 * @param sort {@code many} where it is long, {@code settled} where nothing is left to choose, {@code waiting} where
 *     something else is chosen first
 * @param others options of other playbooks, which are shown on a press
 * @param tools what a long list is looked through with
 * @param folds the press that shows those that are not taken, where they may be folded away
 * @param makers how to take something that is not on the list, where it is open
 * @param rolls how to roll for one
 */
public record OptionsEditor(
        String path, String list, String title, String hint, List<TermText> terms, String waits, String action, String in,
        String sort,
        List<OptionEditorGroup> groups, List<FoldedOptions> others, List<LongListTools> tools, List<Fold> folds,
        List<NewOptionForm> makers, List<RollForOptionForm> rolls)
        implements BuildBlock {

    @Override
    public String kind() {
        return "options";
    }

    @Override
    public int height() {
        return 3 + groups.stream().flatMap(group -> group.rows().stream())
                .mapToInt(row -> row.text().isEmpty() ? 1 : 3).sum();
    }

    @Override
    public boolean isInert() {
        return waits.isEmpty() && groups.isEmpty() && others.isEmpty() && makers.isEmpty() && rolls.isEmpty();
    }

    /** A press that shows more. @param open {@code open} or empty */
    public record Fold(String id, String words, String open) {}

    /** What is asked by the options of a list that somebody has. */
    public List<OptionInput> asks() {
        return inputs().filter(ask -> !ask.isDetail()).toList();
    }

    /** The details that may be said of them, folded away. */
    public List<FoldedDetails> details() {
        List<OptionInput> all = inputs().filter(OptionInput::isDetail).toList();
        return all.isEmpty() ? List.of() : List.of(new FoldedDetails(new Fold(path + ".details",
                String.join(", ", Distinct.of(all.stream().map(OptionInput::title))), ""), all));
    }

    private Stream<OptionInput> inputs() {
        return groups.stream().flatMap(group -> group.rows().stream()).flatMap(row -> row.asks().stream());
    }

    /** Details that are folded away. */
    public record FoldedDetails(Fold fold, List<OptionInput> asks) {}

    /** Options that are folded away. */
    public record FoldedOptions(Fold fold, List<OptionEditorGroup> groups) {}

    /**
     * A form that looks through a long list.
     *
     * @param address where it asks without scripts
     * @param step the open step, which the address keeps
     * @param only {@code checked} where only those are shown that can be taken
     * @param tells the press that shows what each of them does; none where none says anything
     */
    public record LongListTools(String id, String address, String step, String list, String find, String only,
            String label, String onlyLabel, List<Fold> tells) {}

    /** Options under a title, which is empty where there is one group. */
    public record OptionEditorGroup(String title, List<OptionEditorRow> rows) {}

    /**
     * An option.
     *
     * @param plain its title, where that is no button
     * @param state {@code taken}, {@code given}, {@code closed} or empty
     * @param given words for one that came without being taken
     * @param looks where to see what would change; none where there is nothing to see
     */
    public record OptionEditorRow(
            String id, String plain, String state, String given, List<OptionTick> ticks, List<String> facts,
            List<Paragraph> text, List<OptionInput> asks, List<LookLink> looks) {

        /** Whether the character has it. */
        boolean isHad() {
            return state.equals("taken") || state.equals("given");
        }
    }

    /** A link to what would change. */
    public record LookLink(String id, String href, String label) {}

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
            FieldEntry entry, String list) {

        /** Whether it need not be said, and is no answer. */
        boolean isDetail() {
            return List.of("quality", "load", "note").contains(question) && help.isEmpty() && entry.owed().isEmpty()
                    && list.isEmpty();
        }
    }

    /** A form that takes what a player names. */
    public record NewOptionForm(String id, String step, String label, List<String> suggestions, String why,
            String closed,
            String list) {}

    /** A form that rolls for an option, or says what was rolled. */
    public record RollForOptionForm(String id, String step, String label, String number, String least, String most,
            List<Choice> tables, String tableLabel) {}
}
