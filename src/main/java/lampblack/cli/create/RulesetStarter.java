package lampblack.cli.create;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Messages;
import lampblack.node.NewValue;
import lampblack.node.NewValuePrinter;
import lampblack.random.RandomCharacter;
import lampblack.random.RandomCharacterText;
import lampblack.rules.SheetRules;
import lampblack.rules.option.OptionKey;
import lampblack.rules.option.OptionList;
import lampblack.rules.step.CreationStep;
import lampblack.rules.track.Track;
import lampblack.rules.track.TrackShape;
import lampblack.ruleset.LoadedRuleset;
import lampblack.ruleset.Ruleset;

/** The starter files of a new ruleset. */
final class RulesetStarter {

    /** The playbook that is begun with. */
    static final String PLAYBOOK = "wanderer";

    private static final String FOLDER = "/lampblack/starter/";
    private static final String EXAMPLE = "Example";
    private static final String TESTS = "tests/first.yaml";

    private final String id;
    private final List<LoadedRuleset> below;
    private final boolean house;
    private final RulesetOutline outline;
    private final Messages messages;
    private final Map<String, String> words = new LinkedHashMap<>();

    /**
     * @param below what it is built on, loaded; none for a game by itself
     * @param outline what its author has said that it shall have
     */
    RulesetStarter(String id, Optional<String> title, List<LoadedRuleset> below, boolean house, RulesetOutline outline,
            Messages messages) {
        this.id = id;
        this.below = below;
        this.house = house;
        this.outline = outline;
        this.messages = messages;
        String shown = title.orElseGet(this::titleOfId);
        String credit = house ? render("cli.starter.house-credit") : render("cli.starter.credit", "title", shown);
        words.put("id", id);
        words.put("title", NewValuePrinter.text(shown));
        words.put("credit", NewValuePrinter.text(credit));
        words.put("bases", String.join(", ", below.stream().map(loadedRuleset -> loadedRuleset.ruleset().title())
                .toList()));
        List<NewValue> ids = below.stream().map(loadedRuleset -> NewValue.of(loadedRuleset.ruleset().id())).toList();
        words.put("extends", NewValuePrinter.flow(ids.size() == 1 ? ids.get(0) : new NewValue.ListValue(ids)));
    }

    /** Why the base cannot have what was asked for. */
    Optional<Message> refusal() {
        LoadedRuleset nearest = below.get(below.size() - 1);
        return new OutlineFiles(outline, nearest.ruleset(), this).refusal()
                .or(() -> titles().unknown().map(id -> Message.of("cli.starter.nothing-called", "base",
                        nearest.ruleset().id(), "id", id)));
    }

    private NewTitles titles() {
        return new NewTitles(below.get(below.size() - 1).tree(), outline.renames());
    }

    /** The texts by their path in the folder. */
    Map<String, String> files() {
        Map<String, String> files = new LinkedHashMap<>();
        if (below.isEmpty()) {
            if (outline.approaches()) {
                files.put("ruleset.yaml", text("approaches/ruleset.yaml"));
                files.put("characters/example.yaml", text("approaches/example.yaml"));
                files.put("characters/home.yaml", text("approaches/home.yaml"));
                files.put(TESTS, text("approaches/first.yaml"));
                return files;
            }
            files.put("ruleset.yaml", text("ruleset.yaml"));
            files.put("playbooks/wanderer.yaml", text("wanderer.yaml"));
            files.put("characters/example.yaml", text("example.yaml"));
            files.put(TESTS, text("first.yaml"));
            return files;
        }
        LoadedRuleset nearest = below.get(below.size() - 1);
        SheetRules rules = NewCharacterCommand.usual(nearest.ruleset());
        words.put("sheet", rules.id());
        if (house) {
            words.put("examples", examples(rules));
            files.put("ruleset.yaml", text("house.yaml"));
            return files;
        }
        files.put("ruleset.yaml", text("overlay.yaml"));
        if (!outline.isEmpty()) {
            files.putAll(new OutlineFiles(outline, nearest.ruleset(), this).files());
            if (!outline.renames().isEmpty()) {
                files.put("titles.yaml", titles().text());
            }
            return files;
        }
        boolean sorted = rules.lists().values().stream().anyMatch(OptionList::byPlaybook);
        if (sorted || rules.lists().containsKey(OptionKey.PLAYBOOKS)) {
            files.put("playbooks/wanderer.yaml", text("playbook.yaml") + talent(rules));
        }
        return files;
    }

    /** Whether its files are all there is to it: house rules, or a game by itself with an example of its own. */
    boolean isWhole() {
        return house || below.isEmpty();
    }

    /** A character of the new game: finished where its author has said what it has, otherwise one to fill in. */
    String example(Ruleset game) {
        String schema = "../schemas/character.schema.json";
        SheetRules rules = NewCharacterCommand.usual(game);
        Optional<String> name = Optional.of(EXAMPLE);
        return Optional.of(outline).filter(said -> !said.isEmpty())
                .flatMap(said -> RandomCharacterText.of(new RandomCharacter(game, rules, name,
                        said.playbooks().stream().findFirst(), 0), 1, messages))
                .map(made -> made.text(schema))
                .orElseGet(() -> new CharacterSkeleton(game, rules, messages).text(schema, name, Optional.empty()));
    }

    /** The playbook of the characters that its tests begin with. */
    String playbook() {
        return outline.playbooks().stream().findFirst().orElse(PLAYBOOK);
    }

    private String talent(SheetRules rules) {
        Optional<OptionList> list = rules.lists().values().stream()
                .filter(optionList -> optionList.byPlaybook() && optionList.table().isEmpty()).findFirst();
        list.ifPresent(optionList -> words.put("list", optionList.id()));
        return (list.isPresent() ? "" : dot(rules)) + calling(rules) + (list.isPresent() ? text("talent.yaml") : "");
    }

    /** What a playbook begins with where it has no options of its own. */
    static String dot(SheetRules rules) {
        return rules.traits().values().stream().filter(set -> !set.open() && set.derived().isEmpty())
                .flatMap(set -> set.entries().keySet().stream()).findFirst()
                .map(trait -> "        gives: {ratings: {" + trait + ": 1}}\n").orElse("");
    }

    /** A step that chooses the playbook, where the game below has none. */
    private String calling(SheetRules rules) {
        boolean chosen = rules.creation().values().stream()
                .anyMatch(step -> step.takesFrom(OptionKey.PLAYBOOKS));
        return chosen || rules.creation().containsKey("calling") ? "" : text("calling.yaml");
    }

    /** Lines of a house rule for what the game has, each behind a sign. */
    private static String examples(SheetRules rules) {
        List<String> lines = new ArrayList<>();
        for (Track track : rules.tracks().values()) {
            if (track.shape() instanceof TrackShape.Boxes && lines.isEmpty()) {
                lines.add("tracks: {" + track.id() + ": {boxes: 10}}");
            }
        }
        for (CreationStep step : rules.creation().values()) {
            if (step.asSpend().isPresent() && lines.size() < 2) {
                lines.add("creation: {" + step.id() + ": {spend: 8}}");
            }
        }
        rules.advances().keySet().stream().findFirst().ifPresent(name -> lines.add("advances: {" + name + ": null}"));
        StringBuilder out = new StringBuilder();
        lines.forEach(line -> out.append("#     ").append(line).append('\n'));
        return out.toString().stripTrailing();
    }

    private String titleOfId() {
        if (house) {
            return render("cli.starter.house-title", "base", below.get(0).ruleset().title());
        }
        StringBuilder title = new StringBuilder();
        for (String word : id.split("-+")) {
            title.append(title.isEmpty() ? "" : " ").append(word.substring(0, 1).toUpperCase(Locale.ROOT))
                    .append(word.substring(1));
        }
        return title.toString();
    }

    /** The tests of a game that is built on others, which is known once it has been read. */
    Map<String, String> tests(Ruleset game) {
        return below.isEmpty() ? Map.of()
                : Map.of(TESTS, new StarterTests(game, NewCharacterCommand.usual(game), this).text());
    }

    String text(String name) {
        try (InputStream in = RulesetStarter.class.getResourceAsStream(FOLDER + name)) {
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            for (Map.Entry<String, String> word : words.entrySet()) {
                text = text.replace("${" + word.getKey() + "}", word.getValue());
            }
            return text;
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    String words(String key) {
        return render(key);
    }

    private String render(String key, Object... namesAndValues) {
        return messages.render(Message.of(key, namesAndValues));
    }
}
