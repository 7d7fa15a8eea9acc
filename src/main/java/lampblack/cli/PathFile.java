package lampblack.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import lampblack.character.Belonging;
import lampblack.engine.Outcome;
import lampblack.io.CharacterPage;
import lampblack.io.FileName;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.rules.Link;

/** Writes a character that stands in no file, and beside it whatever it belongs to that stands in none. */
record PathFile(Desk desk, String head) {

    int write(Outcome outcome, Path file) {
        Map<String, Path> beside = new LinkedHashMap<>();
        for (Belonging link : outcome.file().links()) {
            Optional.ofNullable(outcome.links().owners().get(link.id())).flatMap(owner -> owner.made())
                    .ifPresent(made -> beside.put(link.id(), free(file, link.id())));
        }
        FirstSave save = FirstSave.of(desk, outcome.ruleset(), file);
        int exit = save.write(CharacterPage.of(linked(outcome.file().root(), beside), save.schema(), head));
        for (Map.Entry<String, Path> each : beside.entrySet()) {
            Outcome made = outcome.links().owners().get(each.getKey()).made().orElseThrow();
            exit = exit == Exit.FINE ? write(made, each.getValue()) : exit;
        }
        return exit;
    }

    private static Path free(Path file, String link) {
        try {
            Path folder = file.toAbsolutePath().normalize().getParent();
            Path free = FileName.free(folder, link);
            boolean own = free.getFileName().toString().equalsIgnoreCase(file.getFileName().toString());
            return file.resolveSibling((own ? FileName.free(folder, link + "-2") : free).getFileName());
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** The same choices with links to other files, and the answers that stand beside these. */
    private static MapNode linked(MapNode root, Map<String, Path> files) {
        MapNode linked = root;
        for (Map.Entry<String, Path> each : files.entrySet()) {
            MapNode links = linked.map(Link.LIST).orElseThrow();
            Node old = links.get(each.getKey()).orElseThrow();
            Node file = Scalar.text(each.getValue().getFileName().toString(), old.span());
            linked = with(linked, Link.LIST, with(links, each.getKey(),
                    old instanceof MapNode details ? with(details, Belonging.FILE, file) : file));
        }
        return linked;
    }

    private static MapNode with(MapNode map, String key, Node value) {
        Map<String, MapNode.Entry> entries = new LinkedHashMap<>(map.entries());
        entries.computeIfPresent(key, (same, old) -> new MapNode.Entry(old.key(), value));
        return new MapNode(entries, map.span());
    }
}
