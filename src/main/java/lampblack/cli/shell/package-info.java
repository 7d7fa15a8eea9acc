/**
 * What every command works with: where rulesets are, messages, output, exit codes, and how a wrong call is
 * reported. Read CommandContext first. Knows no command but the root.
 */
package lampblack.cli.shell;
