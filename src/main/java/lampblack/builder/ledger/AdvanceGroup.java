package lampblack.builder.ledger;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import lampblack.sheet.Markup.Paragraph;
import lampblack.sheet.Markup.StyledText;

/**
 * An advance.
 *
 * @param cost what it costs, where everything in it costs the same
 * @param find what a long list is looked through with
 * @param tells the words of the press that shows what each of several does; none where they are few or say nothing
 * @param shut what of it cannot be bought now
 */
public record AdvanceGroup(
        String id, String title, List<Paragraph> text, String cost, List<AdvanceFind> find, List<String> tells,
        List<AdvanceRow> open, ShutAdvances shut) {

    public AdvanceGroup {
        text = List.copyOf(text);
        find = List.copyOf(find);
        tells = List.copyOf(tells);
        open = List.copyOf(open);
    }

    /**
     * What cannot be bought now.
     *
     * @param why what shuts all of it alike, or empty
     * @param count how many there are, in words
     * @param leftOut the titles of what is not among what may be chosen, or empty
     */
    public record ShutAdvances(List<AdvanceRow> rows, String why, String count, String leftOut) {

        /** Whether there is any. */
        public boolean some() {
            return !rows.isEmpty() || !leftOut.isEmpty();
        }
    }

    /** Whether it is one thing, which is open. */
    boolean isSingle() {
        return open.size() == 1 && find.isEmpty() && !shut.some();
    }

    /** Whether nothing of it can be bought now. */
    boolean isShut() {
        return open.isEmpty() && find.isEmpty();
    }

    /** {@code many} where what each of them does is shown on a press. */
    public String sort() {
        return tells.isEmpty() ? "" : "many";
    }

    /** What is open besides the title, where that is another. */
    public List<String> others() {
        return open.stream().map(AdvanceRow::title).filter(row -> !row.equals(title)).toList();
    }

    /**
     * Something to buy.
     *
     * @param leads what having it leads to, or empty
     * @param why what speaks against it, or empty
     */
    public record AdvanceRow(
            String id, String path, String title, String cost, List<Paragraph> text, String leads, String why) {

        public String whyId() {
            return why.isEmpty() ? "" : id + ".why";
        }

        /** Whether anything is said of it. */
        boolean isTold() {
            return !text.isEmpty() || !leads.isEmpty();
        }
    }

    /** A form that looks through a long list. @param address where it asks without scripts */
    public record AdvanceFind(String list, String address, String find, String label) {

        /** With how many things a list is looked through rather than read. */
        static final int LONG = 12;

        boolean finds(AdvanceRow row) {
            String words = find.strip().toLowerCase(Locale.ROOT);
            return Stream.concat(Stream.of(row.title(), row.leads()), row.text().stream()
                    .flatMap(paragraph -> paragraph.spans().stream()).map(StyledText::text))
                    .anyMatch(text -> text.toLowerCase(Locale.ROOT).contains(words));
        }
    }
}
