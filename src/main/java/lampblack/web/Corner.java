package lampblack.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import lampblack.character.Name;
import lampblack.engine.Outcome;
import lampblack.io.LoadedCharacter;

/**
 * The part of a file that a form is about: the whole character, or one of its parts.
 *
 * @param in empty for the whole, else the kind and name of a part: {@code cohorts.The Rooks}
 */
record Corner(LoadedCharacter character, String in) {

    /** @throws Form.Wrong where there is no such part */
    static Corner of(LoadedCharacter character, Form form) {
        Corner corner = new Corner(character, form.text("in").orElse(""));
        corner.outcome();
        return corner;
    }

    String kind() {
        return in.substring(0, Math.max(0, in.indexOf('.')));
    }

    String name() {
        return in.substring(in.indexOf('.') + 1);
    }

    /** What it has come to. */
    Outcome outcome() {
        if (in.isEmpty()) {
            return character.outcome();
        }
        return character.outcome().parts().getOrDefault(kind(), Map.of()).entrySet().stream()
                .filter(each -> Name.of(each.getKey()).key().equals(Name.of(name()).key())).map(Map.Entry::getValue)
                .findFirst().orElseThrow(() -> new Form.Wrong("in"));
    }

    /** Where something of it stands in the file. */
    List<String> path(String... steps) {
        List<String> path = new ArrayList<>();
        if (!in.isEmpty()) {
            path.add("parts");
            path.add(kind());
            path.add(new Pen(character).key(path, name()));
        }
        path.addAll(List.of(steps));
        return path;
    }
}
