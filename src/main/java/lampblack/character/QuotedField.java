package lampblack.character;

import java.util.Optional;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Fix;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Severity;
import lampblack.node.Scalar;

/** A field of a word or a few that a word processor has put into curly quotation marks, which YAML takes for text. */
record QuotedField(Scalar written) {

    private static final String OPENING = "\u201c\u201e\u2018\u201a";
    private static final String CLOSING = "\u201d\u201c\u2019\u2018";
    private static final int FEW = 3;

    /** A note of it; none where there are no such marks round the whole, or where somebody may well be quoted. */
    Optional<Diagnostic> note() {
        String text = written.text().strip();
        int last = text.length() - 1;
        boolean quoted = last > 1 && OPENING.indexOf(text.charAt(0)) >= 0 && CLOSING.indexOf(text.charAt(last)) >= 0;
        String words = quoted ? text.substring(1, last) : "";
        boolean plain = !words.isBlank() && words.chars().noneMatch(c -> (OPENING + CLOSING).indexOf(c) >= 0)
                && words.split(" ").length <= FEW && written.span().text().equals(text);
        return !plain ? Optional.empty() : Optional.of(Diagnostic.of(Code.YAML__ODD_LETTER, written.span(), Message.of(
                "yaml.odd-letter.quoted", "text", text)).withSeverity(Severity.NOTE)
                .note(Message.of("note.did-you-mean", "name", words))
                .fix(Fix.replace(written.span(), words).guessed()));
    }
}
