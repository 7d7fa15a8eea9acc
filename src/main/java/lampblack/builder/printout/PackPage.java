package lampblack.builder.printout;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.builder.page.FormData;
import lampblack.builder.page.FormField;
import lampblack.builder.page.GameStyles;
import lampblack.builder.page.Link;
import lampblack.builder.page.Notice;
import lampblack.builder.page.PageView;
import lampblack.builder.page.Plate;
import lampblack.builder.page.Tick;
import lampblack.builder.page.Urls;
import lampblack.diagnostic.Messages;
import lampblack.sheet.Paper;

/**
 * What is to be printed of a game at once, for a table or a convention, and how many pages that takes.
 *
 * @param path of the page, where it is counted anew
 * @param ways to the same page with all ticked, and with nothing
 */
public record PackPage(Plate plate, String path, List<Link> ways, List<PackGroup> groups, FormField paper,
        PackCount count, List<Notice> notices) implements PageView {

    @Override
    public String title() {
        return plate.title();
    }

    @Override
    public String kind() {
        return "pack";
    }

    /** What can be ticked of one kind. @param whole whether there is more than one of it */
    public record PackGroup(String name, String title, boolean whole, String all, String none, List<Tick> items) {}

    /** @param exact where it is counted exactly, or empty @param disabled {@code disabled} where nothing is picked */
    public record PackCount(String words, String exact, String disabled) {}

    /** What a page is made of. @param paper that it is printed on */
    public record Chosen(PackContents contents, Map<String, List<PackContents.PackEntry>> entries, PackPicks picks,
            Paper paper) {

        /** What an address says. */
        public static Chosen of(PackContents contents, FormData asked) {
            Map<String, List<PackContents.PackEntry>> entries = contents.entries();
            Paper paper = Paper.ofWord(asked.text("paper").orElse(""));
            return new Chosen(contents, entries, contents.picks(asked, entries), paper);
        }
    }

    /** @param sheets how many are picked @param pages how many they take, and whether that was counted */
    public static PackPage of(Chosen chosen, int sheets, int pages, boolean counted) {
        PackContents contents = chosen.contents();
        Messages messages = contents.messages();
        String id = contents.game().id();
        String path = Urls.pack(id);
        List<PackGroup> groups = new ArrayList<>();
        chosen.entries().forEach((name, entries) -> {
            if (!entries.isEmpty()) {
                String title = messages.text("web.pack." + name);
                groups.add(new PackGroup(name, title, entries.size() > 1, messages.text("web.pack.all", "group", title),
                        messages.text("web.pack.none", "group", title), entries.stream().map(entry ->
                        Tick.of("pick." + name + "." + entry.value(), name, entry.value(), entry.title(),
                                chosen.picks().has(name, entry.value())).saying(entry.about())).toList()));
            }
        });
        String words = sheets == 0 ? messages.text("web.pack.empty") : messages.text(counted ? "web.pack.counted"
                : "web.pack.about", "pages", pages, "paper", messages.text("web.print.paper." + chosen.paper().word()),
                "sheets", sheets);
        String exact = counted || sheets == 0 ? "" : path + "?" + chosen.picks().query() + "&paper="
                + chosen.paper().word() + "&exact=yes";
        Plate plate = new Plate(messages.text("web.pack.title"), GameStyles.of(id), "",
                Link.at("to-game", Urls.game(id), contents.game().title()));
        return new PackPage(plate, path, List.of(way("everything", path + "?" + PackPicks.everything(), messages),
                way("nothing", path + "?" + PackPicks.nothing(), messages)), groups,
                PrintToolbar.papers(messages, chosen.paper(), "pack-paper"),
                new PackCount(words, exact, sheets == 0 ? "disabled" : ""), List.of());
    }

    private static Link way(String id, String path, Messages messages) {
        return Link.at(id, path, messages.text("web.pack." + id)).looking("button");
    }

    /** The pages that were counted, or empty where nobody can. */
    public static PackPage of(Chosen chosen, List<PackContents.PackSheet> sheets, Optional<Integer> counted) {
        return of(chosen, sheets.size(), counted.orElse(sheets.stream().mapToInt(PackContents.PackSheet::pages).sum()),
                counted.isPresent());
    }
}
