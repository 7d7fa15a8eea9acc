/**
 * Problems as values: each with its code, its place in a source text, its message and, where there is one, its fix.
 * Start with Diagnostic and Report, the collector that everything which finds problems is handed. Knows nothing of
 * YAML, rules or files; it is the first room and imports no other.
 */
package lampblack.diagnostic;
