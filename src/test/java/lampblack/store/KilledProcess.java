package lampblack.store;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A process that saved until it was killed at a random moment.
 *
 * @param last the number that it said last that it had saved, or −1
 * @param acknowledged how many it said
 * @param unexpected how many lines it said that are no numbers
 */
record KilledProcess(int last, int acknowledged, int unexpected) {

    /** Every fourth kill falls at a random moment of the whole life, start included; the others among the saves. */
    static KilledProcess of(Random random, Class<?> main, String... arguments) throws Exception {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xshare:auto",
                "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xmx64m", "-cp", System.getProperty("java.class.path"),
                main.getName()));
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        AtomicInteger last = new AtomicInteger(-1);
        AtomicInteger acknowledged = new AtomicInteger();
        AtomicInteger unexpected = new AtomicInteger();
        Thread reader = new Thread(() -> read(process, last, acknowledged, unexpected));
        reader.start();
        boolean early = random.nextInt(4) == 0;
        while (!early && last.get() < 0 && process.isAlive()) {
            Thread.onSpinWait();
        }
        TimeUnit.MICROSECONDS.sleep(random.nextInt(early ? 150_000 : 12_000));
        process.destroyForcibly().waitFor();
        reader.join();
        return new KilledProcess(last.get(), acknowledged.get(), unexpected.get());
    }

    private static void read(Process process, AtomicInteger last, AtomicInteger acknowledged,
            AtomicInteger unexpected) {
        try (BufferedReader in = new BufferedReader(
                new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                if (line.matches("[0-9]+")) {
                    last.set(Integer.parseInt(line));
                    acknowledged.incrementAndGet();
                } else {
                    System.out.println(line);
                    unexpected.incrementAndGet();
                }
            }
        } catch (IOException closed) {
            return;
        }
    }
}
