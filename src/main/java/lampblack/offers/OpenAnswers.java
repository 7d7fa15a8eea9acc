package lampblack.offers;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.advance.Advance;
import lampblack.rules.option.AnswersJudge;
import lampblack.rules.option.ListChoice;
import lampblack.rules.option.Option;
import lampblack.rules.option.Question;
import lampblack.rules.step.CreationStep;

/** What may still answer the questions of what is offered. */
public record OpenAnswers(Offer offer, EvaluatedCharacter of) {

    /** @param evaluated the character, or the whole of the part that the offer is for */
    public static OpenAnswers of(Offer offer, EvaluatedCharacter evaluated) {
        return new OpenAnswers(offer, offer.part().map(path -> part(evaluated, path)).orElse(evaluated));
    }

    private static EvaluatedCharacter part(EvaluatedCharacter whole, String path) {
        int dot = path.indexOf('.');
        return whole.parts().get(path.substring(0, dot)).get(path.substring(dot + 1));
    }

    /** The advance that it is an offer of, if it is of one. */
    public Optional<Advance> advance() {
        return Optional.ofNullable(of.sheet().advances().get(offer.label().id()))
                .filter(item -> offer.block().equals(Offer.ADVANCE));
    }

    /** The option that would be taken, if it is one of the game's. */
    public Optional<Option> option() {
        Optional<Advance> advance = advance();
        Optional<ListChoice> choice = advance.isPresent() ? advance.get().listChoice()
                : Optional.ofNullable(of.sheet().creation().get(offer.label().id())).flatMap(CreationStep::listChoice);
        return Optional.ofNullable(offer.candidate().keys().get("choose"))
                .flatMap(name -> choice.map(list -> list.from().key(name, of.sheet()))).flatMap(of.sheet()::option);
    }

    /** By the id of each question that does not take any words: the answers for which there is room. */
    public Map<String, List<String>> all() {
        Map<String, List<String>> all = new LinkedHashMap<>();
        option().map(Option::asks).orElse(Map.of()).values().stream()
                .filter(question -> !question.takesAnyWords() && !question.fresh())
                .forEach(question -> all.put(question.label().id(), left(question).toList()));
        return all;
    }

    /** The titles of the answers to a question of the option. */
    public List<String> titles(String question) {
        return Optional.ofNullable(option().orElseThrow().asks().get(question)).stream()
                .flatMap(asked -> left(asked).map(answer -> asked.title(answer, of.derived()))).toList();
    }

    private Stream<String> left(Question question) {
        return AnswersJudge.left(option().orElseThrow(), question, of.derived());
    }
}
