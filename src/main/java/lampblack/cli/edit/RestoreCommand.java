package lampblack.cli.edit;

import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import lampblack.character.CharacterFile;
import lampblack.character.OwnerReference;
import lampblack.cli.shell.CommandContext;
import lampblack.cli.shell.ExitCode;
import lampblack.cli.shell.SaveReport;
import lampblack.edit.LoadedCharacter;
import lampblack.replay.Half;
import lampblack.replay.MembersGain;
import lampblack.replay.Payment;
import lampblack.store.FileVersion;
import lampblack.store.SaveResult;
import lampblack.store.VersionedStore;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Brings an earlier version of a character back. */
@Command(name = "restore",
        description = "Bring back an earlier version of a character; the current one is kept too.")
public final class RestoreCommand implements Callable<Integer> {

    @Mixin
    private CommandContext context;

    @Parameters(paramLabel = "FILE", description = "The character.")
    private Path file;

    @Parameters(paramLabel = "N", description = "The number of the version, as `versions` prints it.")
    private int number;

    @Override
    public Integer call() {
        VersionedStore store = new VersionedStore();
        Path path = context.path(file);
        List<FileVersion> versions = store.versions(path);
        Optional<FileVersion> wanted = versions.stream().filter(fileVersion -> fileVersion.number() == number)
                .findFirst();
        if (wanted.isEmpty()) {
            throw versions.isEmpty() ? context.usageError("cli.no-versions", "file", file)
                    : context.usageError("cli.no-version", "number", number, "known",
                            versions.stream().map(fileVersion -> (Object) fileVersion.number()).toList());
        }
        Optional<LoadedCharacter> before = context.characters().load(path).value();
        SaveResult saved = store.restore(path, wanted.get(), store.hash(path).orElse(""));
        int exit = SaveReport.report(context, saved);
        if (exit == ExitCode.FINE) {
            context.printMessage("cli.restored", "file", file, "number", number);
            Optional<LoadedCharacter> after = context.characters().load(path).value();
            if (before.isPresent() && after.isPresent()) {
                otherHalves(before.get().file(), after.get().file())
                        .forEach(other -> context.printMessage("ledger.lone-half.others", "file", other));
            }
        }
        return exit;
    }

    /** The files that have the other half of something that only one of two versions has. */
    private static Set<String> otherHalves(CharacterFile one, CharacterFile other) {
        Set<String> files = new LinkedHashSet<>();
        for (OwnerReference link : one.links()) {
            List<Payment> some = Payment.ofMember(one.ledger(), link.id(), "");
            List<Payment> others = Payment.ofMember(other.ledger(), link.id(), "");
            if (!Half.alone(some, others).isEmpty() || !Half.alone(others, some).isEmpty()) {
                files.add(link.file().text());
            }
        }
        List<Payment> paid = Payment.ofOwner(one.ledger());
        List<Payment> otherwise = Payment.ofOwner(other.ledger());
        Stream.concat(Half.alone(paid, otherwise).stream(), Half.alone(otherwise, paid).stream())
                .forEach(payment -> files.add(payment.by()));
        List<String> gains = gains(one);
        List<String> otherGains = gains(other);
        Stream.concat(gains.stream(), otherGains.stream()).filter(file -> Collections.frequency(gains, file)
                != Collections.frequency(otherGains, file)).forEach(files::add);
        return files;
    }

    /** The file at the other end of each thing that was gained from an owner or given to a member. */
    private static List<String> gains(CharacterFile file) {
        return file.ledger().stream().flatMap(entry -> Stream.concat(MembersGain.reached(entry).stream(),
                entry.header().node().text(MembersGain.FROM).stream())).toList();
    }
}
