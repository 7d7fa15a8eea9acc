package lampblack.server.table;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import lampblack.store.OutputFile;

/** What goes for everybody at the table at the moment: whether the game is paused, and what it is careful about. */
public final class Moment {

    static final int LONGEST_NOTES = 4_000;
    private static final String NOTES = "content-notes.txt";

    /** Whether the game goes on. */
    public enum Pause {
        NONE, ASKED, PAUSED
    }

    private final Path notes;
    private Pause pause = Pause.NONE;

    Moment(Path folder) {
        this.notes = folder.resolve(NOTES);
    }

    public synchronized Pause pause() {
        return pause;
    }

    /** Somebody asks for a pause; who it was is not kept. */
    public synchronized void ask() {
        pause = pause == Pause.NONE ? Pause.ASKED : pause;
    }

    public synchronized void halt() {
        pause = Pause.PAUSED;
    }

    public synchronized void resume() {
        pause = Pause.NONE;
    }

    /**
     * What the game is careful about, in the GM's words, which may be none; empty where the GM has not said anything
     * yet. It outlasts the table.
     */
    public synchronized Optional<String> notes() {
        try {
            return Files.isRegularFile(notes) && Files.size(notes) < 10L * LONGEST_NOTES
                    ? Optional.of(Files.readString(notes).strip()) : Optional.empty();
        } catch (IOException unreadable) {
            return Optional.empty();
        }
    }

    /** Whether they could be kept. */
    public synchronized boolean note(String words) {
        String plain = words.replace("\r\n", "\n").strip();
        boolean fits = plain.length() <= LONGEST_NOTES
                && plain.chars().noneMatch(letter -> Character.isISOControl(letter) && letter != '\n');
        return fits && OutputFile.write(notes, plain + "\n").problem().isEmpty();
    }
}
