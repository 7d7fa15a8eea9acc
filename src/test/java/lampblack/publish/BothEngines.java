package lampblack.publish;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import lampblack.builder.page.AssetUrls;
import lampblack.builder.page.WallClock;
import lampblack.builder.shelf.Shelf;
import lampblack.diagnostic.Messages;
import lampblack.page.AddressedRequest;
import lampblack.page.MemorySite;
import lampblack.page.MemoryStore;
import lampblack.page.PageSurroundings;
import lampblack.page.PublishedBuilder;
import lampblack.page.PublishedGame;
import lampblack.page.RenderedReply;
import lampblack.template.CompiledSheets;
import lampblack.template.PageRenderer;

/** A published game in Java and in its file, by the same moments and chance; both are asked, and answer the same. */
final class BothEngines implements AutoCloseable {

    private static final int STEP = 1000;
    private static final DateTimeFormatter WORDS =
            DateTimeFormatter.ofPattern("d MMMM uuuu, HH:mm", Locale.ENGLISH).withZone(ZoneOffset.UTC);

    private final PublishedBuilder java;
    private final EngineProcess script;
    private final MemoryStore store = new MemoryStore();
    private long moment = Instant.parse("2026-01-09T12:00:00Z").toEpochMilli();
    private int state;
    private final List<String> did = new ArrayList<>();

    /** @param folder that the file of the game is put into */
    BothEngines(PublishedGame game, Path folder, int seed) throws IOException, EngineFailure {
        state = seed;
        PublishedFile file = new PublishedFile(List.of(game), Map.of(), EngineBuild.ofProgram().script(words -> { }));
        Messages messages = new Messages(file.page().words()::get);
        java = new PublishedBuilder(List.of(game), new PageSurroundings(messages,
                new PageRenderer(messages).templates(), CompiledSheets::writer,
                new AssetUrls("", "", "", "", "", "", ""), new KnownClock(), () -> moment, this::seed,
                MemorySite.TERMS));
        script = EngineProcess.start(Files.writeString(folder.resolve("game.html"), file.html()), seed);
    }

    Shelf shelf() {
        return java.shelf();
    }

    /** What was asked since somebody began anew. */
    List<String> did() {
        return did;
    }

    RenderedReply answer(AddressedRequest request) {
        did.add((request.writes() ? "POST " : "GET ") + request.address() + " " + request.form()
                + (request.isPart() ? " in part" : "") + (request.files().isEmpty() ? "" : " with a file"));
        moment += STEP;
        RenderedReply wanted = java.answer(request);
        EngineProcess.EngineAnswer found = script.answer(request);
        String sum = HexFormat.of().formatHex(EngineBuild.sha256().digest(wanted.body()));
        if (!found.sum().equals(sum)) {
            lines(MemorySite.body(wanted), script.body());
        }
        assertEquals(wanted.status(), found.status());
        assertEquals(wanted.headers(), found.headers());
        assertEquals(sum, found.sum());
        return wanted;
    }

    private static void lines(String wanted, String found) {
        List<String> java = List.of(wanted.replace("><", ">\n<").split("\n"));
        List<String> script = List.of(found.replace("><", ">\n<").split("\n"));
        for (int i = 0; i < Math.min(java.size(), script.size()); i++) {
            assertEquals(java.get(i), script.get(i), "after " + java.subList(Math.max(0, i - 2), i));
        }
    }

    /** All that a browser keeps: texts, pictures, what groups keep, and which of them are saved. */
    Map<String, String> kept() {
        java.keep(Optional.of(store));
        assertEquals(store.files(), script.kept(), "what is kept");
        return Map.copyOf(store.files());
    }

    /** Takes such files back. */
    void take(Map<String, String> files) {
        did.add("takes back what was kept");
        store.files().putAll(files);
        java.files().take(store);
        script.take(files);
    }

    @Override
    public void close() {
        script.close();
    }

    private long seed() {
        return (long) next() << Integer.SIZE | next() & 0xFFFFFFFFL;
    }

    private int next() {
        state = state * 1664525 + 1013904223;
        return state;
    }

    /** The moments of the test, as a page words them. */
    private final class KnownClock implements WallClock {

        @Override
        public String today() {
            return iso(moment).substring(0, 10);
        }

        @Override
        public String iso(long at) {
            return Instant.ofEpochMilli(at).toString();
        }

        @Override
        public String words(long at) {
            return WORDS.format(Instant.ofEpochMilli(at));
        }
    }
}
