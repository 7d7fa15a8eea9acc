package lampblack.builder;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import lampblack.builder.page.AssetUrls;
import lampblack.builder.page.PageFrame;
import lampblack.builder.page.WallClock;
import lampblack.builder.printout.PrintRenderer;
import lampblack.builder.printout.PrintToolbar;
import lampblack.builder.roll.Activities;
import lampblack.builder.roll.RecentActivity;
import lampblack.builder.shelf.NewText;
import lampblack.builder.shelf.SaveOutcome;
import lampblack.builder.shelf.StoredText;
import lampblack.builder.tab.Beside;
import lampblack.builder.table.Attendee;
import lampblack.sheet.Document;
import lampblack.sheet.PrintSettings;
import lampblack.sheet.card.Deck;
import lampblack.store.bundled.MessageBundle;
import lampblack.template.PageRenderer;
import lampblack.template.SheetRenderer;

/** Asks a builder, does what its replies leave to whoever serves it, and renders each page that it gets. */
final class Visitor {

    private static final WallClock CLOCK = new WallClock() {

        @Override
        public String today() {
            return "2026-01-09";
        }

        @Override
        public String iso(long moment) {
            return "moment " + moment;
        }

        @Override
        public String words(long moment) {
            return iso(moment);
        }
    };

    private final MemoryShelf shelf;
    private final Builder builder;
    private final PageRenderer renderer = new PageRenderer(MessageBundle.messages());

    Visitor(MemoryShelf shelf, MemoryGames games) {
        this.shelf = shelf;
        this.builder = new Builder(shelf, games, MessageBundle.messages(), new Prints(renderer),
                new AssetUrls("", "", "", "", "", "", "", ""), new MemoryActivities(new HashMap<>()), CLOCK, () -> 7,
                new AtOnce(), Attendee.HOST);
    }

    /** Opens an address. */
    Reply get(String path) {
        return ask(path, false, Map.of(), Optional.empty(), false);
    }

    /** Sends a form for a character as it stands on the shelf. */
    Reply post(String path, Map<String, String> form) {
        return settled(pending(path, form));
    }

    /** Answers a form, but saves nothing yet. */
    Reply pending(String path, Map<String, String> form) {
        String[] steps = path.split("/");
        return ask(path, true, form, steps.length > 2 ? shelf.find(steps[2]).flatMap(StoredText::version)
                : Optional.empty(), true);
    }

    /** Sends a form from a page that showed another version, or none. */
    Reply post(String path, Map<String, String> form, Optional<String> seen) {
        return settled(ask(path, true, form, seen, true));
    }

    /** Saves what is to be saved. */
    Reply settled(Reply reply) {
        if (!(reply instanceof Reply.AfterSave after)) {
            return reply;
        }
        SaveOutcome saved = shelf.writeTogether(Stream.concat(Stream.of(after.change()), after.change().others()
                .stream())
                .map(change -> new NewText(change.before().key(), change.before().text().version(), change.text()))
                .toList());
        String judged = after.change().after().orElseThrow().text().version();
        return saved.equals(new SaveOutcome.Written(judged)) ? after.shown().get() : after.otherwise().apply(saved);
    }

    /** A page as markup: its main part, and the whole of it, which is returned. */
    String html(Reply.Page page) {
        render("web/part", page);
        return render("web/frame", page);
    }

    private String render(String template, Reply.Page page) {
        return new String(renderer.render(template, Map.of("page", page.page(), "frame",
                PageFrame.of(page.page(), builder.assets(), builder.messages(), List.of()))), StandardCharsets.UTF_8);
    }

    private Reply ask(String path, boolean writes, Map<String, String> form, Optional<String> seen, boolean isPart) {
        Map<String, List<String>> sent = form.entrySet().stream()
                .collect(Collectors.toMap(Map.Entry::getKey, field -> List.of(field.getValue())));
        for (PageRoute route : PageRoute.ALL) {
            Optional<Map<String, String>> steps = steps(route.pattern(), path);
            if (route.writes() == writes && steps.isPresent()) {
                return route.reply(builder, new Request(writes, steps.get(), "", Map.of(), sent, seen, isPart,
                        List.of()));
            }
        }
        throw new IllegalArgumentException("no route for " + path);
    }

    /** What a path says for the steps that a pattern leaves open; empty where it is not of that pattern. */
    private static Optional<Map<String, String>> steps(String pattern, String path) {
        String[] wanted = pattern.split("/");
        String[] there = path.split("/");
        Map<String, String> steps = new HashMap<>();
        for (int i = 0; i < Math.min(wanted.length, there.length); i++) {
            if (wanted[i].startsWith("{")) {
                steps.put(wanted[i].substring(1, wanted[i].length() - 1), there[i]);
            } else if (!wanted[i].equals(there[i])) {
                return Optional.empty();
            }
        }
        return Optional.of(steps).filter(all -> wanted.length == there.length);
    }

    private record MemoryActivities(Map<String, RecentActivity> all) implements Activities {

        @Override
        public RecentActivity of(String key) {
            return all.getOrDefault(key, RecentActivity.NONE);
        }

        @Override
        public void update(String key, UnaryOperator<RecentActivity> change) {
            all.put(key, change.apply(of(key)));
        }
    }

    private record AtOnce() implements Beside {

        @Override
        public <T> Supplier<T> start(Supplier<T> work) {
            T done = work.get();
            return () -> done;
        }
    }

    private record Prints(PageRenderer pages) implements PrintRenderer {

        @Override
        public byte[] sheets(Document document, PrintSettings printing) {
            return new SheetRenderer().render(document, printing);
        }

        @Override
        public byte[] cards(Deck deck, PrintSettings printing) {
            return new SheetRenderer().render(deck, printing);
        }

        @Override
        public Optional<Integer> pages(List<Supplier<byte[]>> documents) {
            return Optional.empty();
        }

        @Override
        public byte[] toolbar(PrintToolbar bar) {
            return pages.render("web/print-bar", Map.of("bar", bar));
        }
    }
}
