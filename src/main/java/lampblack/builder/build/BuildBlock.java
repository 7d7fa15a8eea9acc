package lampblack.builder.build;

import java.util.List;
import lampblack.builder.group.ClaimMap;
import lampblack.sheet.Block;

/** A block of the build tab; its template is {@code templates/web/build/KIND.html}. */
public sealed interface BuildBlock permits TraitsEditor, OptionsEditor, PartsEditor, BuildBlock.PaperBlock,
        BuildBlock.LongTextBlock,
        BuildBlock.ClaimsBlock {

    /** The height of a block whose lines are not counted. */
    int FEW_LINES = 4;

    /** Which template shows it. */
    String kind();

    /** What a layout calls it, which is also where links lead. */
    String path();

    String title();

    /** About how many lines it takes. */
    default int height() {
        return FEW_LINES;
    }

    /** Whether nothing can be chosen or written in it while a character is made. */
    default boolean isInert() {
        return false;
    }

    /** A short hint beside the title. */
    default String hint() {
        return "";
    }

    /** What the game says of it, and of what is done here. */
    default List<TermText> terms() {
        return List.of();
    }

    /** A read-only block, shown as on paper. */
    record PaperBlock(String path, List<Block> printed) implements BuildBlock {

        @Override
        public boolean isInert() {
            return true;
        }

        @Override
        public String kind() {
            return "printed";
        }

        @Override
        public String title() {
            return printed.isEmpty() ? "" : printed.get(0).title();
        }
    }

    /** A long text. */
    record LongTextBlock(String path, String title, List<EditableField> fields) implements BuildBlock {

        @Override
        public String kind() {
            return "long";
        }
    }

    /** A map whose cells lead to where they are taken. */
    record ClaimsBlock(String path, List<ClaimMap> maps) implements BuildBlock {

        @Override
        public boolean isInert() {
            return true;
        }

        @Override
        public String kind() {
            return "claims";
        }

        @Override
        public String title() {
            return "";
        }
    }
}
