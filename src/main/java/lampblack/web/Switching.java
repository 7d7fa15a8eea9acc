package lampblack.web;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lampblack.character.Pick;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Span;
import lampblack.engine.Openings;
import lampblack.io.Attempt;
import lampblack.io.CharacterEditor;
import lampblack.io.CharacterLoader;
import lampblack.io.CharacterStore;
import lampblack.io.LoadedCharacter;
import lampblack.io.TextFile;
import lampblack.io.Version;
import lampblack.io.YamlReader;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.rules.Choose;
import lampblack.rules.OptionKey;
import lampblack.rules.Spend;
import lampblack.rules.Step;

/**
 * Changes the playbook of a creation: {@code to}. What cannot stay is put back, and what was chosen under the other playbook
 * when it was there before comes with it, out of the versions that are kept of the file.
 */
final class Switching implements Change {

    private static final int MOST_LOST = 40;

    /** What a change of playbook comes to. @param lost the picks that cannot stay, by step */
    record Trade(Attempt attempt, List<Loss> lost) {}

    /** A step and what of it is put back. */
    record Loss(String step, String name) {}

    @Override
    public Attempt attempt(CharacterEditor editor, LoadedCharacter before, Form form) {
        return of(editor, before, form.required("to")).attempt();
    }

    static Trade of(CharacterEditor editor, LoadedCharacter before, String to) {
        Choose step = step(before).orElseThrow(() -> new Form.Wrong("to"));
        Corner corner = new Corner(before, "");
        Pen pen = new Pen(before);
        Taking.take(pen, corner, step, to, Map.of());
        Attempt attempt = pen.attempt(editor);
        List<Loss> lost = new ArrayList<>();
        for (int i = 0; i < MOST_LOST && !attempt.added().isEmpty() && attempt.after().isPresent(); i++) {
            Optional<Loss> loss = loss(attempt, step.id());
            if (loss.isEmpty()) {
                break;
            }
            lost.add(loss.get());
            drop(pen, corner, loss.get());
            attempt = pen.attempt(editor);
        }
        return new Trade(restored(editor, before, attempt, step, to), lost);
    }

    /** The step that takes a playbook. */
    static Optional<Choose> step(LoadedCharacter character) {
        return character.outcome().sheet().creation().values().stream().filter(Choose.class::isInstance)
                .map(Choose.class::cast).filter(each -> each.list().equals(OptionKey.PLAYBOOKS)).findFirst();
    }

    /** The first choice that the judge objects to. */
    private static Optional<Loss> loss(Attempt attempt, String playbook) {
        LoadedCharacter after = attempt.after().orElseThrow();
        for (Diagnostic found : attempt.added()) {
            for (Step step : after.outcome().sheet().creation().values()) {
                Optional<Node> choice = after.file().creation().get(step.id());
                if (choice.isEmpty() || step.id().equals(playbook)) {
                    continue;
                }
                Optional<String> name = step instanceof Choose
                        ? Pick.decode(choice.get()).stream().filter(each -> holds(each.span(), found.span())
                                || holds(each.details().span(), found.span())).map(each -> each.name().text()).findFirst()
                        : choice.get() instanceof MapNode map ? map.all().stream()
                                .filter(each -> holds(each.key().span(), found.span())
                                        || holds(each.value().span(), found.span()))
                                .map(each -> each.key().text()).findFirst() : Optional.empty();
                if (name.isPresent()) {
                    return Optional.of(new Loss(step.id(), name.get()));
                }
            }
        }
        return Optional.empty();
    }

    private static boolean holds(Span outer, Span inner) {
        return outer.start() <= inner.start() && inner.end() <= outer.end();
    }

    private static void drop(Pen pen, Corner corner, Loss loss) {
        if (corner.outcome().sheet().creation().get(loss.step()) instanceof Choose choose) {
            Taking.drop(pen, corner, choose, loss.name());
        } else {
            pen.remove(corner.path("creation", loss.step(), loss.name()));
        }
    }

    /** The same with what was chosen the last time the playbook was this one, as far as it may be. */
    private static Attempt restored(CharacterEditor editor, LoadedCharacter before, Attempt made, Choose step, String to) {
        Optional<MapNode> earlier = earlier(before, step, to);
        if (earlier.isEmpty() || made.after().isEmpty()) {
            return made;
        }
        Attempt best = made;
        for (Step each : before.outcome().sheet().creation().values()) {
            LoadedCharacter now = best.after().orElseThrow();
            Optional<Node> then = earlier.get().get(each.id());
            boolean empty = new Pen(now).at(List.of("creation", each.id())).isEmpty();
            if (then.isPresent() && (each instanceof Choose || each instanceof Spend) && empty) {
                Attempt tried = new Pen(now).put(List.of("creation", each.id()), Pen.copy(then.get())).attempt(editor);
                Attempt whole = Pen.whole(editor, before, tried.text());
                best = whole.isFree() ? whole : best;
            }
        }
        return best;
    }

    private static Optional<MapNode> earlier(LoadedCharacter before, Choose step, String to) {
        List<Version> versions = new CharacterStore().versions(before.path());
        for (int i = versions.size() - 1; i >= 0; i--) {
            Optional<MapNode> creation = TextFile.read(versions.get(i).file(), "", "", CharacterLoader.LARGEST_FILE).value()
                    .flatMap(file -> YamlReader.read(file.source()).value()).flatMap(root -> root.map("creation"));
            Set<String> playbooks = new LinkedHashSet<>();
            creation.flatMap(each -> each.get(step.id())).ifPresent(node -> Pick.decode(node)
                    .forEach(pick -> playbooks.add(pick.name().text())));
            if (playbooks.contains(to)) {
                return creation;
            }
        }
        return Optional.empty();
    }

    /** Whether a step already holds something, so that another thing would take its place. */
    static boolean isTaken(LoadedCharacter character) {
        return step(character).filter(each -> Openings.takesOne(each, character.outcome().standing()))
                .filter(each -> character.outcome().standing().playbook().isPresent()).isPresent();
    }
}
