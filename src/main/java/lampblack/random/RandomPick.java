package lampblack.random;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import lampblack.dice.SplitMix;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.offers.ChoicesDraft;
import lampblack.rules.Candidate;
import lampblack.rules.SheetRules;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.effect.EffectTarget;
import lampblack.rules.option.CellMap;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionKey;
import lampblack.rules.option.OptionList;
import lampblack.rules.option.Question;
import lampblack.rules.option.SourceLists;

/**
 * Fills in what an option leaves open: a name, details, and answers to its questions.
 *
 * @param wanted whether an option that could be an answer is asked for, so that it comes first
 */
record RandomPick(SheetRules sheet, SplitMix random, RandomWords words, Predicate<OptionKey> wanted) {

    private static final int MAX_LOAD = 3;
    private static final int MAX_PRICE = 3;

    /** Several ways to write what a candidate offers, the likelier first. */
    List<Node> written(Candidate candidate, SourceLists from, DerivedSheet derived, boolean priced) {
        String chosen = candidate.keys().get("choose");
        OptionList list = from.meant(chosen, sheet);
        if (chosen.equals(Candidate.BLANK)) {
            if (words.plausible() && !list.open()) {
                // An option of one's own is for the player to think of.
                return List.of();
            }
            return words.things(list.suggestions(), list.weighs()).stream().limit(3)
                    .map(name -> ChoicesDraft.pick(name, details(list, priced))).toList();
        }
        Option option = sheet.option(from.key(chosen, sheet)).orElseThrow();
        List<Node> ways = new ArrayList<>();
        for (int i = 0; i < (option.asks().isEmpty() && granted(option, Map.of()).isEmpty() ? 1 : 4); i++) {
            Map<String, Node> details = answers(option, derived);
            list.table().map(table -> table.on().get(option.key().id())).ifPresent(on -> details.put("rolled",
                    ChoicesDraft.number(on.least())));
            granted(option, details)
                    .forEach(granted -> details.put(granted.key().id(), ChoicesDraft.map(answers(granted, derived))));
            ways.add(ChoicesDraft.pick(chosen, details));
        }
        return ways;
    }

    private Map<String, Node> answers(Option option, DerivedSheet derived) {
        Map<String, Node> answers = new LinkedHashMap<>();
        option.asks().forEach((id, question) -> answers(question, derived).stream().limit(1)
                .forEach(answer -> answers.put(id, ChoicesDraft.text(answer))));
        return answers;
    }

    /** What an option gives that asks something itself, which is answered beside the option under the gift's id. */
    private List<Option> granted(Option option, Map<String, Node> answers) {
        return option.gives().stream().filter(block -> block.answer()
                .map(requiredAnswer -> ChoicesDraft.text(requiredAnswer.id())
                .equals(answers.get(requiredAnswer.question()))).orElse(true))
                .flatMap(block -> block.effects().stream())
                .flatMap(effect -> effect.grantedOption().flatMap(EffectTarget::named).map(OptionKey::of)
                        .flatMap(sheet::option).stream())
                .filter(granted -> !granted.asks().isEmpty()).toList();
    }

    private Map<String, Node> details(OptionList list, boolean priced) {
        Map<String, Node> details = new LinkedHashMap<>();
        if (!list.open()) {
            details.put("own", Scalar.bool(true, ChoicesDraft.NOWHERE));
            details.put("text", ChoicesDraft.text(words.phrase()));
            return details;
        }
        if (!list.quality().isEmpty() && random.oneIn(3)) {
            details.put("quality", ChoicesDraft.text(random.pick(List.copyOf(list.quality().keySet()))));
        }
        if (list.load().isPresent() && !words.plausible() && random.oneIn(4)) {
            details.put("load", ChoicesDraft.number(random.below(MAX_LOAD + 1)));
        }
        if (priced && !words.plausible() && list.price().prices().size() == 1 && random.oneIn(3)) {
            details.put("price", ChoicesDraft.number(1 + random.below(MAX_PRICE)));
        }
        return details;
    }

    /** Whatever may answer a question, in a random order; nothing where there is nothing yet to choose from. */
    List<String> answers(Question question, DerivedSheet derived) {
        if (question.takesAnyWords()) {
            return List.of(words.phrase());
        }
        List<String> answers = random.shuffled(question.answers(derived));
        if (question.fresh()) {
            List<String> made = words.things(sheet.traits()
                    .get(question.which().orElseThrow()).suggestions(), false);
            answers.addAll(random.oneIn(2) ? 0 : answers.size(), made);
        }
        if (question.label().id().equals(CellMap.CELL)) {
            new MapFrontier(derived).sort(answers);
        }
        question.which().ifPresent(which -> answers.sort(Comparator.comparing(
                name -> !wanted.test(new OptionKey(which, name)))));
        return answers;
    }

    /** The questions an option asks. */
    Map<String, Question> asks(SourceLists from, String option) {
        return sheet.option(from.key(option, sheet)).map(Option::asks).orElse(Map.of());
    }
}
