package lampblack.sheet;

import java.util.List;

/** What is still to do, or wrong, or allowed by the table: one word for its weight and one sentence each. */
public record RemarksBlock(String look, String title, List<RemarkRow> remarks) implements Block {
    public RemarksBlock {
        remarks = List.copyOf(remarks);
    }

    @Override
    public BlockKind kind() {
        return BlockKind.REMARKS;
    }

    public RemarksBlock(String title, List<RemarkRow> remarks) {
        this("", title, remarks);
    }

    @Override
    public RemarksBlock looking(String words) {
        return new RemarksBlock(words, title, remarks);
    }

    /** @param line of the file that it is about, or 0 */
    public record RemarkRow(String weight, String sentence, int line) {
        public RemarkRow(String weight, String sentence) {
            this(weight, sentence, 0);
        }
    }
}
