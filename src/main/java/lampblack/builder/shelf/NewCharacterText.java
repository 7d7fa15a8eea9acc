package lampblack.builder.shelf;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lampblack.diagnostic.Messages;
import lampblack.node.NewValuePrinter;
import lampblack.random.RandomCharacter;
import lampblack.random.RandomCharacterText;
import lampblack.rules.SheetRules;
import lampblack.rules.option.OptionKey;
import lampblack.rules.step.CreationStep;
import lampblack.ruleset.Ruleset;

/** The text of a new character. */
public record NewCharacterText(Ruleset game, SheetRules rules, Optional<String> playbook, String name) {

    private static final Pattern SCHEMA = Pattern.compile(
            "^\\ufeff?# yaml-language-server: \\$schema=([^\\s:]*(?:character\\.schema\\.json))[ \\t]*\\r?\\n");
    private static final Pattern GAME = Pattern.compile("(?m)^ruleset:[ \\t]*[\"']?([a-z0-9][a-z0-9-]{0,63})\\b");

    /** Where an editor finds the schema that completes what is written by hand. */
    public String schema() {
        return schema(game.id());
    }

    private static String schema(String game) {
        return ".schemas/" + game + ".character.schema.json";
    }

    /** A text from elsewhere, whose first line leads editors to the schema where it lies beside the shelf. */
    public static String onShelf(String text) {
        Matcher line = SCHEMA.matcher(text);
        Matcher game = GAME.matcher(text);
        return line.find() && game.find() ? text.substring(0, line.start(1)) + schema(game.group(1))
                + text.substring(line.end(1)) : text;
    }

    /** One of whom only this is known. */
    public String text() {
        StringBuilder yaml = new StringBuilder("# yaml-language-server: $schema=" + schema() + "\n");
        yaml.append("format: 1\nruleset: ").append(game.id()).append('\n');
        yaml.append("version: ").append(game.version()).append('\n');
        yaml.append("sheet: ").append(rules.id()).append('\n');
        if (!game.bases().isEmpty()) {
            yaml.append("bases:\n");
            game.bases().forEach((base, version) -> yaml.append("  ").append(base).append(": ").append(version)
                    .append('\n'));
        }
        if (!name.isEmpty() && rules.fields().containsKey("name")) {
            yaml.append("fields:\n  name: ").append(NewValuePrinter.text(name)).append('\n');
        }
        playbook.flatMap(text -> step().map(step -> "creation:\n  " + step + ": " + text + "\n"))
                .ifPresent(yaml::append);
        return yaml.toString();
    }

    /** A finished one that chance makes up; empty where none was found. */
    public Optional<RandomCharacterText> random(long seed, Messages messages) {
        return RandomCharacterText.of(new RandomCharacter(game, rules, Optional.of(name)
                .filter(text -> !text.isEmpty()),
                playbook, 0), seed, messages);
    }

    /** The step of creation that chooses the playbook. */
    private Optional<String> step() {
        return rules.creation().values().stream().filter(step -> step.takesFrom(OptionKey.PLAYBOOKS))
                .map(CreationStep::id).findFirst();
    }

    /** Whether a playbook is chosen in creation, and is one of the game's. */
    public boolean fits() {
        return playbook.isEmpty() || step().isPresent()
                && rules.option(OptionKey.PLAYBOOKS, playbook.get()).isPresent();
    }
}
