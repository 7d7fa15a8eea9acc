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
import lampblack.rules.step.CreationStep;
import lampblack.rules.track.Track;
import lampblack.rules.trait.Trait;
import lampblack.rules.trait.TraitSet;

/** What a change would make of a character, in words: the figures that it moves, what it opens and closes. */
record ChangePreview(Messages messages, String stem, LoadedCharacter before, ProposedChange attempt) {

    private static final int MOST = 12;

    List<String> changes() {
        List<String> words = new ArrayList<>();
        if (attempt.after().isEmpty()) {
            return words;
        }
        EvaluatedCharacter old = before.evaluated();
        EvaluatedCharacter now = attempt.after().get().evaluated();
        SheetRules rules = now.sheet();
        rules.traits().values().forEach(traitSet -> ratings(traitSet, old, now, words));
        rules.tracks().values().forEach(value -> track(value, old, now, words));
        rules.lists().values().forEach(optionList -> options(optionList, old, now, words));
        rules.creation().values().forEach(creationStep -> step(creationStep, old, now, words));
        if (old.file().ledger().isEmpty()) {
            openings(old, now, words);
        }
        Set<String> owed = new LinkedHashSet<>();
        now.todo().forEach(todo -> owed.add(render(todo.words())));
        old.todo().forEach(todo -> owed.remove(render(todo.words())));
        owed.stream().limit(MOST).forEach(name -> words.add(say("web.what-if.owes", "todo", name)));
        return words;
    }

    private String say(String key, Object... values) {
        return messages.text(key, values);
    }

    private String render(Message words) {
        return messages.render(words);
    }

    private void ratings(TraitSet set, EvaluatedCharacter old, EvaluatedCharacter now, List<String> words) {
        for (Trait trait : now.derived().traits(set.id())) {
            boolean was = old.derived().traits(set.id()).contains(trait);
            long from = was ? old.derived().rating(trait) : 0;
            long to = now.derived().rating(trait);
            String title = now.derived().title(trait);
            if (from != to) {
                words.add(say("web.what-if.from-to", "what", title, "from", now.derived().ratingName(trait, from),
                        "to",
                        now.derived().ratingName(trait, to)));
            }
            if (was && old.derived().cap(trait) != now.derived().cap(trait)) {
                words.add(say("web.what-if.cap", "what", title, "to", now.derived().ratingName(trait,
                        now.derived().cap(trait))));
            }
        }
    }

    private void track(Track track, EvaluatedCharacter old, EvaluatedCharacter now, List<String> words) {
        String title = now.derived().titleOf(track.label());
        String before = old.derived().titleOf(track.label());
        if (!title.equals(before)) {
            words.add(say("web.what-if.renamed", "old", before, "new", title));
        }
        if (!track.shape().isCounted() && !track.shape().isPool()) {
            return;
        }
        fromTo(title, "web.what-if.size", old.derived().size(track.id()), now.derived().size(track.id()), words);
        if (track.ledger()) {
            fromTo(title, "web.what-if.from-to", old.derived().balance(track.id()), now.derived().balance(track.id()),
                    words);
        }
    }

    private void fromTo(String title, String key, long from, long to, List<String> words) {
        if (from != to) {
            words.add(say(key, "what", title, "from", from, "to", to));
        }
    }

    private void options(OptionList list, EvaluatedCharacter old, EvaluatedCharacter now, List<String> words) {
        for (Option option : list.entries().values()) {
            long from = old.derived().times(option.key());
            long to = now.derived().times(option.key());
            if (to > from) {
                words.add(say("web.what-if.comes", "list", now.derived().titleOf(list.label()), "what",
                        option.label().title()));
            } else if (to < from) {
                words.add(say("web.what-if.goes", "list", now.derived().titleOf(list.label()), "what",
                        option.label().title()));
            }
        }
    }

    private void step(CreationStep step, EvaluatedCharacter old, EvaluatedCharacter now, List<String> words) {
        long from = step.more(old.derived());
        long to = step.more(now.derived());
        if (from != to) {
            words.add(say("web.what-if.step", "step", step.label().title(), "more", to > from ? "+" + (to - from)
                    : "−" + (from - to)));
        }
    }

    /** The options that may be taken after it and may not before, and the other way round. */
    private void openings(EvaluatedCharacter old, EvaluatedCharacter now, List<String> words) {
        CreationOffers was = CreationOffers.of(old);
        CreationOffers is = CreationOffers.of(now);
        List<String> opened = new ArrayList<>();
        List<String> closed = new ArrayList<>();
        for (CreationStep step : now.sheet().creation().values()) {
            Optional<String> list = step.listChoice().map(ListChoice::list)
                    .filter(name -> !name.equals(OptionKey.PLAYBOOKS));
            if (list.isPresent()) {
                for (Option option : now.sheet().lists().get(list.get()).entries().values()) {
                    String id = option.key().id();
                    boolean before = was.offers(step.id(), id) && was.violations(step.id(), id).isEmpty();
                    boolean after = is.offers(step.id(), id) && is.violations(step.id(), id).isEmpty();
                    boolean had = now.derived().has(option.key()) || old.derived().has(option.key());
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
            String shown = String.join(", ", distinct.subList(0, Math.min(MOST, distinct.size())));
            words.add(say(key, "titles", distinct.size() > MOST ? shown + " …" : shown));
        }
    }

    /** What the change is called: the option, playbook or rating. */
    static String title(LoadedCharacter character, FormData form) {
        String chosen = form.text("take").or(() -> form.text("drop")).map(name -> name.substring(name.indexOf('=') + 1))
                .or(() -> form.text("to")).or(() -> form.text("put")).orElse("");
        Optional<Option> option = character.evaluated().sheet().lists().values().stream()
                .map(optionList -> optionList.entries().get(chosen)).filter(item -> item != null).findFirst();
        return option.map(item -> item.label().title()).orElse(chosen);
    }
}
