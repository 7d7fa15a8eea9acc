package lampblack.builder.page;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import lampblack.rules.SheetRules;
import lampblack.rules.advance.Advance;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionKey;
import lampblack.rules.option.OptionList;
import lampblack.rules.requirement.AllOf;
import lampblack.rules.requirement.AnyOf;
import lampblack.rules.requirement.HasMilestone;
import lampblack.rules.requirement.HasOption;
import lampblack.rules.requirement.HasTag;
import lampblack.rules.requirement.If;
import lampblack.rules.requirement.Not;
import lampblack.rules.requirement.RatingAtLeast;
import lampblack.rules.requirement.Requirement;

/** What asks for something, so that having it leads there: titles by options and by milestones, of the whole sheet. */
public final class PrerequisiteIndex {

    private final Map<OptionKey, Set<String>> options = new LinkedHashMap<>();
    private final Map<String, Set<String>> milestones = new LinkedHashMap<>();

    public PrerequisiteIndex(SheetRules rules) {
        for (Advance advance : rules.advances().values()) {
            add(advance.requires(), advance.label().title());
        }
        for (OptionList list : rules.lists().values()) {
            for (Option option : list.inTheGame()) {
                add(option.requires(), option.label().title());
            }
        }
    }

    /** The titles of what asks for an option. */
    public List<String> needing(OptionKey option) {
        return List.copyOf(options.getOrDefault(option, Set.of()));
    }

    /** The titles of what asks for a milestone. */
    public List<String> needing(String milestone) {
        return List.copyOf(milestones.getOrDefault(milestone, Set.of()));
    }

    private void add(Requirement requirement, String title) {
        switch (requirement) {
            case AllOf all -> all.parts().forEach(part -> add(part, title));
            case AnyOf any -> any.parts().forEach(part -> add(part, title));
            case Not not -> { }
            case HasOption has -> named(has, title);
            case HasMilestone milestone -> named(milestone, title);
            case HasTag tag -> named(tag, title);
            case RatingAtLeast rating -> named(rating, title);
            case If condition -> named(condition, title);
        }
    }

    private void named(Requirement requirement, String title) {
        requirement.namedOption().ifPresent(key -> options.computeIfAbsent(key, name -> new LinkedHashSet<>())
                .add(title));
        requirement.namedMilestone().ifPresent(name -> milestones.computeIfAbsent(name, key -> new LinkedHashSet<>())
                .add(title));
    }
}
