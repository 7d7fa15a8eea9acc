package lampblack.io;

import java.util.ArrayList;
import java.util.List;

/** Pieces while they are read; what is fixed and stands together becomes one. */
final class PieceList {

    private final List<Piece> pieces = new ArrayList<>();
    private final StringBuilder fixed = new StringBuilder();

    PieceList fixed(String text) {
        fixed.append(text);
        return this;
    }

    PieceList add(Piece piece) {
        if (piece instanceof FixedText text) {
            return fixed(text.text());
        }
        if (piece instanceof Piece.All all) {
            List.of(all.pieces()).forEach(this::add);
            return this;
        }
        end();
        pieces.add(piece);
        return this;
    }

    Piece whole() {
        end();
        return pieces.size() == 1 ? pieces.get(0) : new Piece.All(pieces.toArray(Piece[]::new));
    }

    private void end() {
        if (fixed.length() > 0) {
            pieces.add(FixedText.of(fixed.toString()));
            fixed.setLength(0);
        }
    }
}
