package lampblack.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.character.Series;
import lampblack.character.State;
import lampblack.character.Taken;
import lampblack.character.Tree;

/**
 * All that the options of a character give, found by what it acts on, whether or not its conditions hold. It never
 * changes: what options more or fewer give is told from it without looking at the others again.
 */
final class Gifts {

    /** What telling one option or gift is charged. */
    private static final int TELLING = 4;

    private final SheetRules sheet;
    private final Map<String, Series<Taken>> options;
    private final Index index;

    private Gifts(SheetRules sheet, Map<String, Series<Taken>> options, Index index) {
        this.sheet = sheet;
        this.options = options;
        this.index = index;
    }

    static Gifts none(SheetRules sheet) {
        Map<String, Series<Taken>> options = State.BLANK.options();
        return new Gifts(sheet, options, new Index(options, Tree.empty(), Tree.empty(), Optional.empty()));
    }

    /**
     * Every gift that acts on a quantity such as {@code size stress}, in the order the options were taken; under {@code
     * set size stress} those that do not add but set it.
     */
    List<Gift> on(String quantity) {
        return index.all(index.gifts, quantity);
    }

    /** Through what an option is there. */
    List<Giver> of(OptionKey key) {
        List<Giver> all = new ArrayList<>();
        sheet.option(key).ifPresent(option -> options.getOrDefault(key.list(), State.NOTHING).all(key.id())
                .forEach(taken -> all.add(Giver.of(option, taken))));
        all.addAll(given(key.toString()));
        return all;
    }

    /** Through what options with a tag are there. */
    List<Giver> tagged(String tag) {
        return index.all(index.givers, "tag " + tag);
    }

    /** Through what an option, or the options of a list, are there without being taken. */
    List<Giver> given(String optionOrList) {
        return index.all(index.givers, "given " + optionOrList);
    }

    /** Through what options are there that ask for something of a set or list. */
    List<Giver> asking(String which) {
        return index.all(index.givers, "asking " + which);
    }

    /** What a character's options give when they are others. */
    Gifts to(Map<String, Series<Taken>> others, Effort effort) {
        return others == options ? this : new Gifts(sheet, others, indexed(others, effort));
    }

    private Index indexed(Map<String, Series<Taken>> others, Effort effort) {
        Map<Integer, Taken> gone = new LinkedHashMap<>();
        Map<Integer, Taken> come = new LinkedHashMap<>();
        Series<Taken> nothing = State.NOTHING;
        others.forEach((list, now) -> index.options.getOrDefault(list, nothing).compare(now, gone::put, come::put));
        index.options.forEach((list, old) -> {
            if (!others.containsKey(list)) {
                old.compare(nothing, gone::put, come::put);
            }
        });
        // To look past one is less work than to take it out, and each option is judged as if it were not there.
        if (come.isEmpty() && gone.size() <= 1) {
            return index.without(gone.keySet().stream().findFirst());
        }
        Change change = new Change(effort);
        gone.forEach(change::take);
        come.forEach(change::put);
        return new Index(others, change.gifts, change.givers, Optional.empty());
    }

    /**
     * What options give, by what it acts on and then by the number of the option.
     *
     * @param options those that it was made of
     * @param without the number of one that is gone since
     */
    private record Index(Map<String, Series<Taken>> options, Tree<String, Tree<Integer, List<Gift>>> gifts,
            Tree<String, Tree<Integer, List<Giver>>> givers, Optional<Integer> without) {

        Index without(Optional<Integer> gone) {
            return gone.equals(without) ? this : new Index(options, gifts, givers, gone);
        }

        <T> List<T> all(Tree<String, Tree<Integer, List<T>>> of, String key) {
            Tree<Integer, List<T>> found = of.get(key).orElse(Tree.empty());
            if (without.isPresent() && !found.isEmpty()) {
                found = found.without(without.get());
            }
            if (found.size() < 2) {
                return found.isEmpty() ? List.of() : found.values().get(0);
            }
            List<T> all = new ArrayList<>();
            found.values().forEach(all::addAll);
            return Collections.unmodifiableList(all);
        }
    }

    /** The index while options are put in and taken out. */
    private final class Change {

        private final Effort effort;
        private Tree<String, Tree<Integer, List<Gift>>> gifts = index.gifts;
        private Tree<String, Tree<Integer, List<Giver>>> givers = index.givers;

        Change(Effort effort) {
            this.effort = effort;
        }

        void put(int number, Taken taken) {
            found(taken).ifPresent(found -> {
                found.gifts.forEach((key, each) -> gifts = put(gifts, key, number, each));
                found.givers.forEach((key, each) -> givers = put(givers, key, number, each));
            });
        }

        void take(int number, Taken taken) {
            found(taken).ifPresent(found -> {
                found.gifts.keySet().forEach(key -> gifts = without(gifts, key, number));
                found.givers.keySet().forEach(key -> givers = without(givers, key, number));
            });
        }

        private Optional<Found> found(Taken taken) {
            effort.take(1);
            return sheet.option(taken.list(), taken.id()).map(each -> {
                Found found = new Found(new HashMap<>(), new HashMap<>());
                admit(Giver.of(each, taken), found);
                return found;
            });
        }

        private void admit(Giver giver, Found found) {
            if (!effort.take(TELLING)) {
                return;
            }
            found.add(giver);
            for (Gives block : giver.option().gives()) {
                if (!block.isMeant(giver)) {
                    continue;
                }
                boolean affordable = effort.take(TELLING * (1 + block.effects().size()));
                for (Effect effect : affordable ? block.effects() : List.<Effect>of()) {
                    if (giver.leavesOut(effect)) {
                        continue;
                    }
                    effect.quantity(giver).ifPresent(quantity -> found.add(quantity, new Gift(effect, giver, block)));
                    if (effect instanceof GrantOption grant) {
                        grant.option().path(giver).flatMap(path -> sheet.option(OptionKey.of(path)))
                                .filter(option -> !giver.hangsOn(option.key()))
                                .ifPresent(option -> admit(
                                        new Giver(option, Optional.empty(), Optional.of(giver), Optional.of(block)), found));
                    }
                }
            }
        }

        private static <T> Tree<String, Tree<Integer, List<T>>> put(Tree<String, Tree<Integer, List<T>>> index, String key,
                int number, List<T> more) {
            return index.with(key, index.get(key).orElse(Tree.empty()).with(number, more));
        }

        private static <T> Tree<String, Tree<Integer, List<T>>> without(Tree<String, Tree<Integer, List<T>>> index,
                String key, int number) {
            Tree<Integer, List<T>> rest = index.get(key).orElse(Tree.empty()).without(number);
            return rest.isEmpty() ? index.without(key) : index.with(key, rest);
        }
    }

    /** What a single pick brings. */
    private record Found(Map<String, List<Gift>> gifts, Map<String, List<Giver>> givers) {

        void add(String quantity, Gift gift) {
            gifts.computeIfAbsent(quantity, key -> new ArrayList<>()).add(gift);
            if (gift.effect() instanceof Resize resize && resize.set().isPresent()) {
                gifts.computeIfAbsent("set " + quantity, key -> new ArrayList<>()).add(gift);
            }
        }

        void add(Giver giver) {
            Option option = giver.option();
            option.tags().forEach(tag -> put("tag " + tag, giver));
            option.asks().values().forEach(
                    question -> question.which().ifPresent(which -> put("asking " + which, giver)));
            if (giver.taken().isEmpty()) {
                put("given " + option.key().list(), giver);
                put("given " + option.key(), giver);
            }
        }

        private void put(String key, Giver giver) {
            givers.computeIfAbsent(key, each -> new ArrayList<>()).add(giver);
        }
    }
}
