package lampblack.builder.change;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lampblack.builder.page.FormData;
import lampblack.builder.shelf.Shelf;
import lampblack.builder.shelf.StoredVersion;
import lampblack.character.Pick;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Span;
import lampblack.edit.CharacterEditor;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.ProposedChange;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.offers.CreationOffers;
import lampblack.rules.option.OptionKey;
import lampblack.rules.step.ChooseStep;
import lampblack.rules.step.CreationStep;
import lampblack.rules.step.SpendStep;
import lampblack.yaml.YamlReader;

/**
 * Changes the playbook of a creation: {@code to}. What cannot stay is put back, and what was chosen under the other
 * playbook
 * when it was there before comes with it, out of the versions that are kept of the file.
 */
public record SwitchPlaybook(Shelf shelf) implements CharacterChange {

    private static final int MOST_LOST = 40;

    /** What a change of playbook comes to. @param lost the picks that cannot stay, by step */
    public record PlaybookSwitch(ProposedChange attempt, List<LostPick> lost) {}

    /** A step and what of it is put back. */
    public record LostPick(String step, String name) {}

    @Override
    public ProposedChange attempt(CharacterEditor editor, LoadedCharacter before, FormData form) {
        return of(editor, before, form.required("to")).attempt();
    }

    public PlaybookSwitch of(CharacterEditor editor, LoadedCharacter before, String to) {
        ChooseStep step = step(before).orElseThrow(() -> new FormData.MalformedForm("to"));
        FormScope corner = new FormScope(before, "");
        TextEdits pen = new TextEdits(before);
        ChooseOption.take(pen, corner, step, to, Map.of());
        ProposedChange attempt = pen.attempt(editor);
        List<LostPick> lost = new ArrayList<>();
        for (int i = 0; i < MOST_LOST && !attempt.added().isEmpty() && attempt.after().isPresent(); i++) {
            Optional<LostPick> loss = loss(attempt, step.id());
            if (loss.isEmpty()) {
                break;
            }
            lost.add(loss.get());
            drop(pen, corner, loss.get());
            attempt = pen.attempt(editor);
        }
        return new PlaybookSwitch(restored(editor, before, attempt, step, to), lost);
    }

    /** The step that takes a playbook. */
    public static Optional<ChooseStep> step(LoadedCharacter character) {
        return character.outcome().sheet().creation().values().stream().filter(ChooseStep.class::isInstance)
                .map(ChooseStep.class::cast).filter(chooseStep -> chooseStep.list().equals(OptionKey.PLAYBOOKS))
                .findFirst();
    }

    /** The first choice that the judge objects to. */
    private static Optional<LostPick> loss(ProposedChange attempt, String playbook) {
        LoadedCharacter after = attempt.after().orElseThrow();
        for (Diagnostic found : attempt.added()) {
            for (CreationStep step : after.outcome().sheet().creation().values()) {
                Optional<Node> choice = after.file().creation().get(step.id());
                if (choice.isEmpty() || step.id().equals(playbook)) {
                    continue;
                }
                Optional<String> name = step instanceof ChooseStep
                        ? Pick.decode(choice.get()).stream().filter(pick -> holds(pick.span(), found.span())
                                || holds(pick.details().span(),
                                        found.span())).map(pick -> pick.name().text()).findFirst()
                        : choice.get() instanceof MapNode map ? map.all().stream()
                                .filter(entry -> holds(entry.key().span(), found.span())
                                        || holds(entry.value().span(), found.span()))
                                .map(entry -> entry.key().text()).findFirst() : Optional.empty();
                if (name.isPresent()) {
                    return Optional.of(new LostPick(step.id(), name.get()));
                }
            }
        }
        return Optional.empty();
    }

    private static boolean holds(Span outer, Span inner) {
        return outer.start() <= inner.start() && inner.end() <= outer.end();
    }

    private static void drop(TextEdits pen, FormScope corner, LostPick loss) {
        if (corner.outcome().sheet().creation().get(loss.step()) instanceof ChooseStep choose) {
            ChooseOption.drop(pen, corner, choose, loss.name());
        } else {
            pen.remove(corner.path("creation", loss.step(), loss.name()));
        }
    }

    /** The same with what was chosen the last time the playbook was this one, as far as it may be. */
    private ProposedChange restored(CharacterEditor editor, LoadedCharacter before, ProposedChange made,
            ChooseStep step,
            String to) {
        Optional<MapNode> earlier = earlier(before, step, to);
        if (earlier.isEmpty() || made.after().isEmpty()) {
            return made;
        }
        ProposedChange best = made;
        for (CreationStep creationStep : before.outcome().sheet().creation().values()) {
            LoadedCharacter now = best.after().orElseThrow();
            Optional<Node> then = earlier.get().get(creationStep.id());
            boolean empty = new TextEdits(now).nodeAt(List.of("creation", creationStep.id())).isEmpty();
            if (then.isPresent() && (creationStep instanceof ChooseStep || creationStep instanceof SpendStep)
                    && empty) {
                ProposedChange tried = new TextEdits(now).put(List.of("creation", creationStep.id()),
                        TextEdits.copy(then.get())).attempt(editor);
                ProposedChange whole = TextEdits.whole(editor, before, tried.text());
                best = whole.isProblemFree() ? whole : best;
            }
        }
        return best;
    }

    private Optional<MapNode> earlier(LoadedCharacter before, ChooseStep step, String to) {
        List<StoredVersion> versions = shelf.versions(before.key());
        for (int i = versions.size() - 1; i >= 0; i--) {
            Optional<MapNode> creation = versions.get(i).text().text().value()
                    .flatMap(file -> YamlReader.read(file.source()).value()).flatMap(root -> root.map("creation"));
            Set<String> playbooks = new LinkedHashSet<>();
            creation.flatMap(mapNode -> mapNode.get(step.id())).ifPresent(node -> Pick.decode(node)
                    .forEach(pick -> playbooks.add(pick.name().text())));
            if (playbooks.contains(to)) {
                return creation;
            }
        }
        return Optional.empty();
    }

    /** Whether a step already holds something, so that another thing would take its place. */
    static boolean isTaken(LoadedCharacter character) {
        return step(character).filter(chooseStep -> CreationOffers.takesOne(chooseStep, character.outcome().standing()))
                .filter(chooseStep -> character.outcome().standing().playbook().isPresent()).isPresent();
    }
}
