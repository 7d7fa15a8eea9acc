package lampblack.builder.build;

import java.util.List;
import java.util.Optional;
import lampblack.builder.change.FormScope;
import lampblack.builder.page.CharacterTab;
import lampblack.builder.page.ControlId;
import lampblack.builder.page.Urls;
import lampblack.builder.page.TabInput;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Message;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.offers.CreationOffers;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.SheetRules;
import lampblack.rules.Violation;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.option.ListChoice;
import lampblack.rules.option.Option;
import lampblack.rules.step.SpendStep;
import lampblack.sheet.build.CharacterBlocks;

/**
 * What blocks of a sheet are made from that is being made: the whole character's, or one part's.
 *
 * @param offers what may be chosen next
 * @param free whether anything may be chosen here at all
 */
record BuildContext(
        TabInput input, FormScope scope, EvaluatedCharacter evaluated, CreationOffers offers,
        CharacterBlocks blocks, boolean free) {

    /** For the whole of a character. */
    static BuildContext of(TabInput input, FormScope scope, boolean free) {
        EvaluatedCharacter evaluated = scope.outcome();
        CreationOffers offers = !free || scope.in().isEmpty() ? CreationOffers.of(evaluated)
                : CreationOffers.of(scope.character().evaluated(), scope.kind(), scope.name());
        return new BuildContext(input, scope, evaluated, offers,
                new CharacterBlocks(evaluated, input.messages()),
                free);
    }

    /** The same for another thread. */
    BuildContext apart() {
        EvaluatedCharacter other = evaluated.independentCopy();
        return new BuildContext(input, scope, other, CreationOffers.of(other),
                new CharacterBlocks(other, input.messages()),
                free);
    }

    String stem() {
        return input.key();
    }

    SheetRules rules() {
        return evaluated.sheet();
    }

    DerivedSheet at() {
        return evaluated.derived();
    }

    String in() {
        return scope.in();
    }

    String action(String change) {
        return Urls.change(input.key(), CharacterTab.BUILD, change);
    }

    /** The step that is open where a character is made step by step. */
    Optional<String> guided() {
        return input.form().text("guided").or(() -> input.query().text("step")).filter(step -> free && in().isEmpty()
                && step.matches("[a-z0-9.-]+") && input.form().text("reopened").isEmpty());
    }

    /** An id that is the page's alone. */
    String id(String... steps) {
        String own = ControlId.of(steps);
        return in().isEmpty() ? own : ControlId.of(in(), own);
    }

    String words(String key, Object... namesAndValues) {
        return input.messages().text(key, namesAndValues);
    }

    String render(Message message) {
        return input.messages().render(message);
    }

    /** What a step of creation holds. */
    Optional<Node> choice(String step) {
        MapNode creation = evaluated.file().creation();
        return creation.get(step);
    }

    List<SpendStep> payers(String set) {
        return rules().creation().values().stream().flatMap(step -> step.asSpend().stream())
                .filter(spendStep -> spendStep.set().equals(set)).toList();
    }

    List<ListChoice> takers(String list) {
        return rules().creation().values().stream().flatMap(step -> step.listChoice().stream())
                .filter(choice -> choice.from().contains(list)).toList();
    }

    /** The reason that forbids a choice, or empty; among several, a spent budget comes last. */
    String why(String step, String choice) {
        List<Violation> found = offers.violations(step, choice);
        return found.stream().filter(violation -> violation.found().code() != Code.CREATION__OVER_BUDGET
                        && violation.found().code() != Code.CREATION__TOO_MANY_PICKS).findFirst()
                .or(() -> found.stream().findFirst()).map(violation -> render(violation.found().message())).orElse("");
    }

    /** Whether a choice is forbidden by nothing but that a budget is spent. */
    boolean isSpent(String step, String choice) {
        List<Violation> found = offers.violations(step, choice);
        return !found.isEmpty() && found.stream().allMatch(violation -> violation.found().code()
                == Code.CREATION__OVER_BUDGET || violation.found().code() == Code.CREATION__TOO_MANY_PICKS);
    }

    /** What an option asks for that is not so, or empty. */
    String unmet(Option option) {
        List<Message> unmet = option.requires().unmet(at());
        return unmet.isEmpty() ? "" : render(Message.of("option.requirement-unmet", "option", option.label().title(),
                "missing", unmet));
    }
}
