package lampblack.sheet;

import java.util.List;

/** A place of a sheet that can be filled in. */
public sealed interface FillPlace {

    /** What it is called. */
    String at();

    /** What stands there, in the words of the sheet. */
    String title();

    /** Marks in a row. @param alone whether it is one mark that bears the name of the place itself */
    record MarkedPlace(String at, String title, List<BoxState> marks, boolean alone) implements FillPlace {

        public MarkedPlace {
            marks = List.copyOf(marks);
        }

        /** What one of its marks is called. @param number from 1 */
        public String name(int number) {
            return alone ? at : at + "." + number;
        }

        /** Whether one of its marks is made. @param number from 1 */
        public boolean isFilled(int number) {
            return marks.get(number - 1) == BoxState.FILLED;
        }
    }

    /** Words, of which there may be none yet. */
    record WrittenPlace(String at, String title, String value) implements FillPlace {}
}
