package lampblack;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import lampblack.cli.Main;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.DiagnosticPrinter;
import lampblack.diagnostic.Edit;
import lampblack.diagnostic.Source;
import lampblack.edit.LoadedCharacter;
import lampblack.font.MadeFont;
import lampblack.json.DiagnosticJson;
import lampblack.json.JsonPrinter;
import lampblack.load.CharacterLoader;
import lampblack.load.RulesetLoader;
import lampblack.node.NodePrinter;
import lampblack.node.Edits;
import lampblack.replay.EvaluatedCharacter;
import lampblack.ruleset.LoadedRuleset;
import lampblack.store.RulesetLocation;
import lampblack.store.TextFile;
import lampblack.store.MessageBundle;

/**
 * One case: a {@code character.yaml}, an {@code example.txt} that names a shipped character and lines to change in it,
 * or else a {@code ruleset.yaml}. What a character links to stands in {@code linked} beside it or further up. The
 * ruleset is the nearest one up the tree: its files are the YAML files beside it, and what is below {@code
 * parts}; others for it
 * to extend stand in {@code bases/<id>} beside it or further up.
 */
final class CaseFolder implements AutoCloseable {

    private static final String RULESET = RulesetLocation.ROOT_FILE;
    private static final String CHARACTER = "character.yaml";
    private static final String EXAMPLE = "example.txt";
    private static final String NAMED = "reach.txt";
    private static final Pattern ID = Pattern.compile("(?:^|[\\n\\r])\\W?id: *['\"]?([a-z0-9-]+)");
    private static final String SHOWN = "rulesets";
    private static final String LINKED = "linked";

    private final Path folder;
    private final Path place;
    private final Map<String, Path> games = new LinkedHashMap<>();

    CaseFolder(Path folder) {
        this.folder = folder;
        try {
            // A folder of its own within: what a link may have meant is looked for among neighbours.
            this.place = Files.createDirectory(Files.createTempDirectory("cases").resolve("case"));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** Whether a folder holds an input of its own, rather than a game that the cases below it share. */
    static boolean isCase(Path folder) {
        List<String> files = files(folder);
        boolean alone = files.contains(RULESET) && folders(folder).isEmpty();
        return alone || files.contains(CHARACTER) || files.contains(EXAMPLE) || files.contains("expected.txt");
    }

    /** The folders below a folder that hold cases. */
    static List<Path> folders(Path folder) {
        try (Stream<Path> all = Files.list(folder)) {
            return all.filter(Files::isDirectory)
                    .filter(path -> !path.endsWith("bases") && !path.endsWith(LINKED)
                            && !(path.endsWith("parts") && files(folder).contains(RULESET)))
                    .sorted().toList();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    static List<String> files(Path folder) {
        try (Stream<Path> all = Files.list(folder)) {
            return all.filter(Files::isRegularFile).map(path -> path.getFileName().toString()).sorted().toList();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** What the case comes to, by the name of the file it is compared with. */
    Map<String, Supplier<String>> outputs() {
        List<String> files = files(folder);
        if (files.contains(EXAMPLE)) {
            Example example = Example.read(folder.resolve(EXAMPLE));
            RulesetLoader shipped = new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(Example.ROOT, SHOWN)));
            CharacterLoader loader = new CharacterLoader(shipped);
            return outputs(text -> loader.judge(place.resolve(CHARACTER), text), example.text());
        }
        String game = games();
        linked();
        RulesetLoader rulesets = new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(place, SHOWN)));
        if (files.contains(CHARACTER)) {
            CharacterLoader loader = new CharacterLoader(rulesets);
            return outputs(text -> loader.judge(place.resolve(CHARACTER), text), bytes(folder.resolve(CHARACTER)));
        }
        Checked<LoadedRuleset> loaded = Advice.left(folder, rulesets.load(game));
        Map<String, Supplier<String>> outputs = new LinkedHashMap<>();
        said(loaded.diagnostics(), outputs);
        loaded.value().ifPresent(found ->
                outputs.put("expected-resolved.yaml", () -> NodePrinter.print(found.tree(), true)));
        loaded.value().ifPresent(found ->
                outputs.put("expected-reference.txt", () -> ReferenceDump.print(found.ruleset())
                .replace('\u00a0', ' ')));
        loaded.value().ifPresent(found -> outputs.put("expected-page.txt", () -> PageDump.print(found.ruleset())));
        outputs.put("expected-reach.txt", () -> reached(game));
        return outputs;
    }

    /** The game of a case or of the cases below it, with all advice. */
    Checked<LoadedRuleset> ruleset() {
        return rulesets().load(games());
    }

    /** Where what the case is about would stand, beside what it links to. */
    Path character() {
        return place.resolve(CHARACTER);
    }

    /** Where the games of a case are found. */
    RulesetLoader rulesets() {
        games();
        linked();
        return new RulesetLoader(List.of(new RulesetLocation.RulesetFolder(place, SHOWN)));
    }

    /** What is said of everything in a game that can be reached, and of what {@code reach.txt} names. */
    private String reached(String game) {
        List<String> named = files(folder).contains(NAMED)
                ? CasesTest.text(folder.resolve(NAMED)).lines().toList() : List.of();
        List<String> call = new ArrayList<>(List.of("reach", "--rulesets", "."));
        call.add(game);
        String all = said(call);
        call.addAll(named);
        return named.isEmpty() ? all : all + "\n" + said(call);
    }

    private String said(List<String> call) {
        StringWriter out = new StringWriter();
        int exit = Main.run(call, new PrintWriter(out), new PrintWriter(out), place);
        return out + "exit " + exit + "\n";
    }

    private Map<String, Supplier<String>> outputs(Judge judge, byte[] bytes) {
        Checked<TextFile> text = TextFile.of(bytes, CHARACTER, "");
        Checked<LoadedCharacter> judged = text.value().map(judge::judge)
                .orElseGet(() -> new Checked<>(Optional.empty(), text.diagnostics()));
        Map<String, Supplier<String>> outputs = new LinkedHashMap<>();
        said(judged.diagnostics(), outputs);
        Optional<EvaluatedCharacter> evaluated = judged.value().map(LoadedCharacter::evaluated);
        if (evaluated.isPresent()) {
            outputs.put("expected-state.txt", () -> new StateDump(evaluated.get()).print());
            outputs.put("expected-history.txt", () -> HistoryDump.print(evaluated.get()));
            outputs.put("expected-undo.txt", () -> new UndoDump(judge, judged).print());
        }
        return outputs;
    }

    private void said(List<Diagnostic> problems, Map<String, Supplier<String>> outputs) {
        outputs.put("expected.txt", () -> printed(problems));
        outputs.put("expected.json",
                () -> relative(new JsonPrinter(MessageBundle.messages()).print(DiagnosticJson.all(problems))));
        outputs.put("expected-fixed.yaml", () -> fixed(problems));
    }

    /** The document with every problem mended that can be mended in one way only. */
    private static String fixed(List<Diagnostic> problems) {
        List<Edit> edits = problems.stream().filter(diagnostic -> diagnostic.fixes().size() == 1)
                .flatMap(diagnostic -> diagnostic.fixes().get(0).edits().stream()).toList();
        Source source = problems.get(0).span().source();
        return Edits.apply(source.text(), edits.stream().filter(edit -> edit.span().source() == source).toList());
    }

    /** Whatever judges a text as a character. */
    interface Judge {
        Checked<LoadedCharacter> judge(TextFile text);
    }

    private String printed(List<Diagnostic> diagnostics) {
        return relative(new DiagnosticPrinter(MessageBundle.messages(), false).print(diagnostics));
    }

    /** A text with the names of files as they are seen from the case. */
    private String relative(String text) {
        String out = text;
        for (Map.Entry<String, Path> entry : games.entrySet()) {
            String seen = folder.relativize(entry.getValue()).toString().replace('\\', '/');
            out = out.replace(SHOWN + "/" + entry.getKey() + "/", seen.isEmpty() ? "" : seen + "/");
        }
        return out;
    }

    /** Copies the game and what it may extend under their ids, and returns the id of the game. */
    private String games() {
        String game = "";
        for (Path up = folder; !up.equals(CasesTest.ROOT); up = up.getParent()) {
            if (game.isEmpty() && Files.exists(up.resolve(RULESET))) {
                game = id(up.resolve(RULESET));
                copy(game, up, parts(up));
            }
            if (Files.isDirectory(up.resolve("bases"))) {
                for (Path base : folders(up.resolve("bases"))) {
                    copy(base.getFileName().toString(), base, everything(base));
                }
            }
        }
        return game;
    }

    /** Copies what characters may link to; the nearest of a name counts. */
    private void linked() {
        for (Path up = folder; !up.equals(CasesTest.ROOT); up = up.getParent()) {
            Path linked = up.resolve(LINKED);
            for (Path file : Files.isDirectory(linked) ? everything(linked) : List.<Path>of()) {
                copy(file, place.resolve(linked.relativize(file).toString()));
            }
        }
    }

    private static String id(Path file) {
        Matcher matcher = ID.matcher(new String(bytes(file), StandardCharsets.ISO_8859_1));
        return matcher.find() ? matcher.group(1) : "game";
    }

    private static List<Path> parts(Path folder) {
        List<Path> parts = new ArrayList<>();
        files(folder).stream().filter(file -> file.endsWith(".yaml"))
                .filter(file -> !file.equals(CHARACTER) && !file.startsWith("expected"))
                .forEach(file -> parts.add(folder.resolve(file)));
        if (Files.isDirectory(folder.resolve("parts"))) {
            parts.addAll(everything(folder.resolve("parts")));
        }
        return parts;
    }

    private static List<Path> everything(Path folder) {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(Files::isRegularFile).sorted().toList();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private void copy(String id, Path from, List<Path> files) {
        if (games.putIfAbsent(id, from) != null) {
            return;
        }
        files.forEach(file -> copy(file, place.resolve(id).resolve(from.relativize(file).toString())));
        if (files.contains(from.resolve(RULESET))) {
            MadeFont.beside(place.resolve(id));
        }
    }

    private static void copy(Path file, Path target) {
        try {
            Files.createDirectories(target.getParent());
            if (!Files.exists(target)) {
                Files.copy(file, target);
            }
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private static byte[] bytes(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }


    @Override
    public void close() {
        try (Stream<Path> all = Files.walk(place.getParent())) {
            for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(path);
            }
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
