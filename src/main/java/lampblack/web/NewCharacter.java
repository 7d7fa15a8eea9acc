package lampblack.web;

import java.util.Optional;
import lampblack.cli.RandomText;
import lampblack.diagnostic.Messages;
import lampblack.engine.RandomCharacter;
import lampblack.node.YamlPrinter;
import lampblack.rules.Choose;
import lampblack.rules.OptionKey;
import lampblack.rules.SheetRules;
import lampblack.ruleset.Ruleset;

/** The text of a character that is to be begun. */
record NewCharacter(Ruleset game, SheetRules rules, Optional<String> playbook, String name) {

    /** Where an editor finds the schema that completes what is written by hand. */
    String schema() {
        return ".schemas/" + game.id() + ".character.schema.json";
    }

    /** One of whom only this is known. */
    String text() {
        StringBuilder yaml = new StringBuilder("# yaml-language-server: $schema=" + schema() + "\n");
        yaml.append("format: 1\nruleset: ").append(game.id()).append("\nversion: ").append(game.version())
                .append("\nsheet: ").append(rules.id()).append('\n');
        if (!name.isEmpty() && rules.fields().containsKey("name")) {
            yaml.append("fields:\n  name: ").append(YamlPrinter.text(name)).append('\n');
        }
        playbook.flatMap(each -> step().map(step -> "creation:\n  " + step + ": " + each + "\n"))
                .ifPresent(yaml::append);
        return yaml.toString();
    }

    /** A finished one that chance makes up; empty where none was found. */
    Optional<RandomText> random(Optional<Long> seed, Messages messages) {
        return RandomText.of(new RandomCharacter(game, rules, Optional.of(name).filter(each -> !each.isEmpty()),
                playbook, 0), seed, messages);
    }

    /** The step of creation that chooses the playbook. */
    private Optional<String> step() {
        return rules.creation().values().stream()
                .filter(each -> each instanceof Choose choose && choose.list().equals(OptionKey.PLAYBOOKS))
                .map(each -> each.id()).findFirst();
    }

    /** Whether a playbook is chosen in creation, and is one of the game's. */
    boolean fits() {
        return playbook.isEmpty() || step().isPresent()
                && rules.option(OptionKey.PLAYBOOKS, playbook.get()).isPresent();
    }
}
