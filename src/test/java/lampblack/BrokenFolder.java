package lampblack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lampblack.cli.Main;
import lampblack.store.RulesetLocation;

/**
 * A folder with a game in it that is broken line by line. {@code game} says which; then {@code edit FILE} with lines to
 * take out ({@code -}) and to put in their place ({@code +}), {@code new FILE}, {@code cut FILE} behind a text,
 * {@code remove}, {@code move A -> B}, {@code copy A -> B}, {@code instead ID -> ID} in every file, {@code characters}
 * of a shipped game, {@code rename} for the folder of the game, {@code folder} for a further one that is still empty,
 * {@code zeros} and {@code encode FILE as CHARSET} for its bytes, and {@code run} for a command beside {@code check}.
 * A letter that would not be seen is written as its number in braces.
 */
final class BrokenFolder implements AutoCloseable {

    private static final Path GAMES = Path.of("src/test/broken/games");
    private static final Path SHIPPED = Path.of("rulesets");
    private static final Pattern NUMBER = Pattern.compile("\\\\u\\{([0-9a-f]+)}");

    private final List<String> made;
    private final Path place;
    private final List<String> runs = new ArrayList<>();
    private Path folder;
    private int at;

    BrokenFolder(String text) throws IOException {
        List<String> lines = text.lines().toList();
        int said = (int) lines.stream().takeWhile(line -> !line.startsWith("$ ")).count();
        this.made = lines.subList(0, said);
        this.place = Files.createTempDirectory("broken").toRealPath();
        while (at < made.size()) {
            String[] line = made.get(at++).split(" ", 2);
            if (!line[0].isEmpty()) {
                make(line[0], line[1]);
            }
        }
    }

    private void make(String what, String rest) throws IOException {
        switch (what) {
            case "game" -> game(rest);
            case "edit" -> edit(rest);
            case "new" -> write(folder.resolve(rest), joined(block('+')));
            case "cut" -> {
                String text = Files.readString(folder.resolve(rest));
                String last = block('+').get(0);
                write(folder.resolve(rest), text.substring(0, text.indexOf(last) + last.length()));
            }
            case "characters" -> {
                for (String name : rest.split(" ")) {
                    Path file = Path.of("characters", name + ".yaml");
                    write(folder.resolve(file), Files.readString(SHIPPED.resolve(folder.getFileName()).resolve(file)));
                }
            }
            case "instead" -> instead(rest.split(" -> "));
            case "remove" -> Files.delete(folder.resolve(rest));
            case "rename" -> folder = Files.move(folder, place.resolve(rest));
            case "folder" -> folder = place.resolve(rest);
            case "zeros" -> Files.write(folder.resolve(rest), new byte[(int) Files.size(folder.resolve(rest))]);
            case "encode" -> {
                String[] names = rest.split(" as ");
                Files.writeString(folder.resolve(names[0]), Files.readString(folder.resolve(names[0])),
                        Charset.forName(names[1]));
            }
            case "run" -> runs.add(rest);
            case "move", "copy" -> {
                String[] names = rest.split(" -> ");
                Path to = folder.resolve(names[1]);
                write(to, Files.readString(folder.resolve(names[0])));
                if (what.equals("move")) {
                    Files.delete(folder.resolve(names[0]));
                }
            }
            default -> throw new IllegalArgumentException(what);
        }
    }

    /** Writes one id for another in every file of the game. */
    private void instead(String[] ids) throws IOException {
        Pattern word = Pattern.compile("(?<![\\w-])" + ids[0] + "(?![\\w-])");
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path file : all.filter(Files::isRegularFile).toList()) {
                write(file, word.matcher(Files.readString(file)).replaceAll(ids[1]));
            }
        }
    }

    private void game(String id) throws IOException {
        folder = place.resolve(id);
        boolean own = Files.isDirectory(GAMES.resolve(id));
        Path from = (own ? GAMES : SHIPPED).resolve(id);
        try (Stream<Path> all = Files.walk(from)) {
            for (Path file : all.filter(Files::isRegularFile).toList()) {
                String below = from.relativize(file).toString().replace('\\', '/');
                if (own || !below.startsWith("characters/") && !below.startsWith("tests/")) {
                    write(folder.resolve(below), Files.readString(file));
                }
            }
        }
    }

    private void edit(String name) throws IOException {
        String before = "\n" + Files.readString(folder.resolve(name));
        String out = "\n" + joined(block('-'));
        String in = "\n" + joined(block('+'));
        assertTrue(before.contains(out), () -> name + " has no" + out);
        assertEquals(before.indexOf(out), before.lastIndexOf(out), () -> name + " has several" + out);
        write(folder.resolve(name), before.replace(out, in).substring(1));
    }

    private List<String> block(char sign) {
        List<String> block = new ArrayList<>();
        while (at < made.size() && made.get(at).startsWith(String.valueOf(sign))) {
            block.add(NUMBER.matcher(made.get(at++).substring(1)).replaceAll(number ->
                    Matcher.quoteReplacement(Character.toString(Integer.parseInt(number.group(1), 16)))));
        }
        return block;
    }

    private static String joined(List<String> lines) {
        return lines.stream().map(line -> line + "\n").collect(Collectors.joining());
    }

    private static void write(Path file, String text) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    /** Where it is made. */
    Path place() {
        return place;
    }

    /** How it was made, and all that is said of it. */
    String said() throws IOException {
        String name = folder.getFileName().toString();
        StringBuilder out = new StringBuilder(joined(made));
        out.append(said("check", name));
        if (Files.isDirectory(folder.resolve("tests")) && made.stream().anyMatch(line -> line.contains(" tests/"))) {
            out.append(said("test", name));
        }
        runs.forEach(run -> out.append(said(run.split(" "))));
        Map<String, List<String>> before = files();
        String fixed = said("check", "--fix", name);
        Map<String, List<String>> after = files();
        if (!before.equals(after) || fixed.contains("Not done:")) {
            out.append(fixed);
            assertEquals(before.keySet(), after.keySet());
            before.forEach((file, lines) -> out.append(changed(file, lines, after.get(file))));
            if (!before.equals(after)) {
                Map<String, List<String>> kept = files();
                said("check", "--fix", name);
                assertEquals(kept, files(), "a second run has nothing left to fix");
            }
        }
        return out.toString();
    }

    private String said(String... call) {
        StringWriter out = new StringWriter();
        int exit = Main.run(List.of(call), new PrintWriter(out), new PrintWriter(out), place);
        String text = out.toString().replace(place.toString() + "/", "").replace(place.toString(), ".")
                .replace(RulesetLocation.RulesetJar.shipped().shown(), "lampblack.jar");
        return "$ " + String.join(" ", call) + "\n" + numbered(text) + "exit " + exit + "\n";
    }

    /** A text whose letters can all be seen. */
    private static String numbered(String text) {
        StringBuilder out = new StringBuilder();
        text.codePoints().forEach(c -> out.append(c == '\n' || c >= ' ' && c < 0x7f || c == 0x2192
                ? Character.toString(c) : "\\u{" + Integer.toHexString(c) + "}"));
        return out.toString();
    }

    private static String changed(String file, List<String> before, List<String> after) {
        if (before.equals(after)) {
            return "";
        }
        StringBuilder out = new StringBuilder("changed " + file + "\n");
        if (before.size() != after.size()) {
            before.stream().filter(line -> !after.contains(line))
                    .forEach(line -> out.append(numbered("-" + line + "\n")));
            after.stream().filter(line -> !before.contains(line))
                    .forEach(line -> out.append(numbered("+" + line + "\n")));
            return out.toString();
        }
        for (int i = 0; i < before.size(); i++) {
            if (!before.get(i).equals(after.get(i))) {
                out.append(numbered("-" + before.get(i) + "\n+" + after.get(i) + "\n"));
            }
        }
        return out.toString();
    }

    private Map<String, List<String>> files() throws IOException {
        Map<String, List<String>> files = new TreeMap<>();
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path file : all.filter(Files::isRegularFile).toList()) {
                String below = folder.relativize(file).toString().replace('\\', '/');
                if (!below.startsWith(".") && !below.contains("/.")) {
                    files.put(below, new String(Files.readAllBytes(file), StandardCharsets.UTF_8).lines().toList());
                }
            }
        }
        return files;
    }

    @Override
    public void close() throws IOException {
        try (Stream<Path> all = Files.walk(place)) {
            for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(path);
            }
        } catch (UncheckedIOException gone) {
            throw gone.getCause();
        }
    }
}
