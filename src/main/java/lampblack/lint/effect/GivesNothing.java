package lampblack.lint.effect;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;
import lampblack.lint.analysis.Findings;
import lampblack.lint.analysis.SheetLint;
import lampblack.lint.bounds.Interval;
import lampblack.lint.bounds.SheetBounds;
import lampblack.lint.bounds.SheetEffects;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.rules.Amount;
import lampblack.rules.Label;
import lampblack.rules.SheetRules;
import lampblack.rules.effect.AddTo;
import lampblack.rules.effect.ChangeRating;
import lampblack.rules.effect.ChangeSize;
import lampblack.rules.effect.ChangeTitle;
import lampblack.rules.effect.CloseAccess;
import lampblack.rules.effect.Effect;
import lampblack.rules.effect.EffectBlock;
import lampblack.rules.effect.EffectKey;
import lampblack.rules.effect.EffectTarget;
import lampblack.rules.effect.GiveMembers;
import lampblack.rules.effect.GrantOption;
import lampblack.rules.effect.ModifyRoll;
import lampblack.rules.effect.OpenAccess;
import lampblack.rules.effect.RaiseCap;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionFilter;
import lampblack.rules.option.OptionList;
import lampblack.rules.requirement.Requirement;
import lampblack.rules.roll.RollModifier;
import lampblack.rules.step.CreationStep;
import lampblack.rules.step.SpendStep;
import lampblack.rules.track.Track;
import lampblack.rules.track.Trait;
import lampblack.rules.track.TraitSet;

/** An effect that changes nothing for anybody: it adds 0, sets what is so already, or opens what is not locked. */
public final class GivesNothing implements SheetLint {

    @Override
    public void check(SheetRules sheet, Findings findings) {
        GivesNothingInSheet checked = new GivesNothingInSheet(sheet, findings.bounds(sheet),
                GivesNothingInSheet.shut(sheet));
        sheet.options().forEach(option -> checked.option(option, findings));
    }

    private record GivesNothingInSheet(SheetRules rules, SheetBounds bounds, Set<String> shut) {

        void option(Option option, Findings findings) {
            for (EffectBlock gives : option.gives()) {
                long times = bounds.options().times(option.key()).high();
                if (gives.time() > times && times > 0) {
                    findings.add(option.key().toString(),
                            Diagnostic.of(Code.RULESET__GIVES_NOTHING, time(option, gives),
                            "option", option.key().id(), "reason", Message.of("nothing.time", "times", times)));
                    continue;
                }
                gives.forEach((effect, place) -> reason(effect).ifPresent(reason ->
                        add(option, place, reason, findings)));
            }
            cancelled(option, findings);
        }

        private static void add(Option option, Span place, Message reason, Findings findings) {
            findings.add(option.key().toString(), Diagnostic.of(Code.RULESET__GIVES_NOTHING, place, "option",
                    option.key().id(), "reason", reason));
        }

        /** When something is given, and what. */
        private record GivenTogether(Requirement holds, long time, Object what) {}

        /** Several gifts on one occasion that come to nothing together. */
        private static void cancelled(Option option, Findings findings) {
            Map<GivenTogether, List<Span>> places = new LinkedHashMap<>();
            Map<GivenTogether, Long> sums = new HashMap<>();
            Map<GivenTogether, RollModifier> rolls = new HashMap<>();
            for (EffectBlock gives : option.gives()) {
                gives.forEach((effect, place) -> {
                    effect.added().ifPresent(more -> {
                        GivenTogether gift = new GivenTogether(gives.holds(), gives.time(),
                                List.of(effect.key(), effect.subject()));
                        places.computeIfAbsent(gift, key -> new ArrayList<>()).add(place);
                        sums.merge(gift, more, Long::sum);
                    });
                    effect.asModifyRoll().ifPresent(roll -> {
                        GivenTogether gift = new GivenTogether(gives.holds(), gives.time(),
                                List.of(roll.roll(), roll.modifier().when(), roll.modifier().with()));
                        places.computeIfAbsent(gift, key -> new ArrayList<>()).add(place);
                        rolls.merge(gift, roll.modifier(), RollModifier::plus);
                    });
                });
            }
            places.forEach((gift, all) -> {
                boolean nothing = sums.getOrDefault(gift, 1L) == 0
                        || rolls.containsKey(gift) && rolls.get(gift).isNothing();
                if (nothing && all.size() > 1) {
                    add(option, all.get(all.size() - 1), Message.of("nothing.cancelled"), findings);
                }
            });
        }

        /** Where a block says which taking brings it. */
        private static Span time(Option option, EffectBlock gives) {
            return option.label().written().items("gives").stream().filter(node -> node.span().equals(gives.span()))
                    .flatMap(node -> ((MapNode) node).get("time").stream()).map(Node::span).findFirst()
                    .orElse(gives.span());
        }

        private Optional<Message> reason(Effect effect) {
            if (effect.added().orElse(1) == 0) {
                return Optional.of(Message.of("nothing.zero"));
            }
            return switch (effect) {
                case OpenAccess open -> opens(open) ? Optional.empty() : Optional.of(Message.of("nothing.not-locked",
                        "name", open.name().substring(open.name().lastIndexOf('.') + 1)));
                case RaiseCap cap -> cap(cap);
                case ChangeRating rating -> rating.upTo().flatMap(bound -> bounded(rating, bound));
                case ChangeSize resize -> resize.set().flatMap(size -> size(resize, size));
                case ChangeTitle title -> title(title);
                case ModifyRoll roll -> roll.modifier().isNothing() ? Optional.of(Message.of("nothing.zero"))
                        : Optional.empty(); // ruleset.nothing-feels tells what of it the roll never feels
                case AddTo more -> Optional.empty();
                case GrantOption grant -> Optional.empty();
                case CloseAccess close -> Optional.empty();
                case GiveMembers members -> Optional.empty(); // reported for the option that members have by it
            };
        }

        /** A size that is set to what it is without it. */
        private Optional<Message> size(ChangeSize resize, Amount set) {
            Optional<Long> size = fixed(bounds.amount(set));
            return size.filter(number -> resize.add().equals(Amount.Fixed.ZERO)
                    && fixed(bounds.size(resize.track(), false)).equals(size))
                    .map(number -> Message.of("nothing.size", "size", number));
        }

        /** A title that is the usual one, where no option gives another to come back from. */
        private Optional<Message> title(ChangeTitle title) {
            String usual = Stream.of(rules.tracks().values().stream().map(Track::label),
                    rules.traits().values().stream().map(TraitSet::label),
                    rules.lists().values().stream().map(OptionList::label)).flatMap(labels -> labels)
                    .filter(label -> label.id().equals(title.block())).findFirst().map(Label::title).orElse("");
            boolean alone = title.title().equals(usual) && SheetEffects.of(rules).stream()
                    .filter(effect -> effect.key() == EffectKey.TITLES && effect.subject().equals(title.block()))
                    .allMatch(title::equals);
            return alone ? Optional.of(Message.of("nothing.title", "title", usual)) : Optional.empty();
        }

        private static Optional<Long> fixed(Interval range) {
            return range.isExact() ? Optional.of(range.low()) : Optional.empty();
        }

        private Optional<Message> bounded(ChangeRating rating, long upTo) {
            if (rating.add().equals(Amount.Fixed.ZERO)) {
                return Optional.of(Message.of("nothing.zero"));
            }
            long least = least(rating.trait());
            return rating.mayRaise() && least >= upTo
                    ? Optional.of(Message.of("nothing.bounded", "bound", upTo, "least", least)) : Optional.empty();
        }

        /** The lowest that what an effect acts on can be rated at. */
        private long least(EffectTarget target) {
            return bounds.ratings().lowest(Trait.of(target.known())).low();
        }

        private Optional<Message> cap(RaiseCap raise) {
            Interval to = bounds.amount(raise.to());
            String of = raise.of().known();
            long present;
            if (of.startsWith("creation.")) {
                present = cap(rules.creation().get(of.substring("creation.".length())));
            } else if (of.contains(".")) {
                Trait trait = Trait.of(of);
                present = bounds.amount(rules.traits().get(trait.set()).max(trait.id())).low();
            } else {
                present = bounds.amount(rules.traits().get(of).max()).low();
            }
            return to.high() > present ? Optional.empty() : Optional.of(present == Amount.UNLIMITED
                    ? Message.of("nothing.no-cap") : Message.of("nothing.cap", "cap", present));
        }

        /** How high a step brings ratings; 0 for one that spends no points. */
        private long cap(CreationStep step) {
            return switch (step) {
                case SpendStep spend -> spend.upTo().map(amount -> bounds.amount(amount).low())
                        .orElse(Amount.UNLIMITED);
                default -> 0;
            };
        }

        /** Whether what it opens is shut for anybody; a tag that nothing has is reported elsewhere. */
        private boolean opens(OpenAccess open) {
            return switch (open.kind()) {
                case "earning" -> rules.earning().get(open.name()).locked();
                case "advance" -> rules.advances().get(open.name()).locked();
                case "tag" -> shut.contains("tag " + open.name()) || !shut.contains("known tag " + open.name());
                default -> shut.contains(open.kind() + " " + open.name());
            };
        }

        /** What is locked, or left out by a filter somewhere: options, and the tags and playbooks they have. */
        private static Set<String> shut(SheetRules rules) {
            Set<String> shut = new HashSet<>();
            Map<String, List<OptionFilter>> filters = filters(rules);
            for (OptionList list : rules.lists().values()) {
                for (Option option : list.entries().values()) {
                    option.tags().forEach(tag -> shut.add("known tag " + tag));
                    if (option.locked() || filters.getOrDefault(list.id(), List.of()).stream()
                            .anyMatch(only -> leavesOut(only, option, rules))) {
                        shut.add("option " + option.key());
                        option.tags().forEach(tag -> shut.add("tag " + tag));
                        option.playbooks().forEach(playbook -> shut.add("playbook " + playbook));
                    }
                }
            }
            return shut;
        }

        /** What narrows the choice from each list. */
        private static Map<String, List<OptionFilter>> filters(SheetRules rules) {
            Map<String, List<OptionFilter>> filters = new HashMap<>();
            rules.listChoices().forEach(choice -> choice.from().ids().forEach(id ->
                    filters.computeIfAbsent(id, list -> new ArrayList<>()).add(choice.only())));
            return filters;
        }

        private static boolean leavesOut(OptionFilter only, Option option, SheetRules rules) {
            return !only.alwaysFits(option, rules) || only.playbook() != OptionFilter.PlaybookScope.ANY;
        }
    }
}
