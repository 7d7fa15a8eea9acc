package lampblack.server;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import lampblack.builder.shelf.CardVerdict;
import lampblack.load.InputFingerprint;
import lampblack.store.PendingSave;
import lampblack.store.TextFile;

/**
 * What was said of characters, by what stands in their files: of a text that is there again, whatever it is called by
 * now, nothing has to be judged. Of too many, those that were asked for last are kept. A verdict holds as long as the
 * game and everything the character belongs to are byte for byte what they were.
 */
final class KeptVerdicts {

    private static final int MAX = 4_000;

    /**
     * A verdict and what it was made of besides the character's own text.
     *
     * @param game what tells the game from any other edition of it
     * @param others the versions of what the character belongs to, by where they lie from its folder
     */
    record KeptVerdict(CardVerdict verdict, String game, Map<String, String> others) {

        KeptVerdict {
            others = Map.copyOf(others);
        }
    }

    private final Path folder;
    private final Optional<VerdictFile> file;
    private Map<String, KeptVerdict> byVersion;
    private boolean changed;

    /** @param file where they outlast the program, or empty where they do not */
    KeptVerdicts(Path folder, Optional<VerdictFile> file) {
        this.folder = folder.toAbsolutePath().normalize();
        this.file = file;
    }

    private static Map<String, KeptVerdict> bounded(Map<String, KeptVerdict> from) {
        Map<String, KeptVerdict> all = new LinkedHashMap<>(16, 0.75f, true) {

            private static final long serialVersionUID = 1L;

            @Override
            protected boolean removeEldestEntry(Map.Entry<String, KeptVerdicts.KeptVerdict> eldest) {
                return size() > MAX;
            }
        };
        all.putAll(from);
        return all;
    }

    private Map<String, KeptVerdict> known() {
        if (byVersion == null) {
            byVersion = bounded(file.map(VerdictFile::read).orElse(Map.of()));
        }
        return byVersion;
    }

    /** What was said of a text. @param games what tells a game from its other editions, by its id */
    Optional<CardVerdict> find(String version, Function<String, Optional<String>> games) {
        KeptVerdict kept;
        synchronized (this) {
            kept = known().get(version);
        }
        return Optional.ofNullable(kept).filter(one -> games.apply(one.verdict().game()).filter(one.game()::equals)
                .isPresent() && one.others().entrySet().stream().allMatch(this::isUnchanged))
                .map(KeptVerdict::verdict);
    }

    private boolean isUnchanged(Map.Entry<String, String> other) {
        return version(folder.resolve(other.getKey())).orElse("").equals(other.getValue());
    }

    /** What tells what stands in a file from anything else; empty where it cannot be read. */
    static Optional<String> version(Path file) {
        try {
            return Optional.of(TextFile.sha256(PendingSave.bytes(file)));
        } catch (IOException gone) {
            return Optional.empty();
        }
    }

    /** Keeps what was said. @param inputs all that it was made of, the character's own text among them */
    void keep(String version, CardVerdict verdict, String game, Path own, InputFingerprint inputs) {
        Map<String, String> others = new HashMap<>();
        inputs.versions().forEach((path, found) -> {
            if (!path.equals(own)) {
                others.put(folder.relativize(path.toAbsolutePath().normalize()).toString(), found);
            }
        });
        synchronized (this) {
            known().put(version, new KeptVerdict(verdict, game, others));
            changed = true;
        }
    }

    /** Writes down what is kept, where anything has come since. */
    void save() {
        Map<String, KeptVerdict> all;
        synchronized (this) {
            if (!changed || file.isEmpty()) {
                return;
            }
            changed = false;
            all = new LinkedHashMap<>(known());
        }
        file.get().write(all);
    }
}
