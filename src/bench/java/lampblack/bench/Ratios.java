package lampblack.bench;

import java.util.Collection;
import java.util.Locale;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/** Runs the benchmarks and prints each as a ratio to composing the same YAML in the same run. */
public final class Ratios {

    private Ratios() {}

    public static void main(String[] arguments) throws RunnerException {
        Options options = new OptionsBuilder().include(Benchmarks.class.getName()).forks(1)
                .warmupIterations(3).warmupTime(TimeValue.seconds(1))
                .measurementIterations(5).measurementTime(TimeValue.seconds(1)).build();
        Collection<RunResult> results = new Runner(options).run();
        double baseline = results.stream().filter(each -> name(each).equals("compose")).findFirst().orElseThrow()
                .getPrimaryResult().getScore();
        for (RunResult each : results) {
            double score = each.getPrimaryResult().getScore();
            System.out.printf(Locale.ROOT, "%-10s %10.0f µs   %6.2f × compose%n", name(each), score, score / baseline);
        }
    }

    private static String name(RunResult result) {
        String full = result.getParams().getBenchmark();
        return full.substring(full.lastIndexOf('.') + 1);
    }
}
