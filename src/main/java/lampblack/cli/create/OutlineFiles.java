package lampblack.cli.create;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lampblack.diagnostic.Message;
import lampblack.node.NewValuePrinter;
import lampblack.rules.SheetRules;
import lampblack.rules.advance.Advance;
import lampblack.rules.advance.RaisePurchase;
import lampblack.rules.option.OptionFilter;
import lampblack.rules.option.OptionKey;
import lampblack.rules.option.OptionList;
import lampblack.rules.step.CreationStep;
import lampblack.rules.step.SpendStep;
import lampblack.rules.track.Track;
import lampblack.rules.track.TrackShape;
import lampblack.rules.track.TraitSet;
import lampblack.ruleset.Ruleset;

/** The files of a game that is built on another, for what its author has said that it shall have. */
final class OutlineFiles {

    static final String ACTIONS = "actions";
    static final String CREW = "crew";

    /** The dots that a playbook gives where the base has none: two in one action, one in another. */
    private static final int DOTS = 3;

    private final RulesetOutline outline;
    private final Ruleset base;
    private final SheetRules rules;
    private final RulesetStarter starter;
    private final Map<String, String> files = new LinkedHashMap<>();

    OutlineFiles(RulesetOutline outline, Ruleset base, RulesetStarter starter) {
        this.outline = outline;
        this.base = base;
        this.rules = NewCharacterCommand.usual(base);
        this.starter = starter;
    }

    /** Why the base cannot have what was asked for. */
    Optional<Message> refusal() {
        Optional<TraitSet> actions = actions();
        if (!outline.actions().isEmpty() && actions.isEmpty()) {
            return Optional.of(Message.of("cli.starter.no-actions", "base", base.id()));
        }
        List<String> attributes = actions.map(this::attributes).orElse(List.of());
        Optional<String> unknown = outline.actions().keySet().stream().filter(name -> !attributes.contains(name))
                .findFirst();
        if (unknown.isPresent()) {
            return Optional.of(Message.of("cli.starter.no-attribute", "name", unknown.get(), "base", base.id(),
                    "known", String.join(", ", attributes)));
        }
        return outline.crews().isEmpty() || base.sheets().containsKey(CREW) ? Optional.empty()
                : Optional.of(Message.of("cli.starter.no-crew", "base", base.id()));
    }

    /** The texts by their path in the folder. */
    Map<String, String> files() {
        if (!outline.actions().isEmpty()) {
            files.put("actions.yaml", actionsText(actions().orElseThrow()));
        }
        if (!outline.playbooks().isEmpty()) {
            playbooks(rules, outline.playbooks(), "playbooks");
        }
        if (!outline.crews().isEmpty()) {
            playbooks(base.sheets().get(CREW), outline.crews(), "crews");
        }
        return files;
    }

    private Optional<TraitSet> actions() {
        return Optional.ofNullable(rules.traits().get(ACTIONS)).filter(set -> !set.open() && set.under().isPresent());
    }

    private List<String> attributes(TraitSet actions) {
        return List.copyOf(rules.traits().get(actions.under().orElseThrow()).entries().keySet());
    }

    /** Every action of the new game, by attribute; those that nothing was said about are the base's. */
    private Map<String, List<String>> newActions(TraitSet set) {
        Map<String, List<String>> all = new LinkedHashMap<>();
        attributes(set).forEach(attribute -> all.put(attribute, outline.actions().getOrDefault(attribute,
                set.entries().entrySet().stream().filter(entry -> entry.getValue().under().equals(
                        Optional.of(attribute))).map(Map.Entry::getKey).toList())));
        return all;
    }

    private String actionsText(TraitSet set) {
        StringBuilder out = new StringBuilder(starter.text("outline-actions.yaml"));
        newActions(set).forEach((attribute, names) -> names.forEach(name -> out.append("          ").append(name)
                .append(": {under: ").append(attribute).append(", text: ").append(NewValuePrinter.text(text(set, name)))
                .append("}\n")));
        StringBuilder advances = new StringBuilder();
        rules.advances().values().forEach(advance -> raised(advance, set).ifPresent(names -> advances
                .append("      ").append(advance.id()).append(": {raise: [").append(String.join(", ", names))
                .append("]}\n")));
        return out + (advances.isEmpty() ? "" : "\n    advances:\n" + advances);
    }

    private String text(TraitSet set, String action) {
        return Optional.ofNullable(set.entries().get(action)).map(entry -> entry.label().text())
                .filter(words -> !words.isEmpty()).orElseGet(() -> starter.words("cli.starter.action-text"));
    }

    /** What an advance raises in the new game where it named actions of the base one by one. */
    private Optional<List<String>> raised(Advance advance, TraitSet set) {
        if (!(advance.purchase() instanceof RaisePurchase raise)
                || raise.traits().stream().noneMatch(trait -> trait.set().equals(ACTIONS))) {
            return Optional.empty();
        }
        List<String> under = raise.traits().stream().map(trait -> set.entries().get(trait.id()))
                .filter(entry -> entry != null).flatMap(entry -> entry.under().stream()).distinct().toList();
        Map<String, List<String>> all = newActions(set);
        return Optional.of(Stream.concat(raise.sets().stream(), under.stream().flatMap(name -> all.get(name).stream()))
                .toList());
    }

    private void playbooks(SheetRules sheet, List<String> ids, String folder) {
        creation(sheet, folder).ifPresent(text -> files.put(folder + ".yaml", text));
        List<String> dots = actions().filter(set -> sheet == rules).map(set -> newActions(set).values().stream()
                .flatMap(List::stream).toList()).orElse(List.of());
        for (int i = 0; i < ids.size(); i++) {
            files.put(folder + "/" + ids.get(i) + ".yaml", playbook(sheet, ids.get(i), dots, i));
        }
    }

    /** What creation and advances are changed by, where the base chooses no playbook. */
    private Optional<String> creation(SheetRules sheet, String folder) {
        if (sheet.creation().values().stream().anyMatch(step -> step.takesFrom(OptionKey.PLAYBOOKS))) {
            return folder.equals("crews") && !linked() ? Optional.of(head("") + link()) : Optional.empty();
        }
        StringBuilder out = new StringBuilder(head(""));
        if (sheet != rules && !linked()) {
            out.append(link()).append('\n');
        }
        out.append("  ").append(sheet.id()).append(":\n    creation:\n      ")
                .append(sheet == rules ? "playbook" : "kind").append(": {choose: 1, from: playbooks")
                .append(sheet.creation().keySet().stream().findFirst().map(step -> ", after: " + step).orElse(""))
                .append("}\n");
        spent(sheet).ifPresent(out::append);
        Optional<OptionList> abilities = abilities(sheet);
        sheet.creation().values().stream().filter(step -> abilities.isPresent()
                && step.takesFrom(abilities.get().id()) && isWide(step)).forEach(step -> out.append("      ")
                .append(step.id()).append(": {choose: 1, only: {playbook: own}}\n"));
        String advances = sheet.advances().values().stream().filter(advance -> abilities.isPresent()
                && advance.listChoice().filter(choice -> choice.from().contains(abilities.get().id())
                && choice.only().equals(OptionFilter.ANY)).isPresent()).map(advance -> "      " + advance.id()
                + ": {only: {playbook: own}}\n").collect(Collectors.joining());
        return Optional.of(out + (advances.isEmpty() ? "" : "\n    advances:\n" + advances));
    }

    private static boolean isWide(CreationStep step) {
        return step.listChoice().filter(choice -> choice.only().equals(OptionFilter.ANY)).isPresent();
    }

    /** Fewer points to spend, by what a playbook gives. */
    private Optional<String> spent(SheetRules sheet) {
        return sheet.creation().values().stream().flatMap(step -> step.asSpend().stream())
                .filter(step -> sheet == rules && step.set().equals(ACTIONS)).findFirst()
                .flatMap(step -> points(step).map(points -> "      " + step.id() + ": {spend: " + (points - DOTS)
                        + "}\n"));
    }

    private static Optional<Long> points(SpendStep step) {
        return step.points().most().fixed().filter(points -> points > DOTS && points <= Integer.MAX_VALUE);
    }

    private boolean givesDots() {
        return rules.creation().values().stream().noneMatch(step -> step.takesFrom(OptionKey.PLAYBOOKS))
                && spent(rules).isPresent();
    }

    private boolean linked() {
        return rules.linked().links().containsKey(CREW);
    }

    private String link() {
        return "  " + rules.id() + ":\n    links:\n      crew: {to: crew, title: Crew}\n";
    }

    private static String head(String up) {
        return "# yaml-language-server: $schema=" + up + "schemas/ruleset.schema.json\nsheets:\n";
    }

    /** The list that playbooks differ in first of all. */
    private static Optional<OptionList> abilities(SheetRules sheet) {
        return sheet.lists().values().stream().filter(list -> list.byPlaybook() && list.table().isEmpty()).findFirst();
    }

    private String playbook(SheetRules sheet, String id, List<String> dots, int index) {
        StringBuilder out = new StringBuilder(head("../")).append("  ").append(sheet.id())
                .append(":\n    playbooks:\n      ").append(id).append(":\n        text: ")
                .append(NewValuePrinter.text(starter.words("cli.starter.playbook-text"))).append('\n');
        List<OptionList> lists = sheet.lists().values().stream()
                .filter(list -> list.byPlaybook() && list.table().isEmpty()).toList();
        List<String> gives = new ArrayList<>();
        if (!dots.isEmpty()) {
            String first = dots.get(index % dots.size());
            String second = dots.get((index + dots.size() / 2) % dots.size());
            gives.add("ratings: {" + first + ": " + (givesDots() ? 2 : 1)
                    + (givesDots() && !second.equals(first) ? ", " + second + ": 1" : "") + "}");
        }
        lists.stream().filter(OptionList::weighs).findFirst().ifPresent(list ->
                gives.add("options: [{list: " + list.id() + ", playbook: own}]"));
        out.append(gives.isEmpty() ? "" : "        gives: {" + String.join(", ", gives) + "}\n");
        out.append(!lists.isEmpty() ? "\n    lists:\n" : dots.isEmpty() ? RulesetStarter.dot(sheet) : "");
        lists.forEach(list -> options(out, sheet, list, id, list == lists.get(0)));
        return out.toString();
    }

    private void options(StringBuilder out, SheetRules sheet, OptionList list, String id, boolean first) {
        out.append("      ").append(list.id()).append(":\n        entries:\n");
        Optional<String> gift = boxes().filter(track -> first).map(track -> sheet == rules
                ? "{sizes: {" + track + ": 1}}" : "{members: {sizes: {" + track + ": 1}}}");
        for (int number = 1; number <= 2; number++) {
            out.append("          ").append(id).append('-').append(list.id()).append('-').append(number)
                    .append(":\n            playbook: ").append(id).append("\n            text: ")
                    .append(NewValuePrinter.text(starter.words("cli.starter.option-text"))).append('\n');
            if (number == 1) {
                gift.ifPresent(words -> out.append("            gives: ").append(words).append('\n'));
            }
        }
    }

    /** A track of a character that an ability can lengthen. */
    private Optional<String> boxes() {
        return rules.tracks().values().stream().filter(track -> track.shape() instanceof TrackShape.Boxes
                && !track.ledger()).map(Track::id).findFirst();
    }
}
