package lampblack.picture;

/**
 * What a picture file comes to, once it is taken apart.
 *
 * @param moves whether it is a film
 * @param kept the file again, of only those parts that a browser draws by
 */
record PictureParts(int width, int height, boolean moves, byte[] kept) {

    static final int SIDES = 1 << 24;

    /** Whether it has any pixels at all. */
    boolean isPicture() {
        return width > 0 && height > 0;
    }
}
