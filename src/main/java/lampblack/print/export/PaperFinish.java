package lampblack.print.export;

/**
 * What is done to printed pages before they are saved.
 *
 * @param fold how the paper is folded, which has two pages beside each other then
 * @param cropMarks whether marks say where the paper is to be cut
 */
public record PaperFinish(PaperFold fold, boolean cropMarks) {

    /** Pages as they were printed. */
    public static final PaperFinish NONE = new PaperFinish(PaperFold.NONE, false);
}
