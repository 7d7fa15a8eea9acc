package lampblack.workshop;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.builder.shelf.NewCharacterText;
import lampblack.diagnostic.Messages;
import lampblack.html.SheetWriter;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionKey;
import lampblack.rules.option.OptionList;
import lampblack.ruleset.Ruleset;
import lampblack.sheet.Document;
import lampblack.sheet.Paper;
import lampblack.sheet.PrintSettings;
import lampblack.sheet.Sheet;
import lampblack.sheet.build.SheetBuilder;

/** What the sheets of a game look like. @param sheets sets them in type */
public record DraftPrints(Messages messages, SheetWriter sheets) {

    /**
     * A kind of sheet that a game has.
     *
     * @param playbook whose sheet it is; empty where the game has none, or for one that leaves it open
     * @param title what players call it
     */
    public record DraftSheet(String sheet, Optional<String> playbook, String title) {}

    /** All kinds of sheet, each open and by playbook. */
    public static List<DraftSheet> kinds(Ruleset game) {
        List<DraftSheet> kinds = new ArrayList<>();
        game.sheets().forEach((id, rules) -> {
            kinds.add(new DraftSheet(id, Optional.empty(), rules.label().title()));
            Optional.ofNullable(rules.lists().get(OptionKey.PLAYBOOKS)).map(OptionList::entries)
                    .ifPresent(playbooks -> playbooks.values().forEach((Option playbook) -> kinds.add(
                            new DraftSheet(id, Optional.of(playbook.label().id()), playbook.label().title()))));
        });
        return kinds;
    }

    /** An empty sheet, as an HTML document in UTF-8. */
    public byte[] blank(Ruleset game, DraftSheet kind) {
        return html(new SheetBuilder(messages).blank(game, game.sheets().get(kind.sheet()), kind.playbook()));
    }

    /** The sheet of a random character, in the same way; empty where none was found that the rules allow. */
    public Optional<byte[]> random(Ruleset game, DraftSheet kind, long seed) {
        NewCharacterText made = new NewCharacterText(game, game.sheets().get(kind.sheet()), kind.playbook(), "");
        return made.random(seed, messages).map(found -> html(new SheetBuilder(messages).filled(found.evaluated())));
    }

    private byte[] html(Sheet sheet) {
        return sheets.render(Document.of(List.of(sheet)), new PrintSettings(Paper.A4));
    }
}
