package lampblack.cli;

/** For whom output is made: people or programs. */
enum OutputFormat {
    TEXT,
    JSON
}
