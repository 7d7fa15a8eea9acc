package lampblack.cli.print;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Messages;
import lampblack.replay.EvaluatedCharacter;
import lampblack.sheet.Document;
import lampblack.sheet.Paper;
import lampblack.sheet.PrintSettings;
import lampblack.sheet.Sheet;
import lampblack.sheet.build.SheetBuilder;
import lampblack.sheet.DeckBuilder;
import picocli.CommandLine.Option;

/** How sheets are put on paper. */
final class PrintOptions {

    @Option(names = "--paper", paramLabel = "a4|letter|a5|half-letter", description = "The paper to print on.")
    private Paper paper = Paper.A4;

    @Option(names = "--together",
            description = "All characters in one document, with those that others belong to first.")
    private boolean together;

    @Option(names = "--landscape", description = "Print in landscape, whatever the layout says.")
    private boolean landscape;

    @Option(names = "--play",
            description = "Sheets to play on: what a character may still take stays there with its boxes open.")
    private boolean play;

    @Option(names = "--without-marks", description = "Leave out the marks made in play, to mark them by hand.")
    private boolean withoutMarks;

    @Option(names = "--with-reference", description = "Print the rules reference after the sheets.")
    private boolean withReference;

    @Option(names = "--two-sided",
            description = "Print on both sides, starting each character on a new sheet of paper.")
    private boolean twoSided;

    @Option(names = "--large-print", description = "Large print, in fewer columns.")
    private boolean large;

    @Option(names = "--plain", description = "Without the pictures of the game and tinted ground, for little ink.")
    private boolean plain;

    @Option(names = "--cards",
            description = "Cards to cut out, with the texts of a character's options, instead of a sheet.")
    private boolean cards;

    @Option(names = "--list", paramLabel = "ID", split = ",", description = "The lists to make cards of.")
    private List<String> lists = List.of();

    @Option(names = "--templates", paramLabel = "DIR",
            description = "Your own templates; those missing from the folder are the built-in ones.")
    private Optional<Path> templates = Optional.empty();

    /** A folder of customized templates. */
    Optional<Path> templates() {
        return templates;
    }

    boolean cards() {
        return cards;
    }

    List<String> lists() {
        return lists;
    }

    /** The first option that says nothing beside what else is said: of cards, or of anything but cards. */
    Optional<Message> idle() {
        if (large && paper.isSmall()) {
            return Optional.of(Message.of("cli.large-on-small"));
        }
        if (!cards) {
            return lists.isEmpty() ? Optional.empty() : Optional.of(Message.of("cli.only-cards", "option", "--list"));
        }
        return withReference ? Optional.of(Message.of("cli.never-cards", "option", "--with-reference"))
                : twoSided ? Optional.of(Message.of("cli.never-cards", "option", "--two-sided"))
                : play ? Optional.of(Message.of("cli.never-cards", "option", "--play")) : Optional.empty();
    }

    /** What puts cards together on this paper. */
    DeckBuilder deck(Messages messages) {
        return new DeckBuilder(messages, printing(), landscape, lists);
    }

    boolean together() {
        return together;
    }

    /** The first option that only characters' sheets can do something with. */
    Optional<String> ofCharacters() {
        return together ? Optional.of("--together") : play ? Optional.of("--play") : withoutMarks ? Optional.of("--without-marks")
                : Optional.empty();
    }

    PrintSettings printing() {
        return new PrintSettings(paper, large, twoSided, plain);
    }

    /** The outcome of which something is printed. */
    EvaluatedCharacter of(EvaluatedCharacter evaluated) {
        return withoutMarks ? evaluated.withoutMarks() : evaluated;
    }

    /** The sheet of an outcome: a record of it, or one to play on. */
    Sheet sheet(EvaluatedCharacter evaluated, SheetBuilder sheets) {
        return play ? sheets.play(of(evaluated)) : sheets.filled(of(evaluated));
    }

    /** The sheets as one document, with the reference behind them where that is asked for. */
    Document document(List<Sheet> sheets, Supplier<List<Sheet>> references) {
        List<Sheet> all = new ArrayList<>(sheets);
        if (withReference) {
            all.addAll(references.get());
        }
        return Document.of(landscape ? all.stream().map(Sheet::toLandscape).toList() : all).on(paper);
    }
}
