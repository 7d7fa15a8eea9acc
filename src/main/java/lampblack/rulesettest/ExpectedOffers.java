package lampblack.rulesettest;

import java.util.ArrayList;
import java.util.List;
import lampblack.character.Name;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Distinct;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Report;
import lampblack.node.MapNode;
import lampblack.node.Scalar;
import lampblack.offers.Offer;
import lampblack.offers.OfferFinder;
import lampblack.offers.OfferList;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.Candidate;
import lampblack.rules.Violation;
import lampblack.rules.step.CreationStep;

/**
 * Compares what a character may take next with what is expected. An offer is named by where it is written and what is
 * taken, {@code advance talent eelskin}; without what is taken, all offers of that step or advance are meant.
 */
final class ExpectedOffers {

    private final EvaluatedCharacter evaluated;
    private final Report report;
    private final List<Offer> offers;
    private final boolean isCut;

    ExpectedOffers(EvaluatedCharacter evaluated, Report report) {
        this.evaluated = evaluated;
        this.report = report;
        OfferList offering = OfferFinder.of(evaluated);
        this.offers = offering.offers();
        this.isCut = offering.cut().isPresent();
    }

    void judge(MapNode expected) {
        if (isCut) {
            report.add(Diagnostic.of(Code.CHARACTER__TOO_MUCH, expected.span()));
            return;
        }
        expected.scalars("open").forEach(scalar -> judge(scalar, true));
        expected.scalars("closed").forEach(scalar -> judge(scalar, false));
    }

    private void judge(Scalar written, boolean open) {
        List<Offer> meant = offers.stream()
                .filter(offer -> isNamed(names(offer.where(), offer.candidate()), written)).toList();
        if (meant.isEmpty() && !isOver(written)) {
            report.add(unknown(written));
        } else if (meant.stream().anyMatch(Offer::isOpen) != open) {
            report.add(open ? closed(written, meant) : Diagnostic.of(Code.TEST__FAILED, written.span(),
                    Message.of("test.failed.open", "offer", written.text())));
        }
    }

    /** Says what may be meant, also where the block or more is left out before it. */
    private Diagnostic unknown(Scalar written) {
        List<String> all = all();
        Diagnostic unknown = Diagnostic.of(Code.TEST__UNKNOWN_OFFER, written.span(), "offer", written.text());
        return all.stream().filter(name -> name.endsWith(" " + written.text())).findFirst()
                .map(whole -> unknown.suggestName(written.text(), whole))
                .orElseGet(() -> unknown.suggest(written.text(), all));
    }

    private static Diagnostic closed(Scalar written, List<Offer> meant) {
        Diagnostic problem = Diagnostic.of(Code.TEST__FAILED, written.span(),
                Message.of("test.failed.closed", "offer", written.text()));
        for (Violation violation : meant.size() == 1 ? meant.get(0).violations() : List.<Violation>of()) {
            problem = problem.note(violation.found().message());
        }
        return meant.isEmpty() ? problem.note(Message.of("note.creation-over")) : problem;
    }

    /** Whether something of creation is meant, which is offered no more once play has begun. */
    private boolean isOver(Scalar written) {
        return over().stream().anyMatch(names -> isNamed(names, written));
    }

    private List<List<String>> over() {
        List<List<String>> over = new ArrayList<>();
        if (evaluated.file().hasBegun()) {
            for (CreationStep step : evaluated.sheet().creation().values()) {
                step.candidates(evaluated.derived()).forEach(
                        candidate -> over.add(names("creation " + step.id(), candidate)));
            }
        }
        return over;
    }

    private List<String> all() {
        List<String> all = new ArrayList<>();
        offers.forEach(offer -> all.add(names(offer.where(), offer.candidate()).get(1)));
        over().forEach(names -> all.add(names.get(1)));
        all.addAll(Distinct.of(offers.stream().map(Offer::where)));
        return all;
    }

    /** What an offer is called: by where it is written, then also by what is taken, its id or name and its title. */
    private static List<String> names(String where, Candidate candidate) {
        List<String> taken = candidate.keys().values().stream().filter(value -> !value.equals(Candidate.BLANK))
                .toList();
        return taken.isEmpty() ? List.of(where, where)
                : List.of(where, where + " " + String.join(" ", taken), where + " " + candidate.title());
    }

    private static boolean isNamed(List<String> names, Scalar written) {
        String key = Name.of(written.text()).key();
        return names.stream().anyMatch(name -> Name.of(name).key().equals(key));
    }
}
