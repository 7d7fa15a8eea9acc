package lampblack.yaml;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Letters that look like plain ones, or like nothing, and what is meant where one of them stands among plain ones. */
final class LookAlikes {

    enum LookKind { LETTER, INVISIBLE, SPACE, HYPHEN, DASH, SIGN, QUOTE, BULLET, ELLIPSIS }

    /** @param plain what it looks like; nothing where it cannot be seen */
    record LookAlike(LookKind kind, String plain) {}

    private static final Map<String, LookAlike> KNOWN = new HashMap<>();

    static {
        letters("\u0430\u0435\u043e\u0440\u0441\u0443\u0445\u0456\u0458\u0455\u04bb\u0501", "aeopcyxijshd");
        letters("\u0410\u0412\u0415\u041a\u041c\u041d\u041e\u0420\u0421\u0422\u0425\u0406", "ABEKMHOPCTXI");
        letters("\u03b1\u03bf\u03bd\u03b9\u03c1", "aovip");
        letters("\u0391\u0392\u0395\u0396\u0397\u0399\u039a\u039c\u039d\u039f\u03a1\u03a4\u03a5\u03a7",
                "ABEZHIKMNOPTYX");
        each(LookKind.INVISIBLE, "\u00ad\u200b\u200c\u200d\u2060\ufeff", "");
        each(LookKind.SPACE, "\u00a0\u2002\u2003\u2007\u2009\u202f\u3000", " ");
        each(LookKind.HYPHEN, "\u2010\u2011\u2212", "-");
        each(LookKind.DASH, "\u2013\u2014", "-");
        each(LookKind.QUOTE, "\u201c\u201d\u201e", "\"");
        each(LookKind.QUOTE, "\u2018\u2019", "'");
        each(LookKind.BULLET, "\u2022\u00b7", "-");
        each(LookKind.ELLIPSIS, "\u2026", "..");
        pairs(LookKind.SIGN, "\uff1a\uff0c\uff1b\uff3b\uff3d\uff5b\uff5d\uff0b\uff08\uff09", ":,;[]{}+()");
        pairs(LookKind.SIGN, "\uff10\uff11\uff12\uff13\uff14\uff15\uff16\uff17\uff18\uff19", "0123456789");
    }

    private LookAlikes() {}

    static Optional<LookAlike> of(char c) {
        return c < 0x80 ? Optional.empty() : Optional.ofNullable(KNOWN.get(String.valueOf(c)));
    }

    private static void letters(String odd, String plain) {
        pairs(LookKind.LETTER, odd, plain);
    }

    private static void pairs(LookKind kind, String odd, String plain) {
        for (int i = 0; i < odd.length(); i++) {
            KNOWN.put(odd.substring(i, i + 1), new LookAlike(kind, plain.substring(i, i + 1)));
        }
    }

    private static void each(LookKind kind, String odd, String plain) {
        for (int i = 0; i < odd.length(); i++) {
            KNOWN.put(odd.substring(i, i + 1), new LookAlike(kind, plain));
        }
    }
}
