package lampblack.builder.build;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import lampblack.builder.change.SwitchPlaybook;
import lampblack.builder.page.FormData;
import lampblack.builder.page.Urls;
import lampblack.rules.option.ListChoice;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionKey;
import lampblack.rules.option.OptionList;

/**
 * The options of a list as they are set before a player: what is had and what is of the own playbook at once, those of
 * other playbooks on a press; a long list can be looked through, and where nothing is left to choose, the rest is folded
 * away.
 */
final class OfferedOptions {

    /** With how many options a list is looked through rather than read. */
    private static final int LONG = 12;

    private final BuildContext context;
    private final OptionList list;
    private final List<ListChoice> steps;
    private final Map<String, List<OptionsEditor.OptionEditorRow>> own = new LinkedHashMap<>();
    private final Map<String, List<OptionsEditor.OptionEditorRow>> others = new LinkedHashMap<>();
    private final boolean asked;
    private final String find;
    private final boolean only;
    private int all;
    private int open;
    private boolean told;

    OfferedOptions(BuildContext context, OptionList list, List<ListChoice> steps) {
        this.context = context;
        this.list = list;
        this.steps = steps;
        FormData query = context.input().query();
        this.asked = context.in().isEmpty() && context.input().form().text("list").or(() -> query.text("list"))
                .filter(list.id()::equals).isPresent();
        this.find = asked ? query.some("find").orElse("") : "";
        this.only = asked && query.text("only").isPresent();
    }

    void add(Option option, OptionsEditor.OptionEditorRow row) {
        boolean had = row.isHad();
        all++;
        open += had ? 0 : 1;
        told |= !row.text().isEmpty();
        if (!had && (!option.label().title().toLowerCase(Locale.ROOT).contains(find.toLowerCase(Locale.ROOT))
                || only && row.state().equals("closed"))) {
            return;
        }
        String group = option.shownPlaybook(context.at().playbook())
                .filter(name -> !Optional.of(name).equals(context.at().playbook()))
                .map(name -> context.at().title(new OptionKey(OptionKey.PLAYBOOKS, name))).orElse("");
        (had || group.isEmpty() ? own : others).computeIfAbsent(had ? "" : group, name -> new ArrayList<>()).add(row);
    }

    /** What a player has named. */
    void add(OptionsEditor.OptionEditorRow made) {
        own.computeIfAbsent("", name -> new ArrayList<>()).add(made);
    }

    /** Whether it is long, at first sight too, and whether nothing is left to choose from it. */
    String sort() {
        boolean brief = context.guided().isEmpty() && own.values().stream().mapToInt(List::size).sum() <= LONG;
        return (isLong() ? brief ? "many brief " : "many " : "") + (isSettled() ? "settled" : "");
    }

    private boolean isLong() {
        return all > LONG;
    }

    private boolean isSettled() {
        return steps.stream().map(step -> context.rules().creation().get(step.id()))
                .noneMatch(step -> StepBudgets.remaining(context, step) > 0);
    }

    /** Whether there is nothing yet but what belongs to playbooks, none of which is chosen. */
    boolean isWaiting() {
        return own.isEmpty();
    }

    List<OptionsEditor.OptionEditorGroup> own() {
        return groups(own);
    }

    private static List<OptionsEditor.OptionEditorGroup> groups(
            Map<String, List<OptionsEditor.OptionEditorRow>> rows) {
        return rows.entrySet().stream().map(entry ->
                new OptionsEditor.OptionEditorGroup(entry.getKey(), entry.getValue())).toList();
    }

    List<OptionsEditor.FoldedOptions> others() {
        long count = others.values().stream().mapToLong(List::size).sum();
        return count == 0 ? List.of() : List.of(new OptionsEditor.FoldedOptions(new OptionsEditor.Fold(
                id("others"), context.words("web.build.others", "count", count, "list", title(), "step",
                playbook()), find.isEmpty() && !only ? "" : "open"),
                groups(others)));
    }

    List<OptionsEditor.LongListTools> tools() {
        return !isLong() || !context.in().isEmpty() ? List.of() : List.of(new OptionsEditor.LongListTools(id("find"),
                Urls.character(context.stem()) + "#lists." + list.id(), context.guided().orElse(""), list.id(), find,
                only ? "checked" : "", context.words("web.build.find", "list", title()),
                context.words("web.build.only-of", "list", title()),
                told ? List.of(new OptionsEditor.Fold(id("tell"), context.words("web.build.tell", "list", title()),
                        context.guided().isPresent() ? "open" : "")) : List.of()));
    }

    /** Nothing is folded away while there is something to choose. */
    List<OptionsEditor.Fold> folds() {
        long hidden = open - others.values().stream().mapToLong(List::size).sum();
        return hidden == 0 || !isSettled() ? List.of() : List.of(new OptionsEditor.Fold(id("fold"),
                context.words("web.build.more", "count", hidden, "list", title()), asked ? "open" : ""));
    }

    private String title() {
        return context.at().titleOf(list.label());
    }

    /** What the game calls its playbooks. */
    private String playbook() {
        return SwitchPlaybook.step(context.scope().character()).map(step -> step.label().title())
                .orElseGet(() -> context.rules().lists().get(OptionKey.PLAYBOOKS).label().title());
    }

    private String id(String what) {
        return context.id("lists", list.id()) + "." + what;
    }
}
