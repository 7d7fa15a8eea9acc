package lampblack.web;

import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Message;
import lampblack.engine.Openings;
import lampblack.engine.Outcome;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.rules.Choose;
import lampblack.rules.Objection;
import lampblack.rules.SheetRules;
import lampblack.rules.Spend;
import lampblack.rules.Standing;
import lampblack.rules.Step;
import lampblack.sheet.Pieces;

/**
 * What blocks of a sheet are made from that is being made: the whole character's, or one part's.
 *
 * @param openings what may be chosen next
 * @param free whether anything may be chosen here at all
 */
record Bench(
        Visit visit, String stem, Corner corner, Outcome outcome, Openings openings, Pieces pieces, boolean free) {

    /** For the whole of a character. */
    static Bench of(Visit visit, String stem, Corner corner, boolean free) {
        Outcome outcome = corner.outcome();
        Openings openings = !free || corner.in().isEmpty() ? Openings.of(outcome)
                : Openings.of(corner.character().outcome(), corner.kind(), corner.name());
        return new Bench(visit, stem, corner, outcome, openings, new Pieces(outcome, visit.workshop().messages()),
                free);
    }

    /** The same for another thread. */
    Bench apart() {
        Outcome other = outcome.apart();
        return new Bench(visit, stem, corner, other, Openings.of(other), new Pieces(other, visit.workshop().messages()),
                free);
    }

    SheetRules rules() {
        return outcome.sheet();
    }

    Standing at() {
        return outcome.standing();
    }

    String in() {
        return corner.in();
    }

    String action(String change) {
        return Paths.change(stem, Tab.BUILD, change);
    }

    /** An id that is the page's alone. */
    String id(String... steps) {
        String own = String.join(".", steps).replaceAll("\\s+", "_");
        return in().isEmpty() ? own : (in() + "." + own).replaceAll("\\s+", "_");
    }

    String words(String key, Object... namesAndValues) {
        return visit.words(key, namesAndValues);
    }

    String render(Message message) {
        return visit.workshop().messages().render(message);
    }

    /** What a step of creation holds. */
    Optional<Node> choice(String step) {
        MapNode creation = outcome.file().creation();
        return creation.get(step);
    }

    List<Spend> payers(String set) {
        return rules().creation().values().stream().filter(Spend.class::isInstance).map(Spend.class::cast)
                .filter(each -> each.set().equals(set)).toList();
    }

    List<Choose> takers(String list) {
        return rules().creation().values().stream().filter(Choose.class::isInstance).map(Choose.class::cast)
                .filter(each -> each.list().equals(list)).toList();
    }

    /** What forbids a choice in words; empty where nothing does. Of several, what is not merely spent is said first. */
    String why(Step step, String choice) {
        List<Objection> found = openings.against(step.id(), choice);
        return found.stream().filter(each -> each.found().code() != Code.CREATION__OVER_BUDGET
                        && each.found().code() != Code.CREATION__TOO_MANY_PICKS).findFirst()
                .or(() -> found.stream().findFirst()).map(each -> render(each.found().message())).orElse("");
    }
}
