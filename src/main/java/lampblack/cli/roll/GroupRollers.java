package lampblack.cli.roll;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.character.Choices;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.SafeText;
import lampblack.dice.CharacterModifiers;
import lampblack.dice.RollSituation;
import lampblack.dice.SettledRoll;
import lampblack.edit.LoadedCharacter;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.roll.GroupRoll;
import lampblack.rules.roll.Roll;

/** Who makes a roll together: numbers, and characters by their files. */
record GroupRollers(RollActor leader, Optional<String> on) {

    /** How each of them makes it, a character in the lead first. */
    List<SettledRoll> settled(RollSituation situation) {
        Roll roll = leader.roll();
        boolean leads = leader.character().isPresent();
        if (roll.group().isEmpty()) {
            throw leader.context().usageError("cli.no-group", "roll", roll.label().title());
        }
        RollSituation others = leads ? CharacterModifiers.shared(roll, leader.derived(), situation) : situation;
        DerivedSheet blank = roll.isOfPart() ? roll.nobody(leader.game().sheets()) : leads
                ? new DerivedSheet(leader.derived().sheet(), Choices.BLANK) : leader.derived();
        List<SettledRoll> members = new ArrayList<>(leads ? List.of(SettledRoll.of(roll, leader.derived(), situation))
                : List.of());
        for (String name : leader.options().group()) {
            members.add(isOther(name) ? ofPart(name, others) : isFile(name) ? ofCharacter(Path.of(name), others)
                    : SettledRoll.of(roll, blank, leader.options().member(leader.context(), roll, others, name)));
        }
        if (members.size() > GroupRoll.MAX) {
            throw leader.context().usageError("cli.too-many-roll", "count", members.size(), "most", GroupRoll.MAX);
        }
        return members;
    }

    /** Whether it is another part of the character in the lead. */
    private boolean isOther(String written) {
        return leader.character().filter(roller -> roller.named(leader.roll(), written).isPresent()).isPresent();
    }

    private SettledRoll ofPart(String name, RollSituation others) {
        Roller part = leader.character().flatMap(roller -> roller.named(leader.roll(), name)).orElseThrow();
        return ofMember(RollActor.of(leader.context(), leader.options(), leader.roll(), part), others);
    }

    private boolean isFile(String written) {
        return written.endsWith(".yaml") || !written.isEmpty() && !written.chars().allMatch(Character::isDigit)
                && Files.isRegularFile(leader.context().path(Path.of(written)));
    }

    private SettledRoll ofCharacter(Path file, RollSituation others) {
        LoadedCharacter character = leader.context().character(file).orElseThrow(() ->
                leader.context().usageError("cli.no-member", "file", shown(file)));
        String game = character.ruleset().ruleset().id();
        if (!game.equals(leader.game().id())
                || !leader.roll().sheet().split("\\.")[0].equals(character.evaluated().sheet().id())) {
            throw leader.context().usageError("cli.other-member", "file", shown(file), "roll", leader.roll().label()
                    .title(),
                    "game", leader.game().title());
        }
        Roller roller = Roller.of(leader.context(), character, leader.roll(), Optional.empty());
        return ofMember(RollActor.of(leader.context(), leader.options(), leader.roll(), roller), others);
    }

    private SettledRoll ofMember(RollActor member, RollSituation others) {
        if (!member.mayRoll()) {
            throw leader.context().usageError("cli.roll-needs", "what", member.character().orElseThrow().file().name()
                    + ": " + leader.roll().label().title(), "missing", leader.roll().requires().unmet(member.derived()));
        }
        RollSituation own = member.own(others);
        return SettledRoll.of(leader.roll(), member.derived(), member.trait(on).map(own::withTrait).orElse(own));
    }

    private static Message shown(Path file) {
        return Message.verbatim(SafeText.line(file.toString()));
    }
}
