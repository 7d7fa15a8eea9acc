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
import lampblack.rules.advance.Earning;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.option.OptionKey;
import lampblack.rules.option.OptionList;
import lampblack.rules.track.Track;
import lampblack.rules.track.Trait;
import lampblack.rules.track.TraitSet;

/** Says in the game's words what is otherwise for a character after something than before it. */
public record CharacterDiff(EvaluatedCharacter before, EvaluatedCharacter after) {

    /** The most that is named of what opens. */
    private static final int MAX = 12;

    /** Balances, ratings, options and sizes, those of parts too. */
    public List<Message> all() {
        List<Message> messages = new ArrayList<>(balances());
        messages.addAll(new KeptGifts(before.derived(), after.derived()).words());
        messages.addAll(marks());
        messages.addAll(of(before.derived(), after.derived()));
        after.parts().forEach((kind, parts) -> parts.forEach((name, part) -> {
            EvaluatedCharacter previous = before.parts().getOrDefault(kind, Map.of()).get(name);
            if (previous == null) {
                messages.add(Message.of("web.changes.gained", "what", name, "list",
                        after.sheet().parts().get(kind).label().title()));
            } else {
                new CharacterDiff(previous, part).inPart().forEach(message -> messages.add(
                        Message.of("web.changes.of-part", "part", name, "words", message)));
            }
        }));
        before.parts().forEach((kind, parts) -> parts.keySet().stream()
                .filter(name -> !after.parts().getOrDefault(kind, Map.of()).containsKey(name))
                .forEach(name -> messages.add(Message.of("web.changes.lost", "what", name, "list",
                        before.sheet().parts().get(kind).label().title()))));
        messages.addAll(after.lostSince(before));
        return messages;
    }

    private List<Message> inPart() {
        List<Message> messages = new ArrayList<>(marks());
        messages.addAll(of(before.derived(), after.derived()));
        return messages;
    }

    /** What is marked on its own tracks and those of its parts, where it is not the same. */
    List<Message> marksOfAll() {
        List<Message> messages = new ArrayList<>(marks());
        after.parts().forEach((kind, parts) -> parts.forEach((name, part) -> {
            EvaluatedCharacter previous = before.parts().getOrDefault(kind, Map.of()).get(name);
            if (previous != null) {
                new CharacterDiff(previous, part).marks().forEach(message ->
                        messages.add(Message.of("web.changes.of-part", "part", name, "words", message)));
            }
        }));
        return messages;
    }

    /** What is marked on each track that play keeps and counts, where it is not the same. */
    private List<Message> marks() {
        List<Message> messages = new ArrayList<>();
        for (Track track : after.sheet().tracks().values()) {
            if (!track.ledger() && track.shape().isCounted() && before.marked(track) != after.marked(track)) {
                messages.add(Message.of("web.changes.number", "what", after.derived().titleOf(track.label()), "before",
                        signed(before.marked(track)), "after", signed(after.marked(track))));
            }
        }
        return messages;
    }

    private static List<Message> of(DerivedSheet before, DerivedSheet after) {
        List<Message> messages = new ArrayList<>();
        after.sheet().lists().values().forEach(list -> options(list, before, after, messages));
        after.sheet().traits().values().forEach(set -> ratings(set, before, after, messages));
        after.sheet().tracks().values().forEach(track -> sizes(track, before, after, messages));
        after.sheet().earning().values().forEach(earning -> earning(earning, before, after, messages));
        return messages;
    }

    private static void earning(Earning earning, DerivedSheet before, DerivedSheet after, List<Message> messages) {
        boolean open = earning.isOpen(after);
        if (open && !(earning.isOpen(before) && earning.words(before).equals(earning.words(after)))) {
            messages.add(Message.of("web.changes.earning", "earning", earning.words(after)));
        } else if (!open && earning.isOpen(before)) {
            messages.add(Message.of("web.changes.earning-shut", "earning", earning.words(before)));
        }
    }

    /** What is in each currency, where it is not the same. */
    List<Message> balances() {
        List<Message> messages = new ArrayList<>();
        SheetRules rules = after.sheet();
        for (String id : rules.currencies()) {
            long old = before.derived().balance(id);
            long now = after.derived().balance(id);
            if (old != now) {
                messages.add(Message.of("web.changes.number", "what",
                        after.derived().titleOf(rules.tracks().get(id).label()), "before", signed(old), "after",
                        signed(now)));
            }
        }
        return messages;
    }

    public static String signed(long number) {
        return String.valueOf(number).replace('-', '−');
    }

    private static void options(OptionList list, DerivedSheet before, DerivedSheet after, List<Message> messages) {
        Map<String, Long> had = counts(list, before);
        Map<String, Long> has = counts(list, after);
        String title = after.titleOf(list.label());
        has.forEach((what, count) -> {
            if (count > had.getOrDefault(what, 0L)) {
                messages.add(Message.of("web.changes.gained", "what", what, "list", title));
            }
        });
        had.forEach((what, count) -> {
            if (count > has.getOrDefault(what, 0L)) {
                messages.add(Message.of("web.changes.lost", "what", what, "list", title));
            }
        });
    }

    private static Map<String, Long> counts(OptionList list, DerivedSheet derived) {
        Map<String, Long> counts = new LinkedHashMap<>();
        derived.choices().list(list.id()).forEach(takenOption -> counts.merge(takenOption.made() ? takenOption.name()
                : derived.title(new OptionKey(list.id(), takenOption.id())), 1L, Long::sum));
        derived.granted(list.id()).forEach(option -> counts.merge(option.label().title(), 1L, Long::sum));
        return counts;
    }

    private static void ratings(TraitSet set, DerivedSheet before, DerivedSheet after, List<Message> messages) {
        Set<Trait> all = new LinkedHashSet<>(before.traits(set.id()));
        all.addAll(after.traits(set.id()));
        Map<String, List<Object>> caps = new LinkedHashMap<>();
        for (Trait trait : all) {
            boolean had = before.traits(set.id()).contains(trait);
            boolean has = after.traits(set.id()).contains(trait);
            String now = after.ratingName(trait, after.rating(trait));
            if (!had) {
                messages.add(Message.of("web.changes.named", "what", after.title(trait), "rating", now));
            } else if (!has) {
                messages.add(Message.of("web.changes.lost", "what", before.title(trait), "list", set.label().title()));
            } else if (before.rating(trait) != after.rating(trait)) {
                messages.add(Message.of("web.changes.number", "what", after.title(trait), "before",
                        before.ratingName(trait, before.rating(trait)), "after", now));
            }
            if (had && has && before.cap(trait) != after.cap(trait) && after.cap(trait) != Amount.UNLIMITED) {
                caps.computeIfAbsent(after.ratingName(trait, after.cap(trait)), cap -> new ArrayList<>())
                        .add(after.title(trait));
            }
        }
        caps.forEach((cap, traits) -> messages.add(traits.size() == all.size()
                ? Message.of("web.changes.caps-of-set", "set", after.titleOf(set.label()), "cap", cap)
                : Message.of("web.changes.caps", "traits", traits, "cap", cap)));
    }

    private static void sizes(Track track, DerivedSheet before, DerivedSheet after, List<Message> messages) {
        String title = after.titleOf(track.label());
        String old = before.titleOf(before.sheet().tracks().get(track.id()).label());
        if (!title.equals(old)) {
            messages.add(Message.of("web.changes.title", "before", old, "after", title));
        }
        track.shape().writtenRows().forEach((id, row) -> size(track.id() + "." + id,
                title + ", " + row.label().title(), before, after, messages));
        if (track.shape().isCounted()) {
            size(track.id(), title, before, after, messages);
        }
    }

    private static void size(String path, String title, DerivedSheet before, DerivedSheet after,
            List<Message> messages) {
        long old = before.size(path);
        long now = after.size(path);
        if (old != now && old != Amount.UNLIMITED && now != Amount.UNLIMITED) {
            messages.add(Message.of("web.changes.size", "what", title, "before", old, "after", now));
        }
    }

    /**
     * The advances of which something could be bought after it that could not before.
     *
     * @param offers what was offered before it
     */
    public List<Message> nowAvailable(OfferList offers) {
        Map<String, Set<String>> shut = offered(offers, false);
        List<Message> messages = new ArrayList<>();
        offered(OfferFinder.ofAdvances(after), true).forEach((advance, what) -> {
            Set<String> more = new TreeSet<>(what);
            more.retainAll(shut.getOrDefault(advance, Set.of()));
            if (!more.isEmpty()) {
                messages.add(more.size() > MAX || more.contains("")
                        ? Message.of("web.changes.opens-many", "advance", advance, "count", more.size())
                        : Message.of("web.changes.opens", "advance", advance, "what", List.copyOf(more)));
            }
        });
        return messages;
    }

    private static Map<String, Set<String>> offered(OfferList offering, boolean isOpen) {
        Map<String, Set<String>> open = new LinkedHashMap<>();
        for (Offer offer : offering.offers()) {
            if (offer.isOpen() == isOpen) {
                Label advance = offer.label();
                String part = offer.part().map(name -> name.substring(name.indexOf('.') + 1) + ": ").orElse("");
                open.computeIfAbsent(part + advance.title(), name -> new LinkedHashSet<>())
                        .add(offer.candidate().title());
            }
        }
        return open;
    }
}
