package lampblack.template.check;

import java.lang.reflect.Type;
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
import lampblack.sheet.Block;
import lampblack.sheet.Markup;
import lampblack.template.TemplateTypes;

/** Judges what stands in the attributes of a template: paths into the document's records, and nothing else. */
public record TemplateExpressionCheck(Source source, List<String> fragments, Report report) {

    static final String EACH = "th:each";
    private static final String KIND = "~{'parts/' + ${block.kind}}";
    private static final String KIND_WORDS = "parts/…";
    /** The attributes that work; the README of the templates says what each does. */
    public static final List<String> KNOWN = List.of("th:attr", "th:classappend", EACH, "th:if", "th:prose",
            "th:replace",
            "th:text", "th:words");
    private static final Pattern PATH = Pattern.compile("\\$\\{([a-zA-Z]+(?:\\.[a-zA-Z]+)*)}");
    private static final Pattern REPEATED = Pattern.compile("([a-z][a-zA-Z]*) *: *(\\$\\{.*)");
    private static final Pattern FRAGMENT = Pattern.compile("~\\{([a-z0-9/-]+)}");
    private static final Pattern ASSIGNED = Pattern.compile("\\s*([a-zA-Z-]+)=(\\$\\{.*)");
    /** What may be filled with words of strangers: nothing there is an address, a style or a script. */
    private static final Pattern HARMLESS = Pattern.compile("aria-[a-z]+|data-[a-z-]+|class|colspan|d|dir|id|lang|role|"
            + "rowspan|scope|title|value|viewBox");

    private static final Map<String, String> WANTED = Map.of("th:text", "text", "th:classappend", "text", "th:if",
            "any", "th:prose", "paragraphs", "th:words", "spans");

    /** Judges {@code th:each} and makes its name known. */
    void each(TemplateCheck.WrittenAttribute attribute, Map<String, Type> known) {
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

    /** Judges any other attribute. */
    void judge(TemplateCheck.WrittenAttribute attribute, Map<String, Type> known) {
        switch (attribute.name()) {
            case EACH -> { }
            case "th:replace" -> fragment(attribute, known);
            case "th:attr" -> assigned(attribute, known);
            case "th:text", "th:classappend", "th:if", "th:prose", "th:words" ->
                path(attribute.value(), attribute.valueAt(), known).filter(type -> !fits(attribute.name(), type))
                        .ifPresent(type -> wrongKind(attribute, WANTED.get(attribute.name())));
            default -> report.add(Diagnostic.of(Code.TEMPLATE__UNKNOWN_ATTRIBUTE,
                    source.span(attribute.at(), attribute.at() + attribute.name().length()), "name", attribute.name())
                    .suggest(attribute.name(), KNOWN).note(thereAre(KNOWN)));
        }
    }

    private static boolean fits(String attribute, Type type) {
        return switch (attribute) {
            case "th:if" -> type == boolean.class;
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

    private void assigned(TemplateCheck.WrittenAttribute attribute, Map<String, Type> known) {
        int at = attribute.valueAt();
        for (String part : attribute.value().split(",", -1)) {
            Matcher matcher = ASSIGNED.matcher(part);
            if (!matcher.matches()) {
                notAPath(attribute, "lang=${path}");
            } else if (!HARMLESS.matcher(matcher.group(1)).matches()) {
                report.add(Diagnostic.of(Code.TEMPLATE__UNKNOWN_ATTRIBUTE, source.span(at + matcher.start(1),
                        at + matcher.end(1)), Message.of("template.unknown-attribute.set", "name", matcher.group(1))));
            } else {
                path(matcher.group(2), at + matcher.start(2), known).filter(type -> !TemplateTypes.isText(type))
                        .ifPresent(type -> wrongKind(attribute, "text"));
            }
            at += part.length() + 1;
        }
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
            return nowhere(steps[0], place, "", List.copyOf(known.keySet()));
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
