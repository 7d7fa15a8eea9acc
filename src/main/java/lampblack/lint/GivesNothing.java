package lampblack.lint;

import java.util.List;
import java.util.Optional;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.rules.AddPicks;
import lampblack.rules.AddPoints;
import lampblack.rules.AddRating;
import lampblack.rules.Advance;
import lampblack.rules.Amount;
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
        for (SheetRules sheet : ruleset.sheets().values()) {
            Sheet checked = new Sheet(sheet, new Bounds(sheet));
            for (OptionList list : sheet.lists().values()) {
                list.entries().values().forEach(option -> checked.option(option, found));
            }
        }
    }

    private record Sheet(SheetRules rules, Bounds bounds) {

        void option(Option option, Findings found) {
            for (Gives gives : option.gives()) {
                for (int i = 0; i < gives.effects().size(); i++) {
                    Optional<Message> reason = reason(gives.effects().get(i));
                    if (reason.isPresent()) {
                        found.add(option.key().toString(), Diagnostic.of(Code.RULESET__GIVES_NOTHING,
                                gives.places().get(i), "option", option.key().id(), "reason", reason.get()));
                    }
                }
            }
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
            return added(effect) == 0 ? Optional.of(Message.of("nothing.zero")) : Optional.empty();
        }

        /** What it adds; for one that does not add, anything but 0. */
        private static long added(Effect effect) {
            if (effect instanceof AddRating rating) {
                return rating.add();
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
            return effect instanceof RaiseEarning earning ? earning.add() : 1;
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

        private boolean opens(Open open) {
            return switch (open.kind()) {
                case "earning" -> rules.earning().get(open.name()).locked();
                case "advance" -> rules.advances().get(open.name()).locked();
                case "tag" -> tagged(open.name()).isEmpty() || tagged(open.name()).stream().anyMatch(this::isShut);
                case "playbook" -> all().stream().filter(each -> each.playbook().equals(Optional.of(open.name())))
                        .anyMatch(this::isShut);
                default -> all().stream().filter(each -> each.key().toString().equals(open.name())).anyMatch(this::isShut);
            };
        }

        private List<Option> all() {
            return rules.lists().values().stream().flatMap(each -> each.entries().values().stream()).toList();
        }

        private List<Option> tagged(String tag) {
            return all().stream().filter(each -> each.tags().contains(tag)).toList();
        }

        /** Whether an option is locked, or left out by a filter somewhere. */
        private boolean isShut(Option option) {
            String list = option.key().list();
            return option.locked()
                    || rules.creation().values().stream().anyMatch(step -> step instanceof Choose choose
                            && choose.list().equals(list) && leavesOut(choose.only(), option))
                    || rules.advances().values().stream().map(Advance::purchase).anyMatch(each -> each instanceof Take take
                            && take.list().equals(list) && leavesOut(take.only(), option));
        }

        private static boolean leavesOut(Filter only, Option option) {
            boolean tagged = only.tags().isEmpty() || option.tags().stream().anyMatch(only.tags()::contains);
            return !tagged || only.playbook() != Filter.Own.ANY;
        }
    }
}
