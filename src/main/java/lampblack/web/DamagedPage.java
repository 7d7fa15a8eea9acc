package lampblack.web;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import lampblack.io.TextFile;
import lampblack.io.Version;

/**
 * A file that cannot be read as a character, to be mended by hand or taken back to when it could.
 *
 * @param words what is the matter
 * @param game the way to what is wrong with its game, where that is the matter
 * @param good the newest earlier version that can be read, if there is one
 * @param files the one there is
 */
public record DamagedPage(String title, String words, List<GamePage.Link> game, List<Good> good,
        List<FileText> files, List<Notice> notices) implements Page {

    /** An earlier version to go back to. */
    public record Good(int number, String button) {}

    @Override
    public String kind() {
        return "damaged";
    }

    static DamagedPage of(Visit visit, String stem, Path file, List<Notice> notices) {
        Optional<Version> good = visit.shelf().store().lastGood(file, text -> visit.rulebooks().characters()
                .judge(file, TextFile.of(stem + ".yaml", text)).value().isPresent());
        Optional<Rough> rough = Rough.character(file);
        Optional<String> lost = rough.flatMap(each -> each.lostGame(visit.rulebooks()));
        boolean there = lost.filter(visit.rulebooks().rulesets().ids()::contains).isPresent();
        String words = lost.map(each -> visit.words(there ? "web.damaged.game" : "web.damaged.no-game", "game",
                Rough.title(visit.rulebooks(), each))).orElseGet(() -> visit.words("web.damaged"));
        List<GamePage.Link> game = there ? List.of(new GamePage.Link(Paths.game(lost.get()),
                visit.words("web.damaged.to-game"))) : List.of();
        return new DamagedPage(lost.flatMap(each -> rough.get().name()).orElse(stem), words, game,
                good.map(each -> List.of(new Good(each.number(),
                visit.words("web.damaged.restore", "number", each.number())))).orElse(List.of()),
                List.of(FileText.of(visit, stem, file)), notices);
    }
}
