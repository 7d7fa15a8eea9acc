package lampblack.cli.roll;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import lampblack.character.Name;
import lampblack.character.SlotMark;
import lampblack.cli.edit.MarkSaver;
import lampblack.cli.shell.CommandContext;
import lampblack.cli.shell.ExitCode;
import lampblack.dice.OwedMarks;
import lampblack.dice.RollResult;
import lampblack.dice.SettledRoll;
import lampblack.play.MarkResult;
import lampblack.play.MarkWriter;
import lampblack.play.Markable;
import lampblack.play.MarkableFinder;
import lampblack.rules.OtherTrack;
import lampblack.rules.SheetRules;
import lampblack.rules.roll.Die;
import lampblack.rules.roll.Roll;
import lampblack.rules.roll.RollEffects;
import lampblack.rules.track.Marking;
import lampblack.rules.track.Track;
import picocli.CommandLine.Option;

/** Marks what a roll has cost, or says what to type for it. */
final class RollMarker {

    @Option(names = "--mark", description = "Mark what the roll costs and brings on the character.")
    private boolean mark;

    @Option(names = "--clock", paramLabel = "[SETTING=]NAME", description = "The clock that gets the ticks; after a "
            + "setting, the ticks from that setting.")
    private List<String> clocks = List.of();

    @Option(names = "--harm", paramLabel = "WORDS", description = "The text to write when the roll marks a row, such "
            + "as harm.")
    private Optional<String> harm = Optional.empty();

    @Option(names = "--clear", paramLabel = "WORDS", description = "The words to take out when the roll clears a row. "
            + "May be given several times.")
    private List<String> clear = List.of();

    private final List<String> lines = new ArrayList<>();
    private List<String> says = List.of();
    private final List<MarkToWrite> writes = new ArrayList<>();
    private final Map<String, Long> paid = new LinkedHashMap<>();
    private CommandContext context;
    private OwnerMarks owners;
    private Roller roller;
    private String file;
    private String of;

    /** A mark, on whoever makes the roll or on the whole of the part that does. */
    private record MarkToWrite(boolean ofWhole, Function<MarkWriter, MarkResult> mark) {
        boolean tryOn(MarkSaver saver) {
            return ofWhole ? saver.markWhole(mark) : saver.mark(mark);
        }
    }

    boolean isAsked() {
        return mark || namesMore();
    }

    /** Whether a clock or words are named, which no group roll marks. */
    boolean namesMore() {
        return !clocks.isEmpty() || harm.isPresent() || !clear.isEmpty();
    }

    /** Refuses clocks and settings that are not there, before the dice fall. */
    void check(CommandContext commandContext, Roller whoever, Roll roll) {
        context = commandContext;
        roller = whoever;
        named(roll).forEach((setting, name) -> {
            if (roller.part().isPresent() && new MarkableFinder(roller.evaluated()).find(name).isEmpty()
                    && new MarkableFinder(roller.file().evaluated()).find(name).isPresent()) {
                throw context.usageError("cli.clock-of-whole", "name", name);
            }
            if (roll.clock().isPresent() && setting.isEmpty() && clocksOf().segments(name).isEmpty()) {
                throw context.usageError("cli.no-segments", "name", name);
            }
            clocksOf().find(name);
        });
    }

    /** Marks what is due; what only the ledger can pay, and what nobody named, is left to be typed. */
    int mark(String written, SettledRoll settled, RollResult result) {
        OwedMarks dues = OwedMarks.of(settled, result);
        SheetRules rules = begin(written);
        dues.sure().forEach((path, marks) -> due(rules, path, marks));
        ticks(settled, dues, result);
        step(rules, settled.roll().die(), dues.step());
        settled.besides().forEach(rollExtra -> step(rules, rollExtra.beside().orElseThrow().die(), rollExtra.brings()
                .step()));
        return finish(settled.roll());
    }

    /** Marks what the leader of a group pays for it. */
    int markGroup(String written, Roll roll, Map<String, Long> marks) {
        SheetRules rules = begin(written);
        marks.forEach((path, number) -> due(rules, path, number));
        return finish(roll);
    }

    private SheetRules begin(String written) {
        file = quoted(written);
        of = roller.part().map(name -> " --part " + quoted(name)).orElse("");
        owners = new OwnerMarks(context, roller);
        return roller.evaluated().sheet();
    }

    private int finish(Roll roll) {
        MarkSaver writing = new MarkSaver(context, roller.file(), roller.path(roll));
        if (mark && !owners.pay(roll, paid, writing)) {
            lines.clear();
            return ExitCode.ERRORS;
        }
        for (MarkToWrite write : mark ? writes : List.<MarkToWrite>of()) {
            if (!write.tryOn(writing)) {
                lines.clear();
                return ExitCode.ERRORS;
            }
        }
        String title = roll.label().title();
        if (mark && !owners.mark(title)) {
            lines.clear();
            return ExitCode.ERRORS;
        }
        lines.addAll(owners.lines(mark, title));
        int exit = writing.write(owners.savers());
        says = exit == ExitCode.FINE ? writing.messages() : List.of();
        return exit;
    }

    /** What was marked. */
    List<String> messages() {
        return says;
    }

    /** What may be typed besides. */
    List<String> commandsToType() {
        return List.copyOf(lines);
    }

    /** Says what was marked, and what may be typed. */
    void print() {
        says.forEach(context.out()::println);
        if (!lines.isEmpty()) {
            context.printMessage(mark ? "cli.roll.to-type-still" : "cli.roll.to-type");
            lines.forEach(line -> context.out().println("  " + line));
        }
    }

    /** One thing that is to be marked, so often. */
    private void due(SheetRules rules, String path, long marks) {
        if (owners.due(path, marks)) {
            return;
        }
        Optional<OtherTrack> ofWhole = OtherTrack.ofWholeAt(path);
        if (ofWhole.isPresent()) {
            whole(path, roller.file().evaluated().sheet().tracks().get(ofWhole.get().track()), marks);
            return;
        }
        int dot = path.indexOf('.');
        Track track = rules.tracks().get(dot < 0 ? path : path.substring(0, dot));
        if (track == null || marks == 0) {
            return;
        }
        if (track.ledger()) {
            ledger(path, track, marks, of);
        } else if (dot < 0 && track.shape().isCounted()) {
            pay(track, track.supply() ? -marks : marks, false);
        } else if (dot > 0 && track.shape().marking() == Marking.WRITTEN) {
            row(track, path.substring(dot + 1), marks);
        }
    }

    /** What a part's roll costs the whole, or takes away there. */
    private void whole(String path, Track track, long marks) {
        if (marks != 0 && track.ledger()) {
            ledger(path, track, marks, "");
        } else if (marks != 0) {
            pay(track, track.supply() ? -marks : marks, true);
        }
    }

    /** What the ledger keeps: an entry says what is paid from a supply or comes to it; other marks of it are typed. */
    private void ledger(String path, Track track, long marks, String whose) {
        if (mark && track.supply()) {
            paid.merge(path, marks, Long::sum);
        } else {
            lines.add("lampblack " + (marks > 0 == track.supply() ? "lose " : "gain ") + file + " " + track.id() + "="
                    + Math.abs(marks) + whose);
        }
    }

    /** Marks more, or takes from a supply, which must have as much. */
    private void pay(Track track, long marks, boolean ofWhole) {
        String what = signed(marks);
        writes.add(new MarkToWrite(ofWhole, track.supply() && marks < 0 ? writer -> writer.spend(track, -marks)
                : writer -> writer.mark(new Markable.OnTrack(track), what)));
        type(track.id(), what, ofWhole ? "" : of);
    }

    private void row(Track track, String row, long marks) {
        String path = track.id() + "." + row;
        if (marks < 0) {
            clear(track, row, -marks);
        } else if (harm.isEmpty()) {
            lines.add("lampblack mark " + file + " " + path + " " + quoted(context.render("cli.roll.what-harm")) + of);
        }
        for (long i = 0; harm.isPresent() && i < marks; i++) {
            write(new Markable.InRow(track, row), path, harm.get());
        }
    }

    /** Takes out of a row what is named, or all there is where no more is asked for; else says what might be. */
    private void clear(Track track, String row, long count) {
        String path = track.id() + "." + row;
        List<String> there = SlotMark.all(roller.evaluated().file().now(), track.id(), row).stream()
                .map(SlotMark::words).toList();
        List<String> named = there.size() <= count ? there : there.stream().filter(words -> clear.stream()
                .anyMatch(name -> Name.of(name).key().equals(Name.of(words).key()))).limit(count).toList();
        named.forEach(words -> {
            writes.add(new MarkToWrite(false, writer -> writer.clear(new Markable.InRow(track, row),
                    Optional.of(words))));
            if (!mark) {
                lines.add(clearing(path, words));
            }
        });
        if (there.size() > count && named.size() < count) {
            List<String> others = there.stream().filter(words -> !named.contains(words)).toList();
            for (int i = 0; i < others.size(); i++) {
                lines.add(clearing(path, others.get(i)) + (i < others.size() - 1
                        ? "   " + context.render("cli.roll.or") : ""));
            }
        }
    }

    private String clearing(String path, String words) {
        return "lampblack mark " + file + " " + path + " --clear " + quoted(words) + of;
    }

    /** Ticks go to the clock that is named for their setting; of a setting with a choice only where that is chosen. */
    private void ticks(SettledRoll settled, OwedMarks dues, RollResult result) {
        SheetRules rules = roller.evaluated().sheet();
        Map<String, String> named = named(settled.roll());
        Map<String, Long> sums = new LinkedHashMap<>();
        dues.ticks().forEach((setting, ticks) -> {
            boolean choice = dues.either().containsKey(setting);
            Optional<String> clock = Optional.ofNullable(named.get(setting))
                    .or(() -> choice ? Optional.empty() : Optional.ofNullable(named.get("")));
            clock.ifPresent(name -> sums.merge(name, ticks, Long::sum));
            if (clock.isEmpty() && !(choice && harm.isPresent()) && clocksOf().any() && ticks > 0) {
                lines.add("lampblack mark " + file + " " + quoted(context.render("cli.roll.what-clock")) + " +" + ticks
                        + of + (choice ? "   " + context.render("cli.roll.or") : ""));
            }
        });
        fills(result, Optional.ofNullable(named.get("")), sums);
        sums.forEach((clock, ticks) -> {
            Markable place = clocksOf().find(clock);
            write(place, clock, signed(ticks));
        });
        dues.either().forEach((setting, marks) -> {
            if (!named.containsKey(setting)) {
                marks.forEach((path, number) -> due(rules, path, number));
            }
        });
    }

    /** What a part of a clock comes to goes to the clock that is named, or all clocks that may be meant are said. */
    private void fills(RollResult result, Optional<String> clock, Map<String, Long> sums) {
        if (result.fills().isEmpty() || result.fills().get().isZero()) {
            return;
        }
        if (clock.isPresent()) {
            long ticks = result.segments(clocksOf().segments(clock.get()).orElse(0L));
            if (ticks > 0) {
                sums.merge(clock.get(), ticks, Long::sum);
            }
            return;
        }
        List<String> names = new ArrayList<>();
        clocksOf().open().forEach((name, size) -> names.add("lampblack mark " + file + " " + quoted(name) + " +"
                + result.segments(size) + of));
        for (int i = 0; i < names.size(); i++) {
            lines.add(names.get(i) + (i < names.size() - 1 ? "   " + context.render("cli.roll.or") : ""));
        }
    }

    private TickTargets clocksOf() {
        return new TickTargets(context, roller.evaluated());
    }

    /** The clocks by the setting they are named for, or empty for all others. */
    private Map<String, String> named(Roll roll) {
        Map<String, String> named = new LinkedHashMap<>();
        for (String clock : clocks) {
            int equals = clock.indexOf('=');
            String setting = equals < 0 ? "" : clock.substring(0, equals);
            boolean isSetting = equals > 0 && roll.settings().containsKey(setting);
            if (equals > 0 && !isSetting) {
                context.requireKnown("cli.no-setting", setting, roll.settings().keySet());
            }
            named.put(setting, clock.substring(equals + 1));
        }
        return named;
    }

    /** Where the die of a chain moves that a track of play keeps. */
    private void step(SheetRules rules, Die die, RollEffects.ChainMove step) {
        Optional<Track> track = die.of().map(rules.tracks()::get).filter(item -> !item.ledger());
        if (track.isPresent() && step != RollEffects.ChainMove.STAYS) {
            String what = step == RollEffects.ChainMove.NEXT ? "+1" : step == RollEffects.ChainMove.BACK ? "-1" : "0";
            write(new Markable.OnTrack(track.get()), track.get().id(), what);
        }
    }

    private void write(Markable place, String path, String what) {
        writes.add(new MarkToWrite(false, writer -> writer.mark(place, what)));
        type(path, what, of);
    }

    private void type(String path, String what, String part) {
        if (!mark) {
            lines.add("lampblack mark " + file + " " + quoted(path) + " " + quoted(what) + part);
        }
    }

    private static String signed(long marks) {
        return marks > 0 ? "+" + marks : String.valueOf(marks);
    }

    /** A word as a shell takes it whole. */
    static String quoted(String word) {
        return word.matches("[\\w./+=-]+") ? word
                : "\"" + word.chars().mapToObj(letter -> "\"\\$`".indexOf(letter) < 0 ? Character.toString(letter)
                        : "\\" + Character.toString(letter)).collect(Collectors.joining()) + "\"";
    }
}
