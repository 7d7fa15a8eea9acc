package lampblack.builder.build;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.builder.change.CharacterChange;
import lampblack.builder.change.CharacterChanges;
import lampblack.builder.change.SwitchPlaybook;
import lampblack.builder.change.UndoRedo;
import lampblack.builder.context.RequestContext;
import lampblack.builder.page.CharacterTab;
import lampblack.builder.page.FormData;
import lampblack.builder.page.GameStyles;
import lampblack.builder.page.Notice;
import lampblack.builder.page.PageView;
import lampblack.builder.page.Urls;
import lampblack.diagnostic.Checked;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.ProposedChange;
import lampblack.rules.option.OptionKey;
import lampblack.rules.step.ChooseStep;
import lampblack.rules.step.CreationStep;

/**
 * What a change would make of a character, shown before it is made.
 *
 * @param refusals what speaks against it; then it cannot be done
 * @param lost what would be put back by it
 * @param does the form that does it; none where it cannot be done
 */
public record PreviewPage(
        String title, String what, String look, String back, String seen, List<String> changes, List<String> lost,
        List<Notice.ProblemText> refusals, List<ConfirmForm> does) implements PageView {

    @Override
    public String kind() {
        return "preview";
    }

    /** A form that does what was looked at. */
    public record ConfirmForm(String action, String button, List<Notice.HiddenField> fields) {}

    /** {@code GET /characters/{stem}/build/preview}: the change and its fields stand in the query. */
    public static void show(RequestContext visit) {
        FormData form = new FormData(visit.context().queryParamMap());
        String stem = visit.path("stem");
        String name = form.required("change");
        CharacterChange change = CharacterChanges.ALL.get(name);
        Optional<LoadedCharacter> loaded = visit.shelf().file(stem).map(visit.rulebooks().characters()::load)
                .flatMap(Checked::value);
        if (change == null || change instanceof UndoRedo || loaded.isEmpty()) {
            visit.missing();
            return;
        }
        LoadedCharacter before = loaded.get();
        List<String> lost = new ArrayList<>();
        ProposedChange attempt;
        if (change instanceof SwitchPlaybook) {
            SwitchPlaybook.PlaybookSwitch trade = SwitchPlaybook.of(visit.rulebooks().editor(), before,
                    form.required("to"));
            attempt = trade.attempt();
            trade.lost().forEach(lostPick -> lost.add(loss(visit, before, lostPick)));
        } else {
            attempt = change.attempt(visit.rulebooks().editor(), before, form);
        }
        visit.show(page(visit, stem, name, form, before, attempt, lost));
    }

    private static PreviewPage page(RequestContext visit, String stem, String change, FormData form,
            LoadedCharacter before,
            ProposedChange attempt, List<String> lost) {
        String what = ChangePreview.title(before, form);
        List<Notice.HiddenField> fields = new ArrayList<>();
        form.fields().forEach((name, values) -> values.stream().filter(value -> !name.equals("change"))
                .forEach(value -> fields.add(new Notice.HiddenField(name, value))));
        List<ConfirmForm> does = attempt.isProblemFree() ? List.of(
                new ConfirmForm(Urls.change(stem, CharacterTab.BUILD, change),
                visit.words("web.what-if.do", "what", what), fields)) : List.of();
        return new PreviewPage(visit.words("web.what-if.title", "what", what), what,
                GameStyles.of(before.ruleset().ruleset().id()), Urls.character(stem), before.text().version(),
                new ChangePreview(visit.messages(), stem, before, attempt).changes(), lost, attempt.added().stream()
                .map(diagnostic -> Notice.ProblemText.of(diagnostic, visit.workshop().messages())).toList(), does);
    }

    private static String loss(RequestContext visit, LoadedCharacter before, SwitchPlaybook.LostPick loss) {
        CreationStep step = before.outcome().sheet().creation().get(loss.step());
        String title = step instanceof ChooseStep choose
                ? before.outcome().standing().title(new OptionKey(choose.list(), loss.name())) : loss.name();
        return visit.words("web.what-if.lost", "what", title, "step", step.label().title());
    }
}
