/**
 * Looks at what reads the marks of play: only what is rolled and shown may hang on them, and each word reads marks of
 * its own kind. Start with ReadsMarks.
 */
package lampblack.lint.play;
