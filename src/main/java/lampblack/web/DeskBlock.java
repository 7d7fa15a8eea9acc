package lampblack.web;

import java.util.List;
import lampblack.sheet.Block;
import lampblack.sheet.Markup.Paragraph;

/** A block of a sheet that is being made; its template is {@code templates/web/desk/KIND.html}. */
public sealed interface DeskBlock permits DeskTraits, DeskOptions, DeskParts, DeskBlock.Printed, DeskBlock.Long,
        DeskBlock.Claims {

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
    record Printed(String path, List<Block> printed) implements DeskBlock {

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
    record Long(String path, String title, List<DeskField> fields) implements DeskBlock {

        @Override
        public String kind() {
            return "long";
        }
    }

    /** A map whose cells lead to where they are taken. */
    record Claims(String path, List<ClaimMap> maps) implements DeskBlock {

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
