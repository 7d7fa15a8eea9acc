package lampblack.cli.check;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.character.CharacterYamlWriter;
import lampblack.character.LedgerEntry;
import lampblack.character.OwnerReference;
import lampblack.cli.create.NewCharacterWriter;
import lampblack.cli.shell.CommandContext;
import lampblack.cli.shell.ExitCode;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.replay.EvaluatedCharacter;
import lampblack.replay.Payment;
import lampblack.rules.advance.PaidElsewhere;
import lampblack.rules.option.OwnerLink;
import lampblack.store.FreeFile;

/** Writes a character that stands in no file, and beside it whatever it belongs to that stands in none. */
record FoundCharacterWriter(CommandContext context, String head) {

    int write(EvaluatedCharacter evaluated, Path file) {
        return write(evaluated, evaluated.file().root(), file);
    }

    private int write(EvaluatedCharacter evaluated, MapNode root, Path file) {
        Map<String, Path> beside = new LinkedHashMap<>();
        for (OwnerReference link : evaluated.file().links()) {
            Optional.ofNullable(evaluated.links().owners().get(link.id())).flatMap(owner -> owner.made())
                    .ifPresent(made -> beside.put(link.id(), free(file, link.id())));
        }
        NewCharacterWriter writer = NewCharacterWriter.of(context, evaluated.ruleset(), file);
        int exit = writer.write(CharacterYamlWriter.of(linked(root, beside), writer.schema(), head));
        for (Map.Entry<String, Path> entry : beside.entrySet()) {
            EvaluatedCharacter made = evaluated.links().owners().get(entry.getKey()).made().orElseThrow();
            MapNode paying = paying(made.file().root(), file.getFileName().toString(),
                    Payment.ofMember(evaluated.file().ledger(), entry.getKey(), ""));
            exit = exit == ExitCode.FINE ? write(made, paying, entry.getValue()) : exit;
        }
        return exit;
    }

    /** An owner's choices in which what it pays for a member names the member's file. */
    private static MapNode paying(MapNode owner, String member, List<Payment> bought) {
        List<Payment> left = new ArrayList<>(bought);
        List<Node> entries = owner.items("ledger").stream().map(entry -> entry.asMap()
                .filter(half -> left.stream().filter(payment -> isHalf(payment, half)).findFirst()
                        .filter(left::remove).isPresent())
                .<Node>map(half -> with(half, LedgerEntry.Pays.BY, Scalar.text(member, half.span()))).orElse(entry))
                .toList();
        return with(owner, "ledger", new ListNode(entries, owner.span()));
    }

    private static boolean isHalf(Payment payment, MapNode entry) {
        return Payment.ofOwner(LedgerEntry.decode(0, entry).stream().toList()).stream()
                .anyMatch(half -> payment.bought().equals(half.bought())
                && PaidElsewhere.areEqual(payment.amounts(), half.amounts()));
    }

    private static Path free(Path file, String link) {
        try {
            Path folder = file.toAbsolutePath().normalize().getParent();
            Path free = FreeFile.of(folder, link);
            boolean own = free.getFileName().toString().equalsIgnoreCase(file.getFileName().toString());
            return file.resolveSibling((own ? FreeFile.of(folder, link + "-2") : free).getFileName());
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
