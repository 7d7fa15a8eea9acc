package org.teavm.classlib.java.text;

import org.teavm.jso.JSBody;

/** {@code java.text.Normalizer}, which TeaVM's class library lacks, by what every browser has. */
public final class TNormalizer {

    private TNormalizer() {}

    /** The forms by the names that the browser knows as well. */
    public enum Form {
        NFD, NFC, NFKD, NFKC
    }

    public static String normalize(CharSequence text, Form form) {
        return normalize(text.toString(), form.name());
    }

    @JSBody(params = {"text", "form"}, script = "return text.normalize(form);")
    private static native String normalize(String text, String form);
}
