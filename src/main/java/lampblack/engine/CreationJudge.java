package lampblack.engine;

import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import lampblack.character.CharacterFile;
import lampblack.character.State;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.rules.Creation;
import lampblack.rules.Effort;
import lampblack.rules.Field;
import lampblack.rules.Fill;
import lampblack.rules.Judgement;
import lampblack.rules.SheetRules;
import lampblack.rules.Standing;
import lampblack.rules.Step;

/** Judges creation as a whole, on the state with all its choices applied. */
record CreationJudge(SheetRules sheet, CharacterFile file, Effort effort, Judgement to, Making making) {

    /** Numbers of options that each step has for itself, so that one more in a step leaves the others theirs. */
    private static final int NUMBERS = 100_000;

    CreationJudge(SheetRules sheet, CharacterFile file, Effort effort, Judgement to) {
        this(sheet, file, effort, to, Making.first());
    }

    /** Applies and judges every step and every part; what it was judged on. */
    Standing judge() {
        PartsJudge parts = new PartsJudge(sheet, file, effort, to);
        return judge(parts, new Standing(sheet, parts.made(made()), effort));
    }

    /** The same, beside a character that differs little. */
    Standing judge(Standing like) {
        PartsJudge parts = new PartsJudge(sheet, file, effort, to);
        return judge(parts, like.with(parts.made(made()), effort));
    }

    private Standing judge(PartsJudge parts, Standing whole) {
        judgeSteps(whole);
        parts.judgeCreation(whole);
        if (!file.ledger().isEmpty()) {
            to.overdue();
        }
        return whole;
    }

    /** What the steps come to. */
    State made() {
        long names = file.creation().all().stream().mapToLong(each -> names(each.value())).sum();
        effort.charge(names);
        State state = sheet.linked().start();
        int number = 0;
        for (Step step : sheet.creation().values()) {
            Optional<Node> choice = file.creation().get(step.id());
            if (choice.isPresent() && !effort.isSpent()) {
                state = making.apply(step, choice.get(), state, number, sheet, to);
            }
            number += NUMBERS;
        }
        return state;
    }

    /** Judges every step and field on what all of it comes to. */
    void judgeSteps(Standing whole) {
        unknownSteps();
        Creation creation = new Creation(file.creation(), whole, to);
        sheet.creation().values().stream().filter(step -> !effort.isSpent()).forEach(step -> step.judge(creation));
        fields();
    }

    private static int names(Node choice) {
        if (choice instanceof MapNode map) {
            return map.all().size();
        }
        return choice instanceof ListNode list ? list.items().size() : 1;
    }

    private void unknownSteps() {
        for (MapNode.Entry entry : file.creation().all()) {
            String step = entry.key().text();
            if (!sheet.creation().containsKey(step)) {
                to.unknown("creation", step, entry.key().span(),
                        () -> Diagnostic.of(Code.CREATION__UNKNOWN_STEP, entry.key().span(), "step", step)
                                .suggest(step, sheet.creation().keySet()));
            }
        }
    }

    private void fields() {
        for (MapNode.Entry entry : file.fields().all()) {
            String id = entry.key().text();
            Field field = sheet.fields().get(id);
            if (field == null) {
                to.unknown("fields", id, entry.key().span(),
                        () -> Diagnostic.of(Code.FIELD__UNKNOWN, entry.key().span(), "name", id)
                                .suggest(id, sheet.fields().keySet()));
            } else {
                field(field, entry);
            }
        }
        Set<String> needed = new LinkedHashSet<>();
        sheet.fields().values().stream().filter(Field::required).forEach(each -> needed.add(each.label().id()));
        sheet.creation().values().stream().filter(Fill.class::isInstance)
                .forEach(step -> needed.addAll(((Fill) step).fields()));
        Span place = file.root().has("fields") ? file.root().keySpan("fields") : file.span();
        for (String id : needed) {
            if (file.fields().get(id).filter(each -> !(each instanceof Scalar text) || !text.text().isBlank()).isEmpty()) {
                to.owe("fields." + id, place, Message.of("todo.field", "field", sheet.fields().get(id).label().title()));
            }
        }
    }

    private void field(Field field, MapNode.Entry entry) {
        if (!field.oneOf().isEmpty()) {
            oneOf(field, entry);
        }
        if (entry.value() instanceof MapNode map && !map.all().isEmpty() && field.detail().isEmpty()) {
            to.object(field.label().id(), Diagnostic.of(Code.FIELD__NO_DETAIL, map.all().iterator().next().value().span(),
                    "field", field.label().title()));
        }
    }

    private void oneOf(Field field, MapNode.Entry entry) {
        Scalar value = entry.value() instanceof MapNode map && !map.all().isEmpty()
                ? map.all().iterator().next().key()
                : entry.value() instanceof Scalar scalar ? scalar : entry.key();
        if (!value.isNull() && !field.oneOf().containsKey(value.text())) {
            to.object(field.label().id(), Diagnostic.of(Code.FIELD__NOT_ONE_OF, value.span(), "value", value.text(),
                    "field", field.label().title()).suggest(value.text(), field.oneOf().keySet()));
        }
    }
}
