package lampblack.load;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import lampblack.edit.VersionedText;
import lampblack.judge.Place;
import lampblack.store.PendingSave;
import lampblack.store.ProposedTexts;
import lampblack.store.TextFile;

/**
 * The files that a character was judged by: its own, and those of all that it belongs to.
 *
 * @param files what distinguishes one version of a file from another, by its path
 */
public record InputFingerprint(Map<Path, String> files) {

    /** What stands for a file that a character names and that is not there. */
    private static final String MISSING = "";

    public InputFingerprint {
        files = Map.copyOf(files);
    }

    /**
     * Those of what was judged; empty where one of them is gone meanwhile.
     *
     * @param own its own file, as it is called
     * @param texts by where they stand, none where nothing stood
     */
    static Optional<InputFingerprint> of(Path own, Map<Place, Optional<VersionedText>> texts) {
        Map<Path, String> files = new HashMap<>();
        FilePlace here = new FilePlace(own, ProposedTexts.NONE);
        try {
            for (Map.Entry<Place, Optional<VersionedText>> entry : texts.entrySet()) {
                Path file = entry.getKey().equals(here) ? own : ((FilePlace) entry.getKey()).path();
                Optional<VersionedText> text = entry.getValue();
                files.put(file, text.isPresent() ? state(file, text.get().version()) : MISSING);
            }
            return Optional.of(new InputFingerprint(files));
        } catch (IOException gone) {
            return Optional.empty();
        }
    }

    /** Whether every file is as it was, so that the character would be judged as it was. */
    public boolean isUnchanged() {
        return files.entrySet().stream().allMatch(entry -> entry.getValue().equals(MISSING)
                ? Files.notExists(entry.getKey()) : state(entry.getKey()).filter(entry.getValue()::equals).isPresent());
    }

    private static Optional<String> state(Path file) {
        try {
            return Files.size(file) > CharacterLoader.LARGEST_FILE ? Optional.empty()
                    : Optional.of(state(file, TextFile.sha256(PendingSave.bytes(file))));
        } catch (IOException gone) {
            return Optional.empty();
        }
    }

    /** Where a file really lies and what stands in it. */
    private static String state(Path file, String version) throws IOException {
        return version + " " + file.toRealPath();
    }
}
