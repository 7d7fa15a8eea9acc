package lampblack.cli.check;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.ArrayList;
import java.util.List;
import lampblack.cli.shell.CommandContext;
import lampblack.diagnostic.Message;
import lampblack.json.ReachJson.ItemJson;
import lampblack.random.RandomCoverage;
import lampblack.rules.Label;
import lampblack.rulesettest.Coverage.ItemKind;
import lampblack.rulesettest.ItemScope;
import lampblack.rulesettest.TestRun;

/** Says what the tests and examples of a ruleset leave out, and what of that characters by chance take. */
final class CoverageText {

    private static final int OFTEN = 50;
    private static final int MAX_NAMED = 5;

    private final CommandContext context;
    private final TestRun run;
    private final RandomCoverage chance;

    CoverageText(CommandContext context, TestRun run) {
        this.context = context;
        this.run = run;
        this.chance = RandomCoverage.of(run.ruleset().ruleset(), run.coverage(), this::progress);
        if (chance.characters() >= OFTEN && context.environment().terminal()) {
            context.err().print("\r" + " ".repeat(40) + "\r");
        }
    }

    private void progress(int count) {
        if (count % OFTEN == 0 && context.environment().terminal()) {
            context.err().print("\r" + context.render("cli.coverage.progress", "count", count));
            context.err().flush();
        }
    }

    /** What only chance takes, then what nobody does, with how to find out why. */
    void print() {
        List<String> never = new ArrayList<>();
        List<String> names = new ArrayList<>();
        run.coverage().untaken().forEach((item, label) -> {
            if (chance.taken().contains(item)) {
                context.out().println(at(label, context.render("cli.coverage.chance", "what", ReachText.what(item))));
            } else if (item.kind() == ItemKind.RULE) {
                never.add(at(label, context.render("cli.coverage.rule", "name", ItemScope.path(item))));
            } else {
                never.add(at(label, context.render("cli.coverage.never", "what", ReachText.what(item), "count",
                        chance.characters())));
                names.add(ItemScope.path(item));
            }
        });
        never.forEach(context.out()::println);
        if (!names.isEmpty()) {
            context.printMessage("cli.coverage.why", "ruleset", run.ruleset().ruleset().id(), "names",
                    String.join(" ", names.subList(0, Math.min(MAX_NAMED, names.size()))));
        }
    }

    private String at(Label label, String words) {
        return context.render("text.note-at", "words", Message.verbatim(words), "where",
                Message.verbatim(label.span().toString()));
    }

    /** The same for programs. */
    CoverageJson json() {
        List<MissingJson> missing = new ArrayList<>();
        run.coverage().untaken().forEach((item, label) ->
                missing.add(new MissingJson(ItemJson.of(item, label), chance.taken().contains(item))));
        return new CoverageJson(run.ruleset().ruleset().id(), run.coverage().taken(), run.coverage().size(),
                run.coverage().percent(), chance.characters(), missing);
    }

    /** @param characters how many were made by chance */
    record CoverageJson(String ruleset, long taken, long count, long percent, int characters,
            List<MissingJson> missing) {}

    /** @param chance whether some of those made by chance took it */
    record MissingJson(@JsonUnwrapped ItemJson item, boolean chance) {}
}
