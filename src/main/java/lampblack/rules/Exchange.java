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

    /** The state after a gain; empty where nothing in it is known. */
    public Optional<State> gain(Entry.Gain gain) {
        State next = before.state();
        for (MapNode.Entry each : gain.what().all()) {
            String id = each.key().text();
            if (before.sheet().lists().containsKey(id)) {
                next = gain(next, before.sheet().lists().get(id), each.value(), gain.header().index());
            } else if (before.sheet().isCurrency(id)) {
                next = Earning.add(next, id, amount(each.value()), before.with(next));
            } else if (!before.sheet().parts().containsKey(id)) {
                unknown(each.key());
            }
        }
        return next == before.state() ? Optional.empty() : Optional.of(next);
    }

    private State gain(State state, OptionList list, Node picks, int entry) {
        State next = state;
        Picking picking = new Picking(list, to);
        for (Pick pick : Pick.decode(picks)) {
            Optional<Taken> taken = picking.resolve(pick);
            if (taken.isPresent()) {
                picking.judge(taken.get(), before.with(next), Filter.ANY, "ledger." + entry);
                next = next.plus(taken.get());
            }
        }
        return next;
    }

    /** The state after a loss; empty where nothing in it is known or had. */
    public Optional<State> lose(Entry.Lose lose) {
        State next = before.state();
        for (MapNode.Entry each : lose.what().all()) {
            String id = each.key().text();
            if (before.sheet().lists().containsKey(id)) {
                for (Pick pick : Pick.decode(each.value())) {
                    next = lose(next, before.sheet().lists().get(id), pick);
                }
            } else if (before.sheet().isCurrency(id)) {
                next = next.spend(id, amount(each.value()));
            } else if (!before.sheet().parts().containsKey(id)) {
                unknown(each.key());
            }
        }
        return next == before.state() ? Optional.empty() : Optional.of(next);
    }

    private State lose(State state, OptionList list, Pick pick) {
        String key = Name.of(pick.name().text()).key();
        Optional<Taken> had = had(state, list, key);
        if (had.isEmpty()) {
            to.unknown(list.id(), key, pick.span(),
                    () -> Diagnostic.of(Code.LEDGER__NOT_HAD, pick.span(), "name", pick.name().text()).suggest(
                            pick.name().text(), state.list(list.id()).stream().map(Taken::name).toList()));
            return state;
        }
        Optional<Option> option = Optional.ofNullable(list.entries().get(had.get().id()));
        if (list.permanent() || option.map(Option::permanent).orElse(false)) {
            to.object(had.get().name(), Diagnostic.of(Code.LEDGER__PERMANENT, pick.span(), "name",
                    title(list, had.get())));
        }
        return state.minus(had.get());
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
                    picking.judge(taken.get(), before.with(without), Filter.ANY,
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
                if (given > 0) {
                    Rating kept = state.rating(set.id(), trait.id())
                            .map(old -> new Rating(old.name(), given, old.under(), old.span()))
                            .orElseGet(() -> new Rating(trait.id(), given, "", pick.span()));
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
        Diagnostic found = Diagnostic.of(Code.LEDGER__UNKNOWN_BLOCK, key.span(), "name", key.text());
        to.unknown("ledger", key.text(), key.span(), () -> before.sheet().tracks().containsKey(key.text())
                ? found.note(Message.of("note.kept-by-play")) : found.suggest(key.text(), known));
    }
}
