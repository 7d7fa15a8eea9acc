package lampblack.builder.shelf;

import java.util.List;
import lampblack.builder.shelf.LoggedRoll.LoggedDie;

/** A roll as a line of the dice log, in JSON. */
public final class LoggedRollLine {

    private static final String HEX = "0123456789ABCDEF";
    private static final int FIRST_LETTER = ' ';

    private final StringBuilder line = new StringBuilder();
    private boolean isFirst = true;

    private LoggedRollLine() {}

    /** @param at when it was made, as ISO 8601 writes it in UTC */
    public static String of(LoggedRoll roll, String at) {
        LoggedRollLine line = new LoggedRollLine();
        line.line.append('{');
        line.field("at", at).field("who", roll.key()).field("name", roll.name()).field("roll", roll.roll())
                .field("title", roll.title()).field("on", roll.on()).field("pool", roll.pool()).dice(roll.faces())
                .field("outcome", roll.outcome()).field("chance", roll.chance()).field("seed", roll.seed())
                .field("then", roll.then());
        return line.line.append('}').toString();
    }

    private LoggedRollLine field(String name, String value) {
        line.append(isFirst ? "" : ",");
        isFirst = false;
        text(name);
        line.append(':');
        text(value);
        return this;
    }

    private LoggedRollLine dice(List<LoggedDie> dice) {
        line.append(",\"dice\":[");
        for (int i = 0; i < dice.size(); i++) {
            line.append(i == 0 ? "{" : ",{");
            isFirst = true;
            field("face", dice.get(i).face()).field("is", dice.get(i).kept());
            line.append('}');
        }
        line.append(']');
        return this;
    }

    private void text(String text) {
        line.append('"');
        for (int i = 0; i < text.length(); i++) {
            letter(text.charAt(i));
        }
        line.append('"');
    }

    private void letter(char letter) {
        int named = "\b\f\n\r\t\"\\".indexOf(letter);
        if (named >= 0) {
            line.append('\\').append("bfnrt\"\\".charAt(named));
        } else if (letter < FIRST_LETTER) {
            line.append("\\u00").append(HEX.charAt(letter >> 4)).append(HEX.charAt(letter & 0xf));
        } else {
            line.append(letter);
        }
    }
}
