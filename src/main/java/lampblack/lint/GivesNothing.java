package lampblack.lint;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.rules.AddPicks;
import lampblack.rules.AddPoints;
import lampblack.rules.AddRating;
import lampblack.rules.AddToRoll;
import lampblack.rules.Advance;
import lampblack.rules.Amount;
import lampblack.rules.Boost;
import lampblack.rules.Choose;
import lampblack.rules.Effect;
import lampblack.rules.Filter;
import lampblack.rules.Gives;
import lampblack.rules.Open;
import lampblack.rules.Option;
import lampblack.rules.OptionList;
import lampblack.rules.RaiseCap;
import lampblack.rules.RaiseEarning;
import lampblack.rules.Resize;
import lampblack.rules.Roll;
import lampblack.rules.SheetRules;
import lampblack.rules.Spend;
import lampblack.rules.Step;
import lampblack.rules.Take;
import lampblack.rules.Target;
import lampblack.rules.Trait;
import lampblack.ruleset.Ruleset;

/** An effect that changes nothing for anybody: it adds 0, sets what is so already, or opens what is not locked. */
final class GivesNothing implements Lint {

    @Override
    public void check(Ruleset ruleset, Findings found) {
        for (SheetRules sheet : ruleset.allSheets()) {
            Sheet checked = new Sheet(sheet, found.bounds(sheet), Sheet.shut(sheet));
            for (OptionList list : sheet.lists().values()) {
                list.entries().values().forEach(option -> checked.option(option, found));
            }
        }
    }

    private record Sheet(SheetRules rules, Bounds bounds, Set<String> shut) {

        void option(Option option, Findings found) {
            for (Gives gives : option.gives()) {
                long times = bounds.options().times(option.key()).high();
                if (gives.time() > times && times > 0) {
                    found.add(option.key().toString(), Diagnostic.of(Code.RULESET__GIVES_NOTHING, time(option, gives),
                            "option", option.key().id(), "reason", Message.of("nothing.time", "times", times)));
                    continue;
                }
                for (int i = 0; i < gives.effects().size(); i++) {
                    Optional<Message> reason = reason(gives.effects().get(i));
                    if (reason.isPresent()) {
                        found.add(option.key().toString(), Diagnostic.of(Code.RULESET__GIVES_NOTHING,
                                gives.places().get(i), "option", option.key().id(), "reason", reason.get()));
                    }
                }
            }
        }

        /** Where a block says which taking brings it. */
        private static Span time(Option option, Gives gives) {
            return option.label().written().items("gives").stream().filter(each -> each.span().equals(gives.span()))
                    .flatMap(each -> ((MapNode) each).get("time").stream()).map(Node::span).findFirst()
                    .orElse(gives.span());
        }

        private Optional<Message> reason(Effect effect) {
            if (effect instanceof Open open) {
                return opens(open) ? Optional.empty() : Optional.of(Message.of("nothing.not-locked", "name",
                        open.name().substring(open.name().lastIndexOf('.') + 1)));
            }
            if (effect instanceof RaiseCap cap) {
                return cap(cap);
            }
            if (effect instanceof AddRating rating && rating.upTo().isPresent()) {
                return bounded(rating, rating.upTo().get());
            }
            if (effect instanceof Resize resize && resize.set().isPresent() && resize.add() == 0) {
                return fixed(bounds.size(resize.track(), false)).equals(fixed(bounds.amount(resize.set().get())))
                        ? fixed(bounds.amount(resize.set().get())).map(size -> Message.of("nothing.size", "size", size))
                        : Optional.empty();
            }
            if (effect instanceof AddToRoll add && !add.boost().isNothing()) {
                return unknownAdvantage(add).or(() -> Optional.ofNullable(rules.rolls().get(add.roll()))
                        .flatMap(roll -> SameDice.reason(roll, add.boost())));
            }
            return added(effect) == 0 ? Optional.of(Message.of("nothing.zero")) : Optional.empty();
        }

        /** What it adds; for one that does not add, anything but 0. */
        private static long added(Effect effect) {
            if (effect instanceof AddRating rating) {
                return rating.set().isPresent() ? 1 : rating.add();
            }
            if (effect instanceof Resize resize) {
                return resize.set().isPresent() ? 1 : resize.add();
            }
            if (effect instanceof AddPoints points) {
                return points.add();
            }
            if (effect instanceof AddPicks picks) {
                return picks.add();
            }
            if (effect instanceof AddToRoll roll) {
                return roll.boost().isNothing() ? 0 : 1;
            }
            return effect instanceof RaiseEarning earning ? earning.add() : 1;
        }

        /** Advantage, and nothing else, on a roll that knows none. */
        private Optional<Message> unknownAdvantage(AddToRoll add) {
            Roll roll = rules.rolls().get(add.roll());
            long advantage = add.boost().advantage();
            boolean alone = new Boost(0, 0, advantage, 0, Map.of(), Map.of(), add.boost().when()).equals(add.boost());
            boolean known = roll == null || (advantage > 0 ? roll.advantage() : roll.disadvantage()).isPresent();
            return alone && !known ? Optional.of(Message.of("nothing.no-advantage", "key",
                    advantage > 0 ? "advantage" : "disadvantage")) : Optional.empty();
        }

        private static Optional<Long> fixed(Interval range) {
            return range.isExact() ? Optional.of(range.low()) : Optional.empty();
        }

        private Optional<Message> bounded(AddRating rating, long upTo) {
            if (rating.add() == 0) {
                return Optional.of(Message.of("nothing.zero"));
            }
            long least = least(rating.trait());
            return rating.add() > 0 && least >= upTo
                    ? Optional.of(Message.of("nothing.bounded", "bound", upTo, "least", least)) : Optional.empty();
        }

        /** The lowest that what an effect acts on can be rated at. */
        private long least(Target target) {
            return bounds.ratings().lowest(Trait.of(target.known())).low();
        }

        private Optional<Message> cap(RaiseCap raise) {
            Interval to = bounds.amount(raise.to());
            String of = raise.of().known();
            long present;
            if (of.startsWith("creation.")) {
                Step step = rules.creation().get(of.substring("creation.".length()));
                present = step instanceof Spend spend ? spend.upTo().map(each -> bounds.amount(each).low())
                        .orElse(Amount.UNLIMITED) : 0;
            } else if (of.contains(".")) {
                Trait trait = Trait.of(of);
                present = bounds.amount(rules.traits().get(trait.set()).max(trait.id())).low();
            } else {
                present = bounds.amount(rules.traits().get(of).max()).low();
            }
            return to.high() > present ? Optional.empty() : Optional.of(present == Amount.UNLIMITED
                    ? Message.of("nothing.no-cap") : Message.of("nothing.cap", "cap", present));
        }

        /** Whether what it opens is shut for anybody; a tag that nothing has is told elsewhere. */
        private boolean opens(Open open) {
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
            Map<String, List<Filter>> filters = filters(rules);
            for (OptionList list : rules.lists().values()) {
                for (Option option : list.entries().values()) {
                    option.tags().forEach(tag -> shut.add("known tag " + tag));
                    if (option.locked() || filters.getOrDefault(list.id(), List.of()).stream()
                            .anyMatch(only -> leavesOut(only, option))) {
                        shut.add("option " + option.key());
                        option.tags().forEach(tag -> shut.add("tag " + tag));
                        option.playbook().ifPresent(playbook -> shut.add("playbook " + playbook));
                    }
                }
            }
            return shut;
        }

        /** What narrows the choice from each list. */
        private static Map<String, List<Filter>> filters(SheetRules rules) {
            Map<String, List<Filter>> filters = new HashMap<>();
            for (Step step : rules.creation().values()) {
                if (step instanceof Choose choose) {
                    filters.computeIfAbsent(choose.list(), each -> new ArrayList<>()).add(choose.only());
                }
            }
            for (Advance advance : rules.advances().values()) {
                if (advance.purchase() instanceof Take take) {
                    filters.computeIfAbsent(take.list(), each -> new ArrayList<>()).add(take.only());
                }
            }
            return filters;
        }

        private static boolean leavesOut(Filter only, Option option) {
            return !only.fits(option) || only.playbook() != Filter.Own.ANY;
        }
    }
}
