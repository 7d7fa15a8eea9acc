package lampblack.cli.create;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import lampblack.cli.shell.CommandContext;
import lampblack.diagnostic.Message;
import lampblack.rules.SheetRules;
import lampblack.rules.track.TraitSet;
import lampblack.ruleset.LoadedRuleset;

/**
 * Asks at a terminal what a new game shall have. An empty answer takes what is usual; the end of input ends the asking.
 */
final class OutlineQuestions {

    private static final String NONE = "none";

    private final CommandContext context;
    private final BufferedReader answers;
    private final List<String> bases = new ArrayList<>();
    private final List<String> actions = new ArrayList<>();
    private final List<String> playbooks = new ArrayList<>();
    private final List<String> crews = new ArrayList<>();

    OutlineQuestions(CommandContext context, BufferedReader answers) {
        this.context = context;
        this.answers = answers;
    }

    void ask() {
        String base = answer("cli.starter.ask-base", "known", context.rulesets().ids().stream()
                .map(Message::quoted).toList());
        if (base == null || base.equals(NONE)) {
            return;
        }
        bases.add(base.isEmpty() ? NewRulesetCommand.FRAME : base);
        if (!context.rulesets().ids().contains(bases.get(0))) {
            return;
        }
        context.ruleset(bases.get(0)).map(LoadedRuleset::ruleset).ifPresent(game -> {
            SheetRules rules = NewCharacterCommand.usual(game);
            TraitSet set = rules.traits().get(OutlineFiles.ACTIONS);
            if (set != null && !set.open() && set.under().isPresent()) {
                rules.traits().get(set.under().get()).entries().keySet().forEach(attribute -> actions(set, attribute));
            }
            add(playbooks, answer("cli.starter.ask-playbooks"));
            if (game.sheets().containsKey(OutlineFiles.CREW)) {
                add(crews, answer("cli.starter.ask-crews"));
            }
        });
    }

    private void actions(TraitSet set, String attribute) {
        List<String> usual = set.entries().entrySet().stream()
                .filter(entry -> entry.getValue().under().filter(attribute::equals).isPresent())
                .map(entry -> entry.getKey()).toList();
        String answer = answer("cli.starter.ask-actions", "attribute", attribute, "usual", String.join(", ", usual));
        if (answer != null && !answer.isEmpty()) {
            actions.add(attribute + "=" + answer.replaceAll("[,\\s]+", ","));
        }
    }

    private static void add(List<String> to, String answer) {
        if (answer != null && !answer.isEmpty()) {
            to.add(answer);
        }
    }

    /** What is typed; null at the end of the input. */
    private String answer(String key, Object... namesAndValues) {
        context.out().print(context.render(key, namesAndValues) + " ");
        context.out().flush();
        try {
            String line = answers.readLine();
            return line == null ? null : line.strip();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    List<String> bases() {
        return bases;
    }

    List<String> actions() {
        return actions;
    }

    List<String> playbooks() {
        return playbooks;
    }

    List<String> crews() {
        return crews;
    }
}
