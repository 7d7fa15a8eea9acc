package lampblack.builder.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.builder.page.FormData;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Messages;
import lampblack.diagnostic.SafeText;
import lampblack.dice.CharacterModifiers;
import lampblack.edit.LoadedCharacter;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.SheetRules;
import lampblack.rules.roll.Roll;
import lampblack.rules.track.Trait;

/**
 * Whoever of a character makes a roll: itself, or a part of it.
 *
 * @param path the kind and the name of the part, as forms say it; empty for the character itself
 */
public record RollingPart(EvaluatedCharacter evaluated, String path) {

    /** The field of a form that names the part. */
    public static final String PART = "part";

    /** All of a character that can make a roll. */
    static List<RollingPart> all(LoadedCharacter character, Roll roll) {
        EvaluatedCharacter whole = character.evaluated();
        if (roll.partKind().isEmpty()) {
            return List.of(new RollingPart(whole, ""));
        }
        List<RollingPart> all = new ArrayList<>();
        whole.parts().getOrDefault(roll.partKind().get(), Map.of()).forEach((name, part) ->
                all.add(new RollingPart(part, roll.partKind().get() + "." + name)));
        return all;
    }

    /** The one that a form names, or the first. */
    static RollingPart of(LoadedCharacter character, Roll roll, FormData form) {
        List<RollingPart> all = all(character, roll);
        Optional<String> named = form.text(PART);
        return all.stream().filter(one -> named.filter(one.path::equals).isPresent()).findFirst()
                .orElseGet(() -> all.get(0));
    }

    /** The rules of a character, or of the part of it at a path; empty where there is no such part. */
    public static Optional<SheetRules> sheet(LoadedCharacter character, String path) {
        EvaluatedCharacter whole = character.evaluated();
        int dot = Math.max(0, path.indexOf('.'));
        return path.isEmpty() ? Optional.of(whole.sheet()) : Optional.ofNullable(whole.parts().get(path.substring(0,
                dot))).map(all -> all.get(path.substring(dot + 1))).map(EvaluatedCharacter::sheet);
    }

    /** Whether a character has anything that may make a roll. */
    static boolean anyOf(LoadedCharacter character, Roll roll) {
        return character.evaluated().sheet().rollsWithParts().containsKey(roll.id())
                && all(character, roll).stream().anyMatch(by -> by.missing(roll).isEmpty());
    }

    /** What a roll still requires of it, as data; empty where it may make the roll. */
    List<Message> missing(Roll roll) {
        return roll.requires().unmet(evaluated.inPlay());
    }

    /** The rolls that a character or a part of it can make, by id. */
    public static Map<String, Roll> rolls(LoadedCharacter character) {
        Map<String, Roll> rolls = new LinkedHashMap<>(character.evaluated().sheet().rollsWithParts());
        rolls.values().removeIf(roll -> all(character, roll).isEmpty());
        return rolls;
    }

    /** The first roll that a character itself makes with the rating of a trait. */
    public static Optional<Roll> usual(LoadedCharacter character, Trait trait) {
        return rolls(character).values().stream().filter(roll -> roll.partKind().isEmpty() && roll.picks(trait))
                .findFirst();
    }

    /** What a roll is called, with the part that makes it. */
    String title(Messages messages, Roll roll) {
        return path.isEmpty() ? roll.label().title() : messages.text("roll.part", "roll", roll.label().title(),
                "part", Message.verbatim(SafeText.line(name())));
    }

    /** The name of the part; empty for the character itself. */
    String name() {
        return path.substring(path.indexOf('.') + 1);
    }

    CharacterModifiers modifiers(LoadedCharacter character, Roll roll) {
        return CharacterModifiers.of(roll, evaluated.inPlay(), evaluated.file().now(), character.file().now());
    }
}
