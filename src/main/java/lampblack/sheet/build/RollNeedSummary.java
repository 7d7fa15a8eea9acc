package lampblack.sheet.build;

import java.util.List;
import java.util.stream.Collectors;
import lampblack.rules.roll.Roll;
import lampblack.rules.roll.RollNeed;
import lampblack.rules.roll.RollSetting;

/** Says in a few words what an extra, a setting or a choice of a roll requires; whoever makes it. */
record RollNeedSummary(Roll roll, RollDescriptions words) {

    /** The words, or nothing where it requires nothing. */
    String of(RollNeed need) {
        String said = words(need, true);
        return said.isEmpty() ? "" : words.render("roll.requires", "what", said);
    }

    private String words(RollNeed need, boolean so) {
        return switch (need) {
            case RollNeed.All all -> joined(all.parts(), so, so);
            case RollNeed.Any any -> joined(any.parts(), so, !so);
            case RollNeed.Without without -> words(without.part(), !so);
            case RollNeed.OfCharacter character -> new RequirementWords(words.derived(), words.messages(), part -> false)
                    .of(character.requirement(), so);
            case RollNeed.ChoiceIs choice -> {
                RollSetting setting = roll.settings().get(choice.setting());
                String choices = choice.choices().stream().map(id -> setting.choices().get(id).label().title())
                        .collect(Collectors.joining(or()));
                yield words.render(so ? "roll.choice-is" : "roll.choice-is-not", "setting", setting.label().title(),
                        "choices", choices);
            }
            case RollNeed.NumberIs number -> words.render(so ? "roll.choice-is" : "sheet.below",
                    "setting", title(number), "choices", number.least(), "what", title(number), "number",
                    number.least());
            case RollNeed.ExtraDone extra -> {
                String title = roll.extras().get(extra.extra()).label().title();
                yield so ? title : words.render("sheet.without", "what", title);
            }
        };
    }

    private String title(RollNeed.NumberIs number) {
        return roll.settings().get(number.setting()).label().title();
    }

    private String joined(List<RollNeed> parts, boolean so, boolean all) {
        return parts.stream().map(part -> words(part, so)).filter(part -> !part.isEmpty())
                .collect(Collectors.joining(all ? ", " : or()));
    }

    private String or() {
        return " " + words.render("sheet.or") + " ";
    }
}
