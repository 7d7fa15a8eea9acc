package lampblack.lint;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.NearestName;
import lampblack.diagnostic.Report;
import lampblack.lint.analysis.Findings;
import lampblack.ruleset.LintOverride;
import lampblack.ruleset.Ruleset;

/** Weighs what the lints found as the ruleset says; what it says without effect is reported. */
final class LintOverrides {

    private final List<LintOverride> all;
    private final Map<String, LintOverride> byCode = new HashMap<>();
    private final Set<List<String>> used = new HashSet<>();

    /** A misspelt code counts as the one that was meant, so that what it was to silence stays silent. */
    LintOverrides(Ruleset ruleset) {
        all = ruleset.leniencies();
        all.forEach(override -> byCode.put(override.code(), override));
        all.stream().filter(override -> !isLint(override)).forEach(override ->
                NearestName.to(override.code(), Lints.soft()).ifPresent(code -> byCode.putIfAbsent(code, override)));
    }

    private static boolean isLint(LintOverride override) {
        return Code.of(override.code()).filter(Lints::isLint).isPresent();
    }

    /**
     * Reports the findings that are left, and every leniency that changes nothing.
     *
     * @param whole whether every lint was asked, so that what has no effect now has none at all
     */
    void apply(Findings findings, Report report, boolean whole) {
        for (Findings.Finding finding : findings.all()) {
            weighed(finding).ifPresent(report::add);
        }
        for (LintOverride lintOverride : all) {
            idle(lintOverride).stream().filter(idle -> whole || idle.code() != Code.RULESET__SILENCES_NOTHING)
                    .forEach(report::add);
        }
    }

    /** Whether a finding is suppressed. */
    boolean isOff(Findings.Finding finding) {
        LintOverride leniency = byCode.get(finding.diagnostic().code().id());
        return leniency != null && leniency.severity().isEmpty()
                && (leniency.on().isEmpty() || leniency.on().stream().anyMatch(finding::isAbout));
    }

    private Optional<Diagnostic> weighed(Findings.Finding finding) {
        Diagnostic problem = finding.diagnostic();
        LintOverride leniency = byCode.get(problem.code().id());
        if (leniency == null || Mistakes.isFirm(problem.code())) {
            return Optional.of(problem);
        }
        List<String> named = leniency.on().stream().filter(finding::isAbout).toList();
        if (named.isEmpty() && !leniency.on().isEmpty()) {
            return Optional.of(problem);
        }
        named.forEach(name -> used.add(List.of(leniency.code(), name)));
        used.add(List.of(leniency.code()));
        return leniency.severity().map(severity -> problem.withSeverity(severity)
                .note(Message.of("note.weighed", "because", Message.verbatim(leniency.because())), leniency.span()));
    }

    private List<Diagnostic> idle(LintOverride leniency) {
        if (!isLint(leniency)) {
            return List.of(Diagnostic.of(Code.RULESET__UNKNOWN_LINT, leniency.span(), "code", leniency.code())
                    .suggest(leniency.code(), Lints.soft()));
        }
        if (Mistakes.isFirm(Code.of(leniency.code()).orElseThrow())) {
            return List.of(Diagnostic.of(Code.RULESET__FIRM_LINT, leniency.span(), "code", leniency.code()));
        }
        if (leniency.on().isEmpty()) {
            return used.contains(List.of(leniency.code())) ? List.of()
                    : List.of(Diagnostic.of(Code.RULESET__SILENCES_NOTHING, leniency.span(), "code", leniency.code()));
        }
        List<Diagnostic> idle = new ArrayList<>();
        for (String name : leniency.on()) {
            if (!used.contains(List.of(leniency.code(), name))) {
                idle.add(Diagnostic.of(Code.RULESET__SILENCES_NOTHING, leniency.span(), Message.of(
                        "ruleset.silences-nothing.on", "code", leniency.code(), "name", name)));
            }
        }
        return idle;
    }
}
