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
import lampblack.rules.option.ListChoice;
import lampblack.rules.step.ChooseStep;
import lampblack.rules.step.CreationStep;
import lampblack.rules.step.FillStep;
import lampblack.rules.step.SetRatingsStep;
import lampblack.rules.step.SpendStep;
import lampblack.yaml.YamlReader;

/**
 * Changes the playbook of a creation: {@code to}. What cannot stay is put back, and what was chosen under the other
 * playbook
 * when it was there before comes with it, out of the versions that are kept of the file.
 */
public record SwitchPlaybook(Shelf shelf) implements CharacterChange {

    private static final int MAX_LOST = 40;

    @Override
    public ProposedChange attempt(CharacterEditor editor, LoadedCharacter before, FormData form) {
        return of(editor, before, form.required("to")).proposed();
    }

    @Override
    public Optional<PreviewedChange> preview(CharacterEditor editor, LoadedCharacter before, FormData form) {
        return Optional.of(of(editor, before, form.required("to")));
    }

    private PreviewedChange of(CharacterEditor editor, LoadedCharacter before, String to) {
        ListChoice step = step(before).orElseThrow(() -> new FormData.MalformedForm("to"));
        FormScope scope = new FormScope(before, "");
        TextEdits edits = new TextEdits(before);
        ChooseOption.take(edits, scope, step, to, Map.of());
        ProposedChange proposed = edits.attempt(editor);
        List<PreviewedChange.LostPick> lost = new ArrayList<>();
        for (int i = 0; i < MAX_LOST && !proposed.added().isEmpty() && proposed.after().isPresent(); i++) {
            Optional<PreviewedChange.LostPick> loss = loss(proposed, step.id());
            if (loss.isEmpty()) {
                break;
            }
            lost.add(loss.get());
            drop(edits, scope, loss.get());
            proposed = edits.attempt(editor);
        }
        return new PreviewedChange(restored(editor, before, proposed, step, to), lost);
    }

    /** The step that takes a playbook. */
    public static Optional<ListChoice> step(LoadedCharacter character) {
        return character.evaluated().sheet().creation().values().stream().flatMap(step -> step.listChoice().stream())
                .filter(choice -> choice.from().isPlaybooks()).findFirst();
    }

    /** The first choice that the judge objects to. */
    private static Optional<PreviewedChange.LostPick> loss(ProposedChange proposed, String playbook) {
        LoadedCharacter after = proposed.after().orElseThrow();
        for (Diagnostic problem : proposed.added()) {
            for (CreationStep step : after.evaluated().sheet().creation().values()) {
                Optional<Node> choice = after.file().creation().get(step.id());
                if (choice.isEmpty() || step.id().equals(playbook)) {
                    continue;
                }
                Optional<String> name = step.listChoice().isPresent() ? pick(choice.get(), problem.span())
                        : key(choice.get(), problem.span());
                if (name.isPresent()) {
                    return Optional.of(new PreviewedChange.LostPick(step.id(), name.get()));
                }
            }
        }
        return Optional.empty();
    }

    /** The pick that a place lies in. */
    private static Optional<String> pick(Node choice, Span place) {
        return Pick.decode(choice).stream()
                .filter(pick -> holds(pick.span(), place) || holds(pick.details().span(), place))
                .map(pick -> pick.name().text()).findFirst();
    }

    /** The key of a map that a place lies at. */
    private static Optional<String> key(Node choice, Span place) {
        return choice.all().stream()
                .filter(entry -> holds(entry.key().span(), place) || holds(entry.value().span(), place))
                .map(entry -> entry.key().text()).findFirst();
    }

    private static boolean holds(Span outer, Span inner) {
        return outer.start() <= inner.start() && inner.end() <= outer.end();
    }

    private static void drop(TextEdits edits, FormScope scope, PreviewedChange.LostPick loss) {
        scope.outcome().sheet().creation().get(loss.step()).listChoice().ifPresentOrElse(
                choice -> ChooseOption.drop(edits, scope, choice, loss.name()),
                () -> edits.remove(scope.path("creation", loss.step(), loss.name())));
    }

    /** The same with what was chosen the last time the playbook was this one, as far as it may be. */
    private ProposedChange restored(CharacterEditor editor, LoadedCharacter before, ProposedChange made,
            ListChoice step, String to) {
        Optional<MapNode> earlier = earlier(before, step, to);
        if (earlier.isEmpty() || made.after().isEmpty()) {
            return made;
        }
        ProposedChange best = made;
        for (CreationStep creationStep : before.evaluated().sheet().creation().values()) {
            LoadedCharacter current = best.after().orElseThrow();
            Optional<Node> then = earlier.get().get(creationStep.id());
            boolean empty = new TextEdits(current).nodeAt(List.of("creation", creationStep.id())).isEmpty();
            if (then.isPresent() && isRestored(creationStep) && empty) {
                ProposedChange proposed = new TextEdits(current).put(List.of("creation", creationStep.id()),
                        TextEdits.copy(then.get())).attempt(editor);
                ProposedChange whole = TextEdits.whole(editor, before, proposed.text());
                best = whole.isProblemFree() ? whole : best;
            }
        }
        return best;
    }

    /** Whether what a step held comes back: what is rolled or given is not the playbook's. */
    private static boolean isRestored(CreationStep step) {
        return switch (step) {
            case ChooseStep choose -> true;
            case SpendStep spend -> true;
            case SetRatingsStep ratings -> false;
            case FillStep fill -> false;
        };
    }

    private Optional<MapNode> earlier(LoadedCharacter before, ListChoice step, String to) {
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
        return step(character).filter(choice -> CreationOffers.takesOne(choice, character.evaluated().derived()))
                .filter(chooseStep -> character.evaluated().derived().playbook().isPresent()).isPresent();
    }
}
