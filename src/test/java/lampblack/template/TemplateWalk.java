package lampblack.template;

import java.io.IOException;
import java.lang.reflect.Type;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lampblack.sheet.Markup;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Attribute;
import org.jsoup.nodes.Element;
import org.jsoup.parser.Parser;

/**
 * Follows templates into those that they include, with the types of the names that are known there, and notes each path
 * that the records do not have. A template that is included from several places is read with the names of each.
 */
final class TemplateWalk {

    private static final Pattern PATH = Pattern.compile("\\$\\{([^}]*)}");
    private static final Pattern CHOSEN = Pattern.compile("~\\{'([^']+)' \\+ \\$\\{([^}]*)[.]([^.}]*)}}?");
    private static final String EACH = "th:each";
    private static final String WITH = "th:with";
    private static final String REPLACE = "th:replace";
    private static final Set<String> FILLED = Set.of(REPLACE, "th:text", "th:prose", "th:words");

    private final Map<String, String> files;
    private final ViewTypes views = new ViewTypes();
    private final Map<String, Element> parsed = new TreeMap<>();
    private final Set<Visit> visits = new HashSet<>();
    private final Set<String> problems = new TreeSet<>();

    /** A template and what is known where it begins: the types of names, and of paths whose kind is known closer. */
    private record Visit(String template, Map<String, Type> known) {}

    TemplateWalk(Map<String, String> files) {
        this.files = files;
    }

    /** What is wrong, with file, line and path. */
    Set<String> problems() {
        return problems;
    }

    /** The types that the paths lead through. */
    ViewTypes views() {
        return views;
    }

    Set<String> visited() {
        Set<String> visited = new TreeSet<>();
        visits.forEach(visit -> visited.add(visit.template()));
        return visited;
    }

    void visit(String template, Map<String, Type> known) throws IOException {
        if (visits.add(new Visit(template, known))) {
            Element root = parsed.computeIfAbsent(template, name -> Jsoup.parse(files.get(name), "",
                    Parser.xmlParser().setTrackPosition(true)));
            for (Element child : root.children()) {
                element(template, child, known);
            }
        }
    }

    private void element(String template, Element element, Map<String, Type> known) throws IOException {
        Map<String, Type> inside = known;
        if (element.hasAttr(EACH)) {
            inside = loop(template, element.attribute(EACH), known);
        }
        if (element.hasAttr(WITH)) {
            inside = given(template, element.attribute(WITH), inside);
        }
        for (Attribute attribute : element.attributes()) {
            if (attribute.getKey().startsWith("th:") && !Set.of(EACH, WITH).contains(attribute.getKey())) {
                paths(template, attribute, inside);
            }
        }
        if (element.hasAttr(REPLACE)) {
            include(template, element.attribute(REPLACE), inside);
        }
        if (FILLED.stream().noneMatch(element::hasAttr)) {
            for (Element child : element.children()) {
                element(template, child, inside);
            }
        }
    }

    /** What is known within a loop: its name for one of a list, or for what is no list, as that is taken once. */
    private Map<String, Type> loop(String template, Attribute repeat, Map<String, Type> known) {
        String name = repeat.getValue().substring(0, repeat.getValue().indexOf(':')).strip();
        Map<String, Type> inside = new LinkedHashMap<>(known);
        inside.keySet().removeIf(path -> path.equals(name) || path.startsWith(name + "."));
        paths(template, repeat, known).ifPresent(type -> inside.put(name, TemplateTypes.each(type).orElse(type)));
        return inside;
    }

    /** What is known where names are given to values, each of which is at a path. */
    private Map<String, Type> given(String template, Attribute with, Map<String, Type> known) {
        Map<String, Type> inside = new LinkedHashMap<>(known);
        for (String assignment : with.getValue().split(",")) {
            String name = assignment.substring(0, assignment.indexOf('=')).strip();
            inside.keySet().removeIf(path -> path.equals(name) || path.startsWith(name + "."));
            Matcher path = PATH.matcher(assignment);
            if (path.find()) {
                try {
                    inside.put(name, views.follow(path.group(1), known));
                } catch (WrongPathException wrong) {
                    problem(template, with, 0, wrong.getMessage());
                }
            }
        }
        return inside;
    }

    /** Follows all paths of an attribute. @return the type of the last, if it leads somewhere */
    private Optional<Type> paths(String template, Attribute attribute, Map<String, Type> known) {
        Optional<Type> last = Optional.empty();
        Matcher path = PATH.matcher(attribute.getValue());
        while (path.find()) {
            try {
                Type type = views.follow(path.group(1), known);
                if (!fits(attribute.getKey(), type, attribute.getValue().contains(" == "))) {
                    throw new WrongPathException(path.group() + " is no answer to " + attribute.getKey());
                }
                last = Optional.of(type);
            } catch (WrongPathException wrong) {
                problem(template, attribute, path.start(), wrong.getMessage());
            }
        }
        return last;
    }

    private static boolean fits(String attribute, Type type, boolean isCompared) {
        return switch (attribute) {
            case EACH -> TemplateTypes.isList(type) || type instanceof Class<?> one && one.isRecord();
            case "th:if", "th:unless" -> type == boolean.class || TemplateTypes.isText(type) && isCompared;
            case "th:prose" -> TemplateTypes.each(type).filter(Markup.Paragraph.class::equals).isPresent();
            case "th:words" -> TemplateTypes.each(type).filter(Markup.StyledText.class::equals).isPresent();
            default -> TemplateTypes.isText(type) || type == int.class;
        };
    }

    private void include(String template, Attribute replace, Map<String, Type> known) throws IOException {
        Matcher chosen = CHOSEN.matcher(replace.getValue());
        Map<String, Map<String, Type>> included = new LinkedHashMap<>();
        if (chosen.matches()) {
            try {
                included.putAll(views.chosen(chosen.group(1), chosen.group(2), chosen.group(3), known, files.keySet()));
            } catch (WrongPathException told) {
                return;
            }
        } else {
            included.put(replace.getValue().replaceAll("[~{}]", ""), known);
        }
        for (Map.Entry<String, Map<String, Type>> entry : included.entrySet()) {
            if (files.containsKey(entry.getKey())) {
                visit(entry.getKey(), entry.getValue());
            } else {
                problem(template, replace, 0, "there is no template " + entry.getKey());
            }
        }
    }

    private void problem(String template, Attribute attribute, int at, String words) {
        int line = attribute.sourceRange().valueRange().start().lineNumber()
                + (int) attribute.getValue().substring(0, at).chars().filter(letter -> letter == '\n').count();
        problems.add("templates/" + template + ".html:" + line + ": " + words);
    }
}
