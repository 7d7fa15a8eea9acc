package lampblack.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import lampblack.character.Choices;
import lampblack.character.LedgerEntry;
import lampblack.character.Name;
import lampblack.character.Pick;
import lampblack.character.TakenOption;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;
import lampblack.node.MapNode;
import lampblack.node.MeantNumber;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.rules.ProblemCollector;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionFilter;
import lampblack.rules.option.OptionKey;
import lampblack.rules.option.OptionList;
import lampblack.rules.option.PickJudge;
import lampblack.rules.track.LedgerRoom;
import lampblack.rules.track.Track;
import lampblack.rules.track.TraitSet;

/**
 * What comes and goes outside the price list: gains, losses, and a change of playbook.
 *
 * @param uncertain learns which balances are not known because of what is unknown here
 */
record GainsAndLosses(DerivedSheet before, ProblemCollector problems, UncertainBalances uncertain) {

    /** The choices after a gain; empty where nothing in it is known, so that it is skipped. */
    public Optional<Choices> gain(LedgerEntry.Gain gain) {
        Choices next = before.choices();
        boolean fromOwner = MembersGain.isFromOwner(gain);
        if (gain.what().isEmpty() && !fromOwner) {
            nothing(gain.kind().word(), "amount", gain.what().span());
        }
        for (MapNode.Entry entry : gain.what().all()) {
            if (!fromOwner && isNothing(entry)) {
                continue;
            }
            if (before.sheet().parts().containsKey(entry.key().text())) {
                continue;
            }
            Optional<OptionList> list = Optional.ofNullable(before.sheet().lists().get(entry.key().text()));
            Optional<RatingShift> shift = shift(entry.key(), true);
            if (shift.isPresent()) {
                TraitSet set = before.sheet().traits().get(entry.key().text());
                new GainPolicyJudge(before, problems).judge(set.label(), set.gains(), entry.key().span());
                next = shift.get().moved(before.withChoices(next), entry.value()).orElse(next);
            } else if (list.isPresent()) {
                next = gain(next, list.get(), entry.value(), gain.header().index());
            } else if (isCurrency(entry.key())) {
                next = gain(next, before.sheet().tracks().get(entry.key().text()), entry, fromOwner);
            } else {
                uncertain.moved(entry, true, before.sheet());
            }
        }
        return next == before.choices() && !namesParts(gain.what()) ? Optional.empty() : Optional.of(next);
    }

    /** Reports what neither comes nor goes. */
    private boolean isNothing(MapNode.Entry entry) {
        String name = entry.key().text();
        boolean isCurrency = before.sheet().isCurrency(name);
        boolean isKnown = isCurrency || name.equals(LedgerEntry.ChangePlaybook.PLAYBOOK)
                || before.sheet().lists().containsKey(name) || before.sheet().parts().containsKey(name);
        boolean isNothing = isKnown && LedgerEntry.isNothing(entry.value());
        if (isNothing) {
            nothing(name, isCurrency ? "amount" : "names", entry.value().span());
        }
        return isNothing;
    }

    private void nothing(String name, String wanted, Span place) {
        problems.report(name, Diagnostic.of(Code.LEDGER__NO_CHANGE, place, Message.of("ledger.no-change.empty", "name",
                name, "wanted", Message.of("ledger.no-change." + wanted))));
    }

    /** Whether parts come or go as well, which is judged elsewhere. */
    private boolean namesParts(MapNode what) {
        return what.all().stream().anyMatch(entry -> before.sheet().parts().containsKey(entry.key().text()));
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
    private Optional<RatingShift> shift(Scalar key, boolean up) {
        return Optional.ofNullable(before.sheet().traits().get(key.text())).filter(TraitSet::inPlay)
                .map(set -> new RatingShift(set, up, problems));
    }

    /** Of a list each is named by itself, and a number behind a name would count for nothing. */
    private void numbered(Node picks) {
        picks.asMap().ifPresent(map -> map.all().stream().filter(entry -> entry.value().asValue().isPresent())
                .forEach(entry -> problems.report(entry.key().text(), Diagnostic.of(Code.LEDGER__NO_STEPS,
                        entry.value().span(), Message.of("ledger.no-steps.option", "name", entry.key().text(), "value",
                                entry.value().asValue().get().text())))));
    }

    private Choices gain(Choices choices, OptionList list, Node picks, int entry) {
        Choices next = choices;
        numbered(picks);
        for (Pick pick : Pick.decode(picks)) {
            Optional<TakenOption> taken = new PickJudge(list, problems).resolve(pick);
            if (taken.isPresent()) {
                DerivedSheet without = before.withChoices(next);
                new PickJudge(list, problems).judge(taken.get(), without, OptionFilter.ANY, "ledger." + entry);
                new GainPolicyJudge(without, problems).judge(taken.get(), list);
                next = next.plus(taken.get());
            }
        }
        return next;
    }

    /** @param fromOwner whether it comes with what an owner took: then what does not fit is lost */
    private Choices gain(Choices choices, Track track, MapNode.Entry entry, boolean fromOwner) {
        long amount = amount(entry);
        if (!fromOwner) {
            GainPolicyJudge policy = new GainPolicyJudge(before, problems);
            policy.judge(track.label(), track.gains(), entry.key().span());
            policy.room(track, amount, entry.value().span());
        }
        return fromOwner || track.overflowLost()
                ? new LedgerRoom(track, before.withChoices(choices)).add(amount, entry.value().span(), problems)
                : choices.earn(track.id(), amount);
    }

    /** The state after a loss; empty where nothing in it is known and had, so that it is skipped. */
    public Optional<Choices> lose(LedgerEntry.Lose lose) {
        Choices next = before.choices();
        List<LostOption> losses = new ArrayList<>();
        if (lose.what().isEmpty()) {
            nothing(lose.kind().word(), "amount", lose.what().span());
        }
        for (MapNode.Entry entry : lose.what().all()) {
            if (isNothing(entry) || before.sheet().parts().containsKey(entry.key().text())) {
                continue;
            }
            Optional<OptionList> list = Optional.ofNullable(before.sheet().lists().get(entry.key().text()));
            Optional<RatingShift> shift = shift(entry.key(), false);
            if (shift.isPresent()) {
                next = shift.get().moved(before.withChoices(next), entry.value()).orElse(next);
            } else if (list.isPresent()) {
                next = lose(next, list.get(), entry.value(), losses);
            } else if (isCurrency(entry.key())) {
                next = next.spend(entry.key().text(), amount(entry));
            } else {
                uncertain.moved(entry, false, before.sheet());
            }
        }
        losses.forEach(this::judge);
        return next == before.choices() && !namesParts(lose.what()) ? Optional.empty() : Optional.of(next);
    }

    private Choices lose(Choices choices, OptionList list, Node picks, List<LostOption> losses) {
        Choices next = choices;
        numbered(picks);
        for (Pick pick : Pick.decode(picks)) {
            Optional<TakenOption> had = had(next, list, pick);
            next = had.map(next::minus).orElse(next);
            had.ifPresent(taken -> losses.add(new LostOption(list, taken, pick)));
        }
        return next;
    }

    /** One thing that is lost, and where that is stated. */
    private record LostOption(OptionList list, TakenOption taken, Pick pick) {}

    private void judge(LostOption loss) {
        Optional<Option> option = Optional.ofNullable(loss.list().entries().get(loss.taken().id()));
        if (loss.list().permanent() || option.map(Option::permanent).orElse(false)) {
            problems.report(loss.taken().name(), Diagnostic.of(Code.LEDGER__PERMANENT, loss.pick().span(), "name",
                    title(loss.list(), loss.taken())));
        }
    }

    /** What a pick names of a list that the character has; it is reported where there is no such thing. */
    private Optional<TakenOption> had(Choices choices, OptionList list, Pick pick) {
        String key = Name.of(pick.name().text()).key();
        Optional<TakenOption> had = had(choices, list, key);
        if (had.isEmpty()) {
            problems.reportUnknown(list.id(), key, pick.span(),
                    () -> Diagnostic.of(Code.LEDGER__NOT_HAD, pick.span(), "name", pick.name().text()).suggest(
                            pick.name().text(), choices.list(list.id()).stream().map(TakenOption::name).toList()));
        }
        return had;
    }

    private Optional<TakenOption> had(Choices choices, OptionList list, String key) {
        List<TakenOption> byId = choices.taken(list.id(), key);
        if (!byId.isEmpty()) {
            return Optional.of(byId.get(0));
        }
        before.charge(choices.list(list.id()).size());
        return choices.list(list.id()).stream()
                .filter(takenOption -> !takenOption.made() && Name.of(title(list, takenOption)).key().equals(key))
                .findFirst();
    }

    private static String title(OptionList list, TakenOption taken) {
        Option option = list.entries().get(taken.id());
        return option == null ? taken.name() : option.label().title();
    }

    /** The state after a change of playbook: what the old one leaves stays, the rest follows from the new one. */
    public Optional<Choices> change(LedgerEntry.ChangePlaybook change) {
        Choices next = before.choices();
        Set<String> links = before.sheet().linked().links().keySet();
        for (MapNode.Entry entry : change.what().all()) {
            if (links.contains(entry.key().text())) {
                continue;
            }
            OptionList playbooks = before.sheet().lists().get(OptionKey.PLAYBOOKS);
            if (!entry.key().text().equals("playbook") || playbooks == null) {
                String words = !links.isEmpty() ? "ledger.unknown-block.change-links"
                        : playbooks == null ? "ledger.unknown-block.no-playbooks" : "ledger.unknown-block.change";
                problems.reportUnknown("change", entry.key().text(), entry.key().span(),
                        () -> Diagnostic.of(Code.LEDGER__UNKNOWN_BLOCK, entry.key().span(),
                                Message.of(words, "name", entry.key().text()))
                                .suggest(entry.key().text(), Stream.concat(Stream.of("playbook"), links.stream())
                                        .toList()));
                continue;
            }
            PickJudge judge = new PickJudge(playbooks, problems);
            if (isNothing(entry)) {
                continue;
            }
            for (Pick pick : Pick.decode(entry.value())) {
                Optional<TakenOption> taken = judge.resolve(pick);
                if (taken.isPresent() && next.times(OptionKey.PLAYBOOKS, taken.get().id()) > 0) {
                    problems.report(taken.get().id(), Diagnostic.of(Code.LEDGER__NO_CHANGE, pick.span(), "playbook",
                            title(playbooks, taken.get())));
                } else if (taken.isPresent()) {
                    Choices without = new PlaybookChange(before).leave(next, pick);
                    judge.judgeEntry(taken.get(), before, before.withChoices(without),
                            "ledger." + change.header().index());
                    next = PlaybookChange.enter(without, taken.get());
                }
            }
        }
        boolean moves = change.changedLinks().stream().anyMatch(entry -> links.contains(entry.key().text()));
        return next == before.choices() && !moves ? Optional.empty() : Optional.of(next);
    }

    /** How much comes or goes; what is no number is reported, and counts nothing. */
    private long amount(MapNode.Entry entry) {
        Node value = entry.value();
        if (value.integer().isEmpty()) {
            Track track = before.sheet().tracks().get(entry.key().text());
            problems.report(entry.key().text(), MeantNumber.mend(Diagnostic.of(Code.LEDGER__NO_STEPS, value.span(),
                    Message.of("ledger.no-steps.amount", "track", before.titleOf(track.label()))), value));
        }
        return Math.max(0, value.integer().orElse(0L));
    }

    /** Reports a name that is neither of a list nor of anything else that may come and go. */
    void unknown(Scalar key) {
        List<String> known = new ArrayList<>(before.sheet().lists().keySet());
        known.addAll(before.sheet().currencies());
        known.addAll(before.sheet().parts().keySet());
        before.sheet().traits().values().stream().filter(TraitSet::inPlay)
                .forEach(traitSet -> known.add(traitSet.id()));
        Diagnostic problem = Diagnostic.of(Code.LEDGER__UNKNOWN_BLOCK, key.span(), "name", key.text());
        problems.reportUnknown("ledger", key.text(), key.span(), () -> before.sheet().tracks().containsKey(key.text())
                ? problem.note(Message.of("note.kept-by-play"))
                : before.sheet().traits().containsKey(key.text()) ? problem.note(Message.of("note.not-moved"))
                : problem.suggest(key.text(), known));
    }
}
