package lampblack.builder.change;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;
import lampblack.builder.page.FormData;
import lampblack.character.Name;
import lampblack.character.Pick;
import lampblack.edit.CharacterEditor;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.ProposedChange;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.NewValue;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.offers.CreationOffers;
import lampblack.rules.SheetRules;
import lampblack.rules.option.ListChoice;
import lampblack.rules.option.OptionList;
import lampblack.rules.step.CreationStep;

/**
 * Takes an option in a step, or puts it back. {@code take: ability=bodyguard}, {@code drop: ability=bodyguard};
 * {@code roll: birth} rolls for it, {@code rolled} says what the table's own dice came to. A step that takes one
 * thing puts it in the place of another.
 */
record ChooseOption(LongSupplier seeds) implements CharacterChange {

    /** What a button says: a name and what it shall be, with a sign between them that names may hold as well. */
    record ButtonValue(String name, String value) {

        /** Split at the last sign. */
        static ButtonValue of(String written, String field) {
            int at = written.lastIndexOf('=');
            if (at <= 0) {
                throw new FormData.MalformedForm(field);
            }
            return new ButtonValue(written.substring(0, at), written.substring(at + 1));
        }

        /** Split at the first sign. */
        static ButtonValue ofStep(String written, String field) {
            int at = written.indexOf('=');
            if (at <= 0 || at == written.length() - 1) {
                throw new FormData.MalformedForm(field);
            }
            return new ButtonValue(written.substring(0, at), written.substring(at + 1));
        }
    }

    @Override
    public ProposedChange attempt(CharacterEditor editor, LoadedCharacter before, FormData form) {
        FormScope scope = FormScope.of(before, form);
        TextEdits edits = new TextEdits(before);
        if (form.text("roll").isPresent()) {
            roll(edits, scope, form);
        } else if (form.text("drop").isPresent()) {
            ButtonValue drop = ButtonValue.ofStep(form.required("drop"), "drop");
            drop(edits, scope, step(scope, drop.name()), drop.value());
        } else if (form.text("made").isPresent()) {
            String made = form.required("made").strip();
            ListChoice step = step(scope, form.required("step"));
            boolean own = !step.from().meant(made, scope.outcome().sheet()).open();
            take(edits, scope, step, made, own ? Map.of("own", NewValue.of(true)) : Map.of());
        } else {
            ButtonValue take = ButtonValue.ofStep(form.required("take"), "take");
            take(edits, scope, step(scope, take.name()), take.value(), Map.of());
        }
        return edits.attempt(editor);
    }

    private static ListChoice step(FormScope scope, String id) {
        return Optional.ofNullable(scope.outcome().sheet().creation().get(id)).flatMap(CreationStep::listChoice)
                .orElseThrow(() -> new FormData.MalformedForm("step"));
    }

    private void roll(TextEdits edits, FormScope scope, FormData form) {
        ListChoice step = step(scope, form.required("step"));
        OptionList list = step.from().of(scope.outcome().sheet()).filter(source -> source.table().isPresent())
                .findFirst().orElseThrow(() -> new FormData.MalformedForm("roll"));
        if (list.table().isEmpty()) {
            throw new FormData.MalformedForm("roll");
        }
        long rolled = form.text("rolled").filter(name -> !name.isBlank()).isPresent() ? form.number("rolled")
                : SetRating.rolled(list.table().get().dice(), seeds.getAsLong());
        String playbook = form.text("of").filter(name -> !name.isEmpty())
                .or(() -> scope.outcome().derived().playbook()).orElse("");
        Optional<String> found = list.table().get().among(Optional.of(playbook).filter(name -> !name.isEmpty()))
                .at(rolled);
        take(edits, scope, step, found.orElseThrow(() -> new FormData.WrongNumber("rolled", "web.not-on-table",
                String.valueOf(rolled))), Map.of("rolled", NewValue.of(rolled)));
    }

    static void take(TextEdits edits, FormScope scope, ListChoice step, String id, Map<String, NewValue> details) {
        List<String> path = scope.path("creation", step.id());
        NewValue pick = details.isEmpty() ? NewValue.of(id) : NewValue.map(id, NewValue.map(details));
        Optional<Node> old = edits.nodeAt(path);
        boolean one = CreationOffers.takesOne(step, scope.outcome().derived());
        if (one || old.isEmpty() || old.get().isEmpty()) {
            edits.put(path, one ? pick : NewValue.list(pick));
            return;
        }
        switch (old.get()) {
            case ListNode list -> edits.append(path, pick);
            case MapNode map when map.all().size() > 1 ->
                    edits.put(scope.path("creation", step.id(), id), NewValue.map(details));
            case MapNode map -> edits.put(path, NewValue.list(TextEdits.copy(map), pick));
            case Scalar scalar -> edits.put(path, NewValue.list(TextEdits.copy(scalar), pick));
        }
    }

    static void drop(TextEdits edits, FormScope scope, ListChoice step, String id) {
        List<String> path = scope.path("creation", step.id());
        Optional<Node> old = edits.nodeAt(path);
        if (old.isEmpty() || !holds(old.get(), step, id, scope)) {
            return;
        }
        switch (old.get()) {
            case ListNode list when list.items().size() > 1 -> edits.removeItem(path,
                    lastHolding(list, step, id, scope));
            case MapNode map when map.all().size() > 1 ->
                    edits.remove(scope.path("creation", step.id(), edits.key(path, id)));
            case ListNode list -> edits.remove(path);
            case MapNode map -> edits.remove(path);
            case Scalar scalar -> edits.remove(path);
        }
    }

    private static int lastHolding(ListNode list, ListChoice step, String id, FormScope scope) {
        int last = list.items().size() - 1;
        while (!holds(list.items().get(last), step, id, scope)) {
            last--;
        }
        return last;
    }

    private static boolean holds(Node picks, ListChoice step, String id, FormScope scope) {
        return Pick.decode(picks).stream().anyMatch(pick -> isCalled(step, pick, id, scope));
    }

    private static boolean isCalled(ListChoice step, Pick pick, String id, FormScope scope) {
        String written = pick.name().text();
        SheetRules rules = scope.outcome().sheet();
        return written.equals(id) || step.from().key(written, rules).equals(step.from().key(id, rules))
                || Name.of(written).key().equals(Name.of(id).key());
    }
}
