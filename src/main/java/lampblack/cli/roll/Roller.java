package lampblack.cli.roll;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.character.Name;
import lampblack.cli.shell.CommandContext;
import lampblack.dice.CharacterModifiers;
import lampblack.edit.LoadedCharacter;
import lampblack.node.MapNode;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.roll.Roll;

/**
 * A character that makes a roll, or a part of it.
 *
 * @param file the character
 * @param evaluated what the character, or the part, has come to
 * @param part the name of the part; empty where the character itself makes it
 */
record Roller(LoadedCharacter file, EvaluatedCharacter evaluated, Optional<String> part) {

    static Roller whole(LoadedCharacter file) {
        return new Roller(file, file.evaluated(), Optional.empty());
    }

    /** All of a character that can make a roll: itself, or its parts of one kind. */
    static List<Roller> all(LoadedCharacter file, Roll roll) {
        List<Roller> all = new ArrayList<>();
        roll.partKind().ifPresentOrElse(
                kind -> file.evaluated().parts().getOrDefault(kind, Map.of()).forEach((name, part) ->
                        all.add(new Roller(file, part, Optional.of(name)))), () -> all.add(whole(file)));
        return all;
    }

    /** Whoever of a character makes a roll: the part that is named, or the only one there is. */
    static Roller of(CommandContext context, LoadedCharacter file, Roll roll, Optional<String> named) {
        List<Roller> all = all(file, roll);
        if (roll.partKind().isEmpty()) {
            named.ifPresent(part -> {
                throw context.usageError("cli.roll-of-whole", "roll", roll.label().title(), "name", part);
            });
            return all.get(0);
        }
        List<String> known = all.stream().map(roller -> roller.part.orElseThrow()).toList();
        if (named.isPresent()) {
            return all.stream().filter(roller -> roller.isNamed(roll, named.get())).findFirst().orElseThrow(() -> {
                        context.requireKnown("cli.no-part", named.get(), known);
                        return context.usageError("cli.no-part", "name", named.get());
                    });
        }
        if (all.isEmpty()) {
            throw context.usageError("cli.no-part-rolls", "roll", roll.label().title(), "kind",
                    file.evaluated().sheet().parts().get(roll.partKind().get()).label().title());
        }
        if (all.size() > 1) {
            context.requireKnown("cli.say-part", "", known);
        }
        return all.get(0);
    }

    /** Another part of the same character that makes the roll, by its name; empty where there is none. */
    Optional<Roller> named(Roll roll, String written) {
        return part.isEmpty() ? Optional.empty()
                : all(file, roll).stream().filter(roller -> roller.isNamed(roll, written)).findFirst();
    }

    private boolean isNamed(Roll roll, String written) {
        String key = Name.of(part.orElseThrow()).key();
        return List.of(key, roll.partKind().orElseThrow() + "." + key).contains(Name.of(written).key());
    }

    /** The part as it is found among all others, with its kind; empty where the character itself makes the roll. */
    Optional<String> path(Roll roll) {
        return part.map(name -> roll.partKind().orElseThrow() + "." + name);
    }

    /** The marks of play of whoever makes the roll. */
    MapNode now() {
        return evaluated.file().now();
    }

    CharacterModifiers modifiers(Roll roll) {
        return CharacterModifiers.of(roll, evaluated.inPlay(), now(), file.file().now());
    }
}
