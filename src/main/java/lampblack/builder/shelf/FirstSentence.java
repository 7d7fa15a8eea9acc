package lampblack.builder.shelf;

import java.util.stream.Collectors;
import lampblack.sheet.Markup;

/** Words of authors where only plain text can stand. */
final class FirstSentence {

    private static final int LONGEST = 160;

    private FirstSentence() {}

    /** The first sentence, shortened where it is long. */
    static String of(String markup) {
        String words = Markup.paragraphs(markup).stream().limit(1).map(paragraph -> Markup.plain(paragraph.spans()))
                .collect(Collectors.joining());
        int end = words.indexOf(". ");
        String sentence = end < 0 ? words : words.substring(0, end + 1);
        if (sentence.length() <= LONGEST) {
            return sentence;
        }
        return sentence.substring(0, sentence.lastIndexOf(' ', LONGEST)) + " …";
    }
}
