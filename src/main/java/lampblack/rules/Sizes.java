package lampblack.rules;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import lampblack.diagnostic.Span;

/** The sizes and names of a standing's blocks. */
public final class Sizes {

    private final Standing at;
    private final Effort effort;
    private final Memory memory;

    Sizes(Standing at, Effort effort, Memory memory) {
        this.at = at;
        this.effort = effort;
        this.memory = memory;
    }

    long of(String path) {
        return memory.once("size " + path, () -> {
            long size = set(path).keySet().stream().max(Long::compare).orElseGet(() -> base(path).in(at));
            for (Resize each : at.effects("size " + path, Resize.class)) {
                size = size == Amount.UNLIMITED ? size : size + each.add();
            }
            return Math.max(0, size);
        });
    }

    /** The size that the rules give a track or one of its rows, before gifts. */
    public Amount base(String path) {
        int dot = path.indexOf('.');
        return at.sheet().tracks().get(dot < 0 ? path : path.substring(0, dot)).shape().size(path.substring(dot + 1));
    }

    /** Where and to what gifts set a size: of two different ones, neither is more right. */
    public Map<Long, Span> set(String path) {
        return settings("set size " + path, effect -> effect instanceof Resize resize
                ? resize.set().map(amount -> amount.in(at)) : Optional.empty());
    }

    /** The names that gifts give a track, set or list, each with where; more than one is a mistake. */
    public Map<String, Span> titles(String block) {
        return settings("title " + block, effect -> effect instanceof Retitle retitle
                ? Optional.of(retitle.title()) : Optional.empty());
    }

    private <T> Map<T, Span> settings(String quantity, Function<Effect, Optional<T>> set) {
        List<Gift> gifts = at.gifts(quantity);
        if (gifts.isEmpty() || !effort.take(gifts.size())) {
            return Map.of();
        }
        Map<T, Span> settings = new TreeMap<>();
        for (Gift gift : gifts) {
            if (gift.works(at)) {
                set.apply(gift.effect()).ifPresent(value -> settings.putIfAbsent(value, gift.block().span()));
            }
        }
        return settings;
    }
}
