package lampblack.io;

import java.util.Collection;
import java.util.List;
import lampblack.sheet.Markup.Paragraph;
import lampblack.sheet.Markup.Span;
import org.thymeleaf.util.EvaluationUtils;

/** A piece of a template, read once from what Thymeleaf parsed, and set for each page again. */
sealed interface Piece permits FixedText, Piece.All, Piece.Each, Piece.Given, Piece.Words, Piece.Attribute,
        Piece.Added, Piece.Prose, Piece.Fragment {

    /** Writes it with the names that are known where it stands. */
    void set(Known known, Setting setting);

    /** One after the other. */
    record All(Piece[] pieces) implements Piece {

        @Override
        public void set(Known known, Setting setting) {
            for (Piece each : pieces) {
                each.set(known, setting);
            }
        }
    }

    /**
     * {@code th:each}: once for each of a list; what is no list stands for itself, and nothing for none.
     *
     * @param between the blanks before the first, which stand before the others as well
     */
    record Each(String name, PieceValue list, FixedText between, Piece piece) implements Piece {

        @Override
        public void set(Known known, Setting setting) {
            Object value = list.in(known, setting);
            Collection<?> all = value instanceof Collection<?> several ? several
                    : value == null ? List.of() : List.of(value);
            boolean first = true;
            for (Object each : all) {
                if (!first) {
                    setting.out().write(between);
                }
                first = false;
                piece.set(new Known(name, each, known), setting);
            }
        }
    }

    /** {@code th:if}: only where a value holds. */
    record Given(PieceValue value, Piece piece) implements Piece {

        @Override
        public void set(Known known, Setting setting) {
            if (EvaluationUtils.evaluateAsBoolean(value.in(known, setting))) {
                piece.set(known, setting);
            }
        }
    }

    /** {@code th:text}: a value in words, escaped. */
    record Words(PieceValue value) implements Piece {

        @Override
        public void set(Known known, Setting setting) {
            setting.out().escaped(value.words(known, setting));
        }
    }

    /**
     * {@code th:attr}: an attribute such as {@code aria-label=${block.label}}, escaped; an empty one is left out.
     *
     * @param begin up to the value
     */
    record Attribute(FixedText begin, PieceValue value) implements Piece {

        private static final FixedText END = FixedText.of("\"");

        @Override
        public void set(Known known, Setting setting) {
            String words = value.words(known, setting);
            if (!words.isEmpty()) {
                setting.out().write(begin);
                setting.out().escaped(words);
                setting.out().write(END);
            }
        }
    }

    /** {@code th:classappend}: one class more behind another, escaped; an empty one is none. */
    record Added(PieceValue value) implements Piece {

        @Override
        public void set(Known known, Setting setting) {
            String words = value.words(known, setting);
            if (!words.isEmpty()) {
                setting.out().write(" ");
                setting.out().escaped(words);
            }
        }
    }

    /** {@code th:prose}: paragraphs of words; {@code th:words}: the words of one. */
    record Prose(PieceValue value) implements Piece {

        @Override
        public void set(Known known, Setting setting) {
            ProseWriter prose = new ProseWriter(setting.out());
            for (Object each : (List<?>) value.in(known, setting)) {
                if (each instanceof Paragraph paragraph) {
                    prose.paragraph(paragraph);
                } else {
                    prose.span((Span) each);
                }
            }
        }
    }

    /** {@code th:replace}: another template, with all names that are known. */
    record Fragment(PieceValue name) implements Piece {

        @Override
        public void set(Known known, Setting setting) {
            setting.fragment(name.words(known, setting), known);
        }
    }
}
