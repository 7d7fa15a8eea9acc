package lampblack.print.export;

/**
 * What is done to printed pages before they are saved.
 *
 * @param booklet whether two pages stand beside each other, in the order in which the paper is folded
 * @param cropMarks whether marks say where the paper is to be cut
 */
public record PaperFinish(boolean booklet, boolean cropMarks) {

    /** Pages as they were printed. */
    public static final PaperFinish NONE = new PaperFinish(false, false);
}
