package lampblack.page;

import java.util.List;
import java.util.Optional;

/** Where a browser keeps files for the pages of a game, all of which share it; their bytes are written in Latin-1. */
public interface KeptStore {

    List<String> names();

    Optional<String> find(String name);

    /** @return whether there was room */
    boolean put(String name, String letters);

    void remove(String name);
}
