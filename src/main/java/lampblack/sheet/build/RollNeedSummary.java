package lampblack.sheet.build;

import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lampblack.rules.Label;
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
import lampblack.rules.roll.Roll;
import lampblack.rules.roll.RollNeed;
import lampblack.rules.roll.RollSetting;

/** Says in a few words what an extra, a setting or a choice of a roll requires; what has no name is left out. */
record RollNeedSummary(Roll roll, RollDescriptions words) {

    /** The words, or nothing where it requires nothing that has a name. */
    String of(RollNeed need) {
        String said = words(need);
        return said.isEmpty() ? "" : words.render("roll.requires", "what", said);
    }

    private String words(RollNeed need) {
        return switch (need) {
            case RollNeed.All all -> joined(all.parts().stream().map(this::words), ", ");
            case RollNeed.Any any -> joined(any.parts().stream().map(this::words), or());
            case RollNeed.Without without -> "";
            case RollNeed.OfCharacter character -> words(character.requirement());
            case RollNeed.ChoiceIs choice -> setting(choice.setting()).label().title() + " "
                    + joined(choice.choices().stream().map(id -> setting(choice.setting()).choices().get(id).label()
                            .title()), or());
            case RollNeed.NumberIs number -> setting(number.setting()).label().title() + " " + number.least();
            case RollNeed.ExtraDone extra -> roll.extras().get(extra.extra()).label().title();
        };
    }

    private RollSetting setting(String id) {
        return roll.settings().get(id);
    }

    private String words(Requirement requirement) {
        return switch (requirement) {
            case AllOf all -> joined(all.parts().stream().map(this::words), ", ");
            case AnyOf any -> joined(any.parts().stream().map(this::words), or());
            case HasOption has -> title(has.option());
            case HasTag tag -> tag.title();
            case RatingAtLeast least -> words.trait(least.trait()) + " " + least.minimum();
            case HasMilestone reached -> Optional.ofNullable(words.rules().milestones().get(reached.milestone()))
                    .map(Label::title).orElse(reached.milestone());
            case Not not -> "";
            case If condition -> condition.says().orElse("");
        };
    }

    private String title(OptionKey key) {
        return Optional.ofNullable(words.rules().lists().get(key.list())).map(OptionList::entries)
                .map(entries -> entries.get(key.id())).map(option -> option.label().title()).orElse(key.id());
    }

    private String or() {
        return " " + words.render("sheet.or") + " ";
    }

    private static String joined(Stream<String> parts, String between) {
        return parts.filter(part -> !part.isEmpty()).collect(Collectors.joining(between));
    }
}
