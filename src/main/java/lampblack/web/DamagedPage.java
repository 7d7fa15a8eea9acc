package lampblack.web;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.cli.CharacterWords;
import lampblack.diagnostic.Diagnostic;
import lampblack.io.CharacterJson;
import lampblack.io.CharacterLoader;
import lampblack.io.LoadedCharacter;
import lampblack.io.TextFile;
import lampblack.io.Version;

/**
 * Stands in place of a character whose file cannot be read as one: what is wrong with it, and its last good version.
 *
 * @param notices what was just tried, if anything was
 * @param good the last version that could be read, or nothing where none can
 */
public record DamagedPage(String title, String file, List<Notice> notices, List<ProblemView> problems, List<Good> good)
        implements Page {

    public DamagedPage {
        notices = List.copyOf(notices);
        problems = List.copyOf(problems);
        good = List.copyOf(good);
    }

    /** An earlier version that could be brought back. @param seen the file as it is now, which becomes a version too */
    public record Good(String action, String version, String seen, String name, String game, String standing,
            String entries) {}

    @Override
    public String kind() {
        return "damaged";
    }

    static DamagedPage of(Visit visit, String stem, Path file, List<Diagnostic> found, List<Notice> notices) {
        List<ProblemView> problems = new ArrayList<>();
        for (int i = 0; i < found.size(); i++) {
            problems.add(ProblemView.of(visit, found.get(i), i));
        }
        return new DamagedPage(stem, file.getFileName().toString(), notices, problems,
                good(visit, stem, file).stream().toList());
    }

    private static Optional<Good> good(Visit visit, String stem, Path file) {
        return visit.shelf().store().lastGood(file, text -> judged(visit, file, text).isPresent())
                .flatMap(version -> read(file, version).flatMap(text -> judged(visit, file, text))
                        .map(character -> good(visit, stem, file, version, character)));
    }

    private static Good good(Visit visit, String stem, Path file, Version version, LoadedCharacter character) {
        return new Good(Paths.character(stem) + "/restore", String.valueOf(version.number()),
                visit.shelf().store().hash(file).orElse(""), CharacterJson.name(character),
                character.ruleset().ruleset().title(),
                visit.workshop().messages().render(CharacterWords.standing(character.outcome())),
                visit.words("web.damaged.entries", "count", character.file().ledger().size()));
    }

    private static Optional<String> read(Path file, Version version) {
        return TextFile.read(version.file(), file.toString(), "", CharacterLoader.LARGEST_FILE).value()
                .map(each -> each.source().text());
    }

    private static Optional<LoadedCharacter> judged(Visit visit, Path file, String text) {
        return visit.library().characters().judge(file, TextFile.of(file.toString(), text)).value();
    }
}
