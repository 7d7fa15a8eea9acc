package lampblack.builder.build;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.builder.change.CharacterChange;
import lampblack.builder.change.PreviewedChange;
import lampblack.builder.page.CharacterTab;
import lampblack.builder.page.FormData;
import lampblack.builder.page.GameStyles;
import lampblack.builder.page.HiddenField;
import lampblack.builder.page.Notice;
import lampblack.builder.page.PageView;
import lampblack.builder.page.Urls;
import lampblack.diagnostic.Messages;
import lampblack.edit.CharacterEditor;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.ProposedChange;
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
    public record ConfirmForm(String action, String button, List<HiddenField> fields) {}

    /** Empty for what is never looked at beforehand. @param form the fields of the change */
    public static Optional<PreviewPage> of(LoadedCharacter before, String name, CharacterChange change, FormData form,
            CharacterEditor editor, Messages messages) {
        return change.preview(editor, before, form).map(preview -> page(messages, name, form, preview.proposed(),
                preview.lost().stream().map(lostPick -> loss(messages, before, lostPick)).toList()));
    }

    private static PreviewPage page(Messages messages, String change, FormData form, ProposedChange proposed,
            List<String> lost) {
        LoadedCharacter before = proposed.before();
        String stem = before.key();
        String what = ChangePreview.title(before, form);
        List<HiddenField> fields = new ArrayList<>();
        form.fields().forEach((name, values) -> values.stream().filter(value -> !name.equals("change"))
                .forEach(value -> fields.add(new HiddenField(name, value))));
        List<ConfirmForm> does = proposed.isProblemFree() ? List.of(
                new ConfirmForm(Urls.change(stem, CharacterTab.BUILD, change),
                messages.text("web.what-if.do", "what", what), fields)) : List.of();
        return new PreviewPage(messages.text("web.what-if.title", "what", what), what,
                GameStyles.of(before.ruleset().ruleset().id()), back(stem, form), before.text().version(),
                new ChangePreview(messages, stem, before, proposed).changes(), lost, proposed.added().stream()
                .map(diagnostic -> Notice.ProblemText.of(diagnostic, messages)).toList(), does);
    }

    private static String back(String stem, FormData form) {
        return Urls.character(stem) + form.text("guided").map(step -> "?step=" + Urls.encoded(step)).orElse("");
    }

    private static String loss(Messages messages, LoadedCharacter before, PreviewedChange.LostPick loss) {
        CreationStep step = before.evaluated().sheet().creation().get(loss.step());
        String title = step.listChoice().map(choice -> before.evaluated().derived()
                .title(choice.from().key(loss.name(), before.evaluated().sheet()))).orElse(loss.name());
        return messages.text("web.what-if.lost", "what", title, "step", step.label().title());
    }
}
