package lampblack.lint.cycle;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import lampblack.expression.Mention;
import lampblack.lint.bounds.SheetEffects;
import lampblack.rules.Amount;
import lampblack.rules.Quantity;
import lampblack.rules.SheetRules;
import lampblack.rules.derived.FormulaScope;
import lampblack.rules.effect.ChangeRating;
import lampblack.rules.effect.ChangeSize;
import lampblack.rules.effect.Effect;
import lampblack.rules.effect.EffectBlock;
import lampblack.rules.effect.EffectTarget;
import lampblack.rules.effect.GrantOption;
import lampblack.rules.effect.RaiseCap;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionList;
import lampblack.rules.requirement.AllOf;
import lampblack.rules.requirement.Requirement;
import lampblack.rules.track.Track;
import lampblack.rules.track.TrackShape;
import lampblack.rules.trait.Derivation;
import lampblack.rules.trait.TraitEntry;
import lampblack.rules.trait.TraitSet;

/**
 * What each quantity of a sheet is worked out from. A name is a kind and a path, such as {@code rating actions.hunt};
 * a path that ends in a star stands for whatever a player names or answers.
 */
final class QuantityDependencies {

    private static final String ANY = ".*";

    private final SheetRules sheet;
    private final DependencyGraph graph = new DependencyGraph();
    private final Set<String> given = new HashSet<>();
    private final Set<String> granted = new HashSet<>();

    private QuantityDependencies(SheetRules sheet) {
        this.sheet = sheet;
        SheetEffects.of(sheet).stream().filter(GrantOption.class::isInstance)
                .forEach(effect -> granted.add(effect.declaredQuantity().name()));
    }

    static DependencyGraph of(SheetRules sheet) {
        QuantityDependencies all = new QuantityDependencies(sheet);
        all.declare();
        for (OptionList list : sheet.lists().values()) {
            list.entries().values().stream().filter(all::matters).forEach(all::option);
        }
        sheet.lists().values().forEach(all::list);
        sheet.traits().values().forEach(all::set);
        sheet.tracks().values().forEach(all::track);
        sheet.parts().forEach((kind, part) -> all.part(kind, of(part.sheet())));
        return all.graph;
    }

    /** Takes over what a part is worked out from; what it reads of its whole is the whole's. */
    private void part(String kind, DependencyGraph part) {
        for (int i = 0; i < part.size(); i++) {
            for (int other : part.needs(i)) {
                graph.needs(of(kind, part.name(i)), of(kind, part.name(other)));
            }
        }
    }

    private static String of(String kind, String name) {
        int path = name.indexOf(' ') + 1;
        return name.substring(0, path) + (name.startsWith(FormulaScope.OF_WHOLE, path)
                ? name.substring(path + FormulaScope.OF_WHOLE.length()) : kind + "/" + name.substring(path));
    }

    /** Numbers what an author would look for in the author's order, so that circles begin where a reader does. */
    private void declare() {
        for (TraitSet set : sheet.traits().values()) {
            set.entries().keySet().forEach(entry -> graph.add("rating " + set.id() + "." + entry));
        }
        for (OptionList list : sheet.lists().values()) {
            list.entries().values().stream().filter(this::matters).forEach(option -> graph.add("has " + option.key()));
        }
        sheet.tracks().keySet().forEach(track -> graph.add("size " + track));
    }

    /** Whether an option hangs on anything, or anything on it; most do not. */
    private boolean matters(Option option) {
        return !option.gives().isEmpty() || !option.holds().equals(AllOf.NONE)
                || !granted.isEmpty() && (granted.contains(option.key().toString())
                        || granted.contains(option.key().list() + ANY));
    }

    private void option(Option option) {
        String holds = "holds " + option.key();
        reads(holds, option.holds());
        option.tags().forEach(tag -> graph.needs("tag " + tag, "has " + option.key()));
        int number = 0;
        for (EffectBlock gives : option.gives()) {
            String block = "block" + number++ + " " + option.key();
            graph.needs(block, holds);
            reads(block, gives.holds());
            gives.effects().forEach(effect -> effect(effect, block, option));
        }
    }

    private void effect(Effect effect, String block, Option option) {
        Optional<EffectTarget> target = target(effect);
        if (target.isEmpty() && !(effect instanceof ChangeSize)) {
            return;
        }
        String quantity = effect.declaredQuantity().kind() + " " + effect.declaredQuantity().name();
        graph.needs(quantity, block);
        effect.mentions().forEach(mention -> reads(quantity, mention));
        // Only what was taken has answers, so that what acts on one never hangs on a gift of its giver.
        if (target.isEmpty() || target.get() instanceof EffectTarget.NamedTarget) {
            graph.needs(quantity, "has " + option.key());
        }
        if (effect instanceof ChangeRating) {
            given.add(effect.declaredQuantity().name());
        }
    }

    private static Optional<EffectTarget> target(Effect effect) {
        if (effect instanceof ChangeRating add) {
            return Optional.of(add.trait());
        }
        if (effect instanceof RaiseCap raise) {
            return Optional.of(raise.of());
        }
        return effect instanceof GrantOption grant ? Optional.of(grant.option()) : Optional.empty();
    }

    private void list(OptionList list) {
        for (Option option : list.entries().values()) {
            if (matters(option)) {
                String has = "has " + option.key();
                graph.needs("count " + list.id(), has);
                graph.needs(has, "has " + list.id() + ANY);
            }
        }
    }

    private void set(TraitSet set) {
        for (TraitEntry entry : set.entries().values()) {
            String path = set.id() + "." + entry.label().id();
            rating(set, path, entry.label().id());
            graph.needs("rating " + path, "rating " + set.id() + ANY);
            graph.needs("cap " + path, "cap " + set.id() + ANY);
            graph.needs("ratings " + set.id(), "rating " + path);
            graph.needs(under(set.id(), entry.under().orElse("")), "rating " + path);
        }
        if (set.open()) {
            rating(set, set.id() + ANY, "*");
            graph.needs("ratings " + set.id(), "rating " + set.id() + ANY);
        }
    }

    private void rating(TraitSet set, String path, String entry) {
        String rating = "rating " + path;
        Optional<Derivation> derived = set.derivation(entry);
        if (derived.isPresent()) {
            derived(rating, derived.get(), entry);
        } else {
            reads(rating, set.start(entry));
        }
        if (derived.isPresent() || given.contains(path) || given.contains(set.id() + ANY)) {
            graph.needs(rating, "cap " + path);
        }
        reads("cap " + path, set.max(entry));
        graph.needs("cap " + path, "cap " + set.id());
    }

    private void derived(String rating, Derivation derived, String entry) {
        if (derived instanceof Derivation.CountsUnder counts) {
            counted(rating, counts.set(), entry);
        } else if (derived instanceof Derivation.SumsUnder sums) {
            counted(rating, sums.set(), entry);
        } else {
            derived.mentions().forEach(mention -> reads(rating, mention));
        }
    }

    private void counted(String rating, String set, String entry) {
        boolean itself = rating.startsWith("rating " + set + ".");
        graph.needs(rating, itself ? "ratings " + set : below(set, entry));
    }

    private String below(String set, String entry) {
        return sheet.traits().get(set).open() ? "rating " + set + ANY : under(set, entry);
    }

    private static String under(String set, String entry) {
        return "under(" + entry + ") " + set;
    }

    private void track(Track track) {
        String size = "size " + track.id();
        if (track.shape() instanceof TrackShape.Boxes boxes) {
            reads(size, boxes.size());
        } else if (track.shape() instanceof TrackShape.Clock clock) {
            reads(size, clock.size());
        } else if (track.shape() instanceof TrackShape.Counter counter) {
            reads(size, counter.max());
        } else if (track.shape() instanceof TrackShape.Pool pool) {
            reads("start " + track.id(), pool.start());
        } else if (track.shape() instanceof TrackShape.Rows rows) {
            rows.rows().forEach((row, trackRow) -> reads(size + "." + row, trackRow.slots()));
        } else if (track.shape() instanceof TrackShape.Bands bands) {
            bands.bands().forEach((band, trackBand) -> reads(size + "." + band, trackBand.upTo()));
        }
    }

    private void reads(String quantity, Amount amount) {
        amount.mentions().forEach(mention -> reads(quantity, mention));
    }

    private void reads(String quantity, Mention mention) {
        Requirement.quantitiesRead(List.of(mention)).forEach(reading -> reads(quantity, reading));
    }

    private void reads(String quantity, Requirement requirement) {
        requirement.quantitiesRead().forEach(reading -> reads(quantity, reading));
    }

    private void reads(String quantity, Quantity reading) {
        boolean settled = reading.kind().equals("settled")
                || (reading.kind().equals("count") && sheet.traits().containsKey(reading.name()));
        if (!settled) {
            graph.needs(quantity, reading.kind() + " " + reading.name());
        }
    }
}
