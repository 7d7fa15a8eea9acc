package lampblack.cli.check;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import lampblack.character.CharacterYamlWriter;
import lampblack.character.OwnerReference;
import lampblack.cli.create.NewCharacterWriter;
import lampblack.cli.shell.CommandContext;
import lampblack.cli.shell.ExitCode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.replay.EvaluatedCharacter;
import lampblack.rules.owner.OwnerLink;
import lampblack.store.FileName;

/** Writes a character that stands in no file, and beside it whatever it belongs to that stands in none. */
record FoundCharacterWriter(CommandContext context, String head) {

    int write(EvaluatedCharacter evaluated, Path file) {
        Map<String, Path> beside = new LinkedHashMap<>();
        for (OwnerReference link : evaluated.file().links()) {
            Optional.ofNullable(evaluated.links().owners().get(link.id())).flatMap(owner -> owner.made())
                    .ifPresent(made -> beside.put(link.id(), free(file, link.id())));
        }
        NewCharacterWriter writer = NewCharacterWriter.of(context, evaluated.ruleset(), file);
        int exit = writer.write(CharacterYamlWriter.of(linked(evaluated.file().root(), beside), writer.schema(), head));
        for (Map.Entry<String, Path> entry : beside.entrySet()) {
            EvaluatedCharacter made = evaluated.links().owners().get(entry.getKey()).made().orElseThrow();
            exit = exit == ExitCode.FINE ? write(made, entry.getValue()) : exit;
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
        for (Map.Entry<String, Path> entry : files.entrySet()) {
            MapNode links = linked.map(OwnerLink.LIST).orElseThrow();
            Node old = links.get(entry.getKey()).orElseThrow();
            Node file = Scalar.text(entry.getValue().getFileName().toString(), old.span());
            linked = with(linked, OwnerLink.LIST, with(links, entry.getKey(),
                    old.asMap().<Node>map(details -> with(details, OwnerReference.FILE, file)).orElse(file)));
        }
        return linked;
    }

    private static MapNode with(MapNode map, String key, Node value) {
        Map<String, MapNode.Entry> entries = new LinkedHashMap<>(map.entries());
        entries.computeIfPresent(key, (same, old) -> new MapNode.Entry(old.key(), value));
        return new MapNode(entries, map.span());
    }
}
