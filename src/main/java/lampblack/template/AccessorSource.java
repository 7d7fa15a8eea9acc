package lampblack.template;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lampblack.builder.page.PageFrame;
import lampblack.builder.page.PageView;
import lampblack.builder.page.TabView;
import lampblack.builder.printout.PrintToolbar;
import lampblack.sheet.Document;
import lampblack.sheet.Deck;
import lampblack.store.BundledFiles;

/**
 * A class in Java that reads whatever templates ask records for, as {@link RecordAccessors} does by reflection: for a
 * program that has none. It is written from what there is, each step of any path for each record that answers to it.
 */
public final class AccessorSource {

    private static final String CLASSES = "lampblack/";
    private static final String CLASS_FILE = ".class";
    private static final Pattern VIEWS = Pattern.compile("builder/.*");
    private static final Pattern PATH = Pattern.compile("\\$\\{\\w+[.]([^}]*)}");

    private AccessorSource() {}

    /** The text of the class. @param name of the class with its package */
    public static String of(String name) {
        int dot = name.lastIndexOf('.');
        String type = name.substring(dot + 1);
        return """
                package %s;

                import java.util.HashMap;
                import java.util.List;
                import java.util.Map;
                import java.util.function.UnaryOperator;

                /** Reads the components of records for templates; written by the build. */
                final class %s {

                    private static final Map<Class<?>, RecordAccessors> ALL = new HashMap<>();

                    private interface ComponentReader {
                        Object read(Object value, int component);
                    }

                    private record RecordAccessors(List<String> names, ComponentReader reader) {}

                    private %s() {}

                    static UnaryOperator<Object> find(Class<?> type, String name) {
                        RecordAccessors accessors = ALL.get(type);
                        int component = accessors == null ? -1 : accessors.names().indexOf(name);
                        if (component < 0) {
                            throw new IllegalStateException(type + " has no " + name);
                        }
                        return value -> accessors.reader().read(value, component);
                    }

                    private static void put(Class<?> type, String names, ComponentReader reader) {
                        ALL.put(type, new RecordAccessors(List.of(names.split(" ")), reader));
                    }

                    static {
                %s    }
                }
                """.formatted(name.substring(0, dot), type, type, accessors().entrySet().stream()
                .map(entry -> lines(entry.getKey(), List.copyOf(entry.getValue()))).collect(Collectors.joining()));
    }

    private static String lines(String type, List<String> names) {
        StringBuilder lines = new StringBuilder();
        lines.append("        put(").append(type).append(".class, \"").append(String.join(" ", names))
                .append("\", (value, component) -> {\n            ").append(type).append(" it = (").append(type)
                .append(") value;\n            return switch (component) {\n");
        for (int i = 0; i < names.size(); i++) {
            lines.append("                ").append(i + 1 < names.size() ? "case " + i : "default").append(" -> it.")
                    .append(names.get(i)).append("();\n");
        }
        return lines.append("            };\n        });\n").toString();
    }

    /** The steps that each record answers to, by the names of records in Java; those of no step are left out. */
    static Map<String, Set<String>> accessors() {
        Set<String> steps = steps();
        Map<String, Set<String>> accessors = new TreeMap<>();
        Set<Class<?>> seen = new HashSet<>();
        Deque<Class<?>> next = new ArrayDeque<>(views());
        while (!next.isEmpty()) {
            Class<?> type = next.remove();
            if (seen.add(type) && type.isSealed()) {
                next.addAll(List.of(type.getPermittedSubclasses()));
            }
            if (!type.isRecord() || !isPublic(type) || accessors.containsKey(type.getCanonicalName())) {
                continue;
            }
            Set<String> names = new TreeSet<>();
            Stream.of(type.getMethods()).filter(method -> isRead(method, steps)).forEach(method -> {
                names.add(method.getName());
                next.add(result(method.getGenericReturnType()));
            });
            if (!names.isEmpty()) {
                accessors.put(type.getCanonicalName(), names);
            }
        }
        return accessors;
    }

    /** What a step leads to, or each of a list that it leads to. */
    private static Class<?> result(Type type) {
        return TemplateTypes.each(type).orElse(type) instanceof Class<?> found ? found : Object.class;
    }

    /** Every step of every path of every template, but the first, which is a name that the template knows. */
    private static Set<String> steps() {
        Set<String> steps = new TreeSet<>();
        for (String file : BundledFiles.list("templates/")) {
            if (file.endsWith(".html")) {
                Matcher path = PATH.matcher(new String(BundledFiles.file("templates/" + file).orElseThrow(),
                        StandardCharsets.UTF_8));
                while (path.find()) {
                    steps.addAll(List.of(path.group(1).split("[.]")));
                }
            }
        }
        steps.remove(TemplateTypes.ANY);
        return steps;
    }

    /** What a template begins with. */
    private static List<Class<?>> views() {
        return Stream.concat(Stream.of(PageFrame.class, PrintToolbar.class, Document.class, Deck.class),
                BundledFiles.list(CLASSES).stream().filter(file -> file.endsWith(CLASS_FILE)
                        && VIEWS.matcher(file).matches()).map(AccessorSource::type)
                        .filter(type -> PageView.class.isAssignableFrom(type) || TabView.class.isAssignableFrom(type)))
                .toList();
    }

    private static Class<?> type(String file) {
        try {
            String name = CLASSES + file.substring(0, file.length() - CLASS_FILE.length());
            return AccessorSource.class.getClassLoader().loadClass(name.replace("/", "."));
        } catch (ClassNotFoundException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static boolean isPublic(Class<?> type) {
        return Modifier.isPublic(type.getModifiers())
                && (type.getEnclosingClass() == null || isPublic(type.getEnclosingClass()));
    }

    private static boolean isRead(Method method, Set<String> steps) {
        return steps.contains(method.getName()) && method.getParameterCount() == 0
                && !Modifier.isStatic(method.getModifiers()) && method.getReturnType() != void.class
                && method.getDeclaringClass() != Object.class && method.getDeclaringClass() != Record.class;
    }
}
