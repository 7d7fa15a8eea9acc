package lampblack.print.proof;

import java.util.List;
import lampblack.sheet.BoxState;

/**
 * What a plate, a block, a foot or a card is to show.
 *
 * @param title what it is called, which may be empty
 * @param words its texts, without those of blocks in it, in the order of reading
 * @param marks its dots, boxes and parts of clocks, in the same order
 * @param rooms how many lines and slots there are to write on
 * @param gives whether it is room that gives way where a page is full
 * @param leftOut the titles of what found no room on the sheet that begins with it
 */
record ExpectedPart(String title, List<String> words, List<BoxState> marks, int rooms, boolean gives,
        List<String> leftOut) {

    ExpectedPart {
        words = words.stream().filter(text -> !ComparableText.of(text).isEmpty()).toList();
        marks = List.copyOf(marks);
        leftOut = List.copyOf(leftOut);
    }

    ExpectedPart leavingOut(List<String> titles) {
        return new ExpectedPart(title, words, marks, rooms, gives, titles);
    }
}
