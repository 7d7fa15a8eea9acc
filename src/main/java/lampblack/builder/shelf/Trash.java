package lampblack.builder.shelf;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lampblack.judge.FileName;

/** Where deleted characters wait until they are wanted back: the folder {@code .trash} beside them. */
record Trash(Storage storage) {

    private static final String FOLDER = ".trash/";
    private static final int TO_SECONDS = "2026-01-09T12:00:00".length();
    private static final int SECOND = 1000;
    private static final Pattern NAME = Pattern.compile("([^/\\\\]+)\\.([0-9]{4})([0-9]{2})([0-9]{2})-"
            + "([0-9]{2})([0-9]{2})([0-9]{2})(-[0-9]{1,4})?\\.yaml");

    /**
     * Puts a character in, where it is as it was seen.
     *
     * @param now the present moment as ISO 8601 writes it
     * @param then told what it is found by
     */
    SaveOutcome put(String key, String seen, String now, Consumer<String> then) {
        Set<String> taken = new HashSet<>(storage.names(FOLDER));
        String id = key + "." + now.substring(0, Math.min(TO_SECONDS, now.length())).replaceAll("[-:]", "")
                .replace('T', '-');
        String free = id;
        for (int i = 2; taken.contains(Keys.file(free)); i++) {
            free = id + "-" + i;
        }
        SaveOutcome outcome = storage.move(Keys.file(key), Optional.of(seen), FOLDER + Keys.file(free));
        if (outcome.problem().isEmpty()) {
            then.accept(free);
        }
        return outcome;
    }

    /** Newest first. */
    List<DeletedCharacter> all() {
        return storage.names(FOLDER).stream().flatMap(name -> deleted(name).stream())
                .sorted(Comparator.<DeletedCharacter>comparingLong(deleted -> -deleted.when())
                        .thenComparing(DeletedCharacter::id)).toList();
    }

    private static Optional<DeletedCharacter> deleted(String file) {
        Matcher name = NAME.matcher(file);
        return name.matches() ? Optional.of(new DeletedCharacter(FileName.stem(file), name.group(1), when(name)))
                : Optional.empty();
    }

    /** The moment in a name. */
    private static long when(Matcher name) {
        int month = number(name, 3);
        // A year that begins in March has its odd day at its end.
        long year = number(name, 2) - (month > 2 ? 0 : 1);
        int day = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + number(name, 4) - 1;
        long days = 365 * year + year / 4 - year / 100 + year / 400 + day - 719_468;
        return (((days * 24 + number(name, 5)) * 60 + number(name, 6)) * 60 + number(name, 7)) * SECOND;
    }

    private static int number(Matcher name, int group) {
        return Integer.parseInt(name.group(group));
    }

    Optional<StoredText> find(DeletedCharacter deleted) {
        return storage.find(file(deleted), Keys.file(deleted.key()));
    }

    private static String file(DeletedCharacter deleted) {
        return FOLDER + Keys.file(deleted.id());
    }

    /** Puts a character back where it was, or under a free key where another is called so by now. */
    Optional<String> bringBack(DeletedCharacter deleted) {
        return bringBack(deleted, deleted.key()).or(() -> storage.free(FileName.slug(deleted.key()))
                .flatMap(free -> bringBack(deleted, free)));
    }

    private Optional<String> bringBack(DeletedCharacter deleted, String key) {
        return Optional.of(key).filter(free ->
                storage.move(file(deleted), Optional.empty(), Keys.file(free)).problem().isEmpty());
    }
}
