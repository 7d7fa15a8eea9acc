package lampblack.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.character.Entry;
import lampblack.character.Name;
import lampblack.character.Pick;
import lampblack.character.Rating;
import lampblack.character.State;
import lampblack.character.Taken;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;

/** What comes and goes outside the price list: gains, losses, and a change of playbook. */
public record Exchange(Standing before, Judgement to) {

    /** The state after a gain; empty where something in it is unknown, so that it is skipped as a whole. */
    public Optional<State> gain(Entry.Gain gain) {
        if (!knows(gain)) {
            return Optional.empty();
        }
        State next = before.state();
        for (MapNode.Entry each : gain.what().all()) {
            if (before.sheet().parts().containsKey(each.key().text())) {
                continue;
            }
            OptionList list = before.sheet().lists().get(each.key().text());
            if (shift(each.key(), true).isPresent()) {
                Optional<State> moved = shift(each.key(), true).get().moved(before.with(next), each.value());
                if (moved.isEmpty()) {
                    return Optional.empty();
                }
                next = moved.get();
                continue;
            }
            next = list == null
                    ? Earning.add(next, each.key().text(), amount(each.value()), before.with(next))
                    : gain(next, list, each.value(), gain.header().index());
        }
        return next == before.state() && !namesParts(gain.what()) ? Optional.empty() : Optional.of(next);
    }

    /** Whether parts come or go as well, which is judged elsewhere. */
    private boolean namesParts(MapNode what) {
        return what.all().stream().anyMatch(each -> before.sheet().parts().containsKey(each.key().text()));
    }

    /** Whether everything in a gain is known; each name that is not is told. */
    private boolean knows(Entry.Gain gain) {
        boolean known = true;
        for (MapNode.Entry each : gain.what().all()) {
            OptionList list = before.sheet().lists().get(each.key().text());
            if (list != null) {
                Picking picking = new Picking(list, to);
                known &= Pick.decode(each.value()).stream().filter(pick -> picking.resolve(pick).isEmpty()).count() == 0;
            } else {
                known &= isCurrency(each.key());
            }
        }
        return known;
    }

    private boolean isCurrency(Scalar key) {
        boolean is = before.sheet().isCurrency(key.text()) || before.sheet().parts().containsKey(key.text())
                || shift(key, true).isPresent();
        if (!is) {
            unknown(key);
        }
        return is;
    }

    /** What moves the ratings of a set; nothing where it is no set, or one that gains and losses leave alone. */
    private Optional<Shift> shift(Scalar key, boolean up) {
        return Optional.ofNullable(before.sheet().traits().get(key.text())).filter(TraitSet::inPlay)
                .map(set -> new Shift(set, up, to));
    }

    private State gain(State state, OptionList list, Node picks, int entry) {
        State next = state;
        for (Pick pick : Pick.decode(picks)) {
            Taken taken = new Picking(list, new Judgement()).resolve(pick).orElseThrow();
            new Picking(list, to).judge(taken, before.with(next), Filter.ANY, "ledger." + entry);
            next = next.plus(taken);
        }
        return next;
    }

    /** The state after a loss; empty where something in it is unknown or not had, so that it is skipped as a whole. */
    public Optional<State> lose(Entry.Lose lose) {
        State next = before.state();
        boolean known = true;
        List<Loss> losses = new ArrayList<>();
        for (MapNode.Entry each : lose.what().all()) {
            if (before.sheet().parts().containsKey(each.key().text())) {
                continue;
            }
            OptionList list = before.sheet().lists().get(each.key().text());
            if (shift(each.key(), false).isPresent()) {
                Optional<State> moved = shift(each.key(), false).get().moved(before.with(next), each.value());
                known &= moved.isPresent();
                next = moved.orElse(next);
                continue;
            }
            if (list == null) {
                known &= isCurrency(each.key());
                next = known ? next.spend(each.key().text(), amount(each.value())) : next;
                continue;
            }
            for (Pick pick : Pick.decode(each.value())) {
                Optional<Taken> had = had(next, list, pick);
                known &= had.isPresent();
                next = had.map(next::minus).orElse(next);
                had.ifPresent(taken -> losses.add(new Loss(list, taken, pick)));
            }
        }
        if (!known || next == before.state() && !namesParts(lose.what())) {
            return Optional.empty();
        }
        losses.forEach(this::judge);
        return Optional.of(next);
    }

    /** One thing that is lost, and where that is said. */
    private record Loss(OptionList list, Taken taken, Pick pick) {}

    private void judge(Loss loss) {
        Optional<Option> option = Optional.ofNullable(loss.list().entries().get(loss.taken().id()));
        if (loss.list().permanent() || option.map(Option::permanent).orElse(false)) {
            to.object(loss.taken().name(), Diagnostic.of(Code.LEDGER__PERMANENT, loss.pick().span(), "name",
                    title(loss.list(), loss.taken())));
        }
    }

    /** What a pick names of a list that the character has; it is told where there is no such thing. */
    private Optional<Taken> had(State state, OptionList list, Pick pick) {
        String key = Name.of(pick.name().text()).key();
        Optional<Taken> had = had(state, list, key);
        if (had.isEmpty()) {
            to.unknown(list.id(), key, pick.span(),
                    () -> Diagnostic.of(Code.LEDGER__NOT_HAD, pick.span(), "name", pick.name().text()).suggest(
                            pick.name().text(), state.list(list.id()).stream().map(Taken::name).toList()));
        }
        return had;
    }

    private Optional<Taken> had(State state, OptionList list, String key) {
        List<Taken> byId = state.taken(list.id(), key);
        if (!byId.isEmpty()) {
            return Optional.of(byId.get(0));
        }
        before.charge(state.list(list.id()).size());
        return state.list(list.id()).stream()
                .filter(each -> !each.made() && Name.of(title(list, each)).key().equals(key)).findFirst();
    }

    private static String title(OptionList list, Taken taken) {
        Option option = list.entries().get(taken.id());
        return option == null ? taken.name() : option.label().title();
    }

    /** The state after a change of playbook: ratings and options stay, the rest follows from the new one. */
    public Optional<State> change(Entry.Change change) {
        State next = before.state();
        for (MapNode.Entry each : change.what().all()) {
            OptionList playbooks = before.sheet().lists().get(OptionKey.PLAYBOOKS);
            if (!each.key().text().equals("playbook") || playbooks == null) {
                String words = playbooks == null ? "ledger.unknown-block.no-playbooks" : "ledger.unknown-block.change";
                to.unknown("change", each.key().text(), each.key().span(),
                        () -> Diagnostic.of(Code.LEDGER__UNKNOWN_BLOCK, each.key().span(),
                                Message.of(words, "name", each.key().text()))
                                .suggest(each.key().text(), List.of("playbook")));
                continue;
            }
            Picking picking = new Picking(playbooks, to);
            for (Pick pick : Pick.decode(each.value())) {
                Optional<Taken> taken = picking.resolve(pick);
                if (taken.isPresent()) {
                    State without = leave(next, pick);
                    picking.judgeEntry(taken.get(), before, before.with(without),
                            "ledger." + change.header().index());
                    next = without.plus(taken.get().asEntered());
                }
            }
        }
        return next == before.state() ? Optional.empty() : Optional.of(next);
    }

    /** The state without a playbook, in which the ratings and options that it gave have become the character's own. */
    private State leave(State state, Pick pick) {
        Standing with = before.with(state);
        State next = state.without(OptionKey.PLAYBOOKS);
        Standing without = before.with(next);
        for (TraitSet set : before.sheet().traits().values()) {
            for (Trait trait : with.traits(set.id())) {
                long given = set.derivation(trait.id()).isPresent() ? 0 : with.rating(trait) - without.rating(trait);
                if (given > 0 || given < 0 && set.inPlay()) {
                    Rating kept = state.rating(set.id(), trait.id())
                            .map(old -> new Rating(old.name(), given, old.under(), old.span()))
                            .orElseGet(() -> new Rating(set.open() ? with.title(trait) : trait.id(), given, "",
                                    pick.span()));
                    next = next.plus(set.id(), trait.id(), kept);
                }
            }
        }
        for (OptionList list : before.sheet().lists().values()) {
            for (Option option : with.granted(list.id())) {
                if (!without.has(option.key())) {
                    MapNode details = with.givenBy(option.key())
                            .flatMap(giver -> giver.pick().details().map(option.key().id()))
                            .orElseGet(() -> new MapNode(Map.of(), pick.span()));
                    Pick kept = new Pick(Scalar.text(option.key().id(), pick.span()), details);
                    next = next.plus(new Taken(list.id(), option.key().id(), option.key().id(), false, kept));
                }
            }
        }
        return next;
    }

    private static long amount(Node value) {
        return value instanceof Scalar scalar ? Math.max(0, scalar.integer().orElse(0L)) : 0;
    }

    private void unknown(Scalar key) {
        List<String> known = new ArrayList<>(before.sheet().lists().keySet());
        known.addAll(before.sheet().currencies());
        known.addAll(before.sheet().parts().keySet());
        before.sheet().traits().values().stream().filter(TraitSet::inPlay).forEach(each -> known.add(each.id()));
        Diagnostic found = Diagnostic.of(Code.LEDGER__UNKNOWN_BLOCK, key.span(), "name", key.text());
        to.unknown("ledger", key.text(), key.span(), () -> before.sheet().tracks().containsKey(key.text())
                ? found.note(Message.of("note.kept-by-play"))
                : before.sheet().traits().containsKey(key.text()) ? found.note(Message.of("note.not-moved"))
                : found.suggest(key.text(), known));
    }
}
