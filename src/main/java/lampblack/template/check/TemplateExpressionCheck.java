package lampblack.template.check;

import java.lang.reflect.Type;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Report;
import lampblack.diagnostic.Source;
import lampblack.form.SchemaViolationReporter;
import lampblack.html.TemplateExpression;
import lampblack.sheet.Block;
import lampblack.sheet.Markup;
import lampblack.template.TemplateExpressionReader;
import lampblack.template.TemplateTypes;

/** Judges what stands in the attributes of a template: paths into the document's records, and what compares them. */
record TemplateExpressionCheck(Source source, List<String> fragments, Report report) {

    private static final String EACH = "th:each";
    private static final String SWITCH = "th:switch";
    private static final String KIND = "~{'parts/' + ${block.kind}}";
    private static final String KIND_WORDS = "parts/…";
    private static final String TEXT = "text";
    private static final Pattern PATH = Pattern.compile("\\$\\{([a-zA-Z]+(?:\\.[a-zA-Z]+)*)}");
    private static final Pattern ANY_PATH = Pattern.compile("\\$\\{([^}]*)}");
    private static final Pattern REPEATED = Pattern.compile("([a-z][a-zA-Z]*) *: *(\\$\\{.*)");
    private static final Pattern FRAGMENT = Pattern.compile("~\\{([a-z0-9/-]+)}");
    private static final Pattern ASSIGNED = Pattern.compile("\\s*([a-zA-Z-]+)=(.*)", Pattern.DOTALL);
    private static final Pattern NAMED = Pattern.compile("\\s*([a-z][a-zA-Z]*) *=(.*)", Pattern.DOTALL);
    /** What may be filled with words of strangers: nothing there is an address, a style or a script. */
    private static final Pattern HARMLESS = Pattern.compile("aria-[a-z]+|data-[a-z-]+|class|colspan|d|dir|id|lang|role|"
            + "rowspan|scope|title|value|viewBox");

    private static final Map<String, String> WANTED = Map.of("th:if", "any", "th:unless", "any", "th:prose",
            "paragraphs", "th:words", "spans");
    private static final TemplateExpressionReader READER = new TemplateExpressionReader(key -> {
        throw new IllegalStateException("no wording on a sheet: " + key);
    });

    /** What stands in the place of a type for {@code th:switch}, whose value each case asks for anew. */
    private record SwitchType(TemplateCheck.WrittenAttribute attribute) implements Type {}

    /** Judges all attributes of an element, in the order in which they do something, and makes their names known. */
    void judge(List<TemplateCheck.WrittenAttribute> attributes, Map<String, Type> known) {
        attributes.stream().filter(TemplateCheck.WrittenAttribute::isOurs)
                .sorted(Comparator.comparingInt(one -> TemplateExpressionReader.ATTRIBUTES.indexOf(one.name())))
                .forEach(one -> judge(one, known));
    }

    private void each(TemplateCheck.WrittenAttribute attribute, Map<String, Type> known) {
        Matcher matcher = REPEATED.matcher(attribute.value());
        if (!matcher.matches()) {
            notAPath(attribute, "name : ${path}");
            return;
        }
        path(matcher.group(2), attribute.valueAt() + matcher.start(2), known).ifPresent(type -> {
            Optional<Type> one = TemplateTypes.each(type);
            if (one.isEmpty()) {
                wrongKind(attribute, "list");
            } else {
                known.put(matcher.group(1), one.get());
            }
        });
    }

    private void judge(TemplateCheck.WrittenAttribute attribute, Map<String, Type> known) {
        switch (attribute.name()) {
            case EACH -> each(attribute, known);
            case SWITCH -> known.put(SWITCH, value(attribute, known) ? new SwitchType(attribute) : void.class);
            case "th:case" -> one(attribute, known);
            case "th:with" -> known.putAll(assigned(attribute, known));
            case "th:replace" -> fragment(attribute, known);
            case "th:attr" -> assigned(attribute, known).values().stream().filter(type -> !TemplateTypes.isText(type))
                    .forEach(type -> wrongKind(attribute, TEXT));
            case "th:text", "th:classappend", "th:if", "th:unless", "th:prose", "th:words" -> value(attribute, known);
            default -> report.add(Diagnostic.of(Code.TEMPLATE__UNKNOWN_ATTRIBUTE,
                    source.span(attribute.at(), attribute.at() + attribute.name().length()), "name", attribute.name())
                    .suggest(attribute.name(), TemplateExpressionReader.ATTRIBUTES)
                    .note(thereAre(TemplateExpressionReader.ATTRIBUTES)));
        }
    }

    /** Whether it is what its attribute needs. */
    private boolean value(TemplateCheck.WrittenAttribute attribute, Map<String, Type> known) {
        Optional<Type> type = expression(attribute.value(), attribute.valueAt(), known);
        boolean fits = type.filter(one -> fits(attribute.name(), one)).isPresent();
        if (type.isPresent() && !fits) {
            wrongKind(attribute, WANTED.getOrDefault(attribute.name(), TEXT));
        }
        return fits;
    }

    private void one(TemplateCheck.WrittenAttribute attribute, Map<String, Type> known) {
        if (known.get(SWITCH) instanceof SwitchType switched) {
            value(switched.attribute(), known);
        } else if (!known.containsKey(SWITCH)) {
            report.add(Diagnostic.of(Code.TEMPLATE__UNKNOWN_PATH, source.span(attribute.at(), attribute.at()
                    + attribute.name().length()), Message.of("template.unknown-path.needed", "fragment",
                    attribute.name(), "name", SWITCH)));
        }
        if (!attribute.value().strip().equals(TemplateExpressionReader.ANY_CASE)) {
            value(attribute, known);
        }
    }

    private static boolean fits(String attribute, Type type) {
        return switch (attribute) {
            case "th:if", "th:unless" -> type == boolean.class;
            case "th:prose" -> TemplateTypes.each(type).filter(Markup.Paragraph.class::equals).isPresent();
            case "th:words" -> TemplateTypes.each(type).filter(Markup.StyledText.class::equals).isPresent();
            default -> TemplateTypes.isText(type);
        };
    }

    private void fragment(TemplateCheck.WrittenAttribute attribute, Map<String, Type> known) {
        Matcher matcher = FRAGMENT.matcher(attribute.value());
        if (attribute.value().equals(KIND)) {
            needs(attribute, KIND_WORDS, Map.of("block", Block.class), known);
        } else if (!matcher.matches()) {
            notAPath(attribute, "~{parts/block}");
        } else if (!fragments.contains(matcher.group(1))) {
            int at = attribute.valueAt() + matcher.start(1);
            report.add(Diagnostic.of(Code.TEMPLATE__UNKNOWN_FILE, source.span(at, at + matcher.group(1).length()),
                    Message.of("template.unknown-file.fragment", "name", matcher.group(1)))
                    .suggest(matcher.group(1), fragments));
        } else {
            needs(attribute, matcher.group(1), TemplateTypes.begin(matcher.group(1)), known);
        }
    }

    /** A fragment knows the names that are known where it is included; without its own it could not be set. */
    private void needs(TemplateCheck.WrittenAttribute attribute, String fragment, Map<String, Type> needed,
            Map<String, Type> known) {
        needed.forEach((name, type) -> {
            Type given = known.get(name);
            boolean fits = type instanceof Class<?> wanted && given instanceof Class<?> found
                    && wanted.isAssignableFrom(found);
            if (!fits) {
                report.add(Diagnostic.of(Code.TEMPLATE__UNKNOWN_PATH, source.span(attribute.valueAt(),
                        attribute.valueAt() + attribute.value().length()), Message.of("template.unknown-path."
                        + (given == null ? "needed" : "kind"), "fragment", fragment, "name", name)));
            }
        });
    }

    /** What each name is assigned, where it can be. Of several in {@code th:with} each knows those before it. */
    private Map<String, Type> assigned(TemplateCheck.WrittenAttribute attribute, Map<String, Type> known) {
        int at = attribute.valueAt();
        boolean sets = attribute.name().equals("th:attr");
        Map<String, Type> assigned = new LinkedHashMap<>();
        Map<String, Type> all = new LinkedHashMap<>(known);
        for (String part : TemplateExpressionReader.split(attribute.value(), ',')) {
            Matcher matcher = (sets ? ASSIGNED : NAMED).matcher(part);
            if (!matcher.matches()) {
                notAPath(attribute, "name=${path}");
            } else if (sets && !HARMLESS.matcher(matcher.group(1)).matches()) {
                report.add(Diagnostic.of(Code.TEMPLATE__UNKNOWN_ATTRIBUTE, source.span(at + matcher.start(1),
                        at + matcher.end(1)), Message.of("template.unknown-attribute.set", "name", matcher.group(1))));
            } else {
                expression(matcher.group(2), at + matcher.start(2), all).ifPresent(type -> {
                    assigned.put(matcher.group(1), type);
                    if (!sets) {
                        all.put(matcher.group(1), type);
                    }
                });
            }
            at += part.length() + 1;
        }
        return assigned;
    }

    /** What an expression comes to; a path that leads nowhere is reported at the wrong step. */
    private Optional<Type> expression(String written, int at, Map<String, Type> known) {
        TemplateExpression read;
        try {
            read = READER.value(written);
        } catch (IllegalStateException none) {
            report.add(Diagnostic.of(Code.TEMPLATE__NOT_A_PATH, source.span(at, at + written.length()), "expected",
                    "${path}"));
            return Optional.empty();
        }
        Map<String, Type> paths = new HashMap<>();
        Matcher path = ANY_PATH.matcher(written);
        while (path.find()) {
            Optional<Type> type = path(path.group(), at + path.start(), known);
            if (type.isEmpty()) {
                return type;
            }
            paths.put(path.group(1), type.get());
        }
        Optional<Type> type = new ExpressionTypes(paths).of(read);
        if (type.isEmpty()) {
            report.add(Diagnostic.of(Code.TEMPLATE__NOT_A_PATH, source.span(at, at + written.length()),
                    Message.of("template.not-a-path.unfit")));
        }
        return type;
    }

    /** What a path leads to; a path that leads nowhere is reported at the wrong step. */
    private Optional<Type> path(String written, int at, Map<String, Type> known) {
        Matcher matcher = PATH.matcher(written);
        if (!matcher.matches()) {
            report.add(Diagnostic.of(Code.TEMPLATE__NOT_A_PATH, source.span(at, at + written.length()), "expected",
                    "${path}"));
            return Optional.empty();
        }
        String[] steps = matcher.group(1).split("\\.");
        int place = at + 2;
        Type type = known.get(steps[0]);
        if (type == null) {
            return nowhere(steps[0], place, "", known.keySet().stream().filter(name -> !name.equals(SWITCH)).toList());
        }
        for (int i = 1; i < steps.length; i++) {
            place += steps[i - 1].length() + 1;
            Optional<Type> next = TemplateTypes.step(type, steps[i]);
            if (next.isEmpty()) {
                return nowhere(steps[i], place, steps[i - 1], TemplateTypes.steps(type));
            }
            type = next.get();
        }
        return Optional.of(type);
    }

    private Optional<Type> nowhere(String step, int at, String of, List<String> known) {
        Message message = of.isEmpty() ? Message.of("template.unknown-path", "name", step)
                : Message.of("template.unknown-path.in", "name", step, "of", of);
        Diagnostic problem = Diagnostic.of(Code.TEMPLATE__UNKNOWN_PATH, source.span(at, at + step.length()), message)
                .suggest(step, known);
        report.add(known.isEmpty() ? problem : problem.note(thereAre(known)));
        return Optional.empty();
    }

    private static Message thereAre(List<String> names) {
        return Message.of("note.known-keys", "count", names.size(), "keys", SchemaViolationReporter.quoted(names));
    }

    private void notAPath(TemplateCheck.WrittenAttribute attribute, String expected) {
        report.add(Diagnostic.of(Code.TEMPLATE__NOT_A_PATH, source.span(attribute.valueAt(),
                attribute.valueAt() + attribute.value().length()), "expected", expected));
    }

    private void wrongKind(TemplateCheck.WrittenAttribute attribute, String wanted) {
        report.add(Diagnostic.of(Code.TEMPLATE__UNKNOWN_PATH, source.span(attribute.valueAt(),
                attribute.valueAt() + attribute.value().length()), Message.of("template.unknown-path." + wanted, "name",
                attribute.name())));
    }
}
