package lampblack.rules.option;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.character.TakenOption;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.rules.Cost;
import lampblack.rules.ProblemCollector;
import lampblack.rules.derived.DerivedSheet;

/** What an option that is taken costs by itself, by currency. */
public record PickPrice(OptionList list, TakenOption taken, DerivedSheet derived) {

    /** As the ruleset says, of the option or for its list. */
    public Map<String, Long> usual() {
        return cost().evaluate(derived, Map.of());
    }

    private Cost cost() {
        return option().flatMap(Option::price).orElse(list.price());
    }

    /** Whether it depends on what an owner has. */
    public boolean readsOwner() {
        return cost().readsOwner();
    }

    /** As written beside the pick, else as usual. */
    public Map<String, Long> paid(ProblemCollector problems) {
        Map<String, Long> amounts = usual();
        Optional<Node> written = taken.pick().details().get("price").filter(PickPrice::isPrice);
        if (written.isPresent()) {
            if (amounts.size() == 1) {
                amounts.replaceAll((currency, amount) -> written.get().integer().orElseThrow());
            } else {
                problems.report(taken.name(), Diagnostic.of(Code.OPTION__WHICH_CURRENCY, written.get().span(), "option",
                        option().map(item -> item.label().title()).orElse(taken.name())));
            }
        }
        for (MapNode.Entry entry : taken.pick().details().map("price").map(MapNode::all).orElse(List.of())) {
            String currency = entry.key().text();
            if (!derived.sheet().isCurrency(currency) && !amounts.containsKey(currency)) {
                problems.reportUnknown("ledger", currency, entry.key().span(),
                        () -> Diagnostic.of(Code.LEDGER__UNKNOWN_BLOCK, entry.key().span(),
                                Message.of("ledger.unknown-block.currency", "name", currency))
                                .suggest(currency, derived.sheet().currencies()));
            } else {
                entry.value().integer().filter(amount -> amount >= 0).ifPresent(amount -> amounts.put(currency, amount));
            }
        }
        return amounts;
    }

    private static boolean isPrice(Node written) {
        return written.integer().filter(amount -> amount >= 0).isPresent();
    }

    /** Whether a player wrote another price than the usual one. */
    public boolean isOnesOwn() {
        Map<String, Long> usual = nonZero(usual());
        Map<String, Long> paid = nonZero(paid(new ProblemCollector()));
        return paid.size() != usual.size()
                || !paid.entrySet().stream().allMatch(entry -> entry.getValue() - usual.getOrDefault(entry.getKey(),
                        0L) == 0);
    }

    private static Map<String, Long> nonZero(Map<String, Long> amounts) {
        Map<String, Long> rest = new LinkedHashMap<>(amounts);
        rest.values().removeIf(amount -> amount == 0);
        return rest;
    }

    private Optional<Option> option() {
        return Optional.ofNullable(list.entries().get(taken.id())).filter(item -> !taken.made());
    }
}
