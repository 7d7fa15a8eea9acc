package lampblack.lint.felt;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lampblack.diagnostic.Span;
import lampblack.rules.roll.Roll;
import lampblack.rules.roll.RollExtra;
import lampblack.rules.roll.RollNeed;
import lampblack.rules.roll.RollSetting;

/** What extras, settings and their choices ask of the roll itself, and is always so or can never be. */
record FeltNeeds(Roll roll) {

    List<Unfelt> unfelt() {
        List<Unfelt> all = new ArrayList<>();
        for (RollExtra extra : roll.extras().values()) {
            Span place = extra.label().place("requires");
            extra(extra).map(cause -> cause.at(roll.id() + "." + extra.id(), place)).ifPresent(all::add);
            settled(extra.needs(), extra.id(), place, all);
        }
        for (RollSetting setting : roll.settings().values()) {
            settled(setting.needs(), setting.id(), setting.label().place("requires"), all);
            setting.choices().forEach((id, choice) ->
                    settled(choice.needs(), id, choice.label().place("requires"), all));
        }
        return all;
    }

    /** Why an extra can never be done for all that it asks of the others. */
    private Optional<Unfelt.Grounds> extra(RollExtra extra) {
        return asked(extra.needs()).flatMap(FeltNeeds::extras)
                .filter(other -> other.equals(extra.id()) || excludes(extra, roll.extras().get(other))).findFirst()
                .map(other -> other.equals(extra.id())
                        ? Unfelt.cause("needs-itself", "roll", roll.id(), "extra", other)
                        : Unfelt.cause("needs-excluded", "roll", roll.id(), "extra", extra.id(), "other", other));
    }

    private static boolean excludes(RollExtra extra, RollExtra other) {
        return extra.notWith().contains(other.id()) || other.notWith().contains(extra.id());
    }

    /** The parts of a need that all have to hold. */
    private static Stream<RollNeed> asked(RollNeed need) {
        return switch (need) {
            case RollNeed.All all -> all.parts().stream().flatMap(FeltNeeds::asked);
            case RollNeed.Any any -> Stream.of(any);
            case RollNeed.Without without -> Stream.of(without);
            case RollNeed.OfCharacter character -> Stream.of(character);
            case RollNeed.ChoiceIs choice -> Stream.of(choice);
            case RollNeed.NumberIs number -> Stream.of(number);
            case RollNeed.ExtraDone extra -> Stream.of(extra);
        };
    }

    private static Stream<String> extras(RollNeed need) {
        return switch (need) {
            case RollNeed.ExtraDone extra -> Stream.of(extra.extra());
            default -> Stream.empty();
        };
    }

    /** What is asked of a setting and every choice or number of it meets, or none. */
    private void settled(RollNeed need, String name, Span place, List<Unfelt> to) {
        asked(need).flatMap(part -> settled(part).stream()).map(cause -> cause.at(roll.id() + "." + name, place))
                .forEach(to::add);
    }

    private Optional<Unfelt.Grounds> settled(RollNeed part) {
        return switch (part) {
            case RollNeed.ChoiceIs is -> Optional.of(roll.settings().get(is.setting()))
                    .filter(setting -> setting.choices().keySet().stream().allMatch(is.choices()::contains))
                    .map(setting -> Unfelt.cause("needs-any-choice", "roll", roll.id(), "setting", setting.id()));
            case RollNeed.NumberIs is -> number(roll.settings().get(is.setting()), is.least());
            default -> Optional.empty(); // conditions are held by lints of their own
        };
    }

    private Optional<Unfelt.Grounds> number(RollSetting setting, long least) {
        boolean settled = least <= setting.least() || least > setting.most();
        return settled ? Optional.of(Unfelt.cause(least > setting.most() ? "needs-more" : "needs-any-number", "roll",
                roll.id(), "setting", setting.id(), "least", setting.least(), "most", setting.most(), "asked", least))
                : Optional.empty();
    }
}
