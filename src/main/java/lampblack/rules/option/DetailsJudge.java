package lampblack.rules.option;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lampblack.character.TakenOption;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.node.MapNode;
import lampblack.node.MeantNumber;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.rules.ProblemCollector;
import lampblack.rules.derived.DerivedSheet;

/** Judges the details of a pick: its quality, and the answers to its questions and those of granted options. */
public record DetailsJudge(OptionList list, ProblemCollector problems) {

    /** The detail that says what was rolled. */
    public static final String ROLLED = "rolled";

    private static final Set<String> DETAILS = Set.of("quality", "load", "price", "note");
    private static final Set<String> NUMBERS = Set.of("load", "price");
    private static final Set<String> OF_OWN = Set.of("own", "text");

    void judge(TakenOption taken, Optional<Option> option, DerivedSheet derived, String where) {
        Map<String, Option> granted = option.map(item -> AnswersJudge.granted(item, taken, derived)).orElse(Map.of());
        if (!taken.pick().details().all().isEmpty()) {
            names(taken, option.map(Option::asks).orElse(Map.of()), granted);
        }
        option.ifPresent(item -> new StatedValuesJudge(list, problems).judge(taken, item, derived));
        if (list.isOwn(taken)) {
            new StatedValuesJudge(list, problems).judgeOwn(taken, derived);
        }
        String place = where + "." + taken.id();
        AnswersJudge answers = new AnswersJudge(problems);
        option.ifPresent(item -> answers.judge(item, taken, taken.pick().details(), derived, place));
        granted.forEach((id, asking) ->
                answers.judge(asking, taken, AnswersJudge.answers(taken, id), derived, place + "." + id));
    }

    private void names(TakenOption taken, Map<String, Question> asks, Map<String, Option> granted) {
        for (MapNode.Entry detail : taken.pick().details().all()) {
            String key = detail.key().text();
            if (NUMBERS.contains(key)) {
                judgeNumber(taken, detail);
            } else if (key.equals("quality")) {
                judgeQuality(taken, detail);
            } else if (key.equals(ROLLED) && list.table().isPresent()) {
                judgeRoll(taken, list.table().get(), detail);
            } else if (!asks.containsKey(key) && !DETAILS.contains(key) && !granted.containsKey(key)
                    && !(taken.made() && OF_OWN.contains(key))) {
                List<String> known = new ArrayList<>(asks.keySet());
                known.addAll(granted.keySet());
                DETAILS.stream().sorted().forEach(known::add);
                list.table().ifPresent(table -> known.add(ROLLED));
                problems.report(taken.name(), Diagnostic.of(Code.OPTION__UNKNOWN_DETAIL, detail.key().span(), "option",
                        taken.name(), "detail", key).suggest(key, known));
            }
        }
    }

    /** Objects to a load or a price that is none, each by currency where it is said so. */
    private void judgeNumber(TakenOption taken, MapNode.Entry detail) {
        List<Node> numbers = detail.value().asMap().map(map -> map.all().stream().map(MapNode.Entry::value).toList())
                .orElse(List.of(detail.value()));
        numbers.stream().filter(number -> number.integer().filter(written -> written >= 0).isEmpty()).forEach(number -> {
            Diagnostic problem = Diagnostic.of(Code.OPTION__WRONG_NUMBER, number.span(), "key", detail.key().text(),
                    "option", taken.name());
            problems.report(taken.name(), number.integer().isPresent() ? problem : MeantNumber.mend(problem, number));
        });
    }

    private void judgeQuality(TakenOption taken, MapNode.Entry detail) {
        String quality = detail.value().asScalar().map(Scalar::text).orElse("");
        if (!list.quality().containsKey(quality)) {
            problems.report(taken.name(), Diagnostic.of(Code.OPTION__UNKNOWN_QUALITY, detail.value().span(), "quality",
                    quality,
                    "known", List.copyOf(list.quality().keySet())).suggest(quality, list.quality().keySet()));
        }
    }

    /** Whether a roll can come to what is written, and that is what was taken. */
    private void judgeRoll(TakenOption taken, RandomTable table, MapNode.Entry detail) {
        String written = detail.value().asScalar().map(Scalar::text).orElse("");
        if (!written.matches("[0-9]{1,9}")) {
            wrongRoll(taken, detail, Message.of("option.wrong-roll.number", "roll", written));
        } else if (!table.dice().canBe(Long.parseLong(written))) {
            wrongRoll(taken, detail, Message.of("option.wrong-roll.never", "roll", written, "dice", table.dice()
                    .text()));
        } else {
            table.at(Long.parseLong(written), taken.id()).filter(name -> !name.equals(taken.id())).ifPresent(other ->
                    wrongRoll(taken, detail, Message.of("option.wrong-roll", "roll", written, "other",
                            list.entries().get(other).label().title(), "option", Optional.ofNullable(list.entries()
                            .get(taken.id())).map(option -> option.label().title()).orElse(taken.name()))));
        }
    }

    private void wrongRoll(TakenOption taken, MapNode.Entry detail, Message words) {
        problems.report(taken.name(), Diagnostic.of(Code.OPTION__WRONG_ROLL, detail.value().span(), words));
    }
}
