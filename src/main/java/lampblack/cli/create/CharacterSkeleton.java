package lampblack.cli.create;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Messages;
import lampblack.lint.bounds.PossibleChoices;
import lampblack.node.NewValuePrinter;
import lampblack.rules.Amount;
import lampblack.rules.Field;
import lampblack.rules.Label;
import lampblack.rules.PartKind;
import lampblack.rules.Range;
import lampblack.rules.SheetRules;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionFilter;
import lampblack.rules.option.OptionList;
import lampblack.rules.step.ChooseStep;
import lampblack.rules.step.CreationStep;
import lampblack.rules.step.FillStep;
import lampblack.rules.step.GivenRatings;
import lampblack.rules.step.RolledRatings;
import lampblack.rules.step.SetRatingsStep;
import lampblack.rules.step.SpendStep;
import lampblack.rules.track.TraitSet;
import lampblack.ruleset.Ruleset;

/** The file of a character of whom nothing is known yet, with comments that say what may be filled in. */
final class CharacterSkeleton {

    private static final int WIDE = 110;

    private final Ruleset game;
    private final SheetRules rules;
    private final DerivedSheet derived;
    private final PossibleChoices possible;
    private final Messages messages;
    private final StringBuilder out = new StringBuilder();

    CharacterSkeleton(Ruleset game, SheetRules rules, Messages messages) {
        this.game = game;
        this.rules = rules;
        this.derived = new DerivedSheet(rules, rules.linked().start());
        this.possible = PossibleChoices.of(rules);
        this.messages = messages;
    }

    /** @param schema the way to the schema, as an editor follows it from the file */
    String text(String schema, Optional<String> name, Optional<String> playbook) {
        line("# yaml-language-server: $schema=" + schema);
        line("#");
        comment("", render("cli.skeleton.head", "game", game.title()));
        line("format: 1");
        line("ruleset: " + game.id());
        line("version: " + game.version());
        if (!game.bases().isEmpty()) {
            line("bases:");
            game.bases().forEach((base, version) -> line("  " + base + ": " + version));
        }
        line("sheet: " + rules.id());
        links();
        line("fields:");
        rules.fields().values().forEach(field -> field(field, name));
        line("creation:");
        rules.creation().values().forEach(step -> step(step, playbook));
        if (!rules.parts().isEmpty()) {
            line("parts:");
            rules.parts().values().forEach(this::part);
        }
        comment("", render("cli.skeleton.foot"));
        return out.toString();
    }

    /** What it may belong to, ready to be used once the first signs are taken away. */
    private void links() {
        if (rules.linked().links().isEmpty()) {
            return;
        }
        comment("", render("cli.skeleton.links"));
        line("# links:");
        rules.linked().links().values().forEach(ownerLink ->
                line("#   " + ownerLink.id() + ": ../" + ownerLink.to() + ".yaml"));
    }

    private void field(Field field, Optional<String> name) {
        String id = field.label().id();
        String value = id.equals("name") ? name.map(NewValuePrinter::text).map(text -> " " + text).orElse("") : "";
        List<String> words = new ArrayList<>();
        if (!field.oneOf().isEmpty()) {
            words.add(render("cli.skeleton.one-of", "known", List.copyOf(field.oneOf().keySet())));
        }
        words.add(oneLine(field.label().text(), WIDE));
        String comment = words.stream().filter(word -> !word.isEmpty()).collect(Collectors.joining(" "));
        if (!comment.isEmpty()) {
            comment("  ", comment);
        }
        line("  " + id + ":" + value);
    }

    private void step(CreationStep step, Optional<String> playbook) {
        switch (step) {
            case SpendStep spend -> spend(spend);
            case SetRatingsStep set -> set(set);
            case ChooseStep choose -> choose(choose, playbook);
            // Fields have their own place in the file.
            case FillStep fill -> { }
        }
    }

    private void spend(SpendStep step) {
        TraitSet set = rules.traits().get(step.set());
        long cap = step.upTo().map(amount -> derived.ratings().stepCap(step.id(), amount)).orElse(Amount.UNLIMITED);
        comment("  ", step.label().title() + ": " + render("cli.skeleton.spend", "points", range(step.points()), "set",
                set.label().title()) + (cap == Amount.UNLIMITED ? "" : " " + render("cli.skeleton.cap", "cap", cap)));
        line("  " + step.id() + ":");
        if (!set.open()) {
            set.entries().values().forEach(traitEntry -> example(traitEntry.label().id() + ": 0", traitEntry.label()
                    .text()));
            return;
        }
        String under = set.under().map(above -> rules.traits().get(above).entries().keySet().iterator().next())
                .map(parent -> "{points: 1, under: " + parent + "}").orElse("1");
        comment("    ", render("cli.skeleton.name") + ": " + under);
        set.under().ifPresent(above -> comment("    ",
                render("cli.skeleton.under", "known", List.copyOf(rules.traits().get(above).entries().keySet()))));
        suggest(set.suggestions());
    }

    private void set(SetRatingsStep step) {
        TraitSet set = rules.traits().get(step.set());
        String title = set.label().title();
        comment("  ", step.label().title() + ": " + switch (step.scores()) {
            case RolledRatings rolled -> render("cli.skeleton.roll", "dice", rolled.dice().text(), "set", title);
            case GivenRatings given -> render("cli.skeleton.set", "values", given.values(), "set", title);
        });
        line("  " + step.id() + ":");
        List<Long> values = step.scores().left(List.of());
        String value = values.get(values.size() / 2).toString();
        set.entries().values().stream().filter(traitEntry -> set.derivation(traitEntry.label().id()).isEmpty())
                .forEach(traitEntry -> example(traitEntry.label().id() + ": " + value, traitEntry.label().text()));
    }

    private void choose(ChooseStep step, Optional<String> playbook) {
        boolean own = step.from().isPlaybooks();
        comment("  ", step.label().title() + ": " + render("cli.skeleton.choose", "count", range(step.picks()), "list",
                step.from().titles(rules)));
        line("  " + step.id() + ":" + (own ? playbook.map(name -> " " + name).orElse("") : ""));
        if (own && playbook.isPresent()) {
            return;
        }
        step.from().of(rules).forEach(list -> choose(step, list, playbook));
    }

    private void choose(ChooseStep step, OptionList list, Optional<String> playbook) {
        if (step.from().isSeveral()) {
            comment("    ", list.label().title() + ":");
        }
        String before = "";
        for (Option option : list.entries().values()) {
            if (mayBe(option, step.only(), playbook)) {
                String owner = option.shownPlaybook(playbook).orElse("");
                if (step.only().playbook() == OptionFilter.PlaybookScope.OWN && playbook.isEmpty()
                        && !owner.equals(before)) {
                    comment("    ", owner.isEmpty() ? render("cli.skeleton.of-none")
                            : render("cli.skeleton.of-playbook", "playbook", owner));
                    before = owner;
                }
                example("- " + step.from().written(option, rules) + details(list, option, step.rolled()), option.label()
                        .text());
            }
        }
        if (list.open()) {
            comment("    ", "- " + render("cli.skeleton.name"));
            suggest(list.suggestions());
        }
    }

    /** What has to be said beside an option: what was rolled, and the answers to what it asks. */
    private static String details(OptionList list, Option option, boolean rolled) {
        List<String> all = new ArrayList<>();
        list.table().filter(table -> rolled).map(table -> table.on().get(option.key().id()))
                .ifPresent(on -> all.add("rolled: " + on.least()));
        option.asks().keySet().forEach(id -> all.add(id + ": …"));
        return all.isEmpty() ? "" : ": {" + String.join(", ", all) + "}";
    }

    private boolean mayBe(Option option, OptionFilter only, Optional<String> playbook) {
        boolean owned = only.playbook() != OptionFilter.PlaybookScope.OWN || playbook.isEmpty()
                || option.isCommon() || option.isOf(playbook);
        boolean common = only.playbook() != OptionFilter.PlaybookScope.NONE || option.isCommon();
        return only.mayFit(option, rules) && owned && common && !option.locked()
                && possible.mayBeginWith(option);
    }

    /** How a part is written, ready to be used once the first signs are taken away. */
    private void part(PartKind kind) {
        comment("  ", render("cli.skeleton.parts", "kind", kind.label().title(), "count", range(kind.places())));
        line("  " + kind.id() + ":");
        line("    # " + render("cli.skeleton.name") + ":");
        SheetRules own = kind.sheet();
        if (!own.fields().isEmpty()) {
            line("    #   fields:");
            own.fields().values().forEach(field -> line("    #     " + field.label().id() + ":"));
        }
        if (!own.creation().isEmpty()) {
            line("    #   creation:");
            own.creation().values().forEach(step -> part(step, own));
        }
    }

    private void part(CreationStep step, SheetRules own) {
        String start = "    #     " + step.id() + ":   # ";
        switch (step) {
            case ChooseStep choose -> {
                OptionList list = choose.from().of(own).findFirst().orElseThrow();
                part(start, list.label(), choose.from().options(own).stream()
                        .map(option -> choose.from().written(option, own)).toList());
            }
            case SpendStep spend -> part(start, own.traits().get(spend.set()));
            case SetRatingsStep set -> part(start, own.traits().get(set.set()));
            case FillStep fill -> { }
        }
    }

    private void part(String start, TraitSet set) {
        part(start, set.label(), set.entries().keySet());
    }

    private void part(String start, Label label, Collection<String> ids) {
        line(start + oneLine(label.title() + ": " + String.join(", ", ids), WIDE - start.length()));
    }

    private void suggest(List<String> names) {
        if (!names.isEmpty()) {
            comment("    ", render("cli.skeleton.such-as", "names", Message.verbatim(String.join(", ", names))));
        }
    }

    private String range(Range range) {
        long least = range.least().evaluate(derived);
        long most = range.most().evaluate(derived);
        if (most == Amount.UNLIMITED) {
            return render("cli.skeleton.or-more", "least", least);
        }
        return least == most ? String.valueOf(least) : render("cli.skeleton.range", "least", least, "most", most);
    }

    /** A line that is ready to be used once its first sign is taken away. */
    private void example(String yaml, String meaning) {
        String start = "    # " + yaml;
        String words = oneLine(meaning, WIDE - start.length());
        line(start + (words.isEmpty() ? "" : "   # " + words));
    }

    private static String oneLine(String text, int room) {
        String line = text.strip().replaceAll("\\s+", " ");
        int cut = line.length() <= room ? line.length() : line.lastIndexOf(' ', Math.max(0, room));
        return cut <= 0 ? "" : cut == line.length() ? line : line.substring(0, cut) + " …";
    }

    private String render(String key, Object... namesAndValues) {
        return messages.render(Message.of(key, namesAndValues));
    }

    private void comment(String indent, String words) {
        String rest = words;
        while (!rest.isEmpty()) {
            int room = WIDE - indent.length();
            int cut = rest.length() <= room ? rest.length() : rest.lastIndexOf(' ', room);
            cut = cut <= 0 ? rest.length() : cut;
            line(indent + "# " + rest.substring(0, cut));
            rest = rest.substring(cut).stripLeading();
        }
    }

    private void line(String text) {
        out.append(text.stripTrailing()).append('\n');
    }
}
