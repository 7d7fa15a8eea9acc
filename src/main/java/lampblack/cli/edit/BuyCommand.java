package lampblack.cli.edit;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import lampblack.cli.shell.CommandContext;
import lampblack.cli.shell.NameValue;
import lampblack.node.NewValue;
import lampblack.rules.SheetRules;
import lampblack.rules.advance.AddPurchase;
import lampblack.rules.advance.Advance;
import lampblack.rules.advance.ChoosePurchase;
import lampblack.rules.advance.GainPurchase;
import lampblack.rules.advance.RaisePurchase;
import lampblack.rules.advance.SwapPurchase;
import lampblack.rules.step.CreationStep;
import lampblack.rules.track.TraitSet;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Buys an advance. */
@Command(name = "buy", description = "Buy an advance: `buy FILE practice --raise Stealth`.")
public final class BuyCommand implements Callable<Integer> {

    @Mixin
    private CommandContext context;

    @Mixin
    private EntryOptions entry;

    @Parameters(paramLabel = "ADVANCE", index = "1", description = "The id of the advance.")
    private String advance;

    @Option(names = "--raise", paramLabel = "TRAIT", description = "What to raise.")
    private Optional<String> raise = Optional.empty();

    @Option(names = "--add", paramLabel = "NAME", description = "The name to add.")
    private Optional<String> add = Optional.empty();

    @Option(names = "--choose", paramLabel = "OPTION", description = "What to take. May be given several times.")
    private List<String> choose = List.of();

    @Option(names = "--answer", paramLabel = "QUESTION=ANSWER", description = "The answer to an option's question.")
    private List<String> answers = List.of();

    @Option(names = "--detail", paramLabel = "KEY=VALUE",
            description = "Its quality, load, price or note; of one of your own, `own=true` and its text.")
    private List<String> details = List.of();

    @Option(names = "--swap", paramLabel = "NAME", description = "What to trade in.")
    private Optional<String> swap = Optional.empty();

    @Option(names = "--for", paramLabel = "NAME", description = "What to trade it for.")
    private Optional<String> other = Optional.empty();

    @Option(names = "--under", paramLabel = "TRAIT", description = "What the new name is under.")
    private Optional<String> under = Optional.empty();

    @Option(names = "--due", description = "Take what is due: ADVANCE is then a step of creation that was given more.")
    private boolean due;

    @Override
    public Integer call() {
        return entry.add(context, rules -> {
            if (due) {
                return due(rules);
            }
            context.requireKnown("cli.no-advance", advance, rules.advances().keySet());
            check(rules.advances().get(advance), rules);
            return keys();
        });
    }

    private Map<String, NewValue> keys() {
        Map<String, NewValue> keys = new LinkedHashMap<>();
        keys.put("advance", NewValue.of(advance));
        raise.ifPresent(name -> keys.put("raise", NewValue.of(name)));
        add.ifPresent(name -> keys.put("add", NewValue.of(name)));
        if (!choose.isEmpty()) {
            keys.put("choose", chosen());
        }
        swap.ifPresent(name -> keys.put("swap", NewValue.of(name)));
        other.ifPresent(name -> keys.put("for", NewValue.of(name)));
        under.ifPresent(name -> keys.put("under", NewValue.of(name)));
        return keys;
    }

    private Map<String, NewValue> due(SheetRules rules) {
        Map<String, CreationStep> steps = new LinkedHashMap<>(rules.creation());
        steps.values().removeIf(step -> step.dueKey().isEmpty());
        context.requireKnown("cli.no-step", advance, steps.keySet());
        CreationStep step = steps.get(advance);
        String title = step.label().title();
        Map<String, NewValue> keys = new LinkedHashMap<>();
        keys.put("due", NewValue.of(advance));
        if (step.listChoice().isPresent()) {
            require(!choose.isEmpty(), "cli.say-choose", title);
            keys.put("choose", chosen());
            return keys;
        }
        Optional<String> name = raise.or(() -> add);
        require(name.isPresent(), "cli.say-raise", title);
        Map<String, NewValue> point = new LinkedHashMap<>(Map.of("points", NewValue.of(1L)));
        under.ifPresent(parent -> point.put("under", NewValue.of(parent)));
        keys.put("points", NewValue.map(name.orElseThrow(), under.isEmpty() ? NewValue.of(1L) : NewValue.map(point)));
        return keys;
    }

    private NewValue chosen() {
        Map<String, NewValue> said = new LinkedHashMap<>();
        for (String answer : answers) {
            NameValue pair = NameValue.of(context, answer);
            said.put(pair.name(), NewValue.of(pair.value()));
        }
        for (String detail : details) {
            NameValue pair = NameValue.of(context, detail);
            said.put(pair.name(), pair.plain());
        }
        if (choose.size() > 1) {
            if (!said.isEmpty()) {
                throw context.usageError("cli.details-of-one");
            }
            return new NewValue.ListValue(choose.stream().map(NewValue::of).toList());
        }
        String name = choose.get(0);
        return said.isEmpty() ? NewValue.of(name) : NewValue.map(name, NewValue.map(said));
    }

    /** Says what is missing, as far as that can be known before anything is judged. */
    private void check(Advance bought, SheetRules rules) {
        String title = bought.label().title();
        switch (bought.purchase()) {
            case RaisePurchase raising -> require(!raise.isEmpty(), "cli.say-raise", title);
            case ChoosePurchase choosing -> require(!choose.isEmpty(), "cli.say-choose", title);
            case SwapPurchase swapping -> require(!swap.isEmpty() && !other.isEmpty(), "cli.say-swap", title);
            case AddPurchase adding -> checkAdd(title, rules.traits().get(adding.set()), rules);
            case GainPurchase gaining -> { }
        }
    }

    private void require(boolean said, String missing, String title) {
        if (!said) {
            throw context.usageError(missing, "advance", title);
        }
    }

    private void checkAdd(String title, TraitSet set, SheetRules rules) {
        if (add.isEmpty()) {
            throw context.usageError("cli.say-add", "advance", title);
        }
        if (set.under().isPresent() && under.isEmpty()) {
            TraitSet above = rules.traits().get(set.under().get());
            throw context.usageError("cli.say-under", "name", add.get(), "parent", above.label().title(), "known",
                    List.copyOf(above.entries().keySet()));
        }
    }
}
