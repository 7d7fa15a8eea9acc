package lampblack.builder.change;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import lampblack.diagnostic.Message;
import lampblack.offers.Offer;
import lampblack.offers.OfferFinder;
import lampblack.offers.OfferList;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.Amount;
import lampblack.rules.Label;
import lampblack.rules.SheetRules;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.option.OptionKey;
import lampblack.rules.option.OptionList;
import lampblack.rules.track.Track;
import lampblack.rules.trait.Trait;
import lampblack.rules.trait.TraitSet;

/** Says in the game's words what is otherwise for a character after something than before it. */
public record CharacterDiff(EvaluatedCharacter before, EvaluatedCharacter after) {

    /** The most that is named of what opens. */
    private static final int MOST = 12;

    /** Balances, ratings, options and sizes, those of parts too. */
    public List<Message> all() {
        List<Message> words = new ArrayList<>(balances());
        words.addAll(of(before.derived(), after.derived()));
        after.parts().forEach((kind, parts) -> parts.forEach((name, part) -> {
            EvaluatedCharacter old = before.parts().getOrDefault(kind, Map.of()).get(name);
            if (old == null) {
                words.add(Message.of("web.changes.gained", "what", name, "list",
                        after.sheet().parts().get(kind).label().title()));
            } else {
                of(old.derived(), part.derived()).forEach(message -> words.add(
                        Message.of("web.changes.of-part", "part", name, "words", message)));
            }
        }));
        before.parts().forEach((kind, parts) -> parts.keySet().stream()
                .filter(name -> !after.parts().getOrDefault(kind, Map.of()).containsKey(name))
                .forEach(name -> words.add(Message.of("web.changes.lost", "what", name, "list",
                        before.sheet().parts().get(kind).label().title()))));
        return words;
    }

    private static List<Message> of(DerivedSheet before, DerivedSheet after) {
        List<Message> words = new ArrayList<>();
        after.sheet().lists().values().forEach(list -> options(list, before, after, words));
        after.sheet().traits().values().forEach(set -> ratings(set, before, after, words));
        after.sheet().tracks().values().forEach(track -> sizes(track, before, after, words));
        after.sheet().earning().values().stream().filter(way -> way.isOpen(after) != way.isOpen(before))
                .forEach(way -> words.add(Message.of(
                        way.isOpen(after) ? "web.changes.earning" : "web.changes.earning-shut", "earning",
                        way.words())));
        return words;
    }

    /** What is in each currency, where it is not the same. */
    List<Message> balances() {
        List<Message> words = new ArrayList<>();
        SheetRules rules = after.sheet();
        for (String id : rules.currencies()) {
            long old = before.derived().balance(id);
            long now = after.derived().balance(id);
            if (old != now) {
                words.add(Message.of("web.changes.number", "what",
                        after.derived().titleOf(rules.tracks().get(id).label()), "before", signed(old), "after",
                        signed(now)));
            }
        }
        return words;
    }

    public static String signed(long number) {
        return String.valueOf(number).replace('-', '−');
    }

    private static void options(OptionList list, DerivedSheet before, DerivedSheet after, List<Message> words) {
        Map<String, Long> had = counts(list, before);
        Map<String, Long> has = counts(list, after);
        String title = after.titleOf(list.label());
        has.forEach((what, count) -> {
            if (count > had.getOrDefault(what, 0L)) {
                words.add(Message.of("web.changes.gained", "what", what, "list", title));
            }
        });
        had.forEach((what, count) -> {
            if (count > has.getOrDefault(what, 0L)) {
                words.add(Message.of("web.changes.lost", "what", what, "list", title));
            }
        });
    }

    private static Map<String, Long> counts(OptionList list, DerivedSheet at) {
        Map<String, Long> counts = new LinkedHashMap<>();
        at.choices().list(list.id()).forEach(takenOption -> counts.merge(takenOption.made() ? takenOption.name()
                : at.title(new OptionKey(list.id(), takenOption.id())), 1L, Long::sum));
        at.granted(list.id()).forEach(option -> counts.merge(option.label().title(), 1L, Long::sum));
        return counts;
    }

    private static void ratings(TraitSet set, DerivedSheet before, DerivedSheet after, List<Message> words) {
        Set<Trait> all = new LinkedHashSet<>(before.traits(set.id()));
        all.addAll(after.traits(set.id()));
        Map<String, List<Object>> caps = new LinkedHashMap<>();
        for (Trait trait : all) {
            boolean had = before.traits(set.id()).contains(trait);
            boolean has = after.traits(set.id()).contains(trait);
            String now = after.ratingName(trait, after.rating(trait));
            if (!had) {
                words.add(Message.of("web.changes.named", "what", after.title(trait), "rating", now));
            } else if (!has) {
                words.add(Message.of("web.changes.lost", "what", before.title(trait), "list", set.label().title()));
            } else if (before.rating(trait) != after.rating(trait)) {
                words.add(Message.of("web.changes.number", "what", after.title(trait), "before",
                        before.ratingName(trait, before.rating(trait)), "after", now));
            }
            if (had && has && before.cap(trait) != after.cap(trait) && after.cap(trait) != Amount.UNLIMITED) {
                caps.computeIfAbsent(after.ratingName(trait, after.cap(trait)), cap -> new ArrayList<>())
                        .add(after.title(trait));
            }
        }
        caps.forEach((cap, traits) -> words.add(traits.size() == all.size()
                ? Message.of("web.changes.caps-of-set", "set", after.titleOf(set.label()), "cap", cap)
                : Message.of("web.changes.caps", "traits", traits, "cap", cap)));
    }

    private static void sizes(Track track, DerivedSheet before, DerivedSheet after, List<Message> words) {
        String title = after.titleOf(track.label());
        String old = before.titleOf(before.sheet().tracks().get(track.id()).label());
        if (!title.equals(old)) {
            words.add(Message.of("web.changes.title", "before", old, "after", title));
        }
        track.shape().writtenRows().forEach((id, row) -> size(track.id() + "." + id,
                title + ", " + row.label().title(), before, after, words));
        if (track.shape().isCounted()) {
            size(track.id(), title, before, after, words);
        }
    }

    private static void size(String path, String title, DerivedSheet before, DerivedSheet after, List<Message> words) {
        long old = before.size(path);
        long now = after.size(path);
        if (old != now && old != Amount.UNLIMITED && now != Amount.UNLIMITED) {
            words.add(Message.of("web.changes.size", "what", title, "before", old, "after", now));
        }
    }

    /**
     * The advances of which something could be bought after it that could not before.
     *
     * @param offered what was offered before it
     */
    public List<Message> nowAvailable(OfferList offered) {
        Map<String, Set<String>> shut = offered(offered, false);
        List<Message> words = new ArrayList<>();
        offered(OfferFinder.of(after), true).forEach((advance, what) -> {
            Set<String> more = new TreeSet<>(what);
            more.retainAll(shut.getOrDefault(advance, Set.of()));
            if (!more.isEmpty()) {
                words.add(more.size() > MOST || more.contains("")
                        ? Message.of("web.changes.opens-many", "advance", advance, "count", more.size())
                        : Message.of("web.changes.opens", "advance", advance, "what", List.copyOf(more)));
            }
        });
        return words;
    }

    private static Map<String, Set<String>> offered(OfferList offering, boolean isOpen) {
        Map<String, Set<String>> open = new LinkedHashMap<>();
        for (Offer offer : offering.offers()) {
            if (offer.block().equals("advance") && offer.isOpen() == isOpen) {
                Label advance = offer.label();
                String part = offer.part().map(name -> name.substring(name.indexOf('.') + 1) + ": ").orElse("");
                open.computeIfAbsent(part + advance.title(), name -> new LinkedHashSet<>())
                        .add(offer.candidate().title());
            }
        }
        return open;
    }
}
