package lampblack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What the games of the family need is listed with its case, and each case shows a rule kept and the rule broken. */
class FamilyTest {

    private static final Path CASES = CasesTest.ROOT.resolve("family");
    private static final Path TABLE = Path.of("docs/guide/family.md");
    private static final Pattern ROW = Pattern.compile(
            "^\\| .* \\| (?:`|\\[example]\\(#)([a-z0-9-]+)(?:`|\\)) \\|$", Pattern.MULTILINE);
    private static final Pattern SAID = Pattern.compile("^\\w+\\.yaml:.*(?:error|warning)\\[", Pattern.MULTILINE);

    private static TreeSet<String> folders() {
        return CaseFolder.folders(CASES).stream().map(path -> path.getFileName().toString())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @Test
    void eachRowNamesACaseAndEachCaseHasARow() {
        List<String> rows = new ArrayList<>();
        Matcher matcher = ROW.matcher(CasesTest.text(TABLE));
        while (matcher.find()) {
            rows.add(matcher.group(1));
        }
        assertEquals(String.join("\n", folders()), String.join("\n", new TreeSet<>(rows)));
        assertEquals(rows.size(), new TreeSet<>(rows).size(), "a case stands in the table once");
    }

    @Test
    void everydayWordsFindARow() {
        String rows = CasesTest.text(TABLE).replaceAll("(?s)\n## The examples.*", "").toLowerCase(Locale.ROOT);
        for (String word : List.of("trauma", "burn", "push", "refresh", "advancement", "debt", "harm", "load", "crew",
                "faction", "veteran", "group action", "resist", "armour", "downtime", "companion", "level", "ritual")) {
            assertTrue(rows.lines().anyMatch(row -> row.startsWith("| ") && row.split("\\|")[1].contains(word)), word);
        }
    }

    @Test
    void eachGameIsOneThatNothingIsToBeSaidTo() {
        List<String> gaps = new ArrayList<>();
        for (Path claim : CaseFolder.folders(CASES)) {
            try (CaseFolder found = new CaseFolder(claim)) {
                CompletenessTest.said(found.ruleset().diagnostics()).ifPresent(gaps::add);
            }
        }
        assertEquals("", String.join("\n", gaps));
    }

    @Test
    void eachCaseHasOneWhoKeepsTheRuleAndOneWhoBreaksItOnce() {
        List<String> gaps = new ArrayList<>();
        for (Path claim : CaseFolder.folders(CASES)) {
            List<Integer> told = Stream.concat(Stream.of(claim), CaseFolder.folders(claim).stream())
                    .map(path -> path.resolve("expected.txt"))
                    .filter(Files::exists).map(path -> (int) SAID.matcher(CasesTest.text(path)).results().count())
                    .toList();
            if (!told.contains(0) || !told.contains(1) || told.stream().anyMatch(number -> number > 1)) {
                gaps.add(claim.getFileName() + ": " + told);
            }
        }
        assertEquals("", String.join("\n", gaps));
    }
}
