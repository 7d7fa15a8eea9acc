/**
 * Tells a name that the game does not have once, with all that may follow from it. Read Doubts first, which finds what
 * follows, then FoldedProblems, which says so. It judges nothing itself, and knows no rules but what it is given.
 */
package lampblack.replay.unknown;
