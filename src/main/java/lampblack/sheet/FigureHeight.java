package lampblack.sheet;

import java.util.List;

/** How high the figures of a block stand, in the letters that its look gives them. @param look its words for styles */
record FigureHeight(SheetType type, String look) {

    /** So many traits with figures alone stand beside each other where these are huge. */
    private static final int ABREAST = 3;

    private boolean isHuge() {
        return is("size-huge");
    }

    /** One figure, or the box that it is written in, in millimetres. */
    double one() {
        return type.pencil() ? isHuge() ? 13 : is("size-large") ? 7.5 : 6
                : (isHuge() ? 4.2 : is("size-large") ? 1.85 : 1.49) * type.rem();
    }

    /** Whether traits are huge figures and nothing else, which stand beside each other. */
    boolean areTiles(Block.TraitsBlock traits) {
        return isHuge() && traits.groups().size() == 1 && traits.groups().get(0).head().name().isEmpty()
                && traits.groups().get(0).traits().stream().allMatch(trait -> trait.dots().isEmpty()
                        && trait.scale().isEmpty());
    }

    /** Huge figures with what they are called below them, in millimetres. */
    double tiles(int count) {
        int rows = (count + ABREAST - 1) / ABREAST;
        return rows * (one() + 0.5 + 1.15 * 1.1 * type.rem()) + (rows - 1) * 1.5;
    }

    private boolean is(String word) {
        return List.of(look.split(" ")).contains(word);
    }
}
