package lampblack.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import lampblack.character.CharacterFile;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.migration.UnknownName;
import lampblack.migration.UnknownIds;
import lampblack.replay.unknown.Doubts;
import lampblack.replay.unknown.FoldedProblems;
import lampblack.rules.Violation;
import lampblack.rules.track.Track;

/** A judged character of whom each unknown name is told once. @param file as it is written, with today's ids */
record UnknownNamesOnce(CharacterFile file, EvaluatedCharacter judged) {

    /** @param judge what is found in another file; empty where that takes too long */
    EvaluatedCharacter told(Function<CharacterFile, Optional<List<Diagnostic>>> judge) {
        if (!Doubts.mayBe(judged.diagnostics())) {
            return judged;
        }
        List<UnknownName> unknown = UnknownIds.of(file, judged.sheet(), judged.ruleset());
        boolean changed = file.version().filter(written -> !written.text().equals(judged.ruleset().version()))
                .isPresent();
        Doubts doubts = Doubts.of(file, changed, unknown, judged.diagnostics(), judge);
        FoldedProblems all = FoldedProblems.of(doubts, judged.diagnostics(), judged.sheet(), uncertain(), skipped());
        List<EntryResult> history = judged.history().stream().map(result -> result.withViolations(result.violations()
                .stream().filter(violation -> !isFolded(violation, all)).toList())).toList();
        return judged.withDiagnostics(all.told(), history);
    }

    private static boolean isFolded(Violation violation, FoldedProblems all) {
        return all.folded().stream().anyMatch(problem -> problem.span().equals(violation.found().span())
                && problem.id().equals(violation.found().id())
                && problem.message().equals(violation.found().message()));
    }

    private Set<Integer> skipped() {
        return judged.history().stream().filter(result -> !result.applied())
                .map(result -> result.entry().header().index()).collect(Collectors.toSet());
    }

    private List<Message> uncertain() {
        List<Message> words = new ArrayList<>();
        for (Track track : judged.sheet().tracks().values()) {
            judged.uncertain(track.id()).ifPresent(bound -> words.add(Message.of("note.balance." + bound.word(),
                    "track",
                    judged.derived().titleOf(track.label()), "left", judged.derived().balance(track.id()))));
        }
        return words;
    }
}
