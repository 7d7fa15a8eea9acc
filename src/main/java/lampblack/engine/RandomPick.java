package lampblack.engine;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;
import lampblack.node.Node;
import lampblack.rules.Candidate;
import lampblack.rules.CellMap;
import lampblack.rules.GrantOption;
import lampblack.rules.Option;
import lampblack.rules.OptionKey;
import lampblack.rules.OptionList;
import lampblack.rules.Question;
import lampblack.rules.SheetRules;
import lampblack.rules.Standing;
import lampblack.rules.Target;

/**
 * Fills in what an option leaves to whoever takes it: a name, details, and answers to what it asks.
 *
 * @param wanted whether an option that could be an answer is asked for, so that it comes first
 */
record RandomPick(SheetRules sheet, SplitMix random, RandomWords words, Predicate<OptionKey> wanted) {

    private static final int MOST_LOAD = 3;
    private static final int MOST_PRICE = 3;

    /** Several ways to write what a candidate offers, the likelier first. */
    List<Node> written(Candidate candidate, OptionList list, Standing at, boolean priced) {
        String chosen = candidate.keys().get("choose");
        if (chosen.equals(Candidate.BLANK)) {
            return words.things(list.suggestions()).stream().limit(3)
                    .map(name -> Draft.pick(name, details(list, priced))).toList();
        }
        Option option = list.entries().get(chosen);
        List<Node> ways = new ArrayList<>();
        for (int i = 0; i < (option.asks().isEmpty() && gifts(option, Map.of()).isEmpty() ? 1 : 4); i++) {
            Map<String, Node> details = answers(option, at);
            list.table().map(table -> table.on().get(chosen)).ifPresent(on -> details.put("rolled",
                    Draft.number(on.least())));
            gifts(option, details).forEach(gift -> details.put(gift.key().id(), Draft.map(answers(gift, at))));
            ways.add(Draft.pick(chosen, details));
        }
        return ways;
    }

    private Map<String, Node> answers(Option option, Standing at) {
        Map<String, Node> answers = new LinkedHashMap<>();
        option.asks().forEach((id, question) -> answers(question, at).stream().limit(1)
                .forEach(answer -> answers.put(id, Draft.text(answer))));
        return answers;
    }

    /** What an option gives that asks something itself, which is answered beside the option under the gift's id. */
    private List<Option> gifts(Option option, Map<String, Node> answers) {
        return option.gives().stream().filter(block -> block.answer().map(each -> Draft.text(each.id())
                .equals(answers.get(each.question()))).orElse(true)).flatMap(block -> block.effects().stream())
                .flatMap(effect -> effect instanceof GrantOption grant && grant.option() instanceof Target.Named named
                        ? sheet.option(OptionKey.of(named.name())).stream() : Stream.empty())
                .filter(gift -> !gift.asks().isEmpty()).toList();
    }

    private Map<String, Node> details(OptionList list, boolean priced) {
        Map<String, Node> details = new LinkedHashMap<>();
        if (!list.quality().isEmpty() && random.oneIn(3)) {
            details.put("quality", Draft.text(random.pick(List.copyOf(list.quality().keySet()))));
        }
        if (list.load().isPresent() && random.oneIn(4)) {
            details.put("load", Draft.number(random.below(MOST_LOAD + 1)));
        }
        if (priced && list.price().prices().size() == 1 && random.oneIn(3)) {
            details.put("price", Draft.number(1 + random.below(MOST_PRICE)));
        }
        return details;
    }

    /** Whatever may answer a question, in a random order; nothing where there is nothing yet to choose from. */
    List<String> answers(Question question, Standing at) {
        if (question.takesAnyWords()) {
            return List.of(words.phrase());
        }
        List<String> answers = random.shuffled(question.answers(at));
        if (question.fresh()) {
            List<String> made = words.things(sheet.traits().get(question.which().orElseThrow()).suggestions());
            answers.addAll(random.oneIn(2) ? 0 : answers.size(), made);
        }
        if (question.label().id().equals(CellMap.CELL)) {
            new NearCells(at).sort(answers);
        }
        question.which().ifPresent(which -> answers.sort(Comparator.comparing(
                each -> !wanted.test(new OptionKey(which, each)))));
        return answers;
    }

    /** The questions an option asks. */
    Map<String, Question> asks(String list, String option) {
        return sheet.option(list, option).map(Option::asks).orElse(Map.of());
    }
}
