package lampblack.judge.seal;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lampblack.character.CharacterFile;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Report;
import lampblack.diagnostic.Severity;
import lampblack.diagnostic.Source;
import lampblack.diagnostic.Span;
import lampblack.judge.FormCheck;
import lampblack.judge.MergedGame;
import lampblack.lint.Mistakes;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.MergedTree;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.ruleset.LoadedRuleset;
import lampblack.ruleset.Ruleset;
import lampblack.yaml.YamlReader;

/**
 * The rules that a character carries.
 *
 * @param place where it says so
 */
record CarriedRules(CharacterFile file, Span place) {

    private static final Set<String> KEYS = Set.of("layers", "owners", "removed", "game");
    private static final List<String> HEAD = List.of("id", "version", "title");
    private static final int MOST_LAYERS = 51;
    private static final int MOST_LINKS = 20;
    private static final int MOST_REMOVED = 10_000;

    /** What is wrong that shows without reading them. */
    Optional<Diagnostic> wrongForm(Node sealed) {
        Optional<Scalar> text = sealed.asScalar().filter(Scalar::isText);
        if (text.isEmpty()) {
            return Optional.of(broken(Message.of("seal.broken.kind", "kind", Message.of(sealed.kind()))));
        }
        int letters = text.get().text().length();
        return letters <= Seal.LARGEST ? Optional.empty() : Optional.of(Diagnostic.of(Code.SEAL__TOO_LARGE, place,
                "letters", letters, "most", Seal.LARGEST));
    }

    private Diagnostic broken(Message why) {
        return Diagnostic.of(Code.SEAL__BROKEN, place).note(why).note(Message.of("note.seal-again"));
    }

    /** The first of what is wrong, in one problem. */
    private Optional<Diagnostic> broken(List<Diagnostic> problems) {
        return problems.stream().filter(problem -> problem.severity() == Severity.ERROR).findFirst()
                .map(first -> Diagnostic.of(Code.SEAL__BROKEN, place).note(first.message(), first.span())
                        .note(Message.of("note.seal-again")));
    }

    /** What they come to. @param form holds the rules of games to their form */
    Optional<SealedGame> game(Node sealed, FormCheck form, Report report) {
        Optional<Diagnostic> wrongForm = wrongForm(sealed);
        if (wrongForm.isPresent()) {
            report.add(wrongForm.get());
            return Optional.empty();
        }
        Checked<MapNode> read = YamlReader.read(text(sealed.asScalar().orElseThrow()));
        Optional<Diagnostic> wrong = broken(read.diagnostics()).or(() -> wrong(read.value().orElseThrow()));
        if (wrong.isPresent()) {
            report.add(wrong.get());
            return Optional.empty();
        }
        return game(read.value().orElseThrow(), form, report);
    }

    /** The text of the rules, each line of which has the number that it has in the file. */
    private Source text(Scalar sealed) {
        Span span = sealed.span();
        boolean lines = span.text().startsWith("|");
        return new Source(file.source().name(), (lines ? "\n".repeat(span.line()) : "") + sealed.text());
    }

    /** What is wrong with what stands around the rules, and whose rules they are. */
    private Optional<Diagnostic> wrong(MapNode tree) {
        Optional<String> odd = tree.keys().stream().filter(key -> !KEYS.contains(key)).findFirst();
        if (odd.isPresent()) {
            return Optional.of(broken(Message.of("seal.broken.key", "key", odd.get())));
        }
        boolean layers = tree.get("layers").flatMap(Node::asList).map(ListNode::items).filter(items -> !items.isEmpty()
                && items.size() <= MOST_LAYERS && items.stream().allMatch(item -> SealedLayer.of(item).isPresent()))
                .isPresent();
        boolean owners = tree.get("owners").isEmpty() || tree.map("owners").filter(all -> all.all().size() <= MOST_LINKS
                && all.all().stream().allMatch(owner -> SealedOwner.of(owner.value()).isPresent())).isPresent();
        boolean removed = tree.items("removed").size() <= MOST_REMOVED
                && tree.items("removed").stream().allMatch(path -> path.asValue().filter(CarriedRules::isPath)
                        .isPresent());
        Optional<String> bad = !layers ? Optional.of("layers") : !owners ? Optional.of("owners")
                : !removed ? Optional.of("removed")
                : tree.map("game").filter(CarriedRules::hasHead).isEmpty() ? Optional.of("game")
                : Optional.empty();
        if (bad.isPresent()) {
            return Optional.of(broken(Message.of("seal.broken.part", "part", bad.get())));
        }
        MapNode game = tree.map("game").orElseThrow();
        if (game.has("extends")) {
            return Optional.of(broken(Message.of("seal.broken.extends")));
        }
        return game.text("id").filter(id -> !id.equals(file.ruleset().text())).map(id -> Diagnostic.of(
                Code.SEAL__OTHER_GAME, place, "other", id, "name", file.ruleset().text()));
    }

    /** Whether it says which game it is. */
    private static boolean hasHead(MapNode game) {
        return HEAD.stream().allMatch(key -> game.text(key).filter(text -> !text.isBlank()).isPresent());
    }

    private static boolean isPath(Scalar path) {
        return !path.text().isEmpty() && !path.text().startsWith("/") && !path.text().endsWith("/");
    }

    private Optional<SealedGame> game(MapNode tree, FormCheck form, Report report) {
        List<SealedLayer> layers = tree.items("layers").stream().flatMap(item -> SealedLayer.of(item).stream())
                .toList();
        MapNode rules = tree.map("game").orElseThrow();
        Map<String, Span> removed = new LinkedHashMap<>();
        tree.scalars("removed").forEach(path -> removed.put(path.text(), path.span()));
        MergedGame merged = new MergedGame(new MergedTree(rules, removed), SealedLayer.credits(layers),
                layers.stream().flatMap(layer -> layer.migrations().stream()).toList());
        Checked<Ruleset> ruleset = ruleset(merged, form);
        Optional<Diagnostic> wrong = broken(ruleset.diagnostics());
        if (wrong.isPresent() || ruleset.value().isEmpty()) {
            wrong.ifPresent(report::add);
            return Optional.empty();
        }
        Map<String, SealedOwner> owners = new LinkedHashMap<>();
        tree.map("owners").ifPresent(all -> all.all().forEach(owner -> owners.put(owner.key().text(),
                SealedOwner.of(owner.value()).orElseThrow())));
        return Optional.of(new SealedGame(new LoadedRuleset(ruleset.value().get().sealed(), rules,
                layers.stream().map(layer -> layer.credit().ruleset()).toList(), List.of()), owners));
    }

    private static Checked<Ruleset> ruleset(MergedGame merged, FormCheck form) {
        MapNode tree = merged.tree().tree();
        Report report = new Report();
        report.addAll(form.check(tree, () -> List.of(tree)));
        Optional<Ruleset> ruleset = Optional.empty();
        if (!report.hasErrors()) {
            Checked<Ruleset> read = merged.rules();
            report.addAll(read.diagnostics());
            ruleset = read.value();
        }
        merged.migrations().forEach(one -> report.addAll(form.check(tree.with("migrations", one.editions()),
                List::of)));
        if (!report.hasErrors() && ruleset.isPresent()) {
            ruleset = Optional.of(merged.migrated(ruleset.get(), former -> former(former, merged, form), report));
        }
        ruleset.ifPresent(game -> report.addAll(Mistakes.firm(game)));
        return new Checked<>(ruleset.filter(game -> !report.hasErrors()), report.diagnostics());
    }

    /** The rules of an earlier version, unless what is said of it does not fit. */
    private static Checked<Ruleset> former(MapNode former, MergedGame merged, FormCheck form) {
        List<Diagnostic> shape = form.check(former, List::of);
        return Report.hasErrors(shape) ? new Checked<>(Optional.empty(), shape) : merged.former(former);
    }
}
