package lampblack.web;

import java.util.Locale;
import java.util.Optional;

/** The leaves of a character in the browser; the first stands at its own address, the others below it. */
enum Tab {
    BUILD, PLAY, ROLL, ADVANCE, HISTORY, PROBLEMS, FILE;

    /** As it stands in addresses and in the names of templates and messages. */
    String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    String path(String stem) {
        return this == BUILD ? Paths.character(stem) : Paths.character(stem) + "/" + id();
    }

    static Optional<Tab> of(String id) {
        for (Tab each : values()) {
            if (each.id().equals(id)) {
                return Optional.of(each);
            }
        }
        return Optional.empty();
    }
}
