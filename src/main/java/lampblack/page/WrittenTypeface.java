package lampblack.page;

import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Report;
import lampblack.picture.FontLetters;
import lampblack.picture.Typeface;
import lampblack.yaml.PackedReader;
import lampblack.yaml.PackedWriter;

/**
 * What was read from a typeface, so that a page need not read it again; the bytes are written beside it. One that is only
 * to be printed never comes into a page.
 */
final class WrittenTypeface {

    private WrittenTypeface() {}

    static void write(Typeface face, PackedWriter out) {
        out.text(face.type()).text(face.family()).text(face.copyright()).text(face.licence());
        numbers(face.letters().ranges(), out);
        numbers(face.letters().widths(), out);
        out.number(face.letters().usual());
    }

    static Checked<Typeface> read(byte[] bytes, PackedReader in) {
        String type = in.text();
        String family = in.text();
        String copyright = in.text();
        String licence = in.text();
        int[] ranges = numbers(in);
        int[] widths = numbers(in);
        return Checked.of(new Typeface(type, bytes, family, copyright, licence, false,
                new FontLetters(ranges, widths, in.number())), new Report());
    }

    private static void numbers(int[] numbers, PackedWriter out) {
        out.number(numbers.length);
        for (int number : numbers) {
            out.number(number);
        }
    }

    private static int[] numbers(PackedReader in) {
        int[] numbers = new int[in.number()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = in.number();
        }
        return numbers;
    }
}
