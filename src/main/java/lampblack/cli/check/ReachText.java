package lampblack.cli.check;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.character.CharacterYamlWriter;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Messages;
import lampblack.explain.Citation;
import lampblack.explain.Reason;
import lampblack.explain.ReasonText;
import lampblack.reach.Reachability;
import lampblack.rules.Label;
import lampblack.rulesettest.Coverage.CoverageItem;
import lampblack.rulesettest.Coverage.ItemKind;
import lampblack.rulesettest.ItemScope;
import lampblack.sheet.text.LinksText;

/** Says for people what can be reached and what cannot. */
record ReachText(Map<CoverageItem, Label> items, Messages messages) {

    private static final int MAX = 50;

    /** A line for each kind of thing. */
    String counts(Map<CoverageItem, Reachability> found) {
        StringBuilder out = new StringBuilder();
        for (ItemKind kind : ItemKind.values()) {
            List<Reachability> all = found.entrySet().stream().filter(entry -> entry.getKey().kind() == kind)
                    .map(Map.Entry::getValue).toList();
            if (!all.isEmpty()) {
                long reached = all.stream().filter(Reachability::isReached).count();
                long proven = all.stream().filter(Reachability::isProvenOut).count();
                long open = all.size() - reached - proven;
                out.append(render("cli.reach." + word(kind), "reached", reached, "count", all.size()))
                        .append(proven == 0 ? "" : " " + render("cli.reach.proven", "count", proven))
                        .append(open == 0 ? "" : " " + render("cli.reach.open", "count", open)).append('\n');
            }
        }
        return out.toString();
    }

    /** What has no path, the proven first; what has one and the same reason stands together. */
    String rest(Map<CoverageItem, Reachability> found) {
        Map<List<Reason>, List<Reason>> proven = new LinkedHashMap<>();
        List<String> undecided = new ArrayList<>();
        found.forEach((item, reachability) -> {
            switch (reachability) {
                case Reachability.Unreachable proof ->
                        proven.computeIfAbsent(proof.reason().parts(), parts -> new ArrayList<>()).add(proof.reason());
                case Reachability.Undecided open -> undecided.add(undecided(item, open));
                case Reachability.Witness witness -> { }
            }
        });
        StringBuilder out = new StringBuilder();
        first(proven.values().stream().map(this::together).toList(), "\n").forEach(out::append);
        out.append(undecided.isEmpty() ? "" : "\n");
        first(undecided, "").forEach(out::append);
        return out.toString();
    }

    private String together(List<Reason> all) {
        StringBuilder out = new StringBuilder();
        for (Reason reason : all.subList(0, all.size() - 1)) {
            out.append(new ReasonText(messages).tree(Reason.of(reason.words()).at(reason.places())));
        }
        return out.append(new ReasonText(messages).tree(all.get(all.size() - 1))).toString();
    }

    private List<String> first(List<String> all, String before) {
        List<String> shown = new ArrayList<>();
        all.stream().limit(MAX).forEach(name -> shown.add(before + name));
        if (all.size() > MAX) {
            shown.add(before + render("cli.reach.more", "count", all.size() - MAX) + "\n");
        }
        return shown;
    }

    /** What is known of one thing. */
    String one(CoverageItem item, Reachability found) {
        return switch (found) {
            case Reachability.Witness witness -> witness(item, witness);
            case Reachability.Unreachable proof -> new ReasonText(messages).tree(proof.reason());
            case Reachability.Undecided open -> undecided(item, open);
        };
    }

    private String witness(CoverageItem item, Reachability.Witness witness) {
        String head = witness.given().map(name -> render("cli.reach.given", "what", what(item), "name", name))
                .orElseGet(() -> render("cli.reach.found", "what", what(item)));
        StringBuilder out = new StringBuilder(head + "\n\n");
        new LinksText(witness.evaluated(), messages).rows().forEach(row ->
                out.append(render("cli.reach.belongs", "link", row.get(0), "owner", row.get(1)).indent(2)));
        return out + CharacterYamlWriter.choices(witness.evaluated().file().root()).indent(2);
    }

    /** That something comes only as a gain. */
    String gained(CoverageItem item) {
        return line(Message.of("reach.gained", "what", what(item)), item);
    }

    private String undecided(CoverageItem item, Reachability.Undecided open) {
        int tries = open.tries();
        return line(Message.of(tries == 0 ? "reach.unsearched" : "reach.undecided", "what", what(item), "tries", tries),
                item);
    }

    private String line(Message words, CoverageItem item) {
        return new ReasonText(messages).tree(Reason.of(words).at(
                Optional.ofNullable(items.get(item)).map(label -> Citation.of(label.span()))));
    }

    static Message what(CoverageItem item) {
        return Message.of("reach.what." + word(item.kind()), "name", ItemScope.path(item));
    }

    static String word(ItemKind kind) {
        return kind.word();
    }

    private String render(String key, Object... namesAndValues) {
        return messages.render(Message.of(key, namesAndValues));
    }
}
