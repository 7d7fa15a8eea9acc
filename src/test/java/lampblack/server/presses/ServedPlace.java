package lampblack.server.presses;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import lampblack.server.Site;

/** A server of a folder of its own. */
record ServedPlace(Path folder, Site site, SlowLine line) implements Place {

    static ServedPlace in(Path shelf) {
        try {
            Path folder = Files.createTempDirectory(shelf, "presses");
            Site site = Site.of(folder);
            return new ServedPlace(folder, site, SlowLine.to(site.port()));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    @Override
    public void open(Glass glass, String path) {
        glass.open(line.origin() + path);
    }

    @Override
    public String text(Glass glass, String stem) {
        return Files.exists(site.file(stem)) ? site.text(stem) : "";
    }

    @Override
    public void put(Glass glass, String stem, String yaml) {
        site.edited(stem, yaml);
    }

    @Override
    public int count(Glass glass) {
        try (Stream<Path> files = Files.list(folder)) {
            return (int) files.filter(file -> file.toString().endsWith(".yaml")).count();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    @Override
    public void late(Glass glass, int millis) {
        line.late(millis);
    }

    @Override
    public void close() {
        line.close();
        site.close();
    }
}
