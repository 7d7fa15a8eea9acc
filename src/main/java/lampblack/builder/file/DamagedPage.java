package lampblack.builder.file;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import lampblack.builder.context.RequestContext;
import lampblack.builder.page.Notice;
import lampblack.builder.page.PageView;
import lampblack.builder.page.Urls;
import lampblack.builder.shelf.GamePage;
import lampblack.builder.shelf.UnvalidatedHeader;
import lampblack.store.FileVersion;
import lampblack.store.TextFile;

/**
 * A file that cannot be read as a character, to be mended by hand or taken back to when it could.
 *
 * @param words what is the matter
 * @param game the way to what is wrong with its game, where that is the matter
 * @param good the newest earlier version that can be read, if there is one
 * @param files the one there is
 */
public record DamagedPage(String title, String words, List<GamePage.PageLink> game, List<RestorableVersion> good,
        List<FileEditorView> files, List<Notice> notices) implements PageView {

    /** An earlier version to go back to. */
    public record RestorableVersion(int number, String button) {}

    @Override
    public String kind() {
        return "damaged";
    }

    public static DamagedPage of(RequestContext visit, String stem, Path file, List<Notice> notices) {
        Optional<FileVersion> good = visit.shelf().store().lastGood(file, text -> visit.rulebooks().characters()
                .judge(file, TextFile.of(stem + ".yaml", text)).value().isPresent());
        Optional<UnvalidatedHeader> rough = UnvalidatedHeader.character(file);
        Optional<String> lost = rough.flatMap(header -> header.lostGame(visit.rulebooks()));
        boolean there = lost.filter(visit.rulebooks().rulesets().ids()::contains).isPresent();
        String words = lost.map(name -> visit.words(there ? "web.damaged.game" : "web.damaged.no-game", "game",
                UnvalidatedHeader.title(visit.rulebooks(), name))).orElseGet(() -> visit.words("web.damaged"));
        List<GamePage.PageLink> game = there ? List.of(new GamePage.PageLink(Urls.game(lost.get()),
                visit.words("web.damaged.to-game"))) : List.of();
        return new DamagedPage(lost.flatMap(name -> rough.get().name()).orElse(stem), words, game,
                good.map(fileVersion -> List.of(new RestorableVersion(fileVersion.number(),
                visit.words("web.damaged.restore", "number", fileVersion.number())))).orElse(List.of()),
                List.of(FileEditorView.of(visit, stem, file)), notices);
    }
}
