package lampblack.engine;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import lampblack.character.Belonging;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.rules.Effort;
import lampblack.rules.GrantOption;
import lampblack.rules.Link;
import lampblack.rules.Option;
import lampblack.rules.OptionKey;
import lampblack.rules.SheetRules;
import lampblack.rules.Standing;
import lampblack.rules.Target;
import lampblack.ruleset.Ruleset;

/** Makes up what a character belongs to: owners that are finished and within the rules themselves. */
record RandomOwners(Ruleset ruleset, SheetRules sheet, Effort effort) {

    private static final int MOST_ADVANCES = 7;

    /** Owners that chance makes. */
    Links byChance(SplitMix random) {
        Map<String, Owner> owners = new LinkedHashMap<>();
        for (Link link : sheet.linked().links().values()) {
            int advances = random.below(MOST_ADVANCES);
            new RandomCharacter(ruleset, ruleset.sheets().get(link.to()), advances).of(random.next(), effort)
                    .ifPresent(made -> owners.put(link.id(), owner(made, link)));
        }
        return of(owners);
    }

    /** The owner that a made character is through a link. */
    Owner owner(Outcome made, Link link) {
        String name = made.file().fields().text("name").orElse(link.id());
        return Owner.of(made, name, sheet, link.id()).made(made);
    }

    /** The links to owners; none where there are none. */
    static Links of(Map<String, Owner> owners) {
        return owners.isEmpty() ? Links.NONE : new Links(owners, Set.of(), List.of());
    }

    /** How a file names them, with answers to what they bring. */
    void write(Links links, Map<String, Node> root, SplitMix random) {
        Map<String, Node> written = new LinkedHashMap<>();
        RandomPick picks = new RandomPick(sheet, random, new RandomWords(random), option -> false);
        Standing at = new Standing(sheet, sheet.linked().start());
        links.owners().forEach((link, owner) -> {
            Map<String, Node> details = new LinkedHashMap<>();
            details.put(Belonging.FILE, Draft.text(link + ".yaml"));
            asking(owner).forEach(gift -> details.put(gift.key().id(), Draft.map(answers(gift, picks, at))));
            written.put(link, details.size() == 1 ? details.get(Belonging.FILE) : Draft.map(details));
        });
        if (!written.isEmpty()) {
            root.put(Link.LIST, Draft.map(written));
        }
    }

    private static Map<String, Node> answers(Option gift, RandomPick picks, Standing at) {
        Map<String, Node> answers = new LinkedHashMap<>();
        gift.asks().forEach((id, question) -> picks.answers(question, at).stream().limit(1)
                .forEach(answer -> answers.put(id, Draft.text(answer))));
        return answers;
    }

    /** What an owner gives that asks something. */
    private List<Option> asking(Owner owner) {
        List<Option> asking = new ArrayList<>();
        owner.gifts().stream().flatMap(gift -> sheet.option(gift).stream()).flatMap(gift -> gift.gives().stream())
                .flatMap(block -> block.effects().stream())
                .flatMap(effect -> effect instanceof GrantOption grant && grant.option() instanceof Target.Named named
                        ? sheet.option(OptionKey.of(named.name())).stream() : Stream.<Option>empty())
                .filter(option -> !option.asks().isEmpty() && !asking.contains(option)).forEach(asking::add);
        return asking;
    }
}
