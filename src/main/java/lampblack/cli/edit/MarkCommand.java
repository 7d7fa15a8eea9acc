package lampblack.cli.edit;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import lampblack.cli.shell.CommandContext;
import lampblack.cli.shell.ExitCode;
import lampblack.edit.LoadedCharacter;
import lampblack.play.Markable;
import lampblack.play.MarkableFinder;
import lampblack.rules.track.Marking;
import lampblack.rules.track.Track;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes marks of play. */
@Command(name = "mark",
        description = "Make marks during play: `mark FILE stress +2`, `mark FILE harm.lesser 'Bruised ribs'`, "
                + "`mark FILE load normal`, `mark FILE carried +Rope`.",
        footer = {"", "The previous version is kept: `lampblack versions FILE` lists it, and "
                + "`lampblack restore FILE N` brings it back."})
public final class MarkCommand implements Callable<Integer> {

    @Mixin
    private CommandContext context;

    @Parameters(index = "0", paramLabel = "FILE", description = "The character.")
    private Path file;

    @Parameters(index = "1", paramLabel = "WHERE", description = "A track, a row such as `harm.lesser`, a clock by its "
            + "name, what is written in a slot with boxes, an option with boxes, or `carried`.")
    private String where;

    @Parameters(index = "2..*", paramLabel = "WHAT", description = "`+2` to add, `-1` to remove, `3` to set the total; "
            + "text for a row; a band; the name of a clock.")
    private List<String> what = List.of();

    @Option(names = "--clear", arity = "0..1", fallbackValue = "", paramLabel = "WORDS",
            description = "Remove the mark of this name or, without a name, everything marked there.")
    private String clear;

    @Option(names = "--size", paramLabel = "N", description = "Start a clock with this many segments.")
    private Optional<Long> size = Optional.empty();

    @Option(names = "--part", paramLabel = "NAME", description = "The part to mark, such as a cohort.")
    private Optional<String> part = Optional.empty();

    @Override
    public Integer call() {
        what.stream().filter(name -> name.startsWith("--")).findFirst().ifPresent(name -> {
            throw context.usageError("cli.unknown-option", "option", name);
        });
        return OnConflict.settled(this::mark);
    }

    private int mark(OnConflict onConflict) {
        Optional<LoadedCharacter> character = context.characterToChange(file);
        if (character.isEmpty()) {
            return ExitCode.ERRORS;
        }
        MarkSaver writing = new MarkSaver(context, character.get(), part);
        return mark(writing) ? writing.save(onConflict) : ExitCode.ERRORS;
    }

    private boolean mark(MarkSaver writing) {
        Markable place = place(writing);
        Optional<Track> clocks = place.wholeTrack().filter(track -> track.shape().marking() == Marking.NAMED);
        if (size.isPresent() && (clocks.isEmpty() || what.isEmpty())) {
            throw context.usageError("cli.size-of-clock");
        }
        boolean fine = clear == null || writing.mark(writer ->
                writer.clear(place, Optional.of(clear).filter(name -> !name.isEmpty())));
        if (clocks.isPresent() && !what.isEmpty()) {
            return fine && tick(writing, clocks.get());
        }
        if (what.isEmpty() && clear == null) {
            throw context.usageError("cli.say-mark");
        }
        for (String name : what) {
            fine = fine && writing.mark(writer -> writer.mark(place, name));
        }
        return fine;
    }

    /** Begins a clock where a size is given, and ticks it. */
    private boolean tick(MarkSaver writing, Track track) {
        boolean fine = size.isEmpty() || writing.mark(writer -> writer.begin(track, what.get(0), size.get()));
        List<String> ticks = what.subList(1, what.size());
        if (fine && ticks.isEmpty() && size.isEmpty()) {
            writing.mark(writer -> writer.tick(track, what.get(0), "+0"));
            throw context.usageError("cli.say-mark");
        }
        for (String tick : ticks) {
            fine = fine && writing.mark(writer -> writer.tick(track, what.get(0), tick));
        }
        return fine;
    }

    private Markable place(MarkSaver writing) {
        MarkableFinder places = new MarkableFinder(writing.marking().evaluated());
        Optional<Markable> place = places.find(where);
        if (place.isEmpty()) {
            context.requireKnown("cli.no-mark", where, places.known());
        }
        return place.orElseThrow(() -> context.usageError("cli.no-mark", "name", where));
    }
}
