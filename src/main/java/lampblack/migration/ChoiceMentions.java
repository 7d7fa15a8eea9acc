package lampblack.migration;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import lampblack.character.OwnerReference;
import lampblack.node.ListNode;
import lampblack.node.MapNode;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.rules.SheetRules;
import lampblack.rules.option.CellMap;
import lampblack.rules.option.Option;
import lampblack.rules.option.Question;
import lampblack.rules.step.ChooseStep;
import lampblack.rules.step.CreationStep;
import lampblack.rules.step.FillStep;
import lampblack.rules.step.SetRatingsStep;
import lampblack.rules.step.SpendStep;
import lampblack.rules.track.TraitSet;
import lampblack.ruleset.migration.SheetPaths;

/**
 * The ids in what was chosen: at creation, with an entry of the ledger, as answers.
 *
 * @param scope in whose rules they are looked up
 */
record ChoiceMentions(Naming naming, IdScope scope) {

    /** What stands beside any option and is no answer. */
    private static final Set<String> DETAILS = Set.of("quality", "load", "price", "note", "rolled");

    /** What was filled in and chosen when a character or a part was made. */
    void made(MapNode body) {
        SheetRules rules = scope.rules();
        body.map("fields").ifPresent(fields -> fields.all().forEach(field -> {
            String id = today("fields", field.key());
            if (rules.fields().containsKey(id) && !rules.fields().get(id).oneOf().isEmpty()) {
                oneOf("fields." + id, field.value());
            }
        }));
        body.map("creation").ifPresent(steps -> steps.all().forEach(step ->
                Optional.ofNullable(rules.creation().get(today("creation", step.key())))
                        .ifPresent(known -> step(known, step.value()))));
    }

    /** One of a few, alone or as the key of its details. */
    private void oneOf(String asking, Node answer) {
        answer.all().forEach(detailed -> today(asking + ".one-of", detailed.key()));
        answer.asValue().ifPresent(value -> today(asking + ".one-of", value));
    }

    /** What was taken late of what a step is given. */
    void due(Scalar step, MapNode entry) {
        Optional.ofNullable(scope.rules().creation().get(today("creation", step))).ifPresent(known ->
                known.dueKey().flatMap(entry::get).ifPresent(choice -> step(known, choice)));
    }

    private void step(CreationStep step, Node choice) {
        switch (step) {
            case SpendStep spend -> points(spend.set(), choice);
            case SetRatingsStep ratings -> points(ratings.set(), choice);
            case ChooseStep choose -> picks(choose.from().ids(), choice);
            case FillStep fill -> { }
        }
    }

    /** What each part was made of, by kind and name. */
    void ofParts(MapNode byKind) {
        for (MapNode.Entry kind : byKind.all()) {
            String id = today("parts", kind.key());
            if (scope.rules().parts().containsKey(id)) {
                new ChoiceMentions(naming, scope.part(id)).parts(kind.value());
            }
        }
    }

    /** What parts of the kind in whose rules it looks were made of. */
    void parts(Node parts) {
        for (Node part : parts.children()) {
            part.asMap().filter(body -> body.has("creation") || body.has("fields")).ifPresentOrElse(this::made,
                    () -> parts(part));
        }
    }

    /** Ratings or points by trait. */
    void points(String set, Node choice) {
        for (MapNode.Entry trait : choice.all()) {
            naming.today(scope, scope.sets(List.of(set)), trait.key());
            trait.value().asMap().flatMap(details -> details.scalar("under")).ifPresent(parent -> under(set, parent));
        }
    }

    /** The trait that one of a set stands under. */
    void under(String set, Scalar parent) {
        Optional.ofNullable(scope.rules().traits().get(set)).flatMap(TraitSet::under)
                .ifPresent(above -> naming.today(scope, scope.sets(List.of(above)), parent));
    }

    /** Options of any of some lists, each with its details. */
    void picks(List<String> lists, Node choice) {
        switch (choice) {
            case Scalar name -> option(lists, name);
            case ListNode list -> list.items().forEach(item -> picks(lists, item));
            case MapNode map -> map.all().forEach(pick -> {
                Optional<Option> option = option(lists, pick.key());
                pick.value().asMap().ifPresent(details -> {
                    details.scalar("quality").ifPresent(quality -> lists.forEach(list ->
                            today(SheetPaths.ofList(list) + ".quality", quality)));
                    details(option, lists, details);
                });
            });
        }
    }

    private Optional<Option> option(List<String> lists, Scalar name) {
        String id = naming.today(scope, scope.lists(lists), name);
        return lists.stream().flatMap(list -> scope.rules().option(list, unqualified(id, list)).stream()).findFirst();
    }

    private static String unqualified(String id, String list) {
        return id.startsWith(list + ".") ? id.substring(list.length() + 1) : id;
    }

    /** Answers to what an option and what it brings ask. */
    private void details(Optional<Option> option, List<String> lists, MapNode details) {
        for (MapNode.Entry detail : details.all()) {
            String key = detail.key().text();
            if (DETAILS.contains(key)) {
                continue;
            }
            if (detail.value().asMap().isPresent()) {
                gift(detail.key(), detail.value().asMap().get());
            } else {
                option.ifPresent(asked -> answer(asked, detail));
            }
        }
    }

    /** Answers to what an option asks that came with another. */
    private void gift(Scalar name, MapNode answers) {
        List<String> lists = List.copyOf(scope.rules().lists().keySet());
        details(option(lists, name), lists, answers);
    }

    private void answer(Option asked, MapNode.Entry answer) {
        String asks = SheetPaths.ofList(asked.key().list()) + "." + asked.key().id() + ".ask";
        Question question = asked.asks().get(today(asks, answer.key()));
        if (question == null) {
            return;
        }
        for (Node item : answer.value().items()) {
            item.asValue().ifPresent(value -> {
                today(asks + "." + question.label().id() + ".one-of", value);
                question.which().ifPresent(block -> naming.today(scope, scope.setsAndLists(List.of(block),
                        List.of(block)), value));
                if (question.label().id().equals(CellMap.CELL)) {
                    scope.rules().maps().keySet().forEach(map -> today("maps." + map + ".cells", value));
                }
            });
        }
    }

    /** Links to owners, with the answers to what those give. */
    void links(Collection<MapNode.Entry> links) {
        for (MapNode.Entry link : links) {
            today("links", link.key());
            link.value().all().stream().filter(answer -> !answer.key().text().equals(OwnerReference.FILE))
                    .forEach(gift -> gift.value().asMap().ifPresent(answers -> gift(gift.key(), answers)));
        }
    }

    String today(String path, Scalar written) {
        return naming.today(scope, scope.block(path), written);
    }
}
