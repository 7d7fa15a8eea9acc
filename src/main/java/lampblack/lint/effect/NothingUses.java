package lampblack.lint.effect;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;
import lampblack.expression.Mention;
import lampblack.lint.analysis.Findings;
import lampblack.lint.analysis.Lint;
import lampblack.lint.analysis.RequirementUse;
import lampblack.rules.Label;
import lampblack.rules.SheetRules;
import lampblack.rules.advance.Earning;
import lampblack.rules.effect.Effect;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionFilter;
import lampblack.rules.option.OptionKey;
import lampblack.rules.option.OptionList;
import lampblack.rules.requirement.HasMilestone;
import lampblack.rules.requirement.HasOption;
import lampblack.rules.requirement.HasTag;
import lampblack.rules.requirement.Requirement;
import lampblack.rules.roll.Roll;
import lampblack.rules.track.TraitEntry;
import lampblack.rules.track.TraitSet;
import lampblack.ruleset.Ruleset;

/** A tag, milestone, period or playbook is there and no rule ever speaks of it. */
public final class NothingUses implements Lint {

    @Override
    public void check(Ruleset ruleset, Findings findings) {
        Set<String> tags = new HashSet<>();
        Map<Span, Label> periods = new LinkedHashMap<>();
        Set<Span> counted = new HashSet<>();
        for (SheetRules sheet : ruleset.allSheets()) {
            NothingUsesInSheet uses = new NothingUsesInSheet(sheet, new HashSet<>());
            uses.collect(findings.conditions(sheet), findings.mentions(sheet));
            uses.used().stream().filter(name -> name.startsWith("tag ")).forEach(tags::add);
            uses.check(findings);
            // A kind of parts counts by the periods of its whole as well.
            for (Label label : sheet.periods().values()) {
                periods.put(label.span(), label);
                if (uses.used().contains("period " + label.id())) {
                    counted.add(label.span());
                }
            }
        }
        periods.values().stream().filter(label -> !counted.contains(label.span()))
                .forEach(label -> findings.add(label.id(), idle("period", label.id(), label.span())));
        ruleset.tags().values().stream().filter(tag -> !tags.contains("tag " + tag.id()))
                .forEach(tag -> findings.add(tag.id(), idle("tag", tag.id(), tag.span())));
    }

    private static Diagnostic idle(String kind, String name, Span place) {
        return Diagnostic.of(Code.RULESET__NOTHING_USES, place,
                Message.of("ruleset.nothing-uses." + kind, "name", name));
    }

    /** @param used kinds and names, such as {@code milestone initiated} */
    private record NothingUsesInSheet(SheetRules rules, Set<String> used) {

        void check(Findings findings) {
            rules.milestones().values().stream().filter(label -> !used.contains("milestone " + label.id()))
                    .forEach(label -> findings.add(label.id(), idle("milestone", label.id(), label.span())));
            OptionList playbooks = rules.lists().get(OptionKey.PLAYBOOKS);
            if (playbooks != null) {
                playbooks.entries().values().stream()
                        .filter(option -> option.gives().isEmpty() && option.asks().isEmpty()
                                && option.whenTaken().isNothing())
                        .filter(option -> !used.contains("playbook " + option.key().id()))
                        .forEach(option -> findings.add(option.key().toString(),
                                idle("playbook", option.key().id(), option.label().span())));
            }
        }

        void collect(List<RequirementUse> conditions, List<Mention> mentions) {
            used.add("period session");
            for (RequirementUse requirementUse : conditions) {
                requirementUse.leaves().forEach(this::requirement);
            }
            rules.rolls().values().stream().flatMap(Roll::requirements).flatMap(asked -> asked.leaves().stream())
                    .forEach(this::requirement);
            mentions.forEach(mention -> used.add(mention.names().equals("option")
                    ? playbook(mention.text()) : kind(mention) + " " + id(mention.text())));
            rules.options().forEach(this::option);
            rules.maps().values().forEach(map -> map.playbook().ifPresent(name -> used.add("playbook " + name)));
            for (TraitSet set : rules.traits().values()) {
                for (TraitEntry entry : set.entries().values()) {
                    entry.tags().forEach(tag -> used.add("tag " + tag));
                }
            }
            rules.listChoices().forEach(choice -> filter(choice.only()));
            rules.gains().values().forEach(gains -> filter(gains.only()));
            rules.earning().values().stream().map(Earning::per).forEach(per -> used.add("period " + per));
            rules.earning().values().forEach(earning -> earning.trigger().playbooks()
                    .forEach(id -> used.add("playbook " + id)));
            rules.tracks().values().forEach(track -> track.refill().ifPresent(refill -> used.add("period "
                    + refill.per())));
            rules.limits().values().forEach(limit -> limit.per().ifPresent(per -> used.add("period " + per)));
            rules.advances().values().forEach(advance -> advance.per().ifPresent(per -> used.add("period " + per)));
        }

        private void requirement(Requirement leaf) {
            switch (leaf) {
                case HasTag tag -> used.add("tag " + tag.tag());
                case HasMilestone reached -> used.add("milestone " + reached.milestone());
                case HasOption has -> used.add(playbook(has.option().toString()));
                default -> { } // what a condition mentions is gathered from all expressions
            }
        }

        /** What kind of thing is named; a tag in a part is a tag like any other. */
        private static String kind(Mention mention) {
            int in = mention.names().indexOf("-in:");
            return in < 0 ? mention.names() : mention.names().substring(0, in);
        }

        private static String playbook(String option) {
            boolean playbook = OptionKey.of(option).list().equals(OptionKey.PLAYBOOKS);
            return playbook ? "playbook " + id(option) : "option " + option;
        }

        private static String id(String path) {
            return path.startsWith(OptionKey.PLAYBOOKS + ".") ? path.substring(OptionKey.PLAYBOOKS.length() + 1) : path;
        }

        private void option(Option option) {
            option.tags().forEach(tag -> used.add("tag " + tag));
            option.playbooks().forEach(playbook -> used.add("playbook " + playbook));
            option.asks().values().forEach(question -> filter(question.only()));
            option.gives().forEach(gives -> gives.effects().forEach(this::effect));
        }

        private void effect(Effect effect) {
            effect.changedAccess().ifPresent(access -> used.add(access.kind() + " " + access.path()));
        }

        private void filter(OptionFilter only) {
            only.tags().forEach(tag -> used.add("tag " + tag));
            only.without().forEach(tag -> used.add("tag " + tag));
        }
    }
}
