package lampblack.cli.diff;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.cli.shell.CommandContext;
import lampblack.cli.shell.GameFolder;
import lampblack.load.RulesetLoader;
import lampblack.ruleset.LoadedRuleset;
import lampblack.ruleset.Ruleset;
import lampblack.store.NamedFolder;
import lampblack.store.RulesetLocation;
import lampblack.yaml.YamlReader;

/** A ruleset, and what loads it and those it stands on. */
record GameWithLoader(LoadedRuleset game, RulesetLoader by) {

    /** The one that a folder or an id names; reports an unusable one. */
    static Optional<GameWithLoader> named(String written, CommandContext context) {
        return context.gameFolder(written).map(folder -> in(folder, context))
                .orElseGet(() -> context.ruleset(written, context.rulesets())
                        .map(game -> new GameWithLoader(game, context.rulesets())));
    }

    /** The one in a folder, which a copy of an earlier version may be called as it likes. */
    static Optional<GameWithLoader> in(GameFolder folder, CommandContext context) {
        NamedFolder place = place(folder);
        RulesetLoader by = loader(place, context);
        return context.ruleset(place.id(), by).map(game -> new GameWithLoader(game, by));
    }

    private static NamedFolder place(GameFolder folder) {
        RulesetLocation.RulesetFolder shelf = new RulesetLocation.RulesetFolder(folder.shelf());
        String id = shelf.read(folder.id(), RulesetLocation.ROOT_FILE).value()
                .flatMap(text -> YamlReader.read(text.source()).value()).flatMap(tree -> tree.text("id"))
                .filter(Ruleset::isId).orElse(folder.id());
        return new NamedFolder(shelf, folder.id(), id);
    }

    private static RulesetLoader loader(NamedFolder place, CommandContext context) {
        List<RulesetLocation> places = new ArrayList<>(List.of(place, place.beside()));
        places.addAll(context.locations());
        return new RulesetLoader(places);
    }
}
