package lampblack.ruleset.migration;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.diagnostic.DiagnosticPrinter;
import lampblack.diagnostic.Source;
import lampblack.load.RulesetLoader;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.NodePrinter;
import lampblack.node.Scalar;
import lampblack.ruleset.Ruleset;
import lampblack.store.RulesetLocation;
import lampblack.store.bundled.MessageBundle;
import lampblack.yaml.YamlReader;

/**
 * A game with several versions that somebody wrote: {@code 1.yaml} has it and what it stands on, bases first, and each
 * file after that what a version dropped and put, from the sheet of its characters on, and what it says of that.
 *
 * @param says what each version says of characters, the first of them nothing, by the id of the game that says it
 */
record WrittenHistory(String id, List<RulesetLoader> loaders, List<Map<String, MapNode>> says) {

    private static final String SHEET = "sheets.character.";
    private static final RulesetLoader SHIPPED = new RulesetLoader(
            List.of(new RulesetLocation.RulesetFolder(Path.of("rulesets"))));

    static WrittenHistory of(Path written, Path folder) {
        Map<String, MapNode> games = new LinkedHashMap<>();
        List<RulesetLoader> loaders = new ArrayList<>();
        List<Map<String, MapNode>> says = new ArrayList<>();
        for (int number = 1; Files.exists(written.resolve(number + ".yaml")); number++) {
            String version = number + ".0.0";
            Map<String, MapNode> said = new LinkedHashMap<>();
            for (MapNode.Entry entry : read(written.resolve(number + ".yaml")).all()) {
                String game = entry.key().text();
                MapNode step = (MapNode) entry.value();
                games.put(game, number == 1 ? first(game, step) : next(games.get(game), step, version));
                step.map("says").ifPresent(words -> said.put(game, words));
            }
            says.add(said);
            loaders.add(loader(games, folder.resolve("v" + number)));
        }
        return new WrittenHistory(List.copyOf(games.keySet()).get(games.size() - 1), loaders, says);
    }

    /** The game as one of its versions was, the first of them 0. */
    Ruleset version(int number) {
        var loaded = loaders.get(number).load(id);
        return loaded.value().orElseThrow(() -> new AssertionError(id + " " + (number + 1) + "\n"
                + new DiagnosticPrinter(MessageBundle.messages(), false).print(loaded.diagnostics()))).ruleset();
    }

    private static MapNode read(Path file) {
        try {
            return YamlReader.read(new Source(file.toString(), Files.readString(file))).value().orElseThrow();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private static MapNode first(String game, MapNode written) {
        return !written.has("shipped") ? written : SHIPPED.load(game).value().orElseThrow().tree().without("extends")
                .without("frame").without("theme").without("playbook");
    }

    private static MapNode next(MapNode before, MapNode step, String version) {
        MapNode tree = before;
        for (Scalar path : step.scalars("drop")) {
            tree = put(tree, SHEET + path.text(), Optional.empty());
        }
        for (MapNode.Entry entry : step.map("put").map(MapNode::all).orElse(List.of())) {
            tree = put(tree, SHEET + entry.key().text(), Optional.of(entry.value()));
        }
        tree = tree.with("version", Scalar.text(version, tree.span()));
        MapNode nothing = new MapNode(Map.of(), tree.span());
        MapNode said = nothing.with("character", step.map("says").orElse(nothing));
        return tree.with("migrations", tree.map("migrations").orElse(nothing).with(version, said));
    }

    private static MapNode put(MapNode tree, String path, Optional<Node> value) {
        return new TreePath(List.of(path.split("[.]"))).put(tree, value);
    }

    private static RulesetLoader loader(Map<String, MapNode> games, Path shelf) {
        games.forEach((game, tree) -> {
            try {
                Files.createDirectories(shelf.resolve(game));
                Files.writeString(shelf.resolve(game).resolve("ruleset.yaml"), NodePrinter.print(tree));
            } catch (IOException failed) {
                throw new UncheckedIOException(failed);
            }
        });
        return new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(shelf)));
    }
}
