package lampblack.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.IntConsumer;
import java.util.stream.Stream;

/**
 * Kills a process that saves two files as one, a member and its crew in another folder, and counts what is torn, lost
 * or
 * left lying about. {@code loop KILLS SEED} is the judge; {@code save FOLDER} saves for ever.
 */
public final class KillLoopTogether {

    private final Path folder;
    private final Random random;
    private int torn;
    private int lost;
    private int stray;
    private int halfWay;
    private int acknowledged;

    private KillLoopTogether(Path folder, long seed) {
        this.folder = folder;
        this.random = new Random(seed);
    }

    public static void main(String[] arguments) throws Exception {
        switch (arguments[0]) {
            case "loop" -> System.exit(loop(Integer.parseInt(arguments[1]), Long.parseLong(arguments[2])));
            case "save" -> save(Path.of(arguments[1]), Integer.MAX_VALUE, System.out::println);
            default -> throw new IllegalArgumentException(arguments[0]);
        }
    }

    private static List<Path> files(Path folder) {
        return List.of(folder.resolve("characters/ash.yaml"), folder.resolve("crews/gulls.yaml"));
    }

    private static void save(Path folder, int times, IntConsumer said) throws IOException {
        VersionedStore store = new VersionedStore();
        List<Path> files = files(folder);
        files.forEach(file -> store.sweep(file.getParent()));
        for (int i = 0; i < times; i++) {
            List<TextFile> seen = files.stream().map(file -> KillLoop.read(file).orElseThrow()).toList();
            int next = KillLoop.number(seen.get(0).source().text()) + 1;
            SaveResult result = store.saveTogether(List.of(
                    new FileChange(files.get(0), KillLoop.text(next), seen.get(0).version()),
                    new FileChange(files.get(1), KillLoop.text(next), seen.get(1).version())));
            if (!(result instanceof SaveResult.Saved)) {
                throw new IOException("not saved: " + next + " " + result);
            }
            said.accept(next);
        }
    }

    private static int loop(int kills, long seed) throws Exception {
        KillLoopTogether loop = new KillLoopTogether(Files.createTempDirectory("kill-loop"), seed);
        for (Path file : files(loop.folder)) {
            Files.createDirectories(file.getParent());
            Files.writeString(file, KillLoop.text(0));
        }
        for (int i = 1; i <= kills; i++) {
            KilledProcess killed = KilledProcess.of(loop.random, KillLoopTogether.class, "save",
                    loop.folder.toString());
            loop.acknowledged += killed.acknowledged();
            loop.torn += killed.unexpected();
            loop.judge(killed.last());
        }
        save(loop.folder, 1, number -> { });
        loop.stray = loop.strays();
        System.out.printf("kills %d torn %d lost %d stray %d", kills, loop.torn, loop.lost, loop.stray);
        System.out.printf(" (two files, %d saves acknowledged, %d caught half-way)%n", loop.acknowledged, loop.halfWay);
        boolean clean = loop.torn + loop.lost + loop.stray == 0;
        if (clean) {
            KillLoop.delete(loop.folder);
        } else {
            System.out.println("kept for a look: " + loop.folder);
        }
        return clean ? 0 : 1;
    }

    /** Whoever reads the files must find them both old or both new, and nothing older than what was acknowledged. */
    private void judge(int last) throws IOException {
        List<Optional<String>> texts = files(folder).stream()
                .map(file -> KillLoop.read(file).map(text -> text.source().text())).toList();
        int number = KillLoop.number(texts.get(0).orElse(""));
        if (number < 0 || !texts.stream().allMatch(text -> text.equals(Optional.of(KillLoop.text(number))))) {
            torn++;
        }
        if (number < last) {
            lost++;
        }
        halfWay += strays() > 0 ? 1 : 0;
    }

    private int strays() throws IOException {
        List<String> ours = List.of(".history", "ash.yaml", "gulls.yaml");
        int strays = 0;
        for (Path file : files(folder)) {
            try (Stream<Path> all = Files.list(file.getParent())) {
                strays += (int) all.filter(path -> !ours.contains(path.getFileName().toString())).count();
            }
        }
        return strays;
    }
}
