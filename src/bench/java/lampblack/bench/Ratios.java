package lampblack.bench;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/**
 * Runs the benchmarks, all or the group that is named, and prints ratios within the same run: what a user waits for
 * against composing the same YAML, and what grows against itself when it was small.
 */
public final class Ratios {

    private static final List<String> GROUPS = List.of("Benchmarks", "Ledger", "Ruleset", "Folder", "Crew", "Sheet",
            "Page",
            "Odds");

    private Ratios() {}

    public static void main(String[] arguments) throws RunnerException {
        String wanted = arguments.length == 0 ? "all" : arguments[0].toLowerCase(Locale.ROOT);
        StringBuilder page = new StringBuilder();
        for (String group : GROUPS) {
            if (wanted.equals("all") || wanted.equals(group.toLowerCase(Locale.ROOT))) {
                page.append('\n').append(group).append('\n');
                print(run(group), page);
            }
        }
        System.out.print(page);
    }

    private static Collection<RunResult> run(String group) throws RunnerException {
        String name = group.equals("Benchmarks") ? group : group + "Benchmarks";
        return new Runner(new OptionsBuilder().include("\\." + name + "\\.").forks(1)
                .warmupIterations(2).warmupTime(TimeValue.seconds(1))
                .measurementIterations(3).measurementTime(TimeValue.seconds(1)).build()).run();
    }

    private static void print(Collection<RunResult> results, StringBuilder page) {
        for (RunResult runResult : results) {
            double time = score(runResult);
            String size = runResult.getParams().getParam("size");
            if (size == null) {
                page.append(String.format(Locale.ROOT, "%-20s %12.0f µs", name(runResult), time));
                results.stream().filter(other -> name(other).startsWith("compose")).forEach(other -> page.append(
                        String.format(Locale.ROOT, "   %6.2f × %s", time / score(other), name(other))));
            } else {
                double one = time / Integer.parseInt(size);
                RunResult first = results.stream().filter(other -> name(other).equals(name(runResult))).findFirst()
                        .orElseThrow();
                double small = score(first) / Integer.parseInt(first.getParams().getParam("size"));
                page.append(String.format(Locale.ROOT, "%-20s %6s   %12.0f µs   %8.2f µs each   %5.2f × that of %s",
                        name(runResult), size, time, one, one / small, first.getParams().getParam("size")));
            }
            page.append('\n');
        }
    }

    private static double score(RunResult result) {
        return result.getPrimaryResult().getScore();
    }

    private static String name(RunResult result) {
        String full = result.getParams().getBenchmark();
        return full.substring(full.lastIndexOf('.') + 1);
    }
}
