package lampblack.rules;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lampblack.character.Name;
import lampblack.character.Taken;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.node.MapNode;
import lampblack.node.Scalar;

/** Judges what is written beside a pick: its quality, and the answers to what it and its gifts ask. */
record DetailsJudge(OptionList list, Judgement to) {

    private static final Set<String> DETAILS = Set.of("quality", "load", "price", "note");

    void judge(Taken taken, Optional<Option> option, Standing at, String where) {
        Map<String, Option> gifts = new LinkedHashMap<>();
        option.ifPresent(each -> gifts(Giver.of(each, taken), at, gifts));
        Map<String, Question> asks = option.map(Option::asks).orElse(Map.of());
        for (MapNode.Entry detail : taken.pick().details().all()) {
            String key = detail.key().text();
            if (key.equals("quality")) {
                judgeQuality(taken, detail);
            } else if (!asks.containsKey(key) && !DETAILS.contains(key) && !gifts.containsKey(key)) {
                List<String> known = new ArrayList<>(asks.keySet());
                known.addAll(gifts.keySet());
                DETAILS.stream().sorted().forEach(known::add);
                to.object(taken.name(), Diagnostic.of(Code.OPTION__UNKNOWN_DETAIL, detail.key().span(), "option",
                        taken.name(), "detail", key).suggest(key, known));
            }
        }
        String place = where + "." + taken.id();
        option.ifPresent(each -> judge(each, taken, taken.pick().details(), at, place));
        gifts.forEach((id, gift) -> {
            MapNode answers = taken.pick().details().map(id)
                    .orElseGet(() -> new MapNode(Map.of(), taken.pick().span()));
            judge(gift, taken, answers, at, place + "." + id);
        });
    }

    /** What a pick gives that asks something itself, by id. */
    private static void gifts(Giver giver, Standing at, Map<String, Option> into) {
        for (Gives block : giver.option().gives()) {
            for (Effect effect : block.effects()) {
                Optional<Option> gift = effect instanceof GrantOption grant
                        ? grant.option().path(giver).flatMap(path -> at.sheet().option(OptionKey.of(path)))
                        : Optional.empty();
                if (gift.isPresent() && !giver.hangsOn(gift.get().key())) {
                    if (!gift.get().asks().isEmpty()) {
                        into.put(gift.get().key().id(), gift.get());
                    }
                    gifts(new Giver(gift.get(), Optional.empty(), Optional.of(giver), Optional.of(block)), at, into);
                }
            }
        }
    }

    private void judge(Option option, Taken taken, MapNode answers, Standing at, String where) {
        for (Question question : option.asks().values()) {
            Optional<Scalar> answer = answers.scalar(question.label().id());
            if (answer.isPresent()) {
                judgeAnswer(taken, question, answer.get(), at);
            } else if (!question.label().id().equals(CellMap.CELL) || isOpen(option, at)) {
                to.owe(where + "." + question.label().id(), taken.pick().span(), Message.of("todo.answer", "option",
                        option.label().title(), "question", question.label().title()));
            }
        }
    }

    /** Whether there are several cells in which it may be taken. */
    private static boolean isOpen(Option option, Standing at) {
        List<CellMap> maps = CellMap.of(at, option.key().list());
        return maps.isEmpty() || maps.stream().anyMatch(map -> map.of(option.key().id()).size() > 1);
    }

    private void judgeQuality(Taken taken, MapNode.Entry detail) {
        String quality = detail.value() instanceof Scalar scalar ? scalar.text() : "";
        if (!list.quality().containsKey(quality)) {
            to.object(taken.name(), Diagnostic.of(Code.OPTION__UNKNOWN_QUALITY, detail.value().span(), "quality", quality,
                    "known", List.copyOf(list.quality().keySet())).suggest(quality, list.quality().keySet()));
        }
    }

    private void judgeAnswer(Taken taken, Question question, Scalar answer, Standing at) {
        if (question.takesAnyWords()) {
            return;
        }
        String written = answer.text();
        if (!question.accepts(written, at)) {
            String block = question.which().orElse(question.label().id());
            String key = question.isTooDear(written, at) ? "option.unknown-answer.dear" : "option.unknown-answer";
            to.unknown(List.of(block), Name.of(written).key(), taken.name(), answer.span(),
                    () -> Diagnostic.of(Code.OPTION__UNKNOWN_ANSWER, answer.span(), Message.of(key, "answer", written,
                            "question", question.label().title())).suggest(written, question.answers(at)));
        }
    }
}
