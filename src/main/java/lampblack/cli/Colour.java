package lampblack.cli;

/** Whether output is coloured. */
enum Colour {
    auto,
    always,
    never
}
