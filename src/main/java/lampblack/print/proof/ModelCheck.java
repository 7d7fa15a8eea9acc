package lampblack.print.proof;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;

/** Holds that a document says what its character has, all of it, and nothing else. */
final class ModelCheck {

    /** What a text becomes that was found, so that nothing is found across it. */
    private static final char TAKEN = '\u0000';

    private final PrintAnalysis analysis;
    private final List<Diagnostic> problems = new ArrayList<>();

    private ModelCheck(PrintAnalysis analysis) {
        this.analysis = analysis;
    }

    static List<Diagnostic> check(PrintAnalysis analysis) {
        ModelCheck check = new ModelCheck(analysis);
        List<ExpectedPart> expected = analysis.document().expected();
        if (expected.isEmpty() || analysis.found().isEmpty()) {
            return List.of();
        }
        if (expected.size() == analysis.layout().parts().size()) {
            for (int i = 0; i < expected.size(); i++) {
                check.compare(expected.get(i).words(), check.texts(i), expected.get(i).title(),
                        analysis.layout().parts().get(i).at());
            }
            check.compare(List.of(), check.texts(-1), "", 0);
        } else {
            check.compare(expected.stream().flatMap(part -> part.words().stream()).toList(),
                    IntStream.range(0, analysis.found().size()).boxed().toList(), "", 0);
        }
        return check.problems;
    }

    private List<Integer> texts(int part) {
        return IntStream.range(0, analysis.found().size()).filter(text -> analysis.text(text).part() == part).boxed()
                .toList();
    }

    private void compare(List<String> expected, List<Integer> texts, String part, int at) {
        List<String> wanted = expected.stream().map(ComparableText::of).toList();
        StringBuilder given = new StringBuilder(texts.stream().map(text -> ComparableText.of(analysis.words(text)))
                .collect(Collectors.joining()));
        if (String.join("", wanted).contentEquals(given)) {
            return;
        }
        List<String> lost = lost(expected, wanted, given);
        if (!lost.isEmpty()) {
            problems.add(analysis.problem(Code.PROOF__LOST_WORDS, "proof.lost-words.model", at, "lost",
                    PrintAnalysis.shown(lost.get(0)), "count", lost.size(), "part", part));
        }
        foreign(texts, given);
    }

    /** Which texts are nowhere; each that is there is taken off, the longest first, the rest in their order. */
    private static List<String> lost(List<String> expected, List<String> wanted, StringBuilder given) {
        boolean[] found = new boolean[wanted.size()];
        List<Integer> order = IntStream.range(0, found.length).boxed()
                .sorted(Comparator.comparingInt(i -> -wanted.get(i).length())).toList();
        for (int i : order) {
            int at = given.indexOf(wanted.get(i));
            if (at >= 0) {
                found[i] = true;
                given.replace(at, at + wanted.get(i).length(), String.valueOf(TAKEN).repeat(wanted.get(i).length()));
            }
        }
        return IntStream.range(0, found.length).filter(i -> !found[i]).mapToObj(expected::get).toList();
    }

    /** Tells the first text of which nothing was taken. */
    private void foreign(List<Integer> texts, StringBuilder given) {
        int at = 0;
        for (int text : texts) {
            int end = at + ComparableText.of(analysis.words(text)).length();
            String rest = given.substring(at, end).replace(String.valueOf(TAKEN), "");
            at = end;
            if (rest.length() > 1 && rest.codePoints().anyMatch(Character::isLetter)) {
                problems.add(analysis.problem(Code.PROOF__FOREIGN_WORDS, "proof.foreign-words", text));
                return;
            }
        }
    }
}
