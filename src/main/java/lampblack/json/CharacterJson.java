package lampblack.json;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.character.Ruling;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Messages;
import lampblack.edit.LoadedCharacter;
import lampblack.replay.EvaluatedCharacter;

/** What a character has come to, with the ids that the ruleset gives its things. */
public record CharacterJson(@JsonUnwrapped HeadJson head, @JsonUnwrapped DerivedJson derived, List<RulingJson> rulings,
        @JsonInclude(JsonInclude.Include.NON_EMPTY) Map<String, Map<String, PartJson>> parts, List<TodoJson> todo,
        List<DiagnosticJson> diagnostics) {

    /** The complete derived sheet. @param problems what is wrong with it */
    public static CharacterJson of(LoadedCharacter character, List<Diagnostic> problems) {
        EvaluatedCharacter evaluated = character.evaluated();
        Map<String, Map<String, PartJson>> parts = new LinkedHashMap<>();
        evaluated.parts().forEach((kind, all) -> parts.put(kind, PartJson.all(all)));
        return new CharacterJson(HeadJson.of(character), DerivedJson.of(evaluated),
                evaluated.file().rulings().stream().map(ruling -> RulingJson.of(ruling, evaluated)).toList(), parts,
                TodoJson.all(evaluated), DiagnosticJson.all(problems));
    }

    /** The same as values by their keys, which an author's tests name. */
    public static Map<String, Object> values(LoadedCharacter character, Messages messages) {
        return new JsonPrinter(messages).values(of(character, character.evaluated().diagnostics()));
    }

    record HeadJson(String file, String ruleset, String version, String sheet, String name, List<String> tags,
            boolean archived) {

        static HeadJson of(LoadedCharacter character) {
            EvaluatedCharacter evaluated = character.evaluated();
            return new HeadJson(character.text().source().name(), evaluated.ruleset().id(),
                    evaluated.ruleset().version(), evaluated.sheet().id(), character.name(), evaluated.file().tags(),
                    evaluated.file().isArchived());
        }
    }

    record PartJson(@JsonUnwrapped DerivedJson derived, List<TodoJson> todo) {

        static Map<String, PartJson> all(Map<String, EvaluatedCharacter> all) {
            Map<String, PartJson> parts = new LinkedHashMap<>();
            all.forEach((name, part) -> parts.put(name, new PartJson(DerivedJson.of(part), TodoJson.all(part))));
            return parts;
        }
    }

    record TodoJson(String where, Message message) {

        static List<TodoJson> all(EvaluatedCharacter evaluated) {
            return evaluated.todo().stream().map(todo -> new TodoJson(todo.where(), todo.words())).toList();
        }
    }

    record RulingJson(String allows, @JsonInclude(JsonInclude.Include.NON_EMPTY) Optional<String> on,
            @JsonProperty("up-to") @JsonInclude(JsonInclude.Include.NON_EMPTY) Optional<Long> upTo,
            @JsonInclude(JsonInclude.Include.NON_EMPTY) Optional<Long> of, String because,
            @JsonInclude(JsonInclude.Include.NON_EMPTY) Optional<String> by, boolean used) {

        static RulingJson of(Ruling ruling, EvaluatedCharacter evaluated) {
            return new RulingJson(ruling.allows(), ruling.on(), ruling.upTo(), ruling.of(), ruling.because(),
                    ruling.by(), evaluated.ruled().stream().anyMatch(applied -> applied.ruling().equals(ruling)));
        }
    }
}
