package lampblack.builder.play;

import java.util.List;

/** The marks of the whole, or of one part. */
public record PlayGroup(String id, String title, List<PlayBlock> blocks, List<LoadoutView> packs,
        List<PlayBlock.LedgerBalance> kept) {

    /** Whether there is more of it than its marks. */
    public boolean more() {
        return !packs.isEmpty() || !kept.isEmpty();
    }
}
