package lampblack.print.proof;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import lampblack.character.CharacterFile;
import lampblack.diagnostic.Messages;
import lampblack.json.JsonPrinter;
import lampblack.load.CharacterLoader;
import lampblack.load.RulesetLoader;
import lampblack.print.proof.ProofDocument.ProofKind;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.SheetRules;
import lampblack.rules.option.OptionKey;
import lampblack.rules.option.OptionList;
import lampblack.ruleset.PagePlan;
import lampblack.ruleset.Ruleset;
import lampblack.sheet.Document;
import lampblack.sheet.Paper;
import lampblack.sheet.PrintSettings;
import lampblack.sheet.Sheet;
import lampblack.sheet.build.OwnersFirst;
import lampblack.sheet.build.SheetBuilder;
import lampblack.sheet.DeckBuilder;

/** Generates what is to be proven of a game: its blank sheets, its reference, and characters from bare to overfull. */
public final class ProofDocuments {

    private final Messages messages;
    private final List<Paper> papers;
    private final boolean everyWay;
    private final List<ProofDocument> all = new ArrayList<>();
    private final List<EvaluatedCharacter> characters = new ArrayList<>();

    public ProofDocuments(Messages messages, List<Paper> papers) {
        this(messages, papers, false);
    }

    /** @param everyWay whether each is to be printed in every way that sheets can be */
    public ProofDocuments(Messages messages, List<Paper> papers, boolean everyWay) {
        this.messages = messages;
        this.papers = List.copyOf(papers);
        this.everyWay = everyWay;
    }

    /** What was added so far. */
    public List<ProofDocument> all() {
        return List.copyOf(all);
    }

    /** An HTML file that was written before. */
    public void addFile(String name, String html) {
        all.add(ProofDocument.of(name, html));
    }

    /** A character as it stands. */
    public void add(String name, EvaluatedCharacter evaluated) {
        add(name, ProofKind.CHARACTER, evaluated);
        characters.add(evaluated);
        if (everyWay) {
            everyWay(name, evaluated);
        }
    }

    private void everyWay(String name, EvaluatedCharacter evaluated) {
        SheetBuilder builder = new SheetBuilder(messages);
        EvaluatedCharacter unmarked = evaluated.withoutMarks();
        all.addAll(PrintWays.of(name, List.of(builder.filled(evaluated)),
                List.of(builder.reference(evaluated.ruleset())), papers));
        Map<String, Sheet> others = new LinkedHashMap<>();
        others.put(name + " play", builder.play(evaluated));
        others.put(name + " without marks", builder.filled(unmarked));
        others.put(name + " play without marks", builder.play(unmarked));
        others.forEach((other, sheet) -> {
            add(other, ProofKind.CHARACTER, sheet, sides(evaluated.ruleset(), evaluated.sheet()));
            all.addAll(PrintWays.turnedOrLarge(other, sheet, papers));
        });
        for (boolean large : new boolean[] {false, true}) {
            for (boolean landscape : new boolean[] {false, true}) {
                cards(name + " cards" + (landscape ? " landscape" : "") + (large ? " large print" : ""), landscape,
                        large, deck -> deck.filled(evaluated));
            }
        }
        cards(name + " cards without marks", false, false, deck -> deck.filled(unmarked));
    }

    /** The characters that were added as one document, where there are several and every way is asked for. */
    public void addTogether() {
        if (everyWay && characters.size() > 1) {
            SheetBuilder builder = new SheetBuilder(messages);
            List<Sheet> sheets = OwnersFirst.sorted(characters).stream().map(builder::filled).toList();
            Document document = Document.of(sheets);
            all.addAll(ProofDocument.of("together", ProofKind.COMBINED, 0, papers,
                    paper -> ExpectedParts.of(document.on(paper)),
                    (paper, renderer) -> renderer.render(document, new PrintSettings(paper))));
            all.addAll(PrintWays.of("together", sheets, characters.stream().map(EvaluatedCharacter::ruleset).distinct()
                    .map(builder::reference).toList(), papers));
        }
    }

    private void add(String name, ProofKind kind, EvaluatedCharacter evaluated) {
        add(name, kind, new SheetBuilder(messages).filled(evaluated), sides(evaluated.ruleset(), evaluated.sheet()));
    }

    private void add(String name, ProofKind kind, Sheet sheet, int sides) {
        all.addAll(ProofDocument.of(name, kind, sides, papers,
                paper -> ExpectedParts.of(Document.of(List.of(sheet)).on(paper)),
                (paper, renderer) -> renderer.render(sheet, paper)));
    }

    /** Large print tells on one paper what it would on the other. */
    private List<Paper> onePaper() {
        return papers.subList(0, Math.min(1, papers.size()));
    }

    private void large(String name, Sheet sheet) {
        Document document = Document.of(List.of(sheet));
        all.addAll(ProofDocument.of(name, ProofKind.LARGE_PRINT, 0, onePaper(), paper -> ExpectedParts.of(document),
                (paper, renderer) -> renderer.render(document, new PrintSettings(paper, true, false))));
    }

    /** One document, in which what a sheet says of all its letters holds for those of the reference as well. */
    private void withReference(String name, Sheet sheet, Sheet reference) {
        Document document = Document.of(List.of(sheet, reference));
        all.addAll(ProofDocument.of(name, ProofKind.REFERENCE, 0, papers, paper -> ExpectedParts.of(document.on(paper)),
                (paper, renderer) -> renderer.render(document, new PrintSettings(paper))));
    }

    private void cards(String name, boolean landscape, boolean large, Consumer<DeckBuilder> filling) {
        for (Paper paper : papers) {
            PrintSettings printing = new PrintSettings(paper, large, false);
            DeckBuilder cards = new DeckBuilder(messages, printing, landscape, List.of());
            filling.accept(cards);
            cards.deck().ifPresent(deck -> all.addAll(ProofDocument.of(name, ProofKind.CARDS, 0, List.of(paper),
                    same -> ExpectedParts.of(deck), (same, renderer) -> renderer.render(deck, printing))));
        }
    }

    private static List<String> playbooks(SheetRules rules) {
        OptionList playbooks = rules.lists().get(OptionKey.PLAYBOOKS);
        return playbooks == null ? List.of() : List.copyOf(playbooks.entries().keySet());
    }

    private static int sides(Ruleset ruleset, SheetRules rules) {
        return ruleset.plans().getOrDefault(rules.id(), PagePlan.NONE).sides().size();
    }

    /** Everything that a game prints but its examples; generated characters are kept in a temporary folder. */
    public void add(Ruleset ruleset, RulesetLoader rulesets) throws IOException {
        SheetBuilder builder = new SheetBuilder(messages);
        add(ruleset.id() + " reference", ProofKind.REFERENCE, builder.reference(ruleset), 0);
        large(ruleset.id() + " reference large print", builder.reference(ruleset));
        for (SheetRules rules : ruleset.sheets().values()) {
            String of = ruleset.id() + (rules.id().equals(CharacterFile.USUAL_SHEET) ? "" : " " + rules.id());
            List<String> ids = playbooks(rules);
            add(of + " blank", ProofKind.BLANK, builder.blank(ruleset, rules, Optional.empty()),
                    sides(ruleset, rules));
            ids.forEach(id -> add(of + " blank " + id, ProofKind.BLANK,
                    builder.blank(ruleset, rules, Optional.of(id)), sides(ruleset, rules)));
            Sheet first = builder.blank(ruleset, rules, ids.stream().findFirst());
            large(of + " large print", first);
            withReference(of + " with reference", first, builder.reference(ruleset));
            add(of + " landscape", ProofKind.LANDSCAPE, first.toLandscape(), 0);
            all.addAll(PrintWays.plain(of, first, onePaper()));
            all.addAll(everyWay ? PrintWays.of(of + " blank", List.of(first), List.of(builder.reference(ruleset)), papers)
                    : List.of());
        }
        // What one playbook of each kind of sheet offers, on cards of one deck.
        cards(ruleset.id() + " cards", false, false, deck -> ruleset.sheets().values().forEach(rules ->
                deck.blank(ruleset, rules, playbooks(rules).stream().findFirst())));
        inFolder(folder -> synthetic(ruleset, rulesets, folder));
    }

    private void synthetic(Ruleset ruleset, RulesetLoader rulesets, Path folder) {
        CharacterLoader characters = new CharacterLoader(rulesets);
        for (SheetRules rules : ruleset.sheets().values()) {
            String of = ruleset.id() + (rules.id().equals(CharacterFile.USUAL_SHEET) ? "" : " " + rules.id());
            write(folder.resolve("minimal.yaml"), Map.of("ruleset", ruleset.id(), "sheet", rules.id()));
            write(folder.resolve(rules.id() + ".yaml"), OverfullCharacter.of(ruleset, rules));
            characters.load(folder.resolve("minimal.yaml")).value()
                    .ifPresent(loadedCharacter -> add(of + " minimal", ProofKind.MINIMAL, loadedCharacter.evaluated()));
        }
        for (SheetRules rules : ruleset.sheets().values()) {
            String of = ruleset.id() + (rules.id().equals(CharacterFile.USUAL_SHEET) ? "" : " " + rules.id());
            characters.load(folder.resolve(rules.id() + ".yaml")).value()
                    .ifPresent(loadedCharacter ->
                            add(of + " overfull", ProofKind.OVERFULL, loadedCharacter.evaluated()));
        }
    }

    private void write(Path file, Map<String, Object> choices) {
        try {
            Files.writeString(file, new JsonPrinter(messages).print(choices));
        } catch (IOException full) {
            throw new UncheckedIOException(full);
        }
    }

    private static void inFolder(Consumer<Path> use) throws IOException {
        Path folder = Files.createTempDirectory("lampblack-proof");
        try {
            use.accept(folder);
        } finally {
            try (Stream<Path> all = Files.list(folder)) {
                for (Path path : all.toList()) {
                    Files.delete(path);
                }
            }
            Files.delete(folder);
        }
    }
}
