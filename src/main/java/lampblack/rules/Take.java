package lampblack.rules;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.character.Entry;
import lampblack.character.Pick;
import lampblack.character.State;
import lampblack.character.Taken;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;

/**
 * Takes options from a list. In YAML: {@code {choose: 1, from: talents}}.
 *
 * @param rolled whether what came of a roll has to be said
 */
public record Take(Amount picks, String list, Filter only, boolean rolled) implements Purchase {

    @Override
    public Optional<Bought> buy(Advance advance, Entry.Buy entry, Standing before, Judgement to) {
        Optional<Node> written = advance.needed(entry, "choose", to);
        if (written.isEmpty()) {
            return Optional.empty();
        }
        OptionList rules = before.sheet().lists().get(list);
        Picking picking = new Picking(rules, to);
        State next = before.state();
        Map<String, Long> price = new LinkedHashMap<>();
        List<Pick> all = Pick.decode(written.get());
        for (Pick pick : all) {
            Optional<Taken> taken = picking.resolve(pick);
            if (taken.isEmpty()) {
                return Optional.empty();
            }
            Standing at = next == before.state() ? before : before.with(next);
            picking.judge(taken.get(), at, only, "ledger." + entry.header().index());
            picking.rolled(taken.get(), rolled, "ledger." + entry.header().index());
            price(taken.get(), rules, at, to).forEach((currency, amount) -> price.merge(currency, amount, Long::sum));
            next = next.plus(taken.get());
        }
        long wanted = picks.in(before);
        if (all.size() != wanted) {
            to.object(advance.id(), all.size(), Diagnostic.of(Code.ADVANCE__WRONG_COUNT, entry.header().span(), "advance",
                    advance.label().title(), "count", all.size(), "wanted", wanted));
        }
        return Optional.of(new Bought(next, Map.of(), price));
    }

    /** What an option costs by itself: as written beside the pick, else by the ruleset, for the option or its list. */
    private static Map<String, Long> price(Taken taken, OptionList rules, Standing at, Judgement to) {
        Optional<Option> option = Optional.ofNullable(rules.entries().get(taken.id()));
        Cost usual = option.flatMap(Option::price).orElse(rules.price());
        Map<String, Long> amounts = usual.in(at, Map.of());
        Optional<Node> written = taken.pick().details().get("price");
        if (written.isPresent() && written.get() instanceof Scalar one && one.integer().isPresent()) {
            if (amounts.size() == 1) {
                amounts.replaceAll((currency, amount) -> one.integer().get());
            } else {
                to.object(taken.name(), Diagnostic.of(Code.OPTION__WHICH_CURRENCY, one.span(), "option",
                        option.map(each -> each.label().title()).orElse(taken.name())));
            }
        }
        for (MapNode.Entry each : taken.pick().details().map("price").map(MapNode::all).orElse(List.of())) {
            String currency = each.key().text();
            if (!at.sheet().isCurrency(currency)) {
                to.unknown("ledger", currency, each.key().span(),
                        () -> Diagnostic.of(Code.LEDGER__UNKNOWN_BLOCK, each.key().span(),
                                Message.of("ledger.unknown-block.currency", "name", currency)).suggest(currency, at.sheet().currencies()));
            } else if (each.value() instanceof Scalar scalar && scalar.integer().isPresent()) {
                amounts.put(currency, scalar.integer().get());
            }
        }
        return amounts;
    }

    @Override
    public List<Candidate> candidates(Standing at) {
        OptionList rules = at.sheet().lists().get(list);
        List<Candidate> all = new ArrayList<>();
        boolean others = picks.in(at) > 1;
        for (Option option : rules.entries().values()) {
            List<String> blanks = new ArrayList<>(option.asks().keySet());
            if (rolled) {
                blanks.add(DetailsJudge.ROLLED);
            }
            if (others) {
                blanks.add("choose");
            }
            all.add(new Candidate(Map.of("choose", option.key().id()), option.label().title(), option.label().text(),
                    blanks));
        }
        if (rules.open()) {
            all.add(new Candidate(Map.of("choose", Candidate.BLANK), rules.label().title(), "", List.of("choose")));
        }
        return all;
    }

    @Override
    public List<String> keys() {
        return List.of("choose");
    }
}
