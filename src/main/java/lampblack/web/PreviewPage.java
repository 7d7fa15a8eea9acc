package lampblack.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Checked;
import lampblack.io.Attempt;
import lampblack.io.LoadedCharacter;
import lampblack.rules.Choose;
import lampblack.rules.OptionKey;
import lampblack.rules.Step;

/**
 * What a change would make of a character, shown before it is made.
 *
 * @param refusals what speaks against it; then it cannot be done
 * @param lost what would be put back by it
 * @param does the form that does it; none where it cannot be done
 */
public record PreviewPage(
        String title, String what, String look, String back, String seen, List<String> changes, List<String> lost,
        List<Notice.Said> refusals, List<Doing> does) implements Page {

    @Override
    public String kind() {
        return "preview";
    }

    /** A form that does what was looked at. */
    public record Doing(String action, String button, List<Notice.Hidden> fields) {}

    /** {@code GET /characters/{stem}/build/preview}: the change and its fields stand in the query. */
    static void show(Visit visit) {
        Form form = new Form(WhatIf.fields(visit));
        String stem = visit.path("stem");
        String name = form.required("change");
        Change change = Changes.ALL.get(name);
        Optional<LoadedCharacter> loaded = visit.shelf().file(stem).map(visit.rulebooks().characters()::load)
                .flatMap(Checked::value);
        if (change == null || change instanceof Undo || loaded.isEmpty()) {
            visit.missing();
            return;
        }
        LoadedCharacter before = loaded.get();
        List<String> lost = new ArrayList<>();
        Attempt attempt;
        if (change instanceof Switching) {
            Switching.Trade trade = Switching.of(visit.rulebooks().editor(), before, form.required("to"));
            attempt = trade.attempt();
            trade.lost().forEach(each -> lost.add(loss(visit, before, each)));
        } else {
            attempt = change.attempt(visit.rulebooks().editor(), before, form);
        }
        visit.show(page(visit, stem, name, form, before, attempt, lost));
    }

    private static PreviewPage page(Visit visit, String stem, String change, Form form, LoadedCharacter before,
            Attempt attempt, List<String> lost) {
        String what = WhatIf.title(before, form);
        List<Notice.Hidden> fields = new ArrayList<>();
        form.fields().forEach((name, values) -> values.stream().filter(each -> !name.equals("change"))
                .forEach(each -> fields.add(new Notice.Hidden(name, each))));
        List<Doing> does = attempt.isFree() ? List.of(new Doing(Paths.change(stem, Tab.BUILD, change),
                visit.words("web.what-if.do", "what", what), fields)) : List.of();
        return new PreviewPage(visit.words("web.what-if.title", "what", what), what,
                Look.of(before.ruleset().ruleset().id()), Paths.character(stem), before.text().sha256(),
                new WhatIf(visit, stem, before, attempt).changes(), lost, attempt.added().stream()
                .map(each -> Notice.Said.of(each, visit.workshop().messages())).toList(), does);
    }

    private static String loss(Visit visit, LoadedCharacter before, Switching.Loss loss) {
        Step step = before.outcome().sheet().creation().get(loss.step());
        String title = step instanceof Choose choose
                ? before.outcome().standing().title(new OptionKey(choose.list(), loss.name())) : loss.name();
        return visit.words("web.what-if.lost", "what", title, "step", step.label().title());
    }
}
