package lampblack.rules.option;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import lampblack.character.Name;
import lampblack.character.OwnerReference;
import lampblack.character.Pick;
import lampblack.character.TakenOption;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;
import lampblack.node.MapNode;
import lampblack.node.Scalar;
import lampblack.rules.ProblemCollector;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.effect.Effect;
import lampblack.rules.effect.EffectBlock;
import lampblack.rules.effect.OptionInstance;
import lampblack.rules.track.Trait;

/** Judges the answers to what options, and the options they grant, ask. */
public record AnswersJudge(ProblemCollector problems) {

    /** Judges all that is written beside a link about what it brought. */
    public void judge(List<TakenOption> brought, MapNode written, DerivedSheet derived, String where) {
        Map<String, TakenOption> by = new LinkedHashMap<>();
        Map<String, Option> gifts = new LinkedHashMap<>();
        for (TakenOption taken : brought) {
            Optional<Option> option = derived.sheet().option(taken.list(), taken.id());
            option.map(item -> granted(item, taken, derived)).orElse(Map.of()).forEach((id, gift) -> {
                by.putIfAbsent(id, taken);
                gifts.putIfAbsent(id, gift);
            });
        }
        for (MapNode.Entry detail : written.all()) {
            String key = detail.key().text();
            if (!key.equals(OwnerReference.FILE) && !gifts.containsKey(key)) {
                problems.report(key, Diagnostic.of(Code.LINK__UNKNOWN_GIFT, detail.key().span(), "gift", key)
                        .suggest(key, gifts.keySet()));
            }
        }
        // What it brings itself leaves no less room for it.
        gifts.forEach((id, gift) -> judge(gift, by.get(id), answers(by.get(id), id),
                derived.withChoices(derived.choices().minus(by.get(id))), where + "." + id));
    }

    /** What a pick gives that asks something itself, by id. */
    static Map<String, Option> granted(Option option, TakenOption taken, DerivedSheet derived) {
        Map<String, Option> granted = new LinkedHashMap<>();
        granted(OptionInstance.of(option, taken), derived, granted);
        return granted;
    }

    private static void granted(OptionInstance source, DerivedSheet derived, Map<String, Option> into) {
        for (EffectBlock block : source.option().gives()) {
            for (Effect effect : block.isMeant(source::answer) ? block.effects() : List.<Effect>of()) {
                Optional<Option> granted = effect.grantedOption()
                        .flatMap(target -> target.option(source)).flatMap(derived.sheet()::option);
                if (granted.isPresent() && !source.dependsOn(granted.get().key())) {
                    if (!granted.get().asks().isEmpty()) {
                        into.put(granted.get().key().id(), granted.get());
                    }
                    granted(source.granting(granted.get(), block, block.effects().indexOf(effect)), derived, into);
                }
            }
        }
    }

    /** The answers beside a pick to what an option that it grants asks. */
    static MapNode answers(TakenOption taken, String id) {
        return taken.pick().details().map(id).orElseGet(() -> new MapNode(Map.of(), taken.pick().span()));
    }

    void judge(Option option, TakenOption taken, MapNode answers, DerivedSheet derived, String where) {
        for (Question question : option.asks().values()) {
            Optional<Scalar> answer = answers.scalar(question.label().id());
            if (answer.isPresent()) {
                judgeAnswer(taken, question, answer.get(), derived);
                judgeUnlike(option, question, answers, derived);
                if (option.wantsRoom(question)) {
                    judgeRoom(question, answer.get(), derived);
                    judgeRise(option, question, answers, derived, taken);
                }
            } else if (answers.get(question.label().id()).filter(node -> !node.isNull()).isPresent()) {
                Span place = answers.get(question.label().id()).orElseThrow().span();
                problems.report(question.label().id(), Diagnostic.of(Code.OPTION__UNKNOWN_ANSWER, place,
                        Message.of("option.unknown-answer.several", "question", question.label().title())));
            } else if (isOwed(question, option, derived) && !question.answers(derived).isEmpty()
                    && left(option, question, derived).findFirst().isEmpty()) {
                problems.report(option.key().toString(), Diagnostic.of(Code.OPTION__UNKNOWN_ANSWER,
                        taken.pick().span(), Message.of("option.unknown-answer.none-left", "option",
                                option.label().title(), "question", question.label().title())));
            } else if (isOwed(question, option, derived)) {
                problems.addTodo(where + "." + question.label().id(), taken.pick().span(),
                        Message.of("todo.answer", "option", option.label().title(), "question",
                        question.label().title()));
            }
        }
    }

    /** What may answer a question of an option that is about to be taken: all but that for which there is no room. */
    public static Stream<String> left(Option option, Question question, DerivedSheet derived) {
        return question.answers(derived).stream().filter(answer -> !option.wantsRoom(question)
                || hasRoom(option, question, answer, derived));
    }

    private static boolean hasRoom(Option option, Question question, String answer, DerivedSheet derived) {
        Span nowhere = option.label().span();
        Scalar name = Scalar.text(answer, nowhere);
        Scalar key = Scalar.text(question.label().id(), nowhere);
        TakenOption taken = new TakenOption(option.key().list(), option.key().id(), option.key().id(), false, new Pick(
                Scalar.text(option.key().id(), nowhere),
                new MapNode(Map.of(key.text(), new MapNode.Entry(key, name)), nowhere)));
        AnswersJudge trial = new AnswersJudge(new ProblemCollector());
        trial.judgeRoom(question, name, derived);
        trial.judgeRise(option, question, taken.pick().details(), derived, taken);
        return trial.problems().violations().isEmpty();
    }

    /** Whether a question has to be answered to take an option. */
    private static boolean isOwed(Question question, Option option, DerivedSheet derived) {
        return !question.label().id().equals(CellMap.CELL) || isOpen(option, derived);
    }

    /** Objects to an answer that another question of the same option has already. */
    private void judgeUnlike(Option option, Question question, MapNode answers, DerivedSheet derived) {
        Scalar answer = answers.scalar(question.label().id()).orElseThrow();
        Optional<Question> other = question.unlike().map(option.asks()::get);
        if (other.flatMap(item -> answers.scalar(item.label().id()))
                .filter(scalar -> Name.of(scalar.text()).key().equals(Name.of(answer.text()).key())).isPresent()) {
            problems.report(option.key().toString(), Diagnostic.of(Code.OPTION__SAME_ANSWER, answer.span(), "answer",
                    question.title(answer.text(), derived), "question", question.label().title(), "other",
                    other.get().label().title()));
        }
    }

    /** Objects to a rating that the option cannot raise: it is as high as it may go, or as the option raises it. */
    private void judgeRise(Option option, Question question, MapNode answers, DerivedSheet derived,
            TakenOption taken) {
        Scalar answer = answers.scalar(question.label().id()).orElseThrow();
        Trait trait = new Trait(question.which().orElse(""), Name.of(answer.text()).key());
        if (!derived.has(trait)) {
            return;
        }
        long rating = derived.rating(trait);
        OptionalLong upTo = option.highest(question, answers::text, derived);
        if (rating < Math.min(derived.cap(trait), upTo.orElse(Long.MAX_VALUE))) {
            return;
        }
        DerivedSheet with = derived.withChoices(derived.choices().plus(taken));
        long cap = Math.min(with.cap(trait), upTo.orElse(Long.MAX_VALUE));
        if (rating >= cap && with.rating(trait) <= rating) {
            String words = cap < with.cap(trait) ? "option.answer-at-cap.by-gift" : "option.answer-at-cap";
            problems.reportOnce(trait.written(), rating + 1, Diagnostic.of(Code.OPTION__ANSWER_AT_CAP, answer.span(),
                    Message.of(words, "trait", derived.title(trait), "rating", derived.ratingName(trait, rating),
                            "cap", derived.ratingName(trait, cap), "option", option.label().title())),
                    Code.CREATION__OVER_CAP);
        }
    }

    /** Objects to an option that is had as often as it may be. */
    private void judgeRoom(Question question, Scalar answer, DerivedSheet derived) {
        String key = Name.of(answer.text()).key();
        derived.sheet().option(question.which().orElse(""), key).ifPresent(option -> {
            long had = derived.times(option.key());
            long times = option.times().evaluate(derived);
            if (had >= times) {
                problems.reportOnce(option.key().toString(), had + 1,
                        Diagnostic.of(Code.OPTION__TOO_OFTEN, answer.span(), "option",
                        option.label().title(), "times", times, "count", had + 1));
            }
        });
    }

    /** Whether there are several cells in which it may be taken. */
    private static boolean isOpen(Option option, DerivedSheet derived) {
        List<CellMap> maps = CellMap.of(derived, option.key().list());
        return maps.isEmpty() || maps.stream().anyMatch(map -> map.of(option.key().id()).size() > 1);
    }

    private void judgeAnswer(TakenOption taken, Question question, Scalar answer, DerivedSheet derived) {
        if (question.takesAnyWords()) {
            return;
        }
        String written = answer.text();
        if (!question.accepts(written, derived)) {
            String block = question.which().orElse(question.label().id());
            String key = question.isTooDear(written, derived) ? "option.unknown-answer.dear"
                    : question.isLeftOut(written, derived) ? "option.unknown-answer.left-out" : "option.unknown-answer";
            problems.reportUnknown(List.of(block), Name.of(written).key(), taken.name(), answer.span(),
                    () -> Diagnostic.of(Code.OPTION__UNKNOWN_ANSWER, answer.span(), Message.of(key, "answer", written,
                            "question", question.label().title())).suggest(written, question.answers(derived)));
        }
    }
}
