package lampblack.sheet;

/** Sets words one after the other in lines of one width, as a browser breaks them. Widths are in millimetres. */
final class LineFill {

    private final double width;
    private double used;
    private int lines = 1;

    public LineFill(double width) {
        this.width = width;
    }

    /** Words in letters of one face, with a blank before them where something stands before. */
    public LineFill words(String words, LetterWidths face, double em) {
        double blank = face.ems(" ") * em;
        for (String word : words.split("\\s+")) {
            if (!word.isEmpty()) {
                add(face.ems(word) * em, blank);
            }
        }
        return this;
    }

    /** Something that is not torn, such as a row of boxes. */
    LineFill whole(double length, double gap) {
        if (length > 0) {
            add(length, gap);
        }
        return this;
    }

    private void add(double length, double gap) {
        double before = used > 0 ? gap : 0;
        if (used > 0 && used + before + length > width) {
            lines++;
            before = 0;
            used = 0;
        }
        int full = (int) (length / width);
        lines += full;
        used += before + length - full * width;
    }

    /** How many there are; at least one. */
    public int lines() {
        return lines;
    }
}
