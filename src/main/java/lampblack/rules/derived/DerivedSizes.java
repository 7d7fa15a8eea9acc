package lampblack.rules.derived;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import lampblack.diagnostic.Span;
import lampblack.rules.Amount;
import lampblack.rules.Quantity;
import lampblack.rules.effect.ChangeTitle;

/** The derived sizes and names of a sheet's blocks. */
public final class DerivedSizes {

    private final DerivedSheet derived;
    private final QuantityCache cache;

    DerivedSizes(DerivedSheet derived, QuantityCache cache) {
        this.derived = derived;
        this.cache = cache;
    }

    long of(String path) {
        return cache.computeOnce(new Quantity.Size(path), () -> {
            long size = set(path).keySet().stream().max(Long::compare).orElseGet(() -> base(path).evaluate(derived));
            long added = derived.added(new Quantity.Size(path));
            return size == Amount.UNLIMITED ? size : Math.max(0, size + added);
        });
    }

    /** The size that the rules give a track or one of its rows, before effects. */
    public Amount base(String path) {
        int dot = path.indexOf('.');
        return derived.sheet().tracks()
                .get(dot < 0 ? path : path.substring(0, dot)).shape().size(path.substring(dot + 1));
    }

    /** Where and to what effects set a size: if two differ, neither takes precedence. */
    public Map<Long, Span> set(String path) {
        return settings(new Quantity.SetSize(path), Contribution::sets);
    }

    /** The names that effects give a track, set or list, each with its place; more than one is a mistake. */
    public Map<String, Span> titles(String block) {
        return settings(new Quantity.Title(block), contribution -> contribution.effect() instanceof ChangeTitle retitle
                ? Optional.of(retitle.title()) : Optional.empty());
    }

    private <T> Map<T, Span> settings(Quantity quantity, Function<Contribution, Optional<T>> set) {
        Map<T, Span> settings = new TreeMap<>();
        derived.counting(quantity).forEach(contribution -> set.apply(contribution).ifPresent(value ->
                settings.putIfAbsent(value, contribution.instance().block().span())));
        return settings;
    }
}
