package lampblack.builder.change;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import lampblack.builder.page.FormData;
import lampblack.character.Name;
import lampblack.edit.LoadedCharacter;
import lampblack.replay.EvaluatedCharacter;

/**
 * The part of a file that a form is about: the whole character, or one of its parts.
 *
 * @param in empty for the whole, else the kind and name of a part: {@code cohorts.The Rooks}
 */
public record FormScope(LoadedCharacter character, String in) {

    /** @throws FormData.MalformedForm where there is no such part */
    static FormScope of(LoadedCharacter character, FormData form) {
        FormScope scope = new FormScope(character, form.text("in").orElse(""));
        scope.outcome();
        return scope;
    }

    public String kind() {
        return in.substring(0, Math.max(0, in.indexOf('.')));
    }

    public String name() {
        return in.substring(in.indexOf('.') + 1);
    }

    /** The evaluated character or part. */
    public EvaluatedCharacter outcome() {
        if (in.isEmpty()) {
            return character.evaluated();
        }
        return character.evaluated().parts().getOrDefault(kind(), Map.of()).entrySet().stream()
                .filter(entry -> Name.of(entry.getKey()).key().equals(Name.of(name()).key())).map(Map.Entry::getValue)
                .findFirst().orElseThrow(() -> new FormData.MalformedForm("in"));
    }

    /** The path of one of its keys in the file. */
    List<String> path(String... steps) {
        List<String> path = new ArrayList<>();
        if (!in.isEmpty()) {
            path.add("parts");
            path.add(kind());
            path.add(new TextEdits(character).key(path, name()));
        }
        path.addAll(List.of(steps));
        return path;
    }
}
