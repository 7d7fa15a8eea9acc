package lampblack.ruleset.look;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import lampblack.diagnostic.Worded;
import lampblack.ruleset.Accent;

/**
 * How a block looks, as far as it is said; what is left out is as it is elsewhere on the sheet.
 *
 * @param colour of its frame, title and labels
 * @param fill what is printed behind it
 * @param columns how many columns its entries stand in, 1 to 4; 0 where it is not said
 * @param art a picture of its own
 */
public record BlockLook(Optional<Frame> frame, Optional<Border> border, Optional<Accent> colour, Optional<Accent> fill,
        Optional<TextSize> size, Optional<HeadingPlace> heading, Optional<MarkShape> marks, int columns,
        Optional<BlockArt> art) {

    /** Where nothing is said. */
    public static final BlockLook USUAL = new BlockLook(Optional.empty(), Optional.empty(), Optional.empty(),
            Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), 0,
            Optional.empty());

    /** What this says, and for the rest what another says. */
    public BlockLook over(BlockLook other) {
        return new BlockLook(frame.or(other::frame), border.or(other::border), colour.or(other::colour),
                fill.or(other::fill), size.or(other::size), heading.or(other::heading), marks.or(other::marks),
                columns > 0 ? columns : other.columns, art.or(other::art));
    }

    /** The same without a picture and with nothing behind it. */
    public BlockLook plain() {
        return new BlockLook(frame, border, colour, Optional.empty(), size, heading, marks, columns, Optional.empty());
    }

    /** The words by which the style sheet knows what is said; empty where nothing is. */
    public String classes() {
        List<String> words = new ArrayList<>();
        word("frame-", frame, words);
        word("border-", border, words);
        word("size-", size, words);
        word("heading-", heading, words);
        word("marks-", marks, words);
        if (columns > 0) {
            words.add("columns-" + columns);
        }
        colour.ifPresent(ignored -> words.add("coloured"));
        fill.ifPresent(ignored -> words.add("painted"));
        art.ifPresent(picture -> words.add("art art-" + picture.place().word()));
        return String.join(" ", words);
    }

    private static void word(String of, Optional<? extends Worded> chosen, List<String> words) {
        chosen.map((Function<Worded, String>) Worded::word).ifPresent(word -> words.add(of + word));
    }

    /** The colours as styles declare them, with those of letters that stand on them; empty where it says none. */
    public String variables(Accent accent) {
        StringBuilder css = new StringBuilder();
        fill.ifPresent(paint -> css.append("--fill: ").append(paint.colour()).append("; --letters: ")
                .append(paint.letters().colour()).append("; "));
        Optional<Accent> labels = colour.or(() -> fill.map(paint -> accent.isReadableOn(paint) ? accent
                : paint.letters()));
        labels.ifPresent(shade -> css.append("--colour: ").append(shade.colour()).append("; --on-colour: ")
                .append(shade.letters().colour()).append("; "));
        art.ifPresent(own -> css.append("--art: url(").append(own.picture().address()).append(");"));
        return css.toString().strip();
    }
}
