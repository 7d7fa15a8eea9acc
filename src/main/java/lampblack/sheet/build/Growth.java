package lampblack.sheet.build;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import lampblack.lint.bounds.SheetBounds;
import lampblack.rules.Amount;
import lampblack.rules.Quantity;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.effect.Effect;
import lampblack.rules.option.ListChoice;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionList;
import lampblack.rules.step.SpendStep;
import lampblack.rules.track.Track;
import lampblack.sheet.BoxRows;

/**
 * How large a track may come to be for one character: by its ratings, and by what it may have together of what its
 * sheet offers. Of what belongs to other playbooks, one counts.
 */
record Growth(PlaybookFit fit, SheetBounds bounds) {

    /** More of one option is nobody's plan. */
    private static final long MOST_TIMES = 12;

    Growth(PlaybookFit fit) {
        this(fit, SheetBounds.within(fit.subject().rules(), fit::mayCome));
    }

    private DerivedSheet derived() {
        return fit.subject().derived();
    }

    /** The most, or as large as it is, where nothing bounds it that a sheet has room for. */
    long most(Track track) {
        long now = derived().size(track.id());
        long most = Math.max(now, set(track.id()).filter(size -> size <= BoxRows.MAX).max(Comparator.naturalOrder())
                .orElse(now));
        long reckoned = isReckoned(track) ? bounds.size(track.id(), false).high() : 0;
        if (Math.max(now, reckoned) > BoxRows.MAX) {
            return now == 0 ? Amount.UNLIMITED : now;
        }
        long own = fit.subject().rules().lists().values().stream().mapToLong(list -> given(list, track.id())).sum();
        long other = fit.mayGive().mapToLong(effect -> adds(effect, track.id())).max().orElse(0);
        long owners = fit.ofOwners().mapToLong(effect -> adds(effect, track.id())).filter(gift -> gift > 0).sum();
        return Math.min(BoxRows.MAX, Math.max(most, reckoned) + Math.max(own + owners, other));
    }

    /** Whether its size rests on what may still change. */
    private static boolean isReckoned(Track track) {
        return track.shape().size(track.id()).formula().isPresent();
    }

    private Stream<Long> set(String track) {
        return fit.mayGive().filter(effect -> effect.declaredQuantity().equals(new Quantity.Size(track)))
                .flatMap(effect -> effect.amount().stream()).map(amount -> amount.evaluate(derived()));
    }

    /** What the options of a list may still add together, as many of them as steps and advances take. */
    private long given(OptionList list, String track) {
        Map<List<ListChoice>, List<Long>> gifts = new LinkedHashMap<>();
        list.entries().values().stream().filter(fit::mayGive).filter(option -> option.isCommon()
                || option.isOf(derived().playbook())).forEach(option -> gifts.computeIfAbsent(takers(option),
                takers -> new ArrayList<>()).addAll(adds(option, track)));
        long sum = 0;
        for (Map.Entry<List<ListChoice>, List<Long>> entry : gifts.entrySet()) {
            sum += entry.getValue().stream().filter(gift -> gift > 0).sorted(Comparator.reverseOrder())
                    .limit(room(list, entry.getKey())).mapToLong(Long::longValue).sum();
        }
        return sum;
    }

    /** The steps and advances that take an option. */
    private List<ListChoice> takers(Option option) {
        return choices().filter(choice -> choice.from().contains(option.key().list())
                && choice.only().passesAtAnyPrice(option, derived())).toList();
    }

    private Stream<ListChoice> choices() {
        return Stream.concat(fit.subject().rules().creation().values().stream().flatMap(step -> step.listChoice()
                .stream()), fit.subject().rules().advances().values().stream().flatMap(advance -> advance.listChoice()
                .stream()));
    }

    /** How many options those take; what no step and no advance takes comes by the ledger, as often as it likes. */
    private long room(OptionList list, List<ListChoice> takers) {
        if (takers.isEmpty() && choices().noneMatch(choice -> choice.from().contains(list.id()))) {
            return BoxRows.MAX;
        }
        long sum = -derived().choices().list(list.id()).size();
        for (ListChoice choice : takers) {
            sum += Math.min(often(choice), BoxRows.MAX);
        }
        return Math.max(0, sum);
    }

    private long often(ListChoice choice) {
        long picks = choice.picks().most().evaluate(derived());
        return Optional.ofNullable(fit.subject().rules().advances().get(choice.id()))
                .filter(advance -> advance.label().equals(choice.label()))
                .map(advance -> advance.per().isPresent() ? BoxRows.MAX : Math.min(BoxRows.MAX,
                        advance.times().evaluate(derived())) * Math.min(BoxRows.MAX, picks))
                .orElseGet(() -> SpendStep.plus(picks, derived().morePicks(choice.id())));
    }

    /** What an option adds each time that it may still be taken. */
    private List<Long> adds(Option option, String track) {
        long times = option.times().evaluate(derived());
        long last = times == Amount.UNLIMITED ? derived().times(option.key()) + 1 : Math.min(times, MOST_TIMES);
        List<Long> gifts = new ArrayList<>();
        for (long time = derived().times(option.key()) + 1; time <= last; time++) {
            gifts.add(adds(option, time, track));
        }
        return gifts;
    }

    private long adds(Option option, long time, String track) {
        return option.gives().stream().filter(block -> (block.time() == 0 || block.time() == time)
                && fit.settled(block.holds()).orElse(true)).flatMap(block -> block.effects().stream())
                .mapToLong(effect -> adds(effect, track)).sum();
    }

    private long adds(Effect effect, String track) {
        return effect.declaredQuantity().equals(new Quantity.Size(track))
                ? effect.adding().map(amount -> amount.evaluate(derived())).orElse(0L) : 0;
    }
}
