package lampblack.picture;

/** The bytes of a picture file; behind their end they are 0. */
record PictureBytes(byte[] all) {

    int length() {
        return all.length;
    }

    int at(int place) {
        return place >= 0 && place < all.length ? all[place] & 0xff : 0;
    }

    /** Two bytes, the higher first. */
    int two(int place) {
        return at(place) << 8 | at(place + 1);
    }

    /** Four bytes, the highest first. */
    long four(int place) {
        return (long) two(place) << 16 | two(place + 2);
    }

    /** So many bytes, the lowest first. */
    long low(int place, int count) {
        long number = 0;
        for (int i = count - 1; i >= 0; i--) {
            number = number << 8 | at(place + i);
        }
        return number;
    }

    /** Four letters. */
    String name(int place) {
        StringBuilder name = new StringBuilder();
        for (int i = place; i < place + 4; i++) {
            name.append((char) at(i));
        }
        return name.toString();
    }

    boolean startsWith(int place, int... expected) {
        for (int i = 0; i < expected.length; i++) {
            if (place + i >= all.length || at(place + i) != expected[i]) {
                return false;
            }
        }
        return true;
    }
}
