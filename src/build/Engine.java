import java.io.File;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.teavm.backend.javascript.JSModuleType;
import org.teavm.diagnostics.DefaultProblemTextConsumer;
import org.teavm.diagnostics.Problem;
import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.Instruction;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;
import org.teavm.model.ValueType;
import org.teavm.model.emit.ProgramEmitter;
import org.teavm.model.emit.ValueEmitter;
import org.teavm.model.instructions.StringConstantInstruction;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.vm.TeaVMOptimizationLevel;
import org.teavm.vm.TeaVMPhase;
import org.teavm.vm.TeaVMProgressFeedback;
import org.teavm.vm.TeaVMProgressListener;

/**
 * Compiles the rooms that run in a browser to one script: with them the Java in {@code src/engine}, which stands in for
 * what TeaVM's class library lacks, and what reads records for templates, written here. What the compiler writes stays as
 * it is: a script that is rewritten by patterns can't be trusted. Run by the build of the engine.
 */
public final class Engine {

    private static final String ACCESSORS = "lampblack.engine.WrittenAccessors";
    private static final String PACKAGE = "lampblack.engine.";

    private Engine() {}

    /**
     * @param arguments the program, the folder of the Java that is the engine's own, the folder to write to, the class
     *     that is made a script, and what the script is called
     */
    public static void main(String[] arguments) throws IOException, ReflectiveOperationException, TeaVMToolException {
        Path program = Path.of(arguments[0]);
        Path folder = Path.of(arguments[2]);
        Path classes = Files.createDirectories(folder.resolve("classes"));
        List<Path> sources = new ArrayList<>(sources(Path.of(arguments[1])));
        sources.add(accessors(program, folder.resolve("sources")));
        compile(sources, program, classes);
        script(List.of(classes, program), PACKAGE + arguments[3], folder, arguments[4]);
    }

    private static List<Path> sources(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".java")).sorted().toList();
        }
    }

    /** The program writes what it knows of its own templates and records. */
    private static Path accessors(Path program, Path folder) throws IOException, ReflectiveOperationException {
        try (URLClassLoader loader = new URLClassLoader(urls(List.of(program)), Engine.class.getClassLoader())) {
            Object text = loader.loadClass("lampblack.template.AccessorSource").getMethod("of", String.class)
                    .invoke(null, ACCESSORS);
            Path file = folder.resolve(ACCESSORS.replace('.', '/') + ".java");
            Files.createDirectories(file.getParent());
            return Files.writeString(file, (String) text);
        }
    }

    private static void compile(List<Path> sources, Path program, Path classes) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        List<String> arguments = new ArrayList<>(List.of("--release", "21", "-proc:none", "-nowarn", "-d",
                classes.toString(), "-cp", program + File.pathSeparator + System.getProperty("java.class.path")));
        sources.forEach(source -> arguments.add(source.toString()));
        if (compiler.run(null, System.out, System.err, arguments.toArray(String[]::new)) != 0) {
            throw new IOException("The engine's own Java does not compile.");
        }
    }

    /** The classes that stand in for others come first. */
    private static void script(List<Path> first, String main, Path folder, String file)
            throws IOException, TeaVMToolException {
        List<Path> all = new ArrayList<>(first);
        Stream.of(System.getProperty("java.class.path").split(File.pathSeparator)).map(Path::of).forEach(all::add);
        TeaVMTool tool = new TeaVMTool();
        try (URLClassLoader loader = new URLClassLoader(urls(all), Engine.class.getClassLoader())) {
            tool.setClassLoader(loader);
            tool.setClassPath(all.stream().map(Path::toFile).toList());
            tool.setTargetType(TeaVMTargetType.JAVASCRIPT);
            tool.setJsModuleType(JSModuleType.NONE);
            tool.setMainClass(main);
            tool.setTargetDirectory(folder.toFile());
            tool.setTargetFileName(file);
            tool.setStrict(true);
            tool.setObfuscated(true);
            tool.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
            tool.setProgressListener(new Progress());
            tool.getTransformers().add(WordlessRecords.class.getName());
            tool.getTransformers().add(StringsAsInJava.class.getName());
            tool.generate();
        }
        DefaultProblemTextConsumer words = new DefaultProblemTextConsumer();
        List<String> problems = new ArrayList<>();
        for (Problem problem : tool.getProblemProvider().getSevereProblems()) {
            words.clear();
            problem.render(words);
            problems.add(words.getText() + " at " + problem.getLocation());
        }
        if (!problems.isEmpty()) {
            Files.deleteIfExists(folder.resolve(file));
            throw new IOException("The engine does not compile:\n" + String.join("\n", problems));
        }
    }

    /** Says how far it is: the step, and in which hundredth of it. {@code EngineBuild} passes that on. */
    private static final class Progress implements TeaVMProgressListener {

        private static final int WHOLE = 100;
        private static final int EVERY = 10;

        private String step = "";
        private int count = 1;
        private int said = -1;

        @Override
        public TeaVMProgressFeedback phaseStarted(TeaVMPhase phase, int all) {
            step = phase == TeaVMPhase.DEPENDENCY_ANALYSIS ? "2" : "3";
            count = Math.max(all, 1);
            said = -1;
            return progressReached(0);
        }

        @Override
        public TeaVMProgressFeedback progressReached(int reached) {
            int now = step.equals("2") ? 0 : reached * WHOLE / count / EVERY * EVERY;
            if (now > said && now < WHOLE) {
                System.out.println("step " + step + " " + now);
                said = now;
            }
            return TeaVMProgressFeedback.CONTINUE;
        }
    }

    /** Takes from records the words that they have by themselves, which nobody is ever shown. */
    public static final class WordlessRecords implements ClassHolderTransformer {

        private static final MethodDescriptor WORDS = new MethodDescriptor("toString", String.class);

        @Override
        public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
            MethodHolder words = type.getMethod(WORDS);
            if (Record.class.getName().equals(type.getParent()) && words != null && areItsOwn(type.getName(), words)) {
                type.removeMethod(words);
            }
        }

        /** Those begin with the name of the class. */
        private static boolean areItsOwn(String type, MethodHolder words) {
            String begin = type.substring(Math.max(type.lastIndexOf('.'), type.lastIndexOf('$')) + 1) + "[";
            for (BasicBlock block : words.getProgram().getBasicBlocks()) {
                for (Instruction step : block) {
                    if (step instanceof StringConstantInstruction text && text.getConstant().equals(begin)) {
                        return true;
                    }
                }
            }
            return false;
        }
    }

    /** Has strings take from {@code StringMethods} what they do otherwise. */
    public static final class StringsAsInJava implements ClassHolderTransformer {

        private static final Set<String> METHODS = Set.of("strip", "stripLeading", "stripTrailing", "isBlank",
                "equalsIgnoreCase", "compareToIgnoreCase");

        @Override
        public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
            if (!type.getName().equals("java.lang.String")) {
                return;
            }
            for (MethodHolder method : type.getMethods()) {
                if (METHODS.contains(method.getName())) {
                    ProgramEmitter calls = ProgramEmitter.create(method, context.getHierarchy());
                    ValueEmitter[] texts = new ValueEmitter[method.parameterCount() + 1];
                    Arrays.setAll(texts, place -> calls.var(place, ValueType.object(type.getName())));
                    calls.invoke(PACKAGE + "StringMethods", method.getName(), method.getResultType(), texts)
                            .returnValue();
                }
            }
        }
    }

    private static URL[] urls(List<Path> paths) throws MalformedURLException {
        URL[] urls = new URL[paths.size()];
        for (int i = 0; i < urls.length; i++) {
            urls[i] = paths.get(i).toUri().toURL();
        }
        return urls;
    }
}
