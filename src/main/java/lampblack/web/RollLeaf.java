package lampblack.web;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.io.LoadedCharacter;
import lampblack.rules.Roll;

/**
 * The leaf that dice are rolled on.
 *
 * @param said what the last mark did
 * @param form of the roll that is open; none where the sheet has no rolls
 * @param action where marks are sent
 * @param again where more is done for a roll that fell
 */
public record RollLeaf(List<String> said, String action, String again, List<Way> rolls, List<RollForm> form,
        List<OddsView> odds,
        List<ThrownView> thrown, String ledger, List<Way> reach) implements Leaf {

    /** The way to a roll or a leaf. @param current {@code page} where it is open */
    public record Way(String path, String title, String current) {}

    /** A roll that fell in this sitting. @param later what may still be done for it */
    public record ThrownView(Thrown roll, String name, List<Later> later, List<Mark> marks, List<Mark> words,
            List<Mark> ledger, List<Hidden> all) {}

    /** Something that is due. @param id of its control @param due what it is called in the sitting */
    public record Mark(String id, String due, String label, String where, String field, String value) {}

    /** A hidden field. */
    public record Hidden(String name, String value) {}

    static RollLeaf of(Visit visit, String stem, LoadedCharacter character) {
        List<Thrown> thrown = visit.sitting().rolls();
        Form form = visit.asks("roll") ? new Form(visit.context().queryParamMap())
                : thrown.isEmpty() ? new Form(Map.of()) : again(thrown.get(0).form());
        return of(visit, stem, character, form, List.of());
    }

    /** The form as it was for the last roll, but for what was done for it and the dice of the table. */
    private static Form again(Form last) {
        Map<String, List<String>> fields = new LinkedHashMap<>(last.fields());
        fields.keySet().removeIf(each -> each.startsWith("x.") || List.of("w", "shown", "seed").contains(each));
        return new Form(fields);
    }

    static RollLeaf of(Visit visit, String stem, LoadedCharacter character, Form form, List<String> more) {
        Map<String, Roll> rolls = character.outcome().sheet().rolls();
        Optional<Roll> open = Optional.ofNullable(form.text("roll").map(rolls::get)
                .orElseGet(() -> rolls.values().stream().findFirst().orElse(null)));
        List<Way> ways = rolls.values().stream().map(each -> new Way(Tab.ROLL.path(stem) + "?roll="
                + Paths.encoded(each.id()), each.label().title(),
                open.filter(each::equals).isPresent() ? "page" : "")).toList();
        List<LoadedCharacter> fellows = open.filter(each -> each.group().isPresent()).isPresent()
                ? new Company(visit).fellows(character) : List.of();
        Optional<Asked> asked = open.map(each -> Asked.of(character, each, form));
        List<String> said = new ArrayList<>(more);
        said.addAll(visit.sitting().said(character.text().sha256()));
        return new RollLeaf(said, Paths.change(stem, Tab.ROLL, "mark"), Tab.ROLL.path(stem), ways,
                asked.map(each -> List.of(RollForm.of(visit, stem, each, fellows))).orElse(List.of()),
                asked.map(each -> List.of(OddsView.of(visit, each, fellows))).orElse(List.of()),
                thrown(visit, character),
                PlayLeaf.ledger(stem),
                PlayLeaf.reach(visit, stem, Tab.ROLL));
    }

    /** The last rolls; of the newest it is said what may still be done for it. */
    private static List<ThrownView> thrown(Visit visit, LoadedCharacter character) {
        List<ThrownView> views = new ArrayList<>();
        for (Thrown each : visit.sitting().rolls()) {
            views.add(view(visit, each, views.isEmpty() ? Later.of(visit, character, each) : List.of()));
        }
        return views;
    }

    private static ThrownView view(Visit visit, Thrown thrown, List<Later> later) {
        Map<String, List<Mark>> marks = new LinkedHashMap<>();
        List<Hidden> all = new ArrayList<>();
        int index = 0;
        for (Due each : thrown.dues()) {
            String due = each.id(thrown.number());
            marks.computeIfAbsent(each.kind(), kind -> new ArrayList<>()).add(new Mark("d-" + thrown.number() + "-"
                    + index++, due, each.label(), each.where(), each.field(), each.value()));
            if (each.sure() && each.kind().equals("mark") && each.field().equals("mark")) {
                all.add(new Hidden("where", each.where()));
                all.add(new Hidden("mark", each.value()));
                all.add(new Hidden("due", due));
            }
        }
        String name = thrown.on().isEmpty() ? thrown.title()
                : visit.words("web.roll.with-trait", "roll", thrown.title(), "trait", thrown.on());
        return new ThrownView(thrown, name, later, marks.getOrDefault("mark", List.of()),
                marks.getOrDefault("write", List.of()), marks.getOrDefault("ledger", List.of()),
                all.size() > 3 ? all : List.of());
    }
}
