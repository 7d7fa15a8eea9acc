package lampblack.template;

import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import lampblack.builder.page.TabView;
import lampblack.diagnostic.Worded;

/** The types that paths of templates lead to, and the kinds of records that have a template each. */
final class ViewTypes {

    private static final String TABS = "web/tabs/";
    private static final Path CLASSES = Path.of("target/classes");

    private final Map<String, List<Class<?>>> kinds = new TreeMap<>();
    private final Set<AskedStep> asked = new HashSet<>();

    /** A step of a path, and what it was asked of. */
    record AskedStep(Class<?> type, String name) {}

    /** The steps that have been followed so far. */
    Set<AskedStep> asked() {
        return asked;
    }

    /** What a path leads to, from the names and paths that are known. */
    Type follow(String path, Map<String, Type> known) {
        String from = path;
        while (!known.containsKey(from)) {
            int dot = from.lastIndexOf('.');
            if (dot < 0) {
                throw new WrongPathException("${" + path + "}: nothing is named `" + from + "` here");
            }
            from = from.substring(0, dot);
        }
        Type type = known.get(from);
        for (String step : path.substring(from.length()).split("[.]")) {
            type = step.isEmpty() ? type : step(type, step, path);
        }
        return type;
    }

    private Type step(Type from, String name, String path) {
        if (name.equals(TemplateTypes.ANY) && (TemplateTypes.isText(from) || TemplateTypes.isList(from))) {
            return boolean.class;
        }
        if (from instanceof Class<?> type && (type.isRecord() || type.isInterface())) {
            for (Method method : type.getMethods()) {
                if (method.getName().equals(name) && method.getParameterCount() == 0
                        && method.getDeclaringClass() != Object.class && method.getDeclaringClass() != Record.class) {
                    asked.add(new AskedStep(type, name));
                    return method.getGenericReturnType();
                }
            }
        }
        String owner = from instanceof Class<?> type ? type.getSimpleName() : from.getTypeName();
        throw new WrongPathException("${" + path + "}: " + owner + " has no `" + name + "`");
    }

    /**
     * The templates that {@code 'prefix' + ${owner.step}} may choose, each with what is known there. Where a family of
     * records has a template for each kind, the kind is then known; any other record may choose any.
     */
    Map<String, Map<String, Type>> chosen(String prefix, String owner, String step, Map<String, Type> known,
            Set<String> templates) throws IOException {
        Map<String, Map<String, Type>> chosen = new LinkedHashMap<>();
        Type type = follow(owner, known);
        for (Class<?> kind : kinds((Class<?>) type)) {
            if (isOfKind(kind, step)) {
                chosen.put(prefix + constant(kind, step), with(known, owner, kind));
                continue;
            }
            for (String template : templates.stream().filter(name -> name.startsWith(prefix)).toList()) {
                chosen.put(template, prefix.equals(TABS)
                        ? with(known, owner + ".tab", tab(template.substring(TABS.length()))) : known);
            }
        }
        return chosen;
    }

    /** Whether a family asks each of its kinds for a step. */
    private static boolean isOfKind(Class<?> kind, String step) {
        return Stream.of(kind.getInterfaces()).flatMap(family -> Stream.of(family.getMethods()))
                .anyMatch(method -> method.getName().equals(step));
    }

    private static Map<String, Type> with(Map<String, Type> known, String path, Type type) {
        Map<String, Type> more = new LinkedHashMap<>(known);
        more.put(path, type);
        return more;
    }

    private Class<?> tab(String word) throws IOException {
        return kinds(TabView.class).stream().filter(kind -> kind.getSimpleName().equalsIgnoreCase(word + "Tab"))
                .findFirst().orElseThrow(() -> new WrongPathException("no view for the tab " + word));
    }

    /** The records of a type: itself, those that it permits, or those that implement it. */
    List<Class<?>> kinds(Class<?> type) throws IOException {
        if (type.isRecord()) {
            return List.of(type);
        }
        List<Class<?>> found = kinds.get(type.getName());
        if (found == null) {
            found = new ArrayList<>();
            for (Class<?> below : type.isSealed() ? List.of(type.getPermittedSubclasses()) : implementing(type)) {
                found.addAll(kinds(below));
            }
            kinds.put(type.getName(), found);
        }
        return found;
    }

    private static List<Class<?>> implementing(Class<?> type) throws IOException {
        List<Class<?>> all = new ArrayList<>();
        try (Stream<Path> files = Files.walk(CLASSES.resolve("lampblack"))) {
            for (Path file : (Iterable<Path>) files.filter(path -> path.toString().replace('\\', '/')
                    .matches(".*/lampblack/(builder|server)/.*[.]class"))::iterator) {
                String name = CLASSES.relativize(file).toString().replace(".class", "");
                Class<?> found = Class.forName(name.replace('\\', '.').replace('/', '.'), false, type.getClassLoader());
                if (type.isAssignableFrom(found) && found.isRecord()) {
                    all.add(found);
                }
            }
        } catch (ClassNotFoundException impossible) {
            throw new IllegalStateException(impossible);
        }
        return all;
    }

    /** What all records of a kind answer. */
    private static String constant(Class<?> kind, String step) {
        try {
            Method accessor = kind.getMethod(step);
            accessor.setAccessible(true);
            Object value = accessor.invoke(empty(kind));
            return value instanceof Worded choice ? choice.word() : value.toString();
        } catch (ReflectiveOperationException broken) {
            throw new IllegalStateException(kind + " " + step, broken);
        }
    }

    /** A record with nothing in it. */
    private static Object empty(Class<?> kind) throws ReflectiveOperationException {
        Class<?>[] types = Arrays.stream(kind.getRecordComponents()).map(RecordComponent::getType)
                .toArray(Class<?>[]::new);
        Constructor<?> constructor = kind.getDeclaredConstructor(types);
        constructor.setAccessible(true);
        return constructor.newInstance(Arrays.stream(types).map(type -> type == boolean.class ? Boolean.FALSE
                : type == int.class ? 0 : type == String.class ? "" : type == List.class ? List.of() : null).toArray());
    }
}
