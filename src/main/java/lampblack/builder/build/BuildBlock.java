package lampblack.builder.build;

import java.util.List;
import lampblack.builder.group.ClaimMap;
import lampblack.sheet.Block;
import lampblack.sheet.Markup.Paragraph;

/** A block of a sheet that is being made; its template is {@code templates/web/desk/KIND.html}. */
public sealed interface BuildBlock permits TraitsEditor, OptionsEditor, PartsEditor, BuildBlock.PaperBlock,
        BuildBlock.LongTextBlock,
        BuildBlock.ClaimsBlock {

    /** Which template shows it. */
    String kind();

    /** What a layout calls it, which is also where links lead. */
    String path();

    String title();

    /** A few words beside the title. */
    default String hint() {
        return "";
    }

    default List<Paragraph> says() {
        return List.of();
    }

    /** A block as it stands on paper, which is changed elsewhere. */
    record PaperBlock(String path, List<Block> printed) implements BuildBlock {

        @Override
        public String kind() {
            return "printed";
        }

        @Override
        public String title() {
            return "";
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
        public String kind() {
            return "claims";
        }

        @Override
        public String title() {
            return "";
        }
    }
}
