package lampblack;

import java.io.File;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lampblack.server.Program;

/** The whole program as a process of its own, from what these tests are loaded from. */
public final class OwnProcess {

    private OwnProcess() {}

    public static List<String> command(String... arguments) {
        List<String> command = new ArrayList<>(List.of(ProcessHandle.current().info().command().orElse("java"), "-cp",
                classPath(), Program.class.getName()));
        command.addAll(List.of(arguments));
        return command;
    }

    private static String classPath() {
        return Program.class.getClassLoader() instanceof URLClassLoader loader
                ? Stream.of(loader.getURLs()).map(uRL -> Path.of(uRL.getPath()).toString())
                        .collect(Collectors.joining(File.pathSeparator))
                : System.getProperty("java.class.path");
    }
}
