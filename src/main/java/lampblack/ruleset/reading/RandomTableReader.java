package lampblack.ruleset.reading;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.LongStream;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Distinct;
import lampblack.diagnostic.Fix;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;
import lampblack.node.MapNode;
import lampblack.node.Scalar;
import lampblack.rules.option.OptionKey;
import lampblack.rules.option.RandomTable;
import lampblack.rules.option.TableDice;
import lampblack.rules.step.RolledRatings;

/** Reads the results of a roll that the options of a list are taken on. */
record RandomTableReader(ElementReader reader) {

    private static final Pattern RESULTS = Pattern.compile("([0-9]{1,4})(?:\\.\\.([0-9]{1,4}))?");

    Optional<RandomTable> table(MapNode list) {
        List<MapNode.Entry> options = List.copyOf(list.map("entries").map(MapNode::all).orElse(List.of()));
        if (!list.has("roll")) {
            options.forEach(entry -> reader.misplaced(ElementReader.body(entry), "on", "no-roll"));
            return Optional.empty();
        }
        Scalar written = list.scalar("roll").orElseThrow();
        Optional<TableDice> dice = TableDice.of(written.text());
        if (dice.isEmpty()) {
            wrong(written.span(), Message.of("ruleset.wrong-roll.dice", "dice", written.text()));
            return Optional.empty();
        }
        Map<String, RandomTable.ResultRange> on = new LinkedHashMap<>();
        Map<String, List<String>> playbooks = new LinkedHashMap<>();
        for (MapNode.Entry entry : options) {
            MapNode option = ElementReader.body(entry);
            List<String> own = list.has("by") ? option.scalars("playbook").stream().map(Scalar::text).toList()
                    : List.of();
            if (!own.isEmpty()) {
                playbooks.put(entry.key().text(), own);
            }
            RandomTable before = new RandomTable(dice.get(), on, playbooks);
            Map<String, RandomTable.ResultRange> beside = own.isEmpty() ? before.on() : new LinkedHashMap<>();
            own.forEach(playbook -> beside.putAll(before.among(Optional.of(playbook)).on()));
            option.scalar("on").ifPresent(said -> results(said, dice.get(), beside)
                    .ifPresent(results -> on.put(entry.key().text(), results)));
        }
        RandomTable table = new RandomTable(dice.get(), on, playbooks);
        boolean known = playbooks.values().stream().flatMap(List::stream)
                .allMatch(value -> reader.names().knows(ReferenceKind.PLAYBOOK,
                OptionKey.PLAYBOOKS + "." + value));
        if (known && options.stream().allMatch(entry -> on.containsKey(entry.key().text()) || !ElementReader.body(entry)
                .has("on"))) {
            tables(table).forEach(randomTable -> complete(randomTable, written.span(), "ruleset.wrong-roll"));
        }
        return Optional.of(table);
    }

    /** The table of each playbook that has one, or the one of all. */
    private static List<RandomTable> tables(RandomTable table) {
        return table.playbooks().isEmpty() ? List.of(table)
                : Distinct.of(table.playbooks().values().stream().flatMap(List::stream)).stream()
                        .map(value -> table.among(Optional.of(value))).toList();
    }

    /** The ratings that dice come to, in a step of creation. */
    Optional<RolledRatings> scores(MapNode step) {
        Scalar written = step.scalar("roll").orElseThrow();
        Optional<TableDice> dice = TableDice.of(written.text());
        if (dice.isEmpty()) {
            wrong(written.span(), Message.of("ruleset.wrong-roll.dice", "dice", written.text()));
            return Optional.empty();
        }
        Map<String, RandomTable.ResultRange> on = new LinkedHashMap<>();
        Map<String, Long> ratings = new LinkedHashMap<>();
        List<MapNode.Entry> results = List.copyOf(step.map("comes-to").map(MapNode::all).orElse(List.of()));
        for (MapNode.Entry entry : results) {
            results(entry.key(), dice.get(), on).ifPresent(found -> {
                on.put(entry.key().text(), found);
                ratings.put(entry.key().text(), ((Scalar) entry.value()).integer().orElse(0L));
            });
        }
        RandomTable table = new RandomTable(dice.get(), on);
        if (!results.isEmpty() && on.size() == results.size()) {
            complete(table, step.keySpan("comes-to"), "ruleset.wrong-roll.rating");
        }
        return Optional.of(new RolledRatings(table, ratings));
    }

    private Optional<RandomTable.ResultRange> results(Scalar said, TableDice dice,
            Map<String, RandomTable.ResultRange> before) {
        Matcher matcher = RESULTS.matcher(said.text());
        if (!matcher.matches()) {
            wrong(said.span(), Message.of("ruleset.wrong-roll.results", "results", said.text()));
            return Optional.empty();
        }
        long least = Long.parseLong(matcher.group(1));
        long most = matcher.group(2) == null ? least : Long.parseLong(matcher.group(2));
        if (most < least) {
            String better = most + ".." + least;
            reader.report().add(Diagnostic.of(Code.RULESET__WRONG_ROLL, said.span(), Message.of(
                    "ruleset.wrong-roll.results", "results", said.text()))
                    .note(Message.of("note.did-you-mean", "name", better)).fix(Fix.replace(said.span(), better)));
            return Optional.empty();
        }
        if (!dice.canBe(least) || !dice.canBe(most)) {
            wrong(said.span(), Message.of("ruleset.wrong-roll.never", "results", said.text(), "dice", dice.text(),
                    "least",
                    dice.least(), "most", dice.most()));
            return Optional.empty();
        }
        Optional<String> other = LongStream.rangeClosed(least, most).boxed()
                .flatMap(roll -> new RandomTable(dice, before).at(roll).stream()).findFirst();
        other.ifPresent(id -> wrong(said.span(), Message.of("ruleset.wrong-roll.twice", "results", said.text(), "other",
                id)));
        return other.isPresent() ? Optional.empty() : Optional.of(new RandomTable.ResultRange(least, most));
    }

    /** Reports a result that nothing is taken on. */
    private void complete(RandomTable table, Span place, String key) {
        LongStream.rangeClosed(table.dice().least(), table.dice().most())
                .filter(roll -> table.dice().canBe(roll) && table.at(roll).isEmpty()).boxed().findFirst()
                .ifPresent(roll -> wrong(place, Message.of(key, "dice", table.dice().text(), "roll", roll)));
    }

    private void wrong(Span place, Message words) {
        reader.report().add(Diagnostic.of(Code.RULESET__WRONG_ROLL, place, words));
    }
}
