package lampblack.cli.print;

import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lampblack.builder.printout.Printout;
import lampblack.character.CharacterFile;
import lampblack.cli.shell.CommandContext;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Severity;
import lampblack.diagnostic.Source;
import lampblack.picture.ArtPicture;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.SheetRules;
import lampblack.rules.option.OptionKey;
import lampblack.ruleset.Ruleset;
import lampblack.sheet.PrintSettings;
import lampblack.sheet.Sheet;
import lampblack.sheet.SheetKind;
import lampblack.sheet.build.OwnersFirst;
import lampblack.sheet.build.SheetBuilder;
import lampblack.sheet.DeckBuilder;
import lampblack.store.PortraitFile;
import lampblack.template.SheetRenderer;

/** Makes what is printed of characters and games, as the options of a command say. */
record PrintoutMaker(CommandContext context, PrintOptions print) {

    /** As many letters as are named that no font has. */
    private static final int MOST_LETTERS = 12;

    /** A blank sheet that is asked for. */
    record BlankSheet(Ruleset ruleset, SheetRules rules, Optional<String> playbook) {}

    /** Refuses options that say nothing beside what else is asked for. */
    void requireSense(boolean hasCharacters, boolean hasBlank, boolean hasReference) {
        if ((hasCharacters ? 1 : 0) + (hasBlank ? 1 : 0) + (hasReference ? 1 : 0) != 1) {
            throw context.usageError("cli.sheet-of-what");
        }
        print.idle().ifPresent(words -> {
            throw context.usageError(words);
        });
        if (hasReference && print.cards()) {
            throw context.usageError("cli.never-cards", "option", "--reference");
        }
        if (!hasCharacters && print.ofCharacters().isPresent()) {
            throw context.usageError("cli.only-characters", "option", print.ofCharacters().get());
        }
    }

    /** Characters in one document; empty where there is nothing to put on cards. */
    Optional<Printout> filled(List<EvaluatedCharacter> evaluated) {
        List<EvaluatedCharacter> sorted = OwnersFirst.sorted(evaluated);
        if (print.cards()) {
            requireLists(evaluated.stream().flatMap(character -> character.sheet().lists().keySet().stream()).distinct()
                    .toList());
            DeckBuilder deck = print.deck(context.messages());
            sorted.forEach(character -> deck.filled(print.of(character), portrait(character)));
            return deck.deck().map(Printout.CardsPrintout::new);
        }
        SheetBuilder builder = new SheetBuilder(context.messages());
        return Optional.of(sheets(builder, sorted.stream().map(character -> sheet(character, builder)).toList(),
                evaluated.stream().map(EvaluatedCharacter::ruleset).distinct().toList()));
    }

    /** Blank sheets in one document; empty where there is nothing to put on cards. */
    Optional<Printout> blank(List<BlankSheet> blanks) {
        if (print.cards()) {
            requireLists(blanks.stream().flatMap(blank -> blank.rules().lists().keySet().stream()).distinct().toList());
            DeckBuilder deck = print.deck(context.messages());
            blanks.forEach(blank -> deck.blank(blank.ruleset(), blank.rules(), blank.playbook()));
            return deck.deck().map(Printout.CardsPrintout::new);
        }
        SheetBuilder builder = new SheetBuilder(context.messages());
        return Optional.of(sheets(builder, blanks.stream().map(blank -> builder.blank(blank.ruleset(), blank.rules(),
                blank.playbook())).toList(), blanks.stream().map(BlankSheet::ruleset).distinct().toList()));
    }

    /** The rules reference of a game. */
    Printout reference(Ruleset ruleset) {
        return new Printout.SheetsPrintout(print.document(
                List.of(new SheetBuilder(context.messages()).reference(ruleset)), List::of));
    }

    /** The sheet of a character, with its picture where one is kept beside its file. */
    private Sheet sheet(EvaluatedCharacter character, SheetBuilder builder) {
        Sheet sheet = print.sheet(character, builder);
        return portrait(character).map(picture -> builder.pictured(sheet, picture)).orElse(sheet);
    }

    private Optional<ArtPicture> portrait(EvaluatedCharacter character) {
        Path file = context.path(Path.of(character.file().root().span().source().name()));
        return PortraitFile.read(file).map(ArtPicture::of);
    }

    private Printout sheets(SheetBuilder builder, List<Sheet> sheets, List<Ruleset> games) {
        return new Printout.SheetsPrintout(print.document(sheets, () -> games.stream().map(builder::reference).toList()));
    }

    private void requireLists(Collection<String> known) {
        print.lists().forEach(list -> context.requireKnown("cli.no-list", list, known));
    }

    /** What is asked for of a game, once its kind of sheet and its playbook are known. */
    BlankSheet blankSheet(Ruleset ruleset, Optional<String> sheet, Optional<String> playbook) {
        sheet.ifPresent(name -> context.requireKnown("cli.no-sheet", name, ruleset.sheets().keySet()));
        SheetRules rules = sheet.map(ruleset.sheets()::get).orElseGet(() -> usual(ruleset, playbook));
        playbook.ifPresent(text -> context.requireKnown("cli.no-playbook", text, playbooks(rules)));
        return new BlankSheet(ruleset, rules, playbook);
    }

    /** The kind of sheet where none is named: that of the playbook, or else the usual one. */
    private static SheetRules usual(Ruleset ruleset, Optional<String> playbook) {
        SheetRules first = ruleset.sheets().containsKey(CharacterFile.USUAL_SHEET)
                ? ruleset.sheets().get(CharacterFile.USUAL_SHEET) : ruleset.sheets().values().iterator().next();
        return playbook.flatMap(id -> Stream.concat(Stream.of(first), ruleset.sheets().values().stream())
                .filter(rules -> playbooks(rules).contains(id)).findFirst()).orElse(first);
    }

    private static Collection<String> playbooks(SheetRules rules) {
        return rules.lists().containsKey(OptionKey.PLAYBOOKS)
                ? rules.lists().get(OptionKey.PLAYBOOKS).entries().keySet() : List.of();
    }

    /** Says how a blank sheet has the lists of a playbook, where it has none of several. */
    void tellOfPlaybooks(List<BlankSheet> blanks) {
        blanks.stream().filter(blank -> !print.cards() && blank.playbook().isEmpty())
                .map(blank -> playbooks(blank.rules())).filter(ids -> ids.size() > 1).findFirst()
                .ifPresent(ids -> context.printMessage("cli.blank-of-any", "playbooks",
                        ids.stream().map(Message::quoted).toList()));
    }

    /** The printout as HTML. */
    byte[] html(Printout printout, SheetRenderer renderer) {
        return html(printout, renderer, print.printing());
    }

    /** The same with the names of its marks and lines. */
    byte[] named(Printout printout, SheetRenderer renderer) {
        return html(printout, renderer, print.printing().withNames());
    }

    /** Warns of letters that only the machine may have which prints HTML. @param target where it is written */
    void warnOfLetters(Printout printout, byte[] html, SheetRenderer renderer, Path target) {
        List<String> strange = renderer.strangeLetters(html, printout.themes());
        if (!strange.isEmpty()) {
            context.print(context.err(), List.of(Diagnostic.of(Code.PROOF__MISSING_GLYPH,
                    new Source(target.toString(), "").start(), Message.of("proof.missing-glyph.sheet", "letters",
                    strange.stream().limit(MOST_LETTERS).map(letter -> "`" + letter + "`")
                            .collect(Collectors.joining(", ")))).withSeverity(Severity.WARNING)
                    .note(Message.of("note.proof.missing-glyph"))));
        }
    }

    /** Warns of what a layout names and a blank sheet has no room for. @param target where it is written */
    void warnOfRoom(Printout printout, Path target) {
        printout.sheets().stream().flatMap(document -> document.sheets().stream())
                .filter(sheet -> sheet.kind() == SheetKind.BLANK).flatMap(sheet -> sheet.leftOut().stream()).distinct()
                .forEach(title -> context.print(context.err(), List.of(Diagnostic.of(Code.PROOF__NO_ROOM,
                        new Source(target.toString(), "").start(), Message.of("proof.no-room.panel", "part", title)))));
    }

    private static byte[] html(Printout printout, SheetRenderer renderer, PrintSettings printing) {
        return switch (printout) {
            case Printout.SheetsPrintout sheets -> renderer.render(sheets.document(), printing);
            case Printout.CardsPrintout cards -> renderer.render(cards.deck(), printing);
        };
    }
}
