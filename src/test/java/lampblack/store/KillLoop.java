package lampblack.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * Kills a process that saves, again and again, and counts what is torn, lost or left lying about.
 * {@code loop KILLS SEED} is the judge, and {@link KillLoopTogether} that of two files that are saved as one; {@code
 * save FILE} saves for ever and says each number that is saved;
 * {@code once FILE} saves a single time and exits with 0 or 4; {@code sweep FILE} is the start after a kill.
 */
public final class KillLoop {

    private final Path folder;
    private final Path file;
    private final Random random;
    private final VersionedStore store = new VersionedStore();
    private int torn;
    private int lost;
    private int stray;
    private int interrupted;
    private int acknowledged;

    private KillLoop(Path folder, long seed) {
        this.folder = folder;
        this.file = folder.resolve("bob.yaml");
        this.random = new Random(seed);
    }

    public static void main(String[] arguments) throws Exception {
        switch (arguments[0]) {
            case "loop" -> System.exit(loop(Integer.parseInt(arguments[1]), Long.parseLong(arguments[2])));
            case "save" -> saveForEver(Path.of(arguments[1]));
            case "once" -> System.exit(once(Path.of(arguments[1])));
            case "sweep" -> new VersionedStore().sweep(Path.of(arguments[1]).getParent());
            case "text" -> Files.writeString(Path.of(arguments[2]), text(Integer.parseInt(arguments[1])));
            default -> throw new IllegalArgumentException(arguments[0]);
        }
    }

    /** The whole file that belongs to a number, 1 to 60 kB long. */
    static String text(int number) {
        StringBuilder out = new StringBuilder("format: 1\nnumber: " + number + "\nledger:\n");
        int lines = 20 + (int) (number * 7919L % 1000);
        for (int i = 0; i < lines; i++) {
            out.append("  - {session: ").append(i).append(", earn: {desperate: ").append(number).append("}} # kept\n");
        }
        return out.append("end: ").append(number).append('\n').toString();
    }

    static int number(String text) {
        return text.startsWith("format: 1\nnumber: ") ? Integer.parseInt(text.split("\n", 3)[1].substring(8)) : -1;
    }

    static Optional<TextFile> read(Path file) {
        return TextFile.read(file, file.toString(), "", 1 << 20).value();
    }

    private static void saveForEver(Path file) throws IOException {
        VersionedStore store = new VersionedStore();
        store.sweep(file.getParent());
        TextFile read = read(file).orElseThrow();
        String hash = read.version();
        for (int number = number(read.source().text()) + 1; ; number++) {
            if (!(store.save(file, text(number), hash) instanceof SaveResult.Saved saved)) {
                throw new IOException("not saved: " + number);
            }
            hash = saved.sha256();
            System.out.println(number);
        }
    }

    private static int once(Path file) {
        VersionedStore store = new VersionedStore();
        Optional<TextFile> read = read(file);
        if (read.isEmpty()) {
            System.out.println("cannot be read");
            return 4;
        }
        SaveResult result = store.save(file, text(number(read.get().source().text()) + 1), read.get().version());
        System.out.println(result);
        return result instanceof SaveResult.Saved ? 0 : 4;
    }

    private static int loop(int kills, long seed) throws Exception {
        KillLoop loop = new KillLoop(Files.createTempDirectory("kill-loop"), seed);
        Files.writeString(loop.file, text(0));
        long start = System.nanoTime();
        for (int i = 1; i <= kills; i++) {
            loop.kill();
            loop.judge();
            if (i % 100 == 0 && System.console() != null) {
                System.err.printf("%d of %d%n", i, kills);
            }
        }
        long seconds = TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - start);
        System.out.printf("kills %d torn %d lost %d stray %d", kills, loop.torn, loop.lost, loop.stray);
        System.out.printf(" (%d saves acknowledged, %d caught half-way, %d s)%n",
                loop.acknowledged, loop.interrupted, seconds);
        boolean clean = loop.torn + loop.lost + loop.stray == 0;
        if (clean) {
            loop.delete();
        } else {
            System.out.println("kept for a look: " + loop.folder);
        }
        return clean ? 0 : 1;
    }

    private void kill() throws Exception {
        KilledProcess killed = KilledProcess.of(random, KillLoop.class, "save", file.toString());
        acknowledged += killed.acknowledged();
        torn += killed.unexpected();
        Files.writeString(folder.resolve("last"), String.valueOf(killed.last()));
    }

    private void judge() throws IOException {
        String text = Files.readString(file);
        int number = number(text);
        if (number < 0 || !text.equals(text(number))) {
            torn++;
            Files.writeString(file, text(Math.max(number, 0)));
        }
        if (number < Integer.parseInt(Files.readString(folder.resolve("last")))) {
            lost++;
        }
        int before = 0;
        for (FileVersion version : store.versions(file)) {
            String kept = Files.readString(version.file());
            if (!kept.equals(text(number(kept))) || number(kept) < before) {
                torn++;
            }
            before = number(kept);
        }
        interrupted += strays();
        store.sweep(folder);
        stray += strays();
    }

    private int strays() throws IOException {
        List<String> ours = List.of(".history", "bob.yaml", "last");
        try (Stream<Path> files = Files.list(folder)) {
            return (int) files.filter(path -> !ours.contains(path.getFileName().toString())).count();
        }
    }

    private void delete() throws IOException {
        delete(folder);
    }

    static void delete(Path folder) throws IOException {
        List<Path> all;
        try (Stream<Path> files = Files.walk(folder)) {
            all = files.sorted(Comparator.reverseOrder()).toList();
        }
        for (Path path : all) {
            Files.delete(path);
        }
    }
}
