package lampblack.print.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Source;
import lampblack.diagnostic.Span;
import lampblack.print.pdf.PrintedDocument;
import lampblack.print.pdf.PrintedInk;

/** All that is known of a printed document: how it was laid out, what was printed, and where each text of it went. */
final class PrintAnalysis {

    private static final int MAX_SHOWN = 60;

    private final ProofDocument document;
    private final MeasuredLayout laid;
    private final PrintedDocument print;
    private final PrintedInk ink;
    private final PageMargins margins;
    private final List<TextMatch> found;
    private final int[] pages;
    private final int[] places;
    private final Source source;
    private final double scale;

    PrintAnalysis(ProofDocument document, MeasuredLayout laid, PrintedDocument print, PrintedInk ink,
            PageMargins margins) {
        this.document = document;
        this.laid = laid;
        this.print = print;
        this.ink = ink;
        this.margins = margins;
        this.found = TextMatcher.of(laid.texts(), print);
        this.pages = new int[found.size()];
        this.places = new int[found.size()];
        this.source = new Source(document.label(), written());
        this.scale = LegibilityCheck.scale(this);
    }

    /** The document as text, a line a page; what is not printed stands on the page of what is before it. */
    private String written() {
        List<StringBuilder> lines = new ArrayList<>();
        print.pages().forEach(pdfPage -> lines.add(new StringBuilder()));
        for (int i = 0; i < found.size(); i++) {
            List<TextRun> runs = found.get(i).runs();
            pages[i] = runs.isEmpty() ? i == 0 ? 1 : pages[i - 1] : runs.get(0).page();
            StringBuilder line = lines.get(pages[i] - 1);
            places[i] = line.length();
            line.append(words(i)).append(' ');
        }
        int start = 0;
        int[] starts = new int[lines.size()];
        for (int i = 0; i < starts.length; i++) {
            starts[i] = start;
            start += lines.get(i).length() + 1;
        }
        for (int i = 0; i < places.length; i++) {
            places[i] += starts[pages[i] - 1];
        }
        return String.join("\n", lines);
    }

    ProofDocument document() {
        return document;
    }

    MeasuredLayout layout() {
        return laid;
    }

    PrintedDocument print() {
        return print;
    }

    PrintedInk ink() {
        return ink;
    }

    /** Where a thing that is drawn was printed; empty where it was not. */
    Optional<InkSpot> spot(MeasuredLayout.LayoutMark mark) {
        return Optional.ofNullable(ink.places().get(mark.id())).filter(place -> mark.wide() > 0 && mark.high() > 0)
                .map(place -> InkSpot.of(ink.pages().get(place.page() - 1), place, margins,
                mark.times(scale)));
    }

    /** What the part is called in which a text stands, or empty. */
    String partTitle(int number) {
        int part = text(number).part();
        return part < 0 ? "" : laid.parts().get(part).title();
    }

    List<TextMatch> found() {
        return found;
    }

    MeasuredLayout.LayoutText text(int number) {
        return laid.texts().get(number);
    }

    int page(int number) {
        return pages[number];
    }

    /** The words of a text in one line. */
    String words(int number) {
        return text(number).words().replaceAll("\\s+", " ");
    }

    /** The text that a mark is known by which something at a place is a part of; pictures may be cut. */
    Optional<Integer> markBeside(PrintedDocument.CutMark place) {
        return laid.marks().stream().filter(mark -> ink.places().containsKey(mark.id())
                && ink.places().get(mark.id()).page() == place.page())
                .filter(mark -> spot(mark).filter(spot -> spot.holds(place.across(), place.down())).isPresent())
                .findFirst().map(MeasuredLayout.LayoutMark::at);
    }

    /** As many words of a text as fit a message. */
    static String shown(String words) {
        int most = words.offsetByCodePoints(0, Math.min(MAX_SHOWN, words.codePointCount(0, words.length())));
        return most == words.length() ? words : words.substring(0, most) + "…";
    }

    String shown(int number) {
        return shown(words(number));
    }

    /** A problem at a text, in one of the wordings of its code, with what to do about it. */
    Diagnostic problem(Code code, String wording, int number, Object... namesAndValues) {
        return told(code, wording, number, found.isEmpty() ? source.start() : source.span(places[number],
                places[number] + shown(number).replace("…", "").length()), namesAndValues);
    }

    /** A problem of one letter of a text. */
    Diagnostic problemAt(Code code, String wording, int number, int letter, Object... namesAndValues) {
        int at = places[number] + letter;
        return told(code, wording, number, source.span(at, at + Character.charCount(words(number).codePointAt(letter))),
                namesAndValues);
    }

    /** With what to do about it, and in which block. */
    private Diagnostic told(Code code, String wording, int number, Span span, Object... namesAndValues) {
        List<Object> values = new ArrayList<>(List.of(namesAndValues));
        values.addAll(List.of("page", page(number), "words", shown(number)));
        Diagnostic problem = Diagnostic.of(code, span, Message.of(wording, values.toArray()))
                .note(Message.of("note." + code.id()));
        String part = found.isEmpty() ? "" : partTitle(number);
        return part.isEmpty() || part.equals(words(number)) ? problem
                : problem.note(Message.of("note.proof.part", "part", shown(part)));
    }

    /** Every letter that is printed anywhere by a face that has it. */
    Set<Character> printed() {
        return SoughtText.letters(TextRun.of(print));
    }

    /** A problem of a whole page in another wording of its code. */
    Diagnostic pageProblem(Code code, String wording, int page) {
        int start = source.lineStart(Math.min(page, source.lines()));
        return Diagnostic.of(code, source.span(start, start), Message.of(wording, "page", page))
                .note(Message.of("note." + code.id()));
    }

    /** A problem of a whole page, counted from 1. */
    Diagnostic problem(Code code, int page, Object... namesAndValues) {
        int start = source.lineStart(Math.min(page, source.lines()));
        return Diagnostic.of(code, source.span(start, start), namesAndValues).note(Message.of("note." + code.id()));
    }
}
