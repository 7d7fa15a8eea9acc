package lampblack.replay;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import lampblack.character.CharacterFile;
import lampblack.character.Choices;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.rules.Field;
import lampblack.rules.ProblemCollector;
import lampblack.rules.SheetRules;
import lampblack.rules.WorkBudget;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.derived.TakenMoments;
import lampblack.rules.step.CreationContext;
import lampblack.rules.step.CreationStep;

/** Judges creation as a whole, with all its choices applied. */
public record CreationJudge(SheetRules sheet, CharacterFile file, WorkBudget budget, ProblemCollector problems,
        CreationCache cache) {

    /** Numbers of options that each step has for itself, so that one more in a step leaves the others theirs. */
    private static final int NUMBERS = 100_000;

    /** Collects what is wrong with creation, in which whatever is known although it is retired may be had. */
    public static ProblemCollector collector() {
        return new ProblemCollector(RetiredLeave::isOfRetired);
    }

    CreationJudge(SheetRules sheet, CharacterFile file, WorkBudget budget, ProblemCollector problems) {
        this(sheet, file, budget, problems, CreationCache.empty());
    }

    /** Applies and judges every step and every part; what it was judged on. */
    public DerivedSheet judge() {
        PartsJudge parts = new PartsJudge(sheet, file, budget, problems);
        return judge(parts, new DerivedSheet(sheet, parts.withParts(afterSteps()), budget));
    }

    /** The same, beside a character that differs little. */
    public DerivedSheet judge(DerivedSheet like) {
        PartsJudge parts = new PartsJudge(sheet, file, budget, problems);
        return judge(parts, like.withChoices(parts.withParts(afterSteps()), budget));
    }

    /** What every step and every part come to, unjudged, beside the same character judged elsewhere. */
    public DerivedSheet applied(DerivedSheet like) {
        return like.withChoices(new PartsJudge(sheet, file, budget, problems).withParts(afterSteps()), budget);
    }

    private DerivedSheet judge(PartsJudge parts, DerivedSheet whole) {
        judgeSteps(whole);
        parts.judgeCreation(whole);
        if (file.hasBegun()) {
            problems.turnTodosIntoErrors();
        }
        return whole;
    }

    /** What the steps come to. */
    public Choices afterSteps() {
        long names = file.creation().all().stream().mapToLong(entry -> names(entry.value())).sum();
        budget.charge(names);
        Choices choices = sheet.linked().start();
        int number = 0;
        for (CreationStep step : sheet.creation().values()) {
            Optional<Node> choice = file.creation().get(step.id());
            if (choice.isPresent() && !budget.isSpent()) {
                choices = cache.apply(step, choice.get(), choices, number, sheet, problems);
            }
            number += NUMBERS;
        }
        return new TakenMoments(sheet).withOptions(choices);
    }

    /** Judges every step and field on what all of it comes to. */
    void judgeSteps(DerivedSheet whole) {
        unknownSteps();
        CreationContext creation = new CreationContext(file.creation(), whole, problems);
        sheet.creation().values().stream().filter(step -> !budget.isSpent()).forEach(step -> step.judge(creation));
        fields();
    }

    private static int names(Node choice) {
        return switch (choice) {
            case MapNode map -> map.all().size();
            case ListNode list -> list.items().size();
            case Scalar scalar -> 1;
        };
    }

    private void unknownSteps() {
        for (MapNode.Entry entry : file.creation().all()) {
            String step = entry.key().text();
            if (!sheet.creation().containsKey(step)) {
                problems.reportUnknown("creation", step, entry.key().span(),
                        () -> unknown(Diagnostic.of(Code.CREATION__UNKNOWN_STEP, entry.key().span(), "step", step),
                                step));
            }
        }
    }

    /** The problem with the only step that is for a set or a list of that name, or the nearest. */
    private Diagnostic unknown(Diagnostic problem, String name) {
        List<String> fitting = sheet.creation().values().stream().filter(step -> step.isFor(name))
                .map(CreationStep::id).toList();
        return fitting.size() == 1 ? problem.suggestName(name, fitting.get(0))
                : problem.suggestOrList(name, sheet.creation().keySet());
    }

    private void fields() {
        for (MapNode.Entry entry : file.fields().all()) {
            String id = entry.key().text();
            Field field = sheet.fields().get(id);
            if (field == null) {
                problems.reportUnknown("fields", id, entry.key().span(),
                        () -> Diagnostic.of(Code.FIELD__UNKNOWN, entry.key().span(), "name", id)
                                .suggest(id, sheet.fields().keySet()));
            } else {
                field(field, entry);
            }
        }
        Set<String> needed = new LinkedHashSet<>();
        sheet.fields().values().stream().filter(Field::required).forEach(field -> needed.add(field.label().id()));
        sheet.creation().values().forEach(step -> needed.addAll(step.fields()));
        Span place = file.root().has("fields") ? file.root().keySpan("fields") : file.span();
        for (String id : needed) {
            if (file.fields().get(id).filter(node -> node.asScalar().filter(scalar -> scalar.text().isBlank())
                    .isEmpty())
                    .isEmpty()) {
                String title = sheet.fields().get(id).label().title();
                problems.addTodo("fields." + id, file.fields().has(id) ? file.fields().keySpan(id) : place,
                        file.fields().has(id) ? nothing(id, title) : Message.of("todo.field", "field", title));
            }
        }
    }

    /** What is to be done about a field without a value, and why it has none where something is written. */
    private Message nothing(String id, String title) {
        Span key = file.fields().keySpan(id);
        String behind = key.source().lineText(key.line()).substring(key.column() - 1 + key.text().length());
        String written = file.fields().get(id).map(node -> node.span().text()).orElse("");
        return behind.matches("\\s*:\\s+#.*") ? Message.of("todo.field.comment", "field", title)
                : written.isBlank() || written.matches("['\"]\\s*['\"]") ? Message.of("todo.field", "field", title)
                        : Message.of("todo.field.word", "field", title, "word", written);
    }

    private void field(Field field, MapNode.Entry entry) {
        if (!field.oneOf().isEmpty()) {
            oneOf(field, entry);
        }
        if (!entry.value().all().isEmpty() && field.detail().isEmpty()) {
            problems.report(field.label().id(), Diagnostic.of(Code.FIELD__NO_DETAIL,
                    entry.value().all().iterator().next().value().span(), "field", field.label().title()));
        }
    }

    private void oneOf(Field field, MapNode.Entry entry) {
        Scalar value = entry.value().all().stream().findFirst().map(MapNode.Entry::key)
                .or(entry.value()::asScalar).orElse(entry.key());
        if (!value.isNull() && !value.text().isBlank() && !field.oneOf().containsKey(value.text())) {
            problems.report(field.label().id(),
                    Diagnostic.of(Code.FIELD__NOT_ONE_OF, value.span(), "value", value.text(),
                    "field", field.label().title()).suggestOrList(value.text(), field.oneOf().keySet()));
        }
    }
}
