package lampblack.cli.edit;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Messages;
import lampblack.edit.LoadedCharacter;
import lampblack.json.CharacterJson;
import lampblack.json.JsonPrinter;
import lampblack.replay.EvaluatedCharacter;
import lampblack.sheet.Sheet;
import lampblack.sheet.build.SheetBuilder;

/**
 * All that users see of a character, but for who says so and the pictures of its game, which no file carries.
 *
 * @param state what it has come to, as JSON
 * @param problems each with its place
 * @param sheet how it is printed
 * @param rolls what can be rolled with it
 */
record Appearance(String state, List<String> problems, Sheet sheet, Set<String> rolls) {

    /** What is said of the files of others, which a sealed character does not read. */
    private static final Set<Code> OF_OTHERS = Set.of(Code.LINK__NOT_LEGAL, Code.LINK__BROKEN, Code.LINK__NOT_FOUND,
            Code.LINK__OTHER_RULESET, Code.LINK__WRONG_SHEET, Code.LINK__OUTSIDE);

    static Appearance of(LoadedCharacter character, Messages messages) {
        EvaluatedCharacter whole = character.evaluated();
        EvaluatedCharacter evaluated = whole.withDiagnostics(whole.diagnostics().stream()
                .filter(problem -> !OF_OTHERS.contains(problem.code())).toList(), whole.history());
        Map<String, Object> state = new HashMap<>(CharacterJson.of(character, messages));
        state.remove("diagnostics");
        state.remove("sealed");
        List<String> problems = new ArrayList<>();
        for (Diagnostic problem : evaluated.diagnostics()) {
            problems.add(problem.span() + " " + problem.id() + " " + messages.render(problem.message()));
            problem.notes().forEach(note -> problems.add(messages.render(note.message())));
        }
        Set<String> rolls = new TreeSet<>(evaluated.sheet().rolls().keySet());
        evaluated.sheet().parts().forEach((kind, part) -> part.sheet().rolls().keySet()
                .forEach(roll -> rolls.add(kind + "." + roll)));
        return new Appearance(JsonPrinter.print(new TreeMap<>(state)), problems,
                withoutStanding(new SheetBuilder(messages).withoutPictures().filled(evaluated)), rolls);
    }

    private static Sheet withoutStanding(Sheet sheet) {
        Sheet.Footer foot = sheet.foot();
        return new Sheet(sheet.kind(), sheet.language(), sheet.heading(), sheet.theme(), sheet.landscape(),
                sheet.plate(), sheet.sides(), new Sheet.Footer("", foot.rulings(), foot.version(), foot.credits()));
    }
}
