package lampblack.rules.option;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lampblack.character.Name;
import lampblack.character.Pick;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Fix;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;

/** A thing of a player's own that looks like several things of the list, written without the brackets of a list. */
record SeveralInOne(OptionList list, Pick pick) {

    Optional<Diagnostic> find() {
        String written = pick.name().text();
        if (written.indexOf(',') < 0 && written.indexOf(';') < 0) {
            return Optional.empty();
        }
        List<String> parts = Stream.of(written.split("[,;]")).map(String::strip).filter(part -> !part.isEmpty())
                .toList();
        boolean known = parts.size() > 1 && parts.stream().anyMatch(part -> list.entries().containsKey(part)
                || list.byTitle().containsKey(Name.of(part).key()));
        return known ? Optional.of(problem(parts)) : Optional.empty();
    }

    private Diagnostic problem(List<String> parts) {
        Span span = pick.span();
        Diagnostic problem = Diagnostic.of(Code.OPTION__SEVERAL_IN_ONE, span, "name", pick.name().text(), "list",
                list.label().title());
        String joined = String.join(", ", parts);
        String before = span.source().text().substring(0, span.start()).stripTrailing();
        String better = before.endsWith("[") || before.endsWith(",") ? joined : "[" + joined + "]";
        boolean plain = span.text().equals(pick.name().text()) && !before.endsWith("-");
        problem = problem.note(Message.of("note.write-form", "form", plain ? better : "[" + joined + "]"));
        return plain ? problem.fix(Fix.replace(span, better)) : problem;
    }
}
