package lampblack.cli.diff;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.cli.check.CheckTargetFinder;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Messages;
import lampblack.difference.RulesetDifference;
import lampblack.edit.LoadedCharacter;
import lampblack.load.CharacterLoader;
import lampblack.store.TextFile;
import lampblack.yaml.YamlReader;

/** Characters of one of two rulesets, each judged by both. */
record JudgedTwice(ComparedGames games, RulesetDifference difference, Messages messages) {

    /** What is otherwise of each character of the two games in a folder. */
    List<CharacterDifference> in(Path folder) {
        CheckTargetFinder targets = new CheckTargetFinder();
        targets.add(folder);
        String was = games.was().ruleset().id();
        String is = games.is().ruleset().id();
        CharacterLoader byWas = CharacterLoader.strictly(games.byWas(), was);
        CharacterLoader byIs = CharacterLoader.strictly(games.byIs(), is);
        List<CharacterDifference> all = new ArrayList<>();
        for (Path file : targets.all().stream().flatMap(target -> target.character().stream()).toList()) {
            if (game(file).filter(List.of(was, is)::contains).isPresent()) {
                Checked<LoadedCharacter> before = byWas.load(file);
                Checked<LoadedCharacter> now = byIs.load(file);
                String name = now.value().or(before::value).map(LoadedCharacter::name)
                        .orElse(String.valueOf(file.getFileName()));
                all.add(CharacterDifference.of(name, folder.relativize(file).toString().replace('\\', '/'),
                        CharacterState.of(before, messages, difference::withIdsOfToday),
                        CharacterState.of(now, messages, text -> text)));
            }
        }
        return all;
    }

    /** The ruleset that a file names. */
    private static Optional<String> game(Path file) {
        return TextFile.read(file, file.toString(), "", CharacterLoader.LARGEST_FILE).value()
                .flatMap(text -> YamlReader.read(text.source()).value()).flatMap(tree -> tree.text("ruleset"));
    }
}
