package lampblack.rules.advance;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.character.Choices;
import lampblack.character.LedgerEntry;
import lampblack.character.Pick;
import lampblack.character.TakenOption;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.node.Node;
import lampblack.rules.Amount;
import lampblack.rules.Candidate;
import lampblack.rules.Label;
import lampblack.rules.ProblemCollector;
import lampblack.rules.Range;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.option.DetailsJudge;
import lampblack.rules.option.ListChoice;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionFilter;
import lampblack.rules.option.OptionList;
import lampblack.rules.option.PickJudge;
import lampblack.rules.option.PickPrice;
import lampblack.rules.option.SourceLists;

/**
 * Takes options from a list, or from several. In YAML: {@code {choose: 1, from: talents}}.
 *
 * @param rolled whether what came of a roll has to be said
 */
public record ChoosePurchase(Amount picks, SourceLists from, OptionFilter only, boolean rolled) implements Purchase {

    @Override
    public Optional<Bought> buy(Advance advance, LedgerEntry.Buy entry, DerivedSheet before,
            ProblemCollector problems) {
        return buy(advance, entry, before, problems, true);
    }

    @Override
    public Optional<Bought> unjudged(Advance advance, LedgerEntry.Buy entry, DerivedSheet before) {
        return buy(advance, entry, before, new ProblemCollector(), false);
    }

    private Optional<Bought> buy(Advance advance, LedgerEntry.Buy entry, DerivedSheet before,
            ProblemCollector problems, boolean isJudged) {
        Optional<Node> written = advance.needed(entry, "choose", problems);
        if (written.isEmpty()) {
            return Optional.empty();
        }
        List<Pick> all = Pick.decode(written.get());
        Optional<Bought> bought = buy(all, before, "ledger." + entry.header().index(), problems, isJudged);
        long wanted = picks.evaluate(before);
        if (bought.isPresent() && all.size() != wanted) {
            problems.report(advance.id(), all.size(), Diagnostic.of(Code.ADVANCE__WRONG_COUNT, entry.header().span(),
                    "advance",
                    advance.label().title(), "count", all.size(), "wanted", wanted));
        }
        return bought;
    }

    /**
     * Takes options for nothing, however many they are; none where one of them is unknown.
     *
     * @param where the path of the entry that takes them
     */
    public Choices take(Node written, DerivedSheet before, String where, ProblemCollector problems) {
        from.details(written, before.sheet(), problems);
        return buy(Pick.decode(written), before, where, problems, true).map(Bought::next).orElse(before.choices());
    }

    private Optional<Bought> buy(List<Pick> all, DerivedSheet before, String where, ProblemCollector problems,
            boolean isJudged) {
        Choices next = before.choices();
        Map<String, Long> price = new LinkedHashMap<>();
        boolean readsOwner = false;
        for (Pick pick : all) {
            Optional<TakenOption> taken = from.resolve(pick, before.sheet(), problems);
            if (taken.isEmpty()) {
                return Optional.empty();
            }
            DerivedSheet derived = next == before.choices() ? before : before.withChoices(next);
            OptionList rules = before.sheet().lists().get(taken.get().list());
            if (isJudged) {
                PickJudge judge = new PickJudge(rules, problems);
                judge.judge(taken.get(), derived, only, where);
                judge.rolled(taken.get(), rolled, where);
            }
            PickPrice ofPick = new PickPrice(rules, taken.get(), derived);
            ofPick.paid(problems).forEach((currency, amount) -> price.merge(currency, amount, Long::sum));
            readsOwner |= ofPick.readsOwner();
            next = next.plus(taken.get());
        }
        return Optional.of(new Bought(next, Map.of(), price, readsOwner));
    }

    @Override
    public List<Candidate> candidates(DerivedSheet derived) {
        List<Candidate> all = new ArrayList<>();
        boolean others = picks.evaluate(derived) > 1;
        for (Option option : from.options(derived.sheet())) {
            List<String> blanks = new ArrayList<>(option.asks().keySet());
            if (rolled && derived.sheet().lists().get(option.key().list()).table().isPresent()) {
                blanks.add(DetailsJudge.ROLLED);
            }
            if (others) {
                blanks.add("choose");
            }
            all.add(new Candidate(Map.of("choose", from.written(option, derived.sheet())),
                    from.title(option, derived.sheet()), option.label().text(),
                    blanks));
        }
        from.of(derived.sheet()).filter(OptionList::takesNames).forEach(open -> all.add(new Candidate(
                Map.of("choose", Candidate.BLANK), open.label().title(), "", List.of("choose"))));
        return all;
    }

    @Override
    public List<String> keys() {
        return List.of("choose");
    }

    @Override
    public Optional<ListChoice> listChoice(Label label) {
        return Optional.of(new ListChoice(label, Range.exactly(picks), from, only, rolled));
    }
}
