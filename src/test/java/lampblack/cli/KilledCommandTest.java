package lampblack.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import lampblack.OwnProcess;
import lampblack.Sampling;
import lampblack.cli.shell.ExitCode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A command that writes several files and is killed among them leaves each whole, and the same command finishes it. */
@Tag("slow")
class KilledCommandTest {

    private static final int CHARACTERS = 100;
    /** So many are left to write that hardly anybody is too late to kill it. */
    private static final int LAST_KILL = 70;
    /** As often may that be too late on a busy machine. */
    private static final int TRIES = 10;
    private static final Path BEFORE = Path.of("src/test/differences/before/night-watch/ruleset.yaml");

    @TempDir
    Path folder;

    private final Random random = new Random(Sampling.of("KilledCommandTest").seed(7));

    @Test
    void aMigrationOfManyCharactersGoesOnWhereItWasKilled() throws Exception {
        Shell shell = game("version: 2.0.0\nmigrations: {2.0.0: {character: {renamed: "
                + "{lists.talents.long-wick: deep-wick}}}}\n", "deep-wick");
        Map<Path, String> old = new TreeMap<>();
        for (int i = 0; i < CHARACTERS; i++) {
            String name = "characters/ash-%02d.yaml".formatted(i);
            shell.write(name, character(i));
            old.put(folder.resolve(name), character(i));
        }
        List<Path> files = List.copyOf(old.keySet());
        int from = 0;
        for (int kill = 0; kill < Sampling.count(2, 5); kill++) {
            from += random.nextInt((LAST_KILL - from) / 2);
            for (int tries = 0; killed(old, files.get(from)) == CHARACTERS; tries++) {
                assertTrue(tries < TRIES, "not killed");
                for (Path file : files.subList(from, CHARACTERS)) {
                    Files.writeString(file, old.get(file));
                }
            }
            assertTrue(migrated(old) > from, "killed before " + files.get(from));
        }
        Shell.Ran again = shell.run("migrate", "characters", "--write");
        assertEquals(ExitCode.FINE, again.exit(), again.all());
        assertEquals(CHARACTERS, migrated(old));
        assertEquals(List.of(), strays(folder.resolve("characters")));
        Shell.Ran check = shell.run("check", "characters");
        assertEquals(ExitCode.FINE, check.exit(), check.all());
    }

    /** Kills a migration once it has written a character: how many are new then. */
    private int killed(Map<Path, String> old, Path watched) throws Exception {
        kill(() -> !old.get(watched).equals(text(watched)), "migrate", "characters", "--write");
        return migrated(old);
    }

    /** How many are new, where each is either as it was or whole as it is to be with what it was kept. */
    private static int migrated(Map<Path, String> old) throws IOException {
        int count = 0;
        for (Map.Entry<Path, String> file : old.entrySet()) {
            String now = Files.readString(file.getKey());
            if (!now.equals(file.getValue())) {
                assertEquals(file.getValue().replace("version: 1.0.0", "version: 2.0.0").replace("long-wick",
                        "deep-wick") + "  - {version: 2.0.0}\n", now);
                Path kept = file.getKey().resolveSibling(".history").resolve(file.getKey().getFileName().toString()
                        .replace(".yaml", ""));
                try (Stream<Path> versions = Files.list(kept)) {
                    assertTrue(versions.anyMatch(version -> file.getValue().equals(text(version))), now);
                }
                count++;
            }
        }
        return count;
    }

    private static String character(int number) {
        return "format: 1\nruleset: night-watch\nversion: 1.0.0\nsheet: character\nfields: {name: Ash %d}\n"
                .formatted(number) + "creation:\n  dots: {listen: 2, soothe: 2}\n  talent: long-wick\nledger:\n"
                + "  - {session: 1, earn: {challenge: %d}}   # kept\n".formatted(1 + number % 2);
    }

    private Shell game(String version, String talent) throws IOException {
        Shell shell = new Shell(folder);
        shell.write("rulesets/night-watch/ruleset.yaml", Files.readString(BEFORE).replace("version: 1.0.0\n", version)
                .replace("long-wick: {", talent + ": {"));
        return shell;
    }

    /** Runs a command and kills it once something is so. */
    private void kill(BooleanSupplier moment, String... arguments) throws Exception {
        Process process = new ProcessBuilder(OwnProcess.command(arguments)).directory(folder.toFile())
                .redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD).start();
        while (process.isAlive() && !moment.getAsBoolean()) {
            TimeUnit.MICROSECONDS.sleep(100);
        }
        process.destroyForcibly().waitFor();
    }

    /** What is there besides the characters and their earlier versions. */
    private static List<String> strays(Path place) {
        try (Stream<Path> files = Files.list(place)) {
            return files.map(path -> path.getFileName().toString())
                    .filter(name -> !name.equals(".history") && !name.startsWith("ash-")).toList();
        } catch (IOException failure) {
            throw new IllegalStateException(failure);
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException failure) {
            throw new IllegalStateException(failure);
        }
    }
}
