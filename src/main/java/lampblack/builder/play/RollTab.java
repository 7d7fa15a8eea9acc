package lampblack.builder.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lampblack.builder.group.ShelfGroups;
import lampblack.builder.page.CharacterTab;
import lampblack.builder.page.ControlId;
import lampblack.builder.page.FormData;
import lampblack.builder.page.HiddenField;
import lampblack.builder.page.Link;
import lampblack.builder.page.TabInput;
import lampblack.builder.page.TabView;
import lampblack.builder.page.Urls;
import lampblack.diagnostic.Messages;
import lampblack.edit.CharacterEditor;
import lampblack.edit.LoadedCharacter;
import lampblack.rules.OtherTrack;
import lampblack.rules.roll.Roll;

/**
 * The tab for rolling dice.
 *
 * @param said the messages about the last mark
 * @param form the form of the open roll; none where the sheet has no rolls
 * @param log the rolls of the character that are kept; none where there are none
 */
public record RollTab(List<String> said, RollWays ways, List<Link> rolls, List<RollFormView> form,
        List<OddsView> odds, List<RollRecordView> records, List<DiceLogView> log, List<Link> reach)
        implements TabView {

    /**
     * A roll that fell in this sitting. @param later what may still be done for it @param part that made it, or empty
     */
    public record RollRecordView(RollRecord roll, String name, List<RollFollowUp> later, String part,
            List<MarkButton> marks,
            List<MarkButton> words,
            List<MarkButton> ledger, List<HiddenField> all) {

        /** What the ids of its controls begin with. */
        public String id() {
            return "thrown." + roll.number();
        }
    }

    /**
     * Something that is due. @param due what it is called in the sitting @param seen the version of the owner it marks
     */
    public record MarkButton(String id, String due, String label, String where, String field, String value,
            List<HiddenField> seen) {}

    public static RollTab of(TabInput in, RecentActivity activity) {
        return of(in, activity, filled(in.query(), activity), List.of());
    }

    /** What the form says: what the address asks for, or what the last roll was made with. */
    public static FormData filled(FormData query, RecentActivity activity) {
        List<RollRecord> records = activity.rolls();
        return query.text("roll").isPresent() ? query
                : records.isEmpty() ? new FormData(Map.of()) : again(records.get(0).form());
    }

    /** The form as it was for the last roll, but for what was done for it and the dice of the table. */
    private static FormData again(FormData last) {
        Map<String, List<String>> fields = new LinkedHashMap<>(last.fields());
        fields.keySet().removeIf(id -> id.startsWith("x.") || List.of("w", "shown", "seed").contains(id));
        return new FormData(fields);
    }

    public static RollTab of(TabInput in, RecentActivity activity, FormData form, List<String> more) {
        String stem = in.key();
        LoadedCharacter character = in.character();
        Map<String, Roll> rolls = RollingPart.rolls(character);
        Optional<Roll> open = Optional.ofNullable(form.text("roll").map(rolls::get)
                .orElseGet(() -> rolls.values().stream().findFirst().orElse(null)));
        List<Link> ways = new ArrayList<>();
        rolls.values().forEach(roll -> RollingPart.all(character, roll).forEach(by -> ways.add(
                way(in, roll, by, open.filter(roll::equals).isPresent()
                        && RollingPart.of(character, roll, form).path().equals(by.path())))));
        List<LoadedCharacter> fellows = open.filter(roll -> roll.group().isPresent()).isPresent()
                ? new ShelfGroups(in.shelf()).fellows(character) : List.of();
        Optional<RollRequest> requested = open.map(roll -> RollRequest.of(character, roll, form));
        List<String> said = new ArrayList<>(more);
        said.addAll(in.said());
        return new RollTab(said, RollWays.of(stem, CharacterTab.ROLL), ways,
                requested.map(rollRequest -> List.of(RollFormView.of(in.messages(), stem, rollRequest, fellows)))
                .orElse(List.of()),
                requested.map(rollRequest -> List.of(OddsView.of(in.messages(), rollRequest, fellows)))
                .orElse(List.of()),
                thrown(in, activity), log(in),
                Link.underThumb(in.messages(), stem, CharacterTab.ROLL));
    }

    private static List<DiceLogView> log(TabInput in) {
        DiceLogView log = DiceLogView.of(in.shelf().rolls(), Set.of(in.key()), in.query().text("rolls").orElse(""),
                in.messages(), in.clock());
        return log.lines().isEmpty() ? List.of() : List.of(log);
    }

    /** A link to a roll, of each part that can make it. */
    private static Link way(TabInput in, Roll roll, RollingPart by, boolean isOpen) {
        String path = CharacterTab.ROLL.path(in.key()) + "?roll=" + Urls.encoded(roll.id());
        return (by.path().isEmpty() ? Link.of("roll", path, roll.label().title())
                : Link.of("roll", path + "&" + RollingPart.PART + "=" + Urls.encoded(by.path()),
                        by.title(in.messages(), roll))).current(isOpen).looking(by.missing(roll).isEmpty() ? ""
                                : "barred");
    }

    /** The last rolls; the newest with the changes it still allows. */
    public static List<RollRecordView> thrown(TabInput in, RecentActivity activity) {
        List<RollRecordView> views = new ArrayList<>();
        for (RollRecord rollRecord : activity.rolls()) {
            views.add(view(in.messages(), in.editor(), in.character(), rollRecord,
                    views.isEmpty() && activity.isFresh(rollRecord) ? RollFollowUp.of(in.messages(), in.character(), rollRecord)
                    : List.of()));
        }
        return views;
    }

    /** A roll with what is to be marked of it. @param later what may still be done for it */
    public static RollRecordView view(Messages messages, CharacterEditor editor, LoadedCharacter character,
            RollRecord record, List<RollFollowUp> later) {
        Map<String, List<MarkButton>> marks = new LinkedHashMap<>();
        List<HiddenField> all = new ArrayList<>();
        for (PendingMark pendingMark : record.dues()) {
            String due = pendingMark.id(record.number());
            marks.computeIfAbsent(pendingMark.kind(), kind -> new ArrayList<>())
                    .add(new MarkButton(ControlId.of("d-" + due, pendingMark.field(),
                    pendingMark.where() + (pendingMark.value().isEmpty() ? "" : "." + pendingMark.value())), due, pendingMark.label(), pendingMark.where(), pendingMark.field(),
                    pendingMark.value(), seen(editor, character, pendingMark.where())));
            if (pendingMark.sure() && pendingMark.kind().equals("mark") && pendingMark.field().equals("mark")) {
                all.add(new HiddenField("where", pendingMark.where()));
                all.add(new HiddenField("mark", pendingMark.value()));
                all.add(new HiddenField("due", due));
                seen(editor, character, pendingMark.where()).stream().filter(field -> !all.contains(field))
                        .forEach(all::add);
            }
        }
        String name = record.on().isEmpty() ? record.title()
                : messages.text("web.roll.with-trait", "roll", record.title(), "trait", record.on());
        return new RollRecordView(record, name, later, record.form().text(RollingPart.PART).orElse(""),
                marks.getOrDefault("mark", List.of()),
                marks.getOrDefault("write", List.of()), marks.getOrDefault("ledger", List.of()),
                all.stream().filter(field -> field.name().equals("due")).count() > 1 ? all : List.of());
    }

    /** The version of the owner that a mark is made on, so that one who has changed meanwhile is not written over. */
    private static List<HiddenField> seen(CharacterEditor editor, LoadedCharacter character, String where) {
        return OtherTrack.ofOwner(where, character.evaluated().sheet())
                .flatMap(other -> editor.owner(character, other.link()))
                .map(owner -> new HiddenField(FormData.seenOf(owner.character().key()),
                        owner.character().text().version())).stream().toList();
    }
}
