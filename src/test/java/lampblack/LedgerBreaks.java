package lampblack;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import lampblack.diagnostic.Code;
import lampblack.replay.EntryResult;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.Amount;
import lampblack.rules.Quantity;
import lampblack.rules.advance.AddPurchase;
import lampblack.rules.advance.Advance;
import lampblack.rules.advance.ChoosePurchase;
import lampblack.rules.advance.Earning;
import lampblack.rules.advance.Purchase;
import lampblack.rules.advance.RaisePurchase;
import lampblack.rules.advance.SwapPurchase;
import lampblack.rules.option.Option;
import lampblack.rules.track.TrackShape;
import lampblack.rules.track.Trait;

/** Every way to break a rule of the ledger, or to mark what cannot be. */
final class LedgerBreaks {

    private static final String STRANGE = "Nobody Knows";

    static final List<Break> ALL = List.of(
            new Break("an unknown kind of entry", (legal, file) -> {
                int index = append(file, made("learn", "Cooking"));
                return Break.atKey(Code.SCHEMA__ONE_KIND, "ledger", index, "learn");
            }),
            new Break("a number of a session as text", (legal, file) -> {
                int index = append(file, made("session", "three", "note", "x"));
                return Break.at(Code.SCHEMA__WRONG_TYPE, "ledger", index, "session");
            }),
            entry("an unknown advance", legal -> Optional.of(made("advance", "practise-not")),
                    Code.ADVANCE__UNKNOWN, "advance"),
            entry("an advance without its key", legal -> advance(legal, RaisePurchase.class)
                    .map(advance -> made("advance", advance.id())), Code.ADVANCE__INCOMPLETE, "advance"),
            entry("a raise of what is not there", legal -> advance(legal, RaisePurchase.class)
                    .map(advance -> made("advance", advance.id(), "raise", STRANGE)), Code.TRAIT__UNKNOWN, "raise"),
            entry("a raise over the cap", legal -> advance(legal, RaisePurchase.class)
            .flatMap(advance -> atCap(legal, advance)
                    .map(trait -> made("advance", advance.id(), "raise", written(legal, trait)))),
                    Code.ADVANCE__OVER_CAP, "raise"),
            entry("a new trait of a name that is taken", legal -> advance(legal, AddPurchase.class)
                    .flatMap(advance -> traits(legal, ((AddPurchase) advance.purchase()).set())
                    .map(trait -> legal.derived().parent(trait).isEmpty()
                            ? made("advance", advance.id(), "add", legal.derived().title(trait))
                            : made("advance", advance.id(), "add", legal.derived().title(trait), "under",
                            legal.derived().parent(trait)))),
                    Code.NAME__TAKEN, "add"),
            entry("a swap of what is not there", legal -> advance(legal, SwapPurchase.class)
                    .map(advance -> made("advance", advance.id(), "swap", STRANGE, "for", "X")), Code.SWAP__UNKNOWN,
                    "swap"),
            entry("two for one", legal -> advance(legal, ChoosePurchase.class)
            .filter(advance -> entries(legal, advance).size() > 1)
                    .map(advance -> made("advance", advance.id(), "choose",
                            new ArrayList<>(entries(legal, advance).subList(0, 2)))), Code.ADVANCE__WRONG_COUNT,
                            "advance"),
            entry("an option that is not there", legal -> advances(legal, ChoosePurchase.class, advance ->
                    !((ChoosePurchase) advance.purchase()).from().isOpen(legal.sheet()))
                    .map(advance -> made("advance", advance.id(), "choose", "nobody-knows")), Code.OPTION__UNKNOWN,
                    "choose"),
            new Break("a key that does not belong", (legal, file) -> advance(legal, RaisePurchase.class)
                    .flatMap(advance -> traits(legal, set((RaisePurchase) advance.purchase())).flatMap(trait -> {
                        String name = legal.derived().title(trait);
                        int index = append(file, made("advance", advance.id(), "raise", name, "choose", "x"));
                        return Break.atKey(Code.ADVANCE__UNKNOWN_KEY, "ledger", index, "choose");
                    }))),
            new Break("an advance too often", (legal, file) -> {
                List<Object> ledger = Breaks.list(file, "ledger");
                for (EntryResult result : legal.history()) {
                    Map<String, Object> old = Breaks.map(ledger.get(result.entry().header().index()));
                    Advance advance = legal.sheet().advances().get(old.getOrDefault("advance", ""));
                    boolean there = advance != null && (!(advance.purchase() instanceof RaisePurchase raise)
                            || raise.sets().stream().anyMatch(set -> names(legal, set).contains(old.get("raise"))));
                    if (there && advance.times().evaluate(legal.derived()) != Amount.UNLIMITED) {
                        int index = 0;
                        for (long i = 0; i < advance.times().evaluate(legal.derived()); i++) {
                            index = append(file, new LinkedHashMap<>(old));
                        }
                        return Break.at(Code.ADVANCE__TOO_OFTEN, "ledger", index, "advance");
                    }
                }
                return Optional.empty();
            }),
            new Break("something earned taken away", LedgerBreaks::overdrawn),
            new Break("a cost that nothing pays", (legal, file) -> legal.sheet().currencies().stream().findFirst()
                    .flatMap(currency -> {
                        int index = append(file, made("lose", new LinkedHashMap<>(Map.of(currency,
                                legal.derived().balance(currency) + 1))));
                        return Break.at(Code.LEDGER__OVERDRAWN, "ledger", index, "lose");
                    })),
            earning("an unknown way to earn", legal -> Optional.of("charm"), 1, Code.EARNING__UNKNOWN, true),
            earning("more than a session gives", legal -> earning(legal, earning -> earning.per().equals("session")
                    && isOpen(legal, earning)), 50, Code.EARNING__OVER_LIMIT, false),
            earning("none of what gives one", legal -> earning(legal, earning -> earning.per().equals(Earning.EACH_TIME)
                    && isOpen(legal, earning) && earning.gives().least().evaluate(legal.derived()) > 0), 0,
                    Code.EARNING__WRONG_AMOUNT, false),
            earning("a locked way to earn", legal -> earning(legal, earning -> !isOpen(legal, earning)), 1,
                    Code.EARNING__LOCKED, true),
            entry("an unknown milestone", legal -> Optional.of(made("milestone", "slew-the-moon")),
                    Code.MILESTONE__UNKNOWN, "milestone"),
            entry("a milestone twice", legal -> legal.derived().choices().milestones().stream().findFirst()
                    .map(milestone -> made("milestone", milestone)), Code.MILESTONE__TWICE, "milestone"),
            new Break("a gain of what there is not", (legal, file) -> {
                int index = append(file, made("gain", new LinkedHashMap<>(Map.of("luck", 3L))));
                return Break.atKey(Code.LEDGER__UNKNOWN_BLOCK, "ledger", index, "gain", "luck");
            }),
            exchange("something permanent lost", "lose", legal -> legal.sheet().lists().values().stream()
                    .filter(optionList -> optionList.permanent())
                    .flatMap(optionList -> legal.derived().choices().list(optionList.id()).stream())
                    .findFirst().map(takenOption -> new String[] {takenOption.list(), takenOption.name()}),
                    Code.LEDGER__PERMANENT),
            exchange("something lost that is not had", "lose", legal -> legal.sheet().lists().keySet().stream()
                    .findFirst().map(id -> new String[] {id, STRANGE}), Code.LEDGER__NOT_HAD),
            exchange("a requirement unmet later", "gain", legal -> option(legal, option ->
                    !option.requires().holds(legal.derived()) && (!option.locked() || legal.derived().opens(option))),
                    Code.OPTION__REQUIREMENT_UNMET),
            exchange("a locked option later", "gain", legal -> option(legal, option ->
                    option.locked() && !legal.derived().opens(option)), Code.OPTION__LOCKED),
            exchange("the same too often later", "gain", legal -> option(legal, option ->
                    legal.derived().times(option.key()) >= option.times().evaluate(legal.derived())),
                    Code.OPTION__TOO_OFTEN),
            new Break("a change to what is no playbook", (legal, file) -> {
                if (!legal.sheet().lists().containsKey("playbooks")) {
                    return Optional.empty();
                }
                int index = append(file, made("change", new LinkedHashMap<>(Map.of("playbook", "nobody"))));
                return Break.at(Code.OPTION__UNKNOWN, "ledger", index, "change", "playbook");
            }),
            new Break("something after retirement", (legal, file) -> {
                append(file, made("retire", "To the sea."));
                int index = append(file, made("milestone", "slew-the-moon"));
                return Break.at(Code.LEDGER__AFTER_RETIREMENT, "ledger", index, "milestone");
            }),
            new Break("a ruling that excuses nothing", (legal, file) -> {
                Breaks.list(file, "rulings").add(made("allows", "creation.over-cap", "because", "Why not."));
                return Break.at(Code.RULING__EXCUSES_NOTHING, "rulings", 0, "allows");
            }),
            new Break("a ruling on what is no rule", (legal, file) -> {
                Breaks.list(file, "rulings").add(made("allows", "creation.over-capp", "because", "Why not."));
                return Break.at(Code.RULING__UNKNOWN_CODE, "rulings", 0, "allows");
            }),
            new Break("a mark on what the ledger keeps", (legal, file) ->
                    legal.sheet().currencies().stream().findFirst().flatMap(track -> {
                        file.put("now", made(track, 1L));
                        return Break.at(Code.NOW__KEPT_BY_LEDGER, "now", track);
                    })),
            new Break("more marks than boxes", (legal, file) -> legal.sheet().tracks().values().stream()
                    .filter(track -> !track.ledger() && track.shape() instanceof TrackShape.Boxes).findFirst()
                    .flatMap(track -> {
                        file.put("now", made(track.id(), legal.derived().size(track.id()) + 1));
                        return Break.at(Code.NOW__TOO_MUCH, "now", track.id());
                    })),
            new Break("something carried that is not had", (legal, file) -> {
                file.put("now", made("carried", new ArrayList<>(List.of(STRANGE))));
                return Break.at(Code.NOW__NOT_CARRIED, "now", "carried", 0);
            }));

    private LedgerBreaks() {}

    private static Break entry(String name, Function<EvaluatedCharacter, Optional<Map<String, Object>>> way, Code code,
            Object... path) {
        return new Break(name, (legal, file) -> way.apply(legal).flatMap(entry -> {
            List<Object> place = new ArrayList<>(List.of("ledger", append(file, entry)));
            place.addAll(List.of(path));
            return Break.at(code, place.toArray());
        }));
    }

    private static Break earning(String name, Function<EvaluatedCharacter, Optional<String>> way, long amount,
            Code code,
            boolean atKey) {
        return new Break(name, (legal, file) -> way.apply(legal).flatMap(earning -> {
            int index = append(file, made("session", 900L, "earn", made(earning, amount)));
            return atKey ? Break.atKey(code, "ledger", index, "earn", earning)
                    : Break.at(code, "ledger", index, "earn", earning);
        }));
    }

    private static Break exchange(String name, String kind, Function<EvaluatedCharacter, Optional<String[]>> way,
            Code code) {
        return new Break(name, (legal, file) -> way.apply(legal).flatMap(what -> {
            int index = append(file, made(kind, made(what[0], new ArrayList<>(List.of(what[1])))));
            return Break.at(code, "ledger", index, kind, what[0], 0);
        }));
    }

    /** Takes away what something later was paid with; where the money first runs out is reckoned from the changes. */
    private static Optional<Break.Broken> overdrawn(EvaluatedCharacter legal, Map<String, Object> file) {
        for (int gone = 0; gone < legal.history().size(); gone++) {
            if (!Breaks.map(Breaks.list(file, "ledger").get(gone)).containsKey("earn")) {
                continue;
            }
            Map<String, Long> left = new LinkedHashMap<>(legal.history().get(0).balances());
            legal.history().get(0).changes().forEach((track, change) -> left.merge(track, -change, Long::sum));
            for (int i = 0; i < legal.history().size(); i++) {
                Map<String, Long> changes = i == gone ? Map.of() : legal.history().get(i).changes();
                changes.forEach((track, change) -> left.merge(track, change, Long::sum));
                boolean isShort = changes.entrySet().stream()
                        .anyMatch(entry -> entry.getValue() < 0 && left.get(entry.getKey()) < 0);
                if (isShort) {
                    Breaks.list(file, "ledger").remove(gone);
                    return Break.at(Code.LEDGER__OVERDRAWN, "ledger", i - 1, "advance");
                }
            }
        }
        return Optional.empty();
    }

    private static int append(Map<String, Object> file, Map<String, Object> entry) {
        Breaks.list(file, "ledger").add(entry);
        return Breaks.list(file, "ledger").size() - 1;
    }

    private static Map<String, Object> made(Object... keysAndValues) {
        Map<String, Object> map = new LinkedHashMap<>();
        for (int i = 0; i < keysAndValues.length; i += 2) {
            map.put((String) keysAndValues[i], keysAndValues[i + 1]);
        }
        return map;
    }

    private static Optional<Advance> advance(EvaluatedCharacter legal, Class<? extends Purchase> kind) {
        return advances(legal, kind, advance -> true);
    }

    private static Optional<Advance> advances(EvaluatedCharacter legal, Class<? extends Purchase> kind,
            Predicate<Advance> fits) {
        return legal.sheet().advances().values().stream()
                .filter(advance -> kind.isInstance(advance.purchase()) && fits.test(advance)).findFirst();
    }

    private static List<String> names(EvaluatedCharacter legal, String set) {
        return legal.derived().traits(set).stream().map(legal.derived()::title).toList();
    }

    private static String set(RaisePurchase raise) {
        return raise.sets().isEmpty() ? "" : raise.sets().get(0);
    }

    private static Optional<Trait> traits(EvaluatedCharacter legal, String set) {
        return legal.derived().traits(set).stream().findFirst();
    }

    private static Optional<Trait> atCap(EvaluatedCharacter legal, Advance advance) {
        return legal.derived().traits(set((RaisePurchase) advance.purchase())).stream()
                .filter(trait -> legal.derived().rating(trait) >= legal.derived().cap(trait)).findFirst();
    }

    private static String written(EvaluatedCharacter legal, Trait trait) {
        return legal.sheet().traits().get(trait.set()).open() ? legal.derived().title(trait) : trait.id();
    }

    private static List<String> entries(EvaluatedCharacter legal, Advance advance) {
        return ((ChoosePurchase) advance.purchase()).from().options(legal.sheet()).stream()
                .map(option -> option.key().id()).toList();
    }

    private static Optional<String> earning(EvaluatedCharacter legal, Predicate<Earning> fits) {
        return legal.sheet().earning().values().stream().filter(fits).map(Earning::id).findFirst();
    }

    private static boolean isOpen(EvaluatedCharacter legal, Earning earning) {
        return !earning.locked() || legal.derived().opens(new Quantity.Access.EarningAccess(earning.id()));
    }

    private static Optional<String[]> option(EvaluatedCharacter legal, Predicate<Option> fits) {
        return legal.sheet().lists().values().stream().filter(list -> !list.id().equals("playbooks"))
                .flatMap(list -> list.entries().values().stream()).filter(fits).findFirst()
                .map(option -> new String[] {option.key().list(), option.key().id()});
    }
}
