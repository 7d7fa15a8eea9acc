package lampblack.sheet;

/** How wide the letters of a face are, so that it is known without a browser where a line of text ends. */
interface LetterWidths {

    /** How wide words are, in ems. */
    double ems(String words);
}
