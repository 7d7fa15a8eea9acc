package lampblack.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.character.State;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Shown;
import lampblack.dice.Brought;
import lampblack.dice.Settled;
import lampblack.dice.Situation;
import lampblack.io.LoadedCharacter;
import lampblack.rules.Group;
import lampblack.rules.Roll;
import lampblack.rules.Standing;

/** Who makes a roll together: numbers, and characters by their files. */
record GroupMembers(Roller leader, Optional<String> on) {

    /** How each of them makes it, a character in the lead first. */
    List<Settled> settled(Situation now) {
        Roll roll = leader.roll();
        boolean leads = leader.character().isPresent();
        if (roll.group().isEmpty()) {
            throw leader.desk().misuse("cli.no-group", "roll", roll.label().title());
        }
        Situation others = leads ? Brought.shared(roll, leader.at(), now) : now;
        Standing blank = leads ? new Standing(leader.at().sheet(), State.BLANK) : leader.at();
        List<Settled> members = new ArrayList<>(leads ? List.of(Settled.of(roll, leader.at(), now)) : List.of());
        for (String each : leader.options().group()) {
            members.add(isFile(each) ? ofCharacter(Path.of(each), others)
                    : Settled.of(roll, blank, leader.options().member(leader.desk(), roll, others, each)));
        }
        if (members.size() > Group.MOST) {
            throw leader.desk().misuse("cli.too-many-roll", "count", members.size(), "most", Group.MOST);
        }
        return members;
    }

    private boolean isFile(String written) {
        return written.endsWith(".yaml") || !written.isEmpty() && !written.chars().allMatch(Character::isDigit)
                && Files.isRegularFile(leader.desk().path(Path.of(written)));
    }

    private Settled ofCharacter(Path file, Situation others) {
        LoadedCharacter character = leader.desk().character(file).orElseThrow(() ->
                leader.desk().misuse("cli.no-member", "file", shown(file)));
        String game = character.ruleset().ruleset().id();
        if (!game.equals(leader.game().id()) || !character.outcome().sheet().rolls().containsKey(leader.roll().id())) {
            throw leader.desk().misuse("cli.other-member", "file", shown(file), "roll", leader.roll().label().title(),
                    "game", leader.game().title());
        }
        Roller member = Roller.of(leader.desk(), leader.options(), leader.roll(), character);
        Situation own = member.own(others);
        return Settled.of(leader.roll(), member.at(), member.trait(on).map(own::withTrait).orElse(own));
    }

    private static Message shown(Path file) {
        return Message.verbatim(Shown.line(file.toString()));
    }
}
