package lampblack.print.proof;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.load.CharacterLoader;
import lampblack.load.RulesetLoader;
import lampblack.print.proof.ProofDocument.ProofKind;
import lampblack.replay.EvaluatedCharacter;
import lampblack.ruleset.Ruleset;
import lampblack.sheet.Document;
import lampblack.sheet.Paper;
import lampblack.sheet.PrintSettings;
import lampblack.sheet.Sheet;
import lampblack.sheet.build.SheetBuilder;
import lampblack.sheet.DeckBuilder;
import lampblack.store.RulesetLocation;
import lampblack.store.MessageBundle;

/** The documents that planted faults spoil, each whole before. */
final class SpoiltDocuments {

    private static final Path ROOT = Path.of("rulesets");
    private static final Map<String, String> CHARACTERS = Map.of("corin",
            "blades-in-the-dark/characters/corin-vale.yaml", "crew",
            "blades-in-the-dark/characters/the-salt-lanterns.yaml", "wen",
            "lanterns-of-the-fen/characters/wen-tarrow.yaml", "cards", "blades-in-the-dark/characters/corin-vale.yaml");
    private static final Map<String, ProofKind> KINDS = Map.of("reference", ProofKind.REFERENCE, "cutter",
            ProofKind.BLANK, "minimal", ProofKind.MINIMAL);
    private static final PrintSettings PLAIN = new PrintSettings(Paper.A4);

    private final RulesetLoader rulesets = new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(ROOT)));
    private final CharacterLoader characters = new CharacterLoader(rulesets);
    private final SheetBuilder builder = new SheetBuilder(MessageBundle.messages());
    private final Path folder;

    /** @param folder for characters that are made up here */
    SpoiltDocuments(Path folder) {
        this.folder = folder;
    }

    /** The document that a fault spoils, printed in some way, as it is rendered with the fault. */
    ProofDocument spoilt(ProofFault fault, List<String> way) throws IOException {
        ProofDocument whole = whole(fault.of(), way);
        return new ProofDocument(fault.name() + " " + String.join(", ", way), whole.kind(), whole.paper(),
                renderer -> fault.spoilt(whole.html().apply(fault.renderer())), whole.sides(),
                whole.expected());
    }

    /** @param way the words of a way to print it; none for the plain one */
    ProofDocument whole(String name, List<String> way) throws IOException {
        if (name.equals("cards")) {
            return cards(name, way);
        }
        Sheet sheet = sheet(name);
        return way.isEmpty() ? sheet(name, KINDS.getOrDefault(name, ProofKind.CHARACTER), sheet)
                : PrintWays.of(name, List.of(sheet), List.of(builder.reference(blades())), List.of(Paper.A4), way).get(0);
    }

    private Sheet sheet(String name) throws IOException {
        return switch (name) {
            case "reference" -> builder.reference(blades());
            case "cutter" -> builder.blank(blades(), blades().sheets().get("character"), Optional.of("cutter"));
            case "minimal" -> builder.filled(made(name, "ruleset: blades-in-the-dark\nsheet: character\n"));
            case "clocks" -> builder.play(made(name,
                    Files.readString(ROOT.resolve("worlds-in-the-dark/characters/anselm-korr.yaml"))
                    .replaceFirst("(?m)^now:", "now:\n  clocks: {The vault: 2/6}")));
            default -> builder.play(character(CHARACTERS.get(name)));
        };
    }

    private Ruleset blades() {
        return rulesets.load("blades-in-the-dark").value().orElseThrow().ruleset();
    }

    private ProofDocument sheet(String name, ProofKind kind, Sheet sheet) {
        return new ProofDocument(name, kind, Optional.of(Paper.A4),
                renderer -> renderer.render(Document.of(List.of(sheet)), PLAIN), sheet.sides().size(),
                ExpectedParts.of(Document.of(List.of(sheet))));
    }

    private ProofDocument cards(String name, List<String> way) {
        PrintSettings printing = new PrintSettings(Paper.A4, way.contains("large print"), false);
        DeckBuilder deck = new DeckBuilder(MessageBundle.messages(), printing, way.contains("landscape"), List.of());
        deck.filled(character(CHARACTERS.get(name)));
        return new ProofDocument(name, ProofKind.CARDS, Optional.of(Paper.A4),
                renderer -> renderer.render(deck.deck().orElseThrow(), printing), 0,
                ExpectedParts.of(deck.deck().orElseThrow()));
    }

    private EvaluatedCharacter character(String file) {
        return characters.load(ROOT.resolve(file)).value().orElseThrow().evaluated();
    }

    private EvaluatedCharacter made(String name, String text) throws IOException {
        Path file = Files.writeString(folder.resolve(name + ".yaml"), text);
        return characters.load(file).value().orElseThrow().evaluated();
    }
}
