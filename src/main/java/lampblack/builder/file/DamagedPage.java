package lampblack.builder.file;

import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import lampblack.builder.page.Control;
import lampblack.builder.page.Link;
import lampblack.builder.page.Notice;
import lampblack.builder.page.PageView;
import lampblack.builder.page.Urls;
import lampblack.builder.page.WallClock;
import lampblack.builder.shelf.Games;
import lampblack.builder.shelf.Shelf;
import lampblack.builder.shelf.StoredVersion;
import lampblack.builder.shelf.UnvalidatedHeader;
import lampblack.diagnostic.Messages;

/**
 * A file that cannot be read as a character, to be mended by hand or taken back to when it could.
 *
 * @param words what is the matter
 * @param game the way to what is wrong with its game, where that is the matter
 * @param good the newest earlier version that can be read, if there is one
 * @param files the one there is
 */
public record DamagedPage(String title, String words, List<Link> game, List<Control> good,
        List<FileEditorView> files, List<Notice> notices) implements PageView {

    @Override
    public String kind() {
        return "damaged";
    }

    /** @param sent a text for the file that was not saved */
    public static DamagedPage of(Shelf shelf, Games games, String key, Optional<String> sent, Messages messages,
            WallClock clock, List<Notice> notices) {
        Optional<StoredVersion> good = shelf.versions(key).stream().sorted(Comparator.comparing(StoredVersion::number)
                .reversed()).filter(version -> isGood(shelf, key, version)).findFirst();
        Optional<UnvalidatedHeader> unvalidated = shelf.find(key).flatMap(UnvalidatedHeader::character);
        Optional<String> lost = unvalidated.flatMap(header -> header.lostGame(games));
        boolean there = lost.filter(games.ids()::contains).isPresent();
        String words = lost.map(name -> messages.text(there ? "web.damaged.game" : "web.damaged.no-game", "game",
                UnvalidatedHeader.title(games, name))).orElseGet(() -> messages.text("web.damaged"));
        List<Link> game = there ? List.of(Link.of("to", Urls.game(lost.get()),
                messages.text("web.damaged.to-game")).looking("button")) : List.of();
        FileEditorView file = FileEditorView.of(shelf, key, sent, messages, clock);
        return new DamagedPage(lost.flatMap(name -> unvalidated.get().name()).orElse(key), words, game,
                good.stream().map(version -> FileEditorView.restore(key, file.seen(), version.number(), "back-to",
                        messages.text("web.damaged.restore", "number", version.number())).laidOut("row back")
                        .looking("first")).toList(),
                List.of(file), notices);
    }

    private static boolean isGood(Shelf shelf, String key, StoredVersion version) {
        return version.text().bytes().filter(bytes -> shelf.judge(key, new String(bytes, StandardCharsets.UTF_8))
                .value().isPresent()).isPresent();
    }
}
