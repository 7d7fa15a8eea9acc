package lampblack.form;

import java.util.Locale;
import java.util.Optional;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Fix;
import lampblack.diagnostic.Message;
import lampblack.node.Scalar;

/** A text or a key that has not the form of those in its place: an id, a range, a die. */
record WrongForm(LocatedValue place, IdSuggestions ids) {

    /** What is wrong with a text, and what was most likely meant. */
    Diagnostic of(Scalar scalar, Subschema part) {
        if (part.expects().equals("id") || part.expects().equals("ref")) {
            return badId(scalar, part, isHead() ? folder() : ids.suggest(scalar.text(), isPath(part), false), ids);
        }
        Diagnostic problem = Diagnostic.of(Code.SCHEMA__WRONG_FORM, place.value(), "place", place.opening(), "value",
                scalar.text(), "expected", Message.of("schema.expects." + part.expects()));
        Optional<Message> formula = WrittenForm.formula(place, scalar.text());
        if (formula.isPresent()) {
            return problem.note(formula.get());
        }
        return PatternMismatch.suggestion(part.expects(), scalar.text()).map(better ->
                problem.note(Message.of("note.did-you-mean", "name", better)).fix(Fix.replace(scalar.span(), better)))
                .orElse(problem);
    }

    /** What is wrong with a key that has not the form of the keys there. */
    static Diagnostic name(SchemaViolations.NameViolation name, IdSuggestions ids) {
        Scalar key = name.key();
        if (name.keyword().equals("minLength")) {
            return Diagnostic.of(Code.SCHEMA__EMPTY, key.span(), "place", Message.of("schema.key.opening"));
        }
        if (name.keyword().equals("maxLength")) {
            return Diagnostic.of(Code.SCHEMA__TOO_LONG, key.span(), "place", Message.of("schema.key.opening"),
                    "count", SchemaViolationReporter.length(key), "limit", name.part().limit("maxLength"));
        }
        if (name.part().expects().equals("id") || name.part().expects().equals("ref")) {
            return badId(key, name.part(), ids.suggest(key.text(), isPath(name.part()), true), ids);
        }
        return Diagnostic.of(Code.SCHEMA__WRONG_FORM, key.span(), Message.of("schema.wrong-form.key",
                "value", key.text(), "expected", Message.of("schema.expects." + name.part().expects())));
    }

    private static boolean isPath(Subschema part) {
        return part.expects().equals("ref");
    }

    /** Whether it is the id of the game itself, which its folder has too. */
    private boolean isHead() {
        return place.depth() == 1 && place.key().text().equals("id");
    }

    private Optional<String> folder() {
        String[] way = place.node().span().source().name().split("/");
        return Optional.of(way.length < 2 ? TitledIds.slug(place.node().asScalar().orElseThrow().text())
                : way[way.length - 2]).filter(id -> id.matches("[a-z0-9][a-z0-9-]*"));
    }

    private static Diagnostic badId(Scalar written, Subschema part, Optional<String> known, IdSuggestions ids) {
        boolean path = isPath(part);
        Diagnostic problem = Diagnostic.of(Code.SCHEMA__BAD_ID, written.span(), "value", written.text());
        if (written.text().contains("{")) {
            return problem.note(Message.of("note.key-colon-blank"));
        }
        if (written.text().matches(".*[,\\[\\]].*")) {
            return problem.note(Message.of("note.brackets-make-list"));
        }
        if (path && written.text().matches(".*[=<>()&|?].*")) {
            return problem.note(Message.of("note.expression-behind-if", "example",
                    ids.example("{if: rating('hunt') >= 2}")));
        }
        Optional<String> form = path ? requirement(written.text()) : Optional.empty();
        if (form.isPresent()) {
            return problem.note(Message.of("note.write-form", "form", form.get()));
        }
        // A path through folders is not a typo in an id.
        boolean folders = written.text().contains("/") || written.text().contains("..");
        Diagnostic meant = known.filter(id -> !folders && !id.equals(written.text()))
                .map(id -> problem.suggestName(written.text(), id)).orElse(problem);
        return meant.note(Message.of(path ? "note.ref-form" : "note.id-form"));
    }

    /** How a requirement is written that stands there as it is said: "one or another", "row 2". */
    private static Optional<String> requirement(String said) {
        if (said.matches("[a-z0-9.-]+( or [a-z0-9.-]+)+")) {
            return Optional.of("{any: [" + said.replace(" or ", ", ") + "]}");
        }
        if (said.matches("[a-z0-9.-]+( and [a-z0-9.-]+)+")) {
            return Optional.of("[" + said.replace(" and ", ", ") + "]");
        }
        if (said.matches("not [a-z0-9.-]+")) {
            return Optional.of("{not: " + said.substring("not ".length()) + "}");
        }
        return said.matches("[A-Za-z][A-Za-z-]* [0-9]+")
                ? Optional.of("{" + said.toLowerCase(Locale.ROOT).replace(" ", ": ") + "}") : Optional.empty();
    }
}
