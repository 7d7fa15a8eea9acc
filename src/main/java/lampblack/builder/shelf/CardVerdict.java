package lampblack.builder.shelf;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.builder.page.PlayerNames;
import lampblack.builder.takeover.MovedVersions;
import lampblack.character.CharacterFile;
import lampblack.character.EntryKind;
import lampblack.diagnostic.Messages;
import lampblack.edit.LoadedCharacter;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.Label;
import lampblack.rules.SheetRules;
import lampblack.rules.option.OptionKey;
import lampblack.sheet.text.CharacterRemarks;

/**
 * What the shelf says of a character once it is judged. It follows from the texts and the game alone, whatever the file
 * is called and whenever it was written, so that it can be kept as long as those are the same.
 *
 * @param game the id of its game
 * @param sheet the id of its kind of sheet
 * @param name what it is called, or empty
 * @param role its playbook, or its kind of sheet
 * @param career how far it has come, such as its last session and how many advances it has bought; or empty
 * @param look {@code fine}, {@code open} where something is left to do, or {@code wrong}
 * @param owners the keys of the characters on the shelf that it belongs to
 * @param named the names that its player made up
 * @param moved that it is of another version of its game, in a sentence, or empty
 * @param older whether that is an earlier one
 */
public record CardVerdict(
        String game, String sheet, String name, String role, String career, String standing, String look,
        List<String> owners, List<String> tags, boolean archived, PlayerNames named, String moved, boolean older) {

    private static final String SESSION = "session";

    public CardVerdict {
        owners = List.copyOf(owners);
        tags = List.copyOf(tags);
    }

    /** What a judged character comes to. */
    public static CardVerdict of(LoadedCharacter character, Messages messages) {
        EvaluatedCharacter evaluated = character.evaluated();
        CharacterFile file = character.file();
        String look = !evaluated.isLegal() ? "wrong" : evaluated.todo().isEmpty() ? "fine" : "open";
        MovedVersions versions = new MovedVersions(character);
        return new CardVerdict(character.ruleset().ruleset().id(), evaluated.sheet().id(),
                file.fields().text("name").orElse("").strip(), role(evaluated), career(evaluated, messages),
                messages.render(CharacterRemarks.legality(evaluated)), look,
                file.links().stream().flatMap(link -> owner(link.file().text()).stream()).toList(), file.tags(),
                file.isArchived(), PlayerNames.of(evaluated), versions.words().map(messages::render).orElse(""),
                versions.isOlder());
    }

    /** Its playbook, or its kind of sheet. */
    static String role(EvaluatedCharacter evaluated) {
        return evaluated.derived().playbook().flatMap(id -> evaluated.sheet().option(OptionKey.PLAYBOOKS, id))
                .map(option -> option.label().title()).orElse(evaluated.sheet().label().title());
    }

    /** How far it has come, in the words of its game. */
    static String career(EvaluatedCharacter evaluated, Messages messages) {
        List<String> words = new ArrayList<>();
        lastPeriod(evaluated, messages).ifPresent(words::add);
        long advances = evaluated.file().ledger().stream().filter(entry -> entry.kind() == EntryKind.ADVANCE).count();
        if (advances > 0) {
            words.add(messages.text("web.shelf.advances", "count", advances));
        }
        evaluated.retired().ifPresent(end -> words.add(messages.text("web.shelf.retired")));
        return String.join(" · ", words);
    }

    private static Optional<String> lastPeriod(EvaluatedCharacter evaluated, Messages messages) {
        SheetRules rules = evaluated.sheet();
        List<String> periods = new ArrayList<>(List.of(SESSION));
        periods.addAll(rules.periods().keySet());
        return periods.stream().filter(period -> evaluated.file().highest(period).isPresent()).findFirst()
                .map(period -> messages.text("web.shelf.period", "period",
                        Optional.ofNullable(rules.periods().get(period)).map(Label::title)
                                .orElseGet(() -> messages.text("web.advance.session")),
                        "number", evaluated.file().highest(period).getAsLong()));
    }

    private static Optional<String> owner(String file) {
        String name = file.startsWith("./") ? file.substring(2) : file;
        return Keys.isKey(name) ? Keys.of(name) : Optional.empty();
    }
}
