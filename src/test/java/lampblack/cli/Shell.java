package lampblack.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** A folder in which commands are run as from a shell. */
public record Shell(Path folder) {

    /** How a command ended and what it said. */
    public record Ran(int exit, String out, String err) {

        public String all() {
            return out + err;
        }
    }

    public Ran run(String... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int exit = Main.run(List.of(arguments), new PrintWriter(out), new PrintWriter(err), folder);
        String here = folder + "/";
        return new Ran(exit, out.toString().replace(here, ""), err.toString().replace(here, ""));
    }

    /** Copies a shipped example into the folder and returns its name there. */
    public String example(String ruleset, String name) throws IOException {
        Path shipped = Path.of("rulesets", ruleset, "characters", name + ".yaml");
        Files.copy(shipped, folder.resolve(name + ".yaml"));
        return name + ".yaml";
    }

    /** Copies the shipped rulesets into the folder. */
    public Shell withRulesets() throws IOException {
        try (Stream<Path> all = Files.walk(Path.of("rulesets"))) {
            for (Path path : all.toList()) {
                Files.copy(path, folder.resolve(path.toString()));
            }
        }
        return this;
    }

    public String read(String name) throws IOException {
        return Files.readString(folder.resolve(name));
    }

    public void write(String name, String text) throws IOException {
        Files.createDirectories(folder.resolve(name).getParent());
        Files.writeString(folder.resolve(name), text);
    }
}
