package lampblack.diagnostic;

/**
 * A problem, and as what it is known before and after a change: by its kind, its wording and its line, but not by the
 * words and numbers in that line.
 *
 * @param line the line that its own was before anything was changed
 */
record FoundProblem(Diagnostic problem, int line) {

    /** What stays the same. */
    record Mark(String file, int line, Severity severity, String id, String wording) {}

    Mark mark() {
        return new Mark(problem.span().source().name(), line, problem.severity(), problem.id(),
                problem.message().key());
    }
}
