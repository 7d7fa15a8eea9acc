package lampblack.html;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import lampblack.diagnostic.Distinct;
import lampblack.sheet.Sheet;

/**
 * What stands at the top of every page of a sheet after its first: whose it is, of which game, and which page. A
 * browser counts the pages of each sheet by a counter of its own; a page that it may not count says nothing.
 *
 * @param place of the sheet in its document, counted from 0
 */
record RunningLine(int place, Sheet sheet) {

    /**
     * Numbers and names from the second page on. Where both sides are printed, only fronts count, by two, since what may
     * stand before a sheet is the back of the one before: the back after the first front is 2, the front after it 4 and
     * so the third page.
     */
    static final String STYLES = """
            @counter-style unsaid { system: cyclic; symbols: ""; }
            @counter-style later { system: extends decimal; range: 2 infinite; fallback: unsaid; }
            @counter-style front { system: fixed 3; symbols: "" "3" "" "5" "" "7" "" "9" "" "11" "" "13" "" "15";
              range: 3 infinite; fallback: unsaid; }
            """;

    private static final int MAX = 80;

    /** The only sheet of its document, of which the number of pages is known. */
    String alone() {
        return "@page { @top-right { content: \"" + words() + "\" counter(page) \"/\" counter(pages); } }\n"
                + "@page :first { @top-right { content: none; } }\n";
    }

    /** One of several. */
    String amongOthers() {
        return named("n", 2) + page("", 1, "n", "later");
    }

    /** One of several that all begin on the front of a leaf. */
    String onBothSides() {
        return named("n", 2) + named("m", 3) + page(":right", 2, "m", "front") + page(":left", 0, "n", "later");
    }

    private String named(String name, int from) {
        return "@counter-style " + name + place + " { system: cyclic; symbols: \"" + words() + "\"; range: " + from
                + " infinite; fallback: unsaid; }\n";
    }

    private String page(String side, int step, String name, String number) {
        return "@page p" + place + side + " { counter-increment: p" + place + " " + step
                + "; @top-right { content: counter(p" + place + ", " + name + place + ") counter(p" + place + ", "
                + number + "); } }\n";
    }

    /** Whatever a name may hold ends neither the text of a style nor the style. */
    private String words() {
        Sheet.NamePlate plate = sheet.plate();
        String name = plate.name().isEmpty() ? plate.title() : plate.name();
        String shown = name.length() > MAX ? name.substring(0, MAX).strip() + "\u2026" : name;
        // Who has no name goes by the playbook, which is not said again.
        String words = sheet.theme().runningHead().map(asked -> Distinct.of(Stream.of(asked.split(", "))
                .map(part -> part.replace("{name}", shown).replace("{playbook}", plate.title())
                        .replace("{game}", plate.game()))).stream().collect(Collectors.joining(", ")))
                .orElse(shown + (plate.game().isEmpty() ? "" : " \u00b7 " + plate.game()));
        StringBuilder css = new StringBuilder();
        words.chars().forEach(letter -> {
            if (letter == ' ' || letter > 0x9f && !Character.isSurrogate((char) letter)
                    || letter < 0x80 && Character.isLetterOrDigit(letter)) {
                css.append((char) letter);
            } else if (!Character.isSurrogate((char) letter)) {
                css.append('\\').append(Integer.toHexString(letter)).append(' ');
            }
        });
        return css + " \u00b7 ";
    }
}
