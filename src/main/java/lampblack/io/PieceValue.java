package lampblack.io;

import org.thymeleaf.standard.expression.IStandardExpression;

/** What an attribute of a template asks for. */
sealed interface PieceValue {

    Object in(Known known, Setting setting);

    /** The value as a text; an empty one for nothing. */
    default String words(Known known, Setting setting) {
        Object value = in(known, setting);
        return value == null ? "" : value.toString();
    }

    /** {@code ${block.title}}. */
    record AtPath(RecordPaths.Path path) implements PieceValue {

        @Override
        public Object in(Known known, Setting setting) {
            Object value = setting.value(path.first(), known);
            if (value == null) {
                throw new IllegalStateException("nothing at " + path.text());
            }
            return path.follow(value);
        }
    }

    /** Two texts with a blank between them, where neither is empty. */
    record Both(PieceValue first, PieceValue second) implements PieceValue {

        @Override
        public Object in(Known known, Setting setting) {
            return (first.words(known, setting) + " " + second.words(known, setting)).strip();
        }
    }

    /** A text that is always the same. */
    record Constant(String text) implements PieceValue {

        @Override
        public Object in(Known known, Setting setting) {
            return text;
        }
    }

    /** A text before the value of another. */
    record Prefixed(String before, PieceValue value) implements PieceValue {

        @Override
        public Object in(Known known, Setting setting) {
            return before + value.words(known, setting);
        }
    }

    /** Whatever else Thymeleaf's standard expressions can say, which pages of the browser do. */
    record Standard(IStandardExpression expression) implements PieceValue {

        @Override
        public Object in(Known known, Setting setting) {
            return setting.value(expression, known);
        }
    }
}
