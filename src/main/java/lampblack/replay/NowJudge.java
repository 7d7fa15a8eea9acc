package lampblack.replay;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lampblack.character.Name;
import lampblack.character.Part;
import lampblack.character.SlotMark;
import lampblack.character.TakenOption;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.NearestName;
import lampblack.diagnostic.Report;
import lampblack.node.MapNode;
import lampblack.node.MeantNumber;
import lampblack.node.Node;
import lampblack.node.Scalar;
import lampblack.rules.PartKind;
import lampblack.rules.SheetRules;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.derived.MarksOfPlay;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionList;
import lampblack.rules.track.Track;
import lampblack.rules.track.TrackShape;

/** Looks at the marks of play, which can be odd but never make a character illegal. */
public record NowJudge(SheetRules sheet, DerivedSheet derived, Report report) {

    /** A slip changes so many letters at most. */
    private static final int MAX_SLIP = 2;

    public static final String CARRIED = MarksOfPlay.CARRIED;

    void judge(MapNode now) {
        for (MapNode.Entry entry : now.all()) {
            String id = entry.key().text();
            Track track = sheet.tracks().get(id);
            if (track != null) {
                judge(track, entry.value());
            } else if (sheet.parts().containsKey(id)) {
                parts(sheet.parts().get(id), entry.value());
            } else if (id.equals(OptionBoxes.USED)) {
                new OptionBoxesJudge(derived, report).judge(entry.value());
            } else if (!id.equals(CARRIED)) {
                Set<String> known = new LinkedHashSet<>(sheet.tracks().keySet());
                known.addAll(sheet.parts().keySet());
                known.addAll(sheet.lists().values().stream().anyMatch(list -> list.load().isPresent()) ? Set.of(CARRIED)
                        : Set.of());
                report.add(Diagnostic.of(Code.NOW__UNKNOWN_TRACK, entry.key().span(), "name", id)
                        .suggestOrList(id, known));
            }
        }
        carried(now);
    }

    private void parts(PartKind kind, Node value) {
        for (MapNode.Entry entry : value.all()) {
            Map<String, Part> parts = derived.choices().parts(kind.id());
            Optional<DerivedSheet> part = derived.part(kind.id(), Name.of(entry.key().text()).key());
            if (part.isEmpty()) {
                report.add(Diagnostic.of(Code.NOW__UNKNOWN_TRACK, entry.key().span(),
                        Message.of("now.unknown-track.part", "name", entry.key().text(), "kind", kind.label().title()))
                        .suggest(entry.key().text(), parts.values().stream().map(Part::name).toList()));
            } else if (entry.value().asMap().isPresent()) {
                new NowJudge(kind.sheet(), part.get(), report).judge(entry.value().asMap().get());
            } else if (!entry.value().isNull()) {
                wrongPart(entry.value(), kind);
            }
        }
        if (value.asMap().isEmpty() && !value.isNull()) {
            wrongPart(value, kind);
        }
    }

    private void wrongPart(Node value, PartKind kind) {
        report.add(Diagnostic.of(Code.NOW__WRONG_MARK, value.span(), "track", kind.label().title(), "expected",
                Message.of("expected.marks-of-parts")));
    }

    private void judge(Track track, Node value) {
        if (value.isNull()) {
            return;
        }
        if (track.ledger()) {
            report.add(Diagnostic.of(Code.NOW__KEPT_BY_LEDGER, value.span(), "track", derived.titleOf(track.label()))
                    .note(Message.of("note.gain-or-lose")));
            return;
        }
        switch (track.shape()) {
            case TrackShape.Rows rows -> rows(track, rows, value);
            case TrackShape.Clocks clocks ->
                    new ClocksJudge(derived.titleOf(track.label()), clocks, report).judge(value);
            case TrackShape.Bands bands -> band(track, bands, value);
            case TrackShape.Boxes boxes -> number(track, value, 0);
            case TrackShape.Clock clock -> number(track, value, 0);
            case TrackShape.Counter counter -> number(track, value, counter.min());
            case TrackShape.Pool pool -> number(track, value, 0);
        }
    }

    private void rows(Track track, TrackShape.Rows rows, Node value) {
        if (value.asMap().isPresent()) {
            value.all().forEach(row -> row(track, rows, row));
        } else {
            report.add(rows.rows().keySet().stream().findFirst().map(row -> wrongMark(track, value, "rows")
                    .note(Message.of("note.such-as", "example", "{" + row + ": [" + entry(value) + "]}")))
                    .orElseGet(() -> wrongMark(track, value, "rows")));
        }
    }

    /** What is written, as an entry of a list. */
    private static String entry(Node value) {
        return value.asScalar().filter(Scalar::isText).map(Scalar::text).filter(text ->
                text.chars().noneMatch(c -> !Character.isLetterOrDigit(c) && c != ' ' && c != '\'')).orElse("…");
    }

    private void band(Track track, TrackShape.Bands bands, Node value) {
        String band = value.asScalar().map(Scalar::text).orElse("");
        if (!bands.bands().containsKey(band)) {
            report.add(wrongMark(track, value, "band").suggestOrList(band, bands.bands().keySet()));
        }
    }

    private void number(Track track, Node value, long least) {
        Optional<Long> marked = value.integer();
        if (marked.isEmpty()) {
            report.add(MeantNumber.mend(wrongMark(track, value, "number"), value));
        } else if (marked.get() < least) {
            report.add(Diagnostic.of(Code.NOW__WRONG_MARK, value.span(), "track", derived.titleOf(track.label()),
                    "expected", Message.of("expected.number-from", "least", least)));
        } else {
            tooMuch(derived.titleOf(track.label()), marked.get(), derived.size(track.id()), value);
        }
    }

    private void row(Track track, TrackShape.Rows rows, MapNode.Entry entry) {
        String id = entry.key().text();
        if (!rows.rows().containsKey(id)) {
            report.add(Diagnostic.of(Code.NOW__UNKNOWN_TRACK, entry.key().span(),
                    Message.of("now.unknown-track.row", "name",
                    id, "track", derived.titleOf(track.label()))).suggest(id, rows.rows().keySet()));
        } else if (entry.value().asList().isPresent()) {
            TrackShape.TrackRow row = rows.rows().get(id);
            tooMuch(row.label().title(), entry.value().items().size(), derived.size(track.id() + "." + id),
                    entry.value());
            entry.value().items().forEach(item -> slot(row, item));
        } else if (!entry.value().isNull()) {
            wrong(track, entry.value(), "names");
        }
    }

    /** What stands in a slot: words, with a number of marked boxes where the slot has some. */
    private void slot(TrackShape.TrackRow row, Node item) {
        Optional<SlotMark> slot = SlotMark.of(item);
        boolean numbered = item.asScalar().isEmpty();
        if (slot.isEmpty() || numbered && row.boxes() == 0) {
            report.add(Diagnostic.of(Code.NOW__WRONG_MARK, item.span(), "track", row.label().title(), "expected",
                    row.boxes() == 0 ? Message.of("expected.words")
                            : Message.of("expected.slot", "form", "{words: 2}")));
        } else if (numbered) {
            tooMuch(slot.get().words(), slot.get().marked(), row.boxes(), item);
        }
    }

    private void tooMuch(String title, long marked, long size, Node place) {
        if (marked > size) {
            report.add(Diagnostic.of(Code.NOW__TOO_MUCH, place.span(), "marked", marked, "track", title, "size", size));
        }
    }

    private void wrong(Track track, Node value, String expected) {
        report.add(wrongMark(track, value, expected));
    }

    private Diagnostic wrongMark(Track track, Node value, String expected) {
        return Diagnostic.of(Code.NOW__WRONG_MARK, value.span(), "track", derived.titleOf(track.label()), "expected",
                Message.of("expected." + expected));
    }

    /** What was likely to be carried and is owned under a name of the player's own that is a slip of the game's. */
    private Optional<Diagnostic> nearOwn(Scalar written) {
        for (OptionList list : sheet.lists().values()) {
            Option meant = list.entries().get(written.text());
            for (TakenOption taken : meant == null ? List.<TakenOption>of() : new Possessions(derived).things(list)) {
                if (taken.made() && NearestName.within(MAX_SLIP, taken.name(), List.of(written.text())).isPresent()) {
                    return Optional.of(Diagnostic.of(Code.OPTION__NEAR_NAME, taken.pick().span(), "name", taken.name(),
                            "list", list.label().title(), "near", written.text())
                            .suggest(taken.name(), List.of(written.text()))
                            .note(Message.of("note.carried-here"), written.span()));
                }
            }
        }
        return Optional.empty();
    }

    private void carried(MapNode now) {
        long load = 0;
        Map<String, Long> all = new HashMap<>();
        for (Scalar written : now.scalars(CARRIED)) {
            Optional<TakenOption> taken = new Possessions(derived).find(written.text());
            if (taken.isEmpty() && nearOwn(written).isPresent()) {
                report.add(nearOwn(written).get());
            } else if (taken.isEmpty()) {
                Diagnostic problem = Diagnostic.of(Code.NOW__NOT_CARRIED, written.span(), "name", written.text());
                report.add(written.text().contains(",") ? problem.note(Message.of("note.brackets-make-list"))
                        : problem.suggest(written.text(), new Possessions(derived).names()));
            } else {
                load += new Possessions(derived).load(taken.get());
                String name = new Possessions(derived).name(taken.get());
                long had = new Possessions(derived).times(taken.get());
                if (all.merge(name, 1L, Long::sum) > had) {
                    report.add(Diagnostic.of(Code.NOW__NOT_CARRIED, written.span(), Message.of("now.not-carried.again",
                            "name", written.text(), "had", had)));
                }
            }
        }
        for (Track track : sheet.tracks().values()) {
            if (track.shape() instanceof TrackShape.Bands bands && bands.countsLoad()) {
                overLoad(track, bands, now, load);
            }
        }
    }

    private void overLoad(Track track, TrackShape.Bands bands, MapNode now, long load) {
        Optional<Scalar> declared = now.scalar(track.id()).filter(scalar -> bands.bands().containsKey(scalar.text()));
        if (declared.isEmpty()) {
            return;
        }
        String band = declared.get().text();
        long most = derived.size(track.id() + "." + band);
        if (load > most) {
            report.add(Diagnostic.of(Code.NOW__OVER_LOAD, declared.get().span(), "load", load, "band",
                    bands.bands().get(band).label().title(), "most", most));
        }
    }
}
