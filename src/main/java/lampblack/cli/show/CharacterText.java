package lampblack.cli.show;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.character.CharacterFile;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Messages;
import lampblack.replay.EntryResult;
import lampblack.replay.EvaluatedCharacter;
import lampblack.sheet.Block;
import lampblack.sheet.Markup;
import lampblack.sheet.Sheet;
import lampblack.sheet.build.SheetBuilder;
import lampblack.sheet.text.CharacterRemarks;
import lampblack.sheet.text.LedgerText;
import lampblack.sheet.text.LinksText;
import lampblack.sheet.text.PlainText;
import lampblack.sheet.text.TextTable;

/** A character in words: the text of its sheet, and what of its file stands on no sheet. */
record CharacterText(EvaluatedCharacter evaluated, Optional<Path> portrait, Messages messages) {

    CharacterText {
        messages = messages.inQuotes();
    }

    /** The whole sheet. */
    String sheet() {
        List<Block> more = new ArrayList<>(new SheetBuilder(messages).leftOut(evaluated));
        more.addAll(List.of(balances(), rulings()));
        return PlainText.of(filled(), shelf(), more, messages);
    }

    /** Every entry of the ledger. */
    String history() {
        TextTable table = new TextTable();
        LedgerText words = new LedgerText(evaluated, messages);
        table.section(render("cli.ledger"));
        if (evaluated.history().isEmpty()) {
            table.line(render("cli.no-ledger"));
        }
        int index = 0;
        for (EntryResult result : evaluated.history()) {
            returned(index, result.entry().header().index() + 1, table);
            index = result.entry().header().index() + 1;
            table.row(List.of(words.number(result), words.when(result), words.change(result), words.what(result)));
        }
        returned(index, Integer.MAX_VALUE, table);
        return PlainText.head(filled(), messages) + table.text();
    }

    private Sheet filled() {
        return new SheetBuilder(messages).filled(evaluated);
    }

    /** What came back between two entries for what is no longer in the game. */
    private void returned(int from, int before, TextTable table) {
        evaluated.inPlay().choices().returned().stream().filter(one -> one.until() >= from && (one.until() < before
                || before == Integer.MAX_VALUE)).forEach(one -> table.row(List.of("", "",
                        render("cli.came-back", "amount", one.amount(), "track",
                                evaluated.sheet().tracks().get(one.track()).label().title(one.amount())),
                        render("cli.no-longer", "what", one.title()))));
    }

    /** What somebody noted about a character for their shelf, which no rule reads. */
    private List<String> shelf() {
        CharacterFile file = evaluated.file();
        List<Message> lines = new ArrayList<>();
        if (file.isArchived()) {
            lines.add(Message.of("cli.archived"));
        }
        if (!file.tags().isEmpty()) {
            lines.add(Message.of("cli.tags", "tags", file.tags()));
        }
        portrait.ifPresent(path -> lines.add(Message.of("cli.portrait", "file", Message.verbatim(path.toString()))));
        return lines.stream().map(messages::render).toList();
    }

    /** What came in, went out and is left, here and in parts, and what others give. */
    private Block balances() {
        List<Sheet.SheetField> rows = new ArrayList<>();
        new LinksText(evaluated, messages).given()
                .forEach(given -> rows.add(row(render("cli.given-by", "owner", given.get(0)), given.get(1))));
        balances(evaluated, "", rows);
        evaluated.parts().values().forEach(parts -> parts.forEach((name, part) -> balances(part, name + ", ", rows)));
        return new Block.FieldsBlock(render("cli.ledger"), rows);
    }

    private void balances(EvaluatedCharacter of, String whose, List<Sheet.SheetField> rows) {
        new LedgerText(of, messages).balances().forEach(left -> rows.add(row(whose + left.get(0), left.get(1))));
        List<String> reached = of.inPlay().choices().milestones().stream().map(id -> of.sheet().milestones().get(id)
                .title()).toList();
        rows.add(row(whose + render("cli.milestones"), String.join(", ", reached)));
    }

    private static Sheet.SheetField row(String title, String words) {
        return new Sheet.SheetField(title, words, "", List.of(), List.of());
    }

    private Block rulings() {
        return new Block.PassageBlock(render("cli.rulings"), evaluated.file().rulings().stream()
                .flatMap(ruling -> Markup.lines(CharacterRemarks.reason(ruling) + " – "
                        + messages.render(CharacterRemarks.ruling(ruling))).stream()).toList());
    }

    private String render(String key, Object... namesAndValues) {
        return messages.render(Message.of(key, namesAndValues));
    }
}
