package lampblack.web;

import java.util.ArrayList;
import java.util.List;

/**
 * What stands above a print on the screen, to choose what is printed and how; it is not printed itself.
 *
 * @param back where the print comes from
 * @param kept fields that the form hands on
 */
public record PrintBar(
        String action, String back, String backTitle, List<Option> kinds, List<Option> papers, List<Flag> flags,
        List<Notice.Hidden> kept, String save, String text) {

    /** @param selected {@code selected} or empty */
    public record Option(String value, String title, String selected) {}

    /** @param checked {@code checked} or empty */
    public record Flag(String name, String title, String checked) {}

    static PrintBar of(Visit visit, PrintWish wish, List<String> kinds, String action, String back, String backTitle) {
        List<Option> papers = List.of("a4", "letter").stream().map(each -> option(visit, "paper", each,
                wish.paper().name().equalsIgnoreCase(each))).toList();
        List<Notice.Hidden> kept = new ArrayList<>();
        wish.sheet().ifPresent(each -> kept.add(new Notice.Hidden("sheet", each)));
        wish.playbook().ifPresent(each -> kept.add(new Notice.Hidden("playbook", each)));
        return new PrintBar(action, back, backTitle,
                kinds.stream().map(each -> option(visit, "kind", each, wish.kind().equals(each))).toList(), papers,
                PrintWish.FLAGS.stream().filter(each -> kinds.contains("filled") || !each.equals("without-marks"))
                        .map(each -> new Flag(each, visit.words("web.print." + each), wish.is(each) ? "checked" : ""))
                        .toList(),
                kept, action + wish.query() + "&save=yes", action + wish.query() + "&text=yes");
    }

    private static Option option(Visit visit, String what, String value, boolean selected) {
        return new Option(value, visit.words("web.print." + what + "." + value), selected ? "selected" : "");
    }
}
