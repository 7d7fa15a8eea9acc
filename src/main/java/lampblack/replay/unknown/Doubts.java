package lampblack.replay.unknown;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lampblack.character.CharacterFile;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;
import lampblack.migration.UnknownName;

/**
 * Which problems may follow from a name that the game does not have, so that one mistake is one message: those that are
 * gone once something that the game does have stands in its place.
 */
public final class Doubts {

    /** How many names are looked into; whoever has more of them has another game. */
    private static final int MAX_NAMES = 12;
    /** How often a file is judged with something else in it. */
    private static final int MAX_TRIALS = 160;
    /** Among how many names it may show which one is meant, where nothing else is wrong. */
    private static final int MAX_FRESH = 24;

    private final CharacterFile file;
    private final boolean changed;
    private final Function<CharacterFile, Optional<List<Diagnostic>>> judge;
    private final List<NamedProblems> names;
    private final List<Diagnostic> others;
    private final Map<Diagnostic, UnknownName> explained = new LinkedHashMap<>();
    private final Map<UnknownName, String> meant = new LinkedHashMap<>();
    private int trials;

    /**
     * A name of the game in place of an unknown one.
     *
     * @param rest how many problems are left then that are of no other name
     * @param left what these are known by
     */
    private record InItsPlace(String other, int rest, Set<Object> left) {}

    private Doubts(CharacterFile file, boolean changed, List<UnknownName> unknown, List<Diagnostic> found,
            Function<CharacterFile, Optional<List<Diagnostic>>> judge) {
        this.file = file;
        this.changed = changed;
        this.judge = judge;
        this.names = unknown.stream().flatMap(name -> NamedProblems.of(name, found).stream()).limit(MAX_NAMES).toList();
        this.others = found.stream().filter(problem -> NamedProblems.isGrave(problem) && !isNamed(problem)).toList();
    }

    /**
     * What is doubtful in what was found.
     *
     * @param changed whether the game is of another version than the file
     * @param unknown what the file names, and the game may not have
     * @param judge what is found in another file; empty where that takes too long
     */
    public static Doubts of(CharacterFile file, boolean changed, List<UnknownName> unknown, List<Diagnostic> found,
            Function<CharacterFile, Optional<List<Diagnostic>>> judge) {
        Doubts doubts = new Doubts(file, changed, unknown, found, judge);
        CharacterFile present = file;
        for (NamedProblems name : doubts.names) {
            Optional<InItsPlace> best = doubts.isExplained(name) ? Optional.empty()
                    : doubts.tryAll(name.name(), present);
            if (best.isPresent()) {
                present = name.name().in(present, best.get().other());
            }
        }
        if (changed) {
            doubts.names.forEach(doubts::liftable);
        }
        return doubts;
    }

    /** Whether anything that was found says of a name that the game does not have it. */
    public static boolean mayBe(List<Diagnostic> found) {
        return found.stream().anyMatch(problem -> UnknownCodes.ALL.contains(problem.code()));
    }

    /** The names that are unknown, but for those that another one's place would make known. */
    List<NamedProblems> names() {
        return names.stream().filter(name -> !isExplained(name)).toList();
    }

    private boolean isExplained(NamedProblems name) {
        return name.own().stream().allMatch(explained::containsKey);
    }

    /** What may follow from a name. */
    List<Diagnostic> following(UnknownName name) {
        return explained.entrySet().stream().filter(entry -> entry.getValue() == name).map(Map.Entry::getKey).toList();
    }

    /** What a name is most likely called today, where one fits better than all others. */
    Optional<String> meant(UnknownName name) {
        return Optional.ofNullable(meant.get(name));
    }

    CharacterFile file() {
        return file;
    }

    boolean changed() {
        return changed;
    }

    private boolean isNamed(Diagnostic problem) {
        return UnknownCodes.ALL.contains(problem.code())
                && names.stream().anyMatch(name -> NamedProblems.isAt(name.name(), problem.span()));
    }

    private Optional<InItsPlace> tryAll(UnknownName name, CharacterFile present) {
        long rest = others.stream().filter(problem -> !explained.containsKey(problem)).count();
        List<Diagnostic> open = Stream.concat(others.stream(), names.stream()
                        .filter(other -> other.name() != name && other.name().isPerhapsOfPlayer())
                        .flatMap(other -> other.own().stream()))
                .filter(problem -> !explained.containsKey(problem)).toList();
        List<String> fresh = name.fresh();
        if (open.isEmpty() && (!changed || fresh.size() > MAX_FRESH)) {
            return Optional.empty();
        }
        List<InItsPlace> tried = new ArrayList<>();
        for (String other : name.candidates()) {
            boolean isSettled = !fresh.contains(other) && open.stream().allMatch(explained::containsKey);
            Optional<InItsPlace> trial = isSettled ? Optional.empty() : trial(name, present, other);
            trial.ifPresent(tried::add);
            trial.ifPresent(done -> open.stream().filter(problem -> !done.left()
                    .contains(mark(problem, problem.span())))
                    .forEach(problem -> explained.putIfAbsent(problem, name)));
        }
        Optional<InItsPlace> best = tried.stream().reduce((one, another) -> another.rest() < one.rest() ? another
                : one);
        boolean single = best.isPresent() && (best.get().rest() < rest || rest == 0 && best.get().rest() == 0)
                && tried.stream().filter(trial -> trial.rest() == best.get().rest()).count() == 1;
        if (single) {
            meant.put(name, best.get().other());
        }
        return best;
    }

    /** What an option that the game no longer has may have allowed. */
    private void liftable(NamedProblems name) {
        if (name.isOption()) {
            others.stream().filter(problem -> UnknownCodes.LIFTED_BY_OPTIONS.contains(problem.code())
                            && problem.span().start() > name.first().span().start())
                    .forEach(problem -> explained.putIfAbsent(problem, name.name()));
        }
    }

    private Optional<InItsPlace> trial(UnknownName name, CharacterFile present, String other) {
        if (trials++ >= MAX_TRIALS) {
            return Optional.empty();
        }
        return judge.apply(name.in(present, other)).map(found -> {
            Set<Object> left = new HashSet<>();
            int rest = 0;
            for (Diagnostic problem : found) {
                left.add(mark(problem, problem.span()));
                problem.notes().stream().filter(note -> note.message().key().equals("note.named-again"))
                        .forEach(note -> left.add(mark(problem, note.span().orElse(problem.span()))));
                boolean ofOther = isNamed(problem) && !NamedProblems.isAt(name, problem.span());
                rest += NamedProblems.isGrave(problem) && !ofOther ? 1 : 0;
            }
            return new InItsPlace(other, rest, left);
        });
    }

    /** What a problem is known by, whatever the numbers in it. */
    private static Object mark(Diagnostic problem, Span place) {
        // What is left of a step is told at the step, or above all steps where it is not begun.
        Object where = problem.code() == Code.CREATION__UNFINISHED ? words(problem.message()) : place.start();
        return List.of(problem.id(), where, problem.message().key());
    }

    private static Object words(Object told) {
        return switch (told) {
            case Message message -> List.of(message.key(), message.values().entrySet().stream().map(value ->
                    List.of(value.getKey(), words(value.getValue()))).collect(Collectors.toSet()));
            case Number number -> "";
            default -> told;
        };
    }
}
