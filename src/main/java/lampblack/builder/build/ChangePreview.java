package lampblack.builder.build;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import lampblack.builder.page.FormData;
import lampblack.diagnostic.Distinct;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Messages;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.ProposedChange;
import lampblack.offers.CreationOffers;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.SheetRules;
import lampblack.rules.option.ListChoice;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionKey;
import lampblack.rules.option.OptionList;
import lampblack.rules.option.SourceLists;
import lampblack.rules.step.CreationStep;
import lampblack.rules.track.Track;
import lampblack.rules.track.Trait;
import lampblack.rules.track.TraitSet;

/** What a change would make of a character, in words: the figures that it moves, what it opens and closes. */
record ChangePreview(Messages messages, String stem, LoadedCharacter before, ProposedChange proposed) {

    private static final int MAX = 12;

    List<String> changes() {
        List<String> words = new ArrayList<>();
        if (proposed.after().isEmpty()) {
            return words;
        }
        EvaluatedCharacter previous = before.evaluated();
        EvaluatedCharacter current = proposed.after().get().evaluated();
        SheetRules rules = current.sheet();
        rules.traits().values().forEach(traitSet -> ratings(traitSet, previous, current, words));
        rules.tracks().values().forEach(value -> track(value, previous, current, words));
        rules.lists().values().forEach(optionList -> options(optionList, previous, current, words));
        rules.creation().values().forEach(creationStep -> step(creationStep, previous, current, words));
        if (!previous.file().hasBegun()) {
            openings(previous, current, words);
        }
        Set<String> owed = new LinkedHashSet<>();
        current.todo().forEach(todo -> owed.add(render(todo.words())));
        previous.todo().forEach(todo -> owed.remove(render(todo.words())));
        owed.stream().limit(MAX).forEach(name -> words.add(say("web.what-if.owes", "todo", name)));
        return words;
    }

    private String say(String key, Object... values) {
        return messages.text(key, values);
    }

    private String render(Message words) {
        return messages.render(words);
    }

    private void ratings(TraitSet set, EvaluatedCharacter previous, EvaluatedCharacter current, List<String> words) {
        for (Trait trait : current.derived().traits(set.id())) {
            boolean was = previous.derived().traits(set.id()).contains(trait);
            long from = was ? previous.derived().rating(trait) : 0;
            long to = current.derived().rating(trait);
            String title = current.derived().title(trait);
            if (from != to) {
                words.add(say("web.what-if.from-to", "what", title, "from", current.derived().ratingName(trait, from),
                        "to",
                        current.derived().ratingName(trait, to)));
            }
            if (was && previous.derived().cap(trait) != current.derived().cap(trait)) {
                words.add(say("web.what-if.cap", "what", title, "to", current.derived().ratingName(trait,
                        current.derived().cap(trait))));
            }
        }
    }

    private void track(Track track, EvaluatedCharacter previous, EvaluatedCharacter current, List<String> words) {
        String title = current.derived().titleOf(track.label());
        String before = previous.derived().titleOf(track.label());
        if (!title.equals(before)) {
            words.add(say("web.what-if.renamed", "old", before, "new", title));
        }
        if (!track.shape().isCounted() && !track.shape().isPool()) {
            return;
        }
        fromTo(title, "web.what-if.size", previous.derived().size(track.id()), current.derived().size(track.id()),
                words);
        if (track.ledger()) {
            fromTo(title, "web.what-if.from-to", previous.derived().balance(track.id()),
                    current.derived().balance(track.id()),
                    words);
        }
    }

    private void fromTo(String title, String key, long from, long to, List<String> words) {
        if (from != to) {
            words.add(say(key, "what", title, "from", from, "to", to));
        }
    }

    private void options(OptionList list, EvaluatedCharacter previous, EvaluatedCharacter current, List<String> words) {
        for (Option option : list.entries().values()) {
            long from = previous.derived().times(option.key());
            long to = current.derived().times(option.key());
            if (to > from) {
                words.add(say("web.what-if.comes", "list", current.derived().titleOf(list.label()), "what",
                        option.label().title()));
            } else if (to < from) {
                words.add(say("web.what-if.goes", "list", current.derived().titleOf(list.label()), "what",
                        option.label().title()));
            }
        }
    }

    private void step(CreationStep step, EvaluatedCharacter previous, EvaluatedCharacter current, List<String> words) {
        long from = step.more(previous.derived());
        long to = step.more(current.derived());
        if (from != to) {
            words.add(say("web.what-if.step", "step", step.label().title(), "more", to > from ? "+" + (to - from)
                    : "−" + (from - to)));
        }
    }

    /** The options that may be taken after it and may not before, and the other way round. */
    private void openings(EvaluatedCharacter previous, EvaluatedCharacter current, List<String> words) {
        CreationOffers offersBefore = CreationOffers.of(previous);
        CreationOffers offersNow = CreationOffers.of(current);
        List<String> opened = new ArrayList<>();
        List<String> closed = new ArrayList<>();
        for (CreationStep step : current.sheet().creation().values()) {
            Optional<SourceLists> from = step.listChoice().map(ListChoice::from)
                    .filter(lists -> !lists.isPlaybooks());
            if (from.isPresent()) {
                for (Option option : from.get().options(current.sheet())) {
                    String id = from.get().written(option, current.sheet());
                    boolean before = offersBefore.offers(step.id(), id) && offersBefore.violations(step.id(), id)
                            .isEmpty();
                    boolean after = offersNow.offers(step.id(), id) && offersNow.violations(step.id(), id).isEmpty();
                    boolean had = current.derived().has(option.key()) || previous.derived().has(option.key());
                    if (before != after && !had) {
                        (after ? opened : closed).add(option.label().title());
                    }
                }
            }
        }
        add("web.what-if.opens", opened, words);
        add("web.what-if.closes", closed, words);
    }

    private void add(String key, List<String> titles, List<String> words) {
        List<String> distinct = Distinct.of(titles.stream());
        if (!distinct.isEmpty()) {
            String shown = String.join(", ", distinct.subList(0, Math.min(MAX, distinct.size())));
            words.add(say(key, "titles", distinct.size() > MAX ? shown + " …" : shown));
        }
    }

    /** What the change is called: the option, playbook or rating. */
    static String title(LoadedCharacter character, FormData form) {
        String chosen = form.text("take").or(() -> form.text("drop")).map(name -> name.substring(name.indexOf('=') + 1))
                .or(() -> form.text("to")).or(() -> form.text("put")).orElse("");
        Optional<Option> option = character.evaluated().sheet().lists().values().stream()
                .map(optionList -> optionList.entries().get(chosen)).filter(item -> item != null).findFirst()
                .or(() -> chosen.contains(".") ? character.evaluated().sheet().option(OptionKey.of(chosen))
                        : Optional.empty());
        return option.map(item -> item.label().title()).orElse(chosen);
    }
}
