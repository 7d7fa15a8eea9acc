package lampblack.builder.play;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.builder.page.FormData;
import lampblack.diagnostic.Messages;
import lampblack.edit.LoadedCharacter;
import lampblack.rules.roll.Roll;
import lampblack.rules.roll.RollExtra;
import lampblack.sheet.build.RollDescriptions;

/**
 * Something that may still be done for a roll once its dice have fallen.
 *
 * @param number of the roll
 * @param extra what is done
 */
public record RollFollowUp(String id, String number, String extra, String label) {

    /** All that may be done for a roll while nothing of it is marked. */
    static List<RollFollowUp> of(Messages messages, LoadedCharacter character, RollRecord record) {
        Optional<Roll> roll = Optional.ofNullable(RollingPart.rolls(character).get(record.roll()));
        if (roll.isEmpty()) {
            return List.of();
        }
        RollDescriptions descriptions =
                new RollDescriptions(character.ruleset().ruleset(),
                RollingPart.of(character, roll.get(), record.form()).evaluated().inPlay(),
                roll.get().settings(), messages);
        return roll.get().extras().values().stream().filter(
                rollExtra -> isLeft(character, roll.get(), rollExtra, record.form()))
                .map(rollExtra -> new RollFollowUp("l-" + record.number() + "-" + rollExtra.id(),
                String.valueOf(record.number()),
                        rollExtra.id(), label(messages, rollExtra, descriptions.costs(rollExtra)))).toList();
    }

    private static String label(Messages messages, RollExtra extra, List<String> costs) {
        return costs.isEmpty() ? extra.label().title() : messages.text("web.roll.later", "extra", extra.label().title(),
                "costs", String.join(", ", costs));
    }

    private static boolean isLeft(LoadedCharacter character, Roll roll, RollExtra extra, FormData form) {
        return extra.afterwards()
                && done(form, extra.id()) < RollRequest.most(extra, RollingPart.of(character, roll, form).evaluated()
                        .inPlay())
                && RollRequest.of(character, roll, form).needs().unmet(extra).isEmpty();
    }

    private static long done(FormData form, String extra) {
        return form.text("x." + extra).filter(name -> name.matches("[0-9]{1,9}")).map(Long::parseLong).orElse(0L);
    }

    /** What was settled for a roll, with one thing more done for it; empty where that is not to be had any more. */
    public static Optional<FormData> formWith(LoadedCharacter character, RollRecord record, String extra) {
        Roll roll = RollingPart.rolls(character).get(record.roll());
        return Optional.ofNullable(roll).map(item -> item.extras().get(extra))
                .filter(rollExtra -> isLeft(character, roll, rollExtra, record.form())).map(rollExtra -> {
                    Map<String, List<String>> fields = new LinkedHashMap<>(record.form().fields());
                    fields.put("x." + extra, List.of(String.valueOf(done(record.form(), extra) + 1)));
                    return new FormData(fields);
                });
    }
}
