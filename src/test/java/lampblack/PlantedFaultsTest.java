package lampblack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.DiagnosticPrinter;
import lampblack.diagnostic.Messages;
import lampblack.diagnostic.Note;
import lampblack.diagnostic.Report;
import lampblack.store.MessageBundle;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/** Whatever an author breaks in a shipped setting is told: once, where it is, and with the way to mend it. */
@Tag("slow")
class PlantedFaultsTest {

    /** Those who feel what is planted in the larger game; the others would tell nothing more. */
    private static final Set<String> EXAMPLES = Set.of("hob-tallow.yaml", "lamp-street-regulars.yaml",
            "bartram-hook.yaml", "the-quiet-trade.yaml", "wren-harrow.yaml", "corin-vale.yaml");
    /** As many faults as a build plants in one game. */
    private static final int MAX = 40;
    private static final int GARDENERS = Math.min(4, Runtime.getRuntime().availableProcessors());

    /** In a setting, and in a game of two kinds of sheet together with the frame it stands on. */
    @TestFactory
    Stream<DynamicTest> faults() throws IOException {
        Set<String> seen = new HashSet<>();
        Path blades = Planting.FAULTS.resolve("blades-in-the-dark");
        return Stream.of(
                faults(Planting.FAULTS, seen, () -> new Planting("bootleg-rain", Set.of(), "worlds-in-the-dark")),
                faults(blades, seen, () -> new Planting("blades-in-the-dark", EXAMPLES, "forged-in-the-dark")),
                faults(Planting.FAULTS.resolve("black-sword"), seen, () -> new Planting("black-sword", Set.of())),
                faults(Planting.FAULTS.resolve("unified-theory"), seen, () ->
                        new Planting("unified-theory", Set.of(), "blades-in-the-dark", "forged-in-the-dark")))
                .flatMap(dynamicTests -> dynamicTests);
    }

    /** @param seen what is spoilt in the other games already */
    private static Stream<DynamicTest> faults(Path folder, Set<String> seen, Supplier<Planting> game)
            throws IOException {
        BlockingQueue<Planting> copies = new LinkedBlockingQueue<>();
        for (int i = 0; i < GARDENERS; i++) {
            copies.add(game.get());
        }
        List<Fault> faults = faults(folder, seen, copies.element());
        List<String> told = faults.parallelStream().map(fault -> judged(fault, copies)).toList();
        copies.forEach(Planting::close);
        Map<String, DynamicTest> tests = new LinkedHashMap<>();
        for (int i = 0; i < told.size(); i++) {
            String wrong = told.get(i);
            String name = faults.get(i).name();
            assertEquals(null, tests.put(name, DynamicTest.dynamicTest(name, () -> assertEquals("", wrong))), name);
        }
        return tests.values().stream();
    }

    /** Those that stand in files, and those that are made of every key and name. */
    private static List<Fault> faults(Path folder, Set<String> seen, Planting copy) throws IOException {
        List<Fault> faults = new ArrayList<>();
        try (Stream<Path> files = Files.list(folder)) {
            files.filter(Files::isRegularFile).sorted().forEach(path -> faults.addAll(Fault.read(path)));
        }
        Map<String, String> rules = new LinkedHashMap<>();
        copy.rules().forEach(rule -> rules.put(rule, copy.text(rule)));
        faults.addAll(Misspelling.of(rules, seen));
        return Sampling.of("faults of " + folder).some(faults, MAX);
    }

    private static String judged(Fault fault, BlockingQueue<Planting> copies) {
        try {
            Planting copy = copies.take();
            try {
                return judged(fault, copy);
            } finally {
                copies.add(copy);
            }
        } catch (AssertionError misplanted) {
            return misplanted.getMessage();
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        }
    }

    /** What is wrong with what a fault leads to; nothing where all is as it should be. */
    private static String judged(Fault fault, Planting copy) {
        String before = copy.text(fault.file());
        String spoilt = fault.plant(before);
        List<Diagnostic> problems = copy.with(fault.file(), spoilt);
        List<Diagnostic> own = Planting.isBeside(fault.file()) ? problems
                : problems.stream().filter(diagnostic -> !isBeside(diagnostic, copy)).toList();
        if (own.size() != 1) {
            return own.size() + " problems, where one was expected:\n" + printed(own);
        }
        if (fault.felt() != (problems.size() > own.size())) {
            return "Characters " + (fault.felt() ? "do not feel" : "feel") + " it:\n" + printed(problems);
        }
        Diagnostic problem = own.get(0);
        Fault.Place place = fault.place();
        int start = fault.start(before, place.file().equals(fault.file()) ? spoilt : copy.text(place.file()));
        String text = problem.span().source().text();
        int lineEnd = (text + "\n").indexOf('\n', problem.span().start());
        boolean here = copy.below(problem).equals(place.file()) && problem.span().start() >= start
                && Math.min(problem.span().end(), lineEnd) <= start + place.to() - place.from();
        boolean exact = place.text().isEmpty() && fault.at() >= 0 || problem.span().start() == start;
        if (!problem.id().equals(fault.code()) || !here || !exact) {
            return "Expected " + fault.code() + " elsewhere or of another kind:\n" + printed(own);
        }
        String words = words(problem);
        return !words.contains(fault.says()) ? "Not said: " + fault.says() + "\n" + words
                : mending(fault, problem, spoilt, copy);
    }

    private static String mending(Fault fault, Diagnostic problem, String spoilt, Planting copy) {
        if (problem.fixes().size() != 1) {
            return fault.mended() ? "No fix:\n" + printed(List.of(problem)) : "";
        }
        List<Diagnostic> left = copy.mended(fault.file(), spoilt, problem.fixes().get(0));
        boolean broken = Report.hasErrors(left.stream().filter(diagnostic -> !isBeside(diagnostic, copy)).toList());
        return broken || fault.mended() && !left.isEmpty() ? "Mended it leaves:\n" + printed(left) : "";
    }

    private static boolean isBeside(Diagnostic problem, Planting copy) {
        return Planting.isBeside(copy.below(problem));
    }

    private static String words(Diagnostic problem) {
        Messages messages = MessageBundle.messages();
        return messages.render(problem.message()) + problem.notes().stream().map(Note::message).map(messages::render)
                .collect(Collectors.joining("\n", "\n", ""));
    }

    private static String printed(List<Diagnostic> problems) {
        return new DiagnosticPrinter(MessageBundle.messages(), false).print(problems);
    }
}
