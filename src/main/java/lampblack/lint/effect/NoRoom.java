package lampblack.lint.effect;

import java.util.Optional;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;
import lampblack.lint.analysis.Findings;
import lampblack.lint.analysis.SheetLint;
import lampblack.lint.bounds.SheetBounds;
import lampblack.rules.Amount;
import lampblack.rules.PartKind;
import lampblack.rules.Quantity;
import lampblack.rules.SheetRules;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionList;
import lampblack.rules.track.Derivation;
import lampblack.rules.track.Track;
import lampblack.rules.track.TrackShape;
import lampblack.rules.track.TraitSet;

/** Something with room for nothing: a track that never has a box, ratings that never rise above 0, a list for none. */
public final class NoRoom implements SheetLint {

    @Override
    public void check(SheetRules sheet, Findings findings) {
        new NoRoomInSheet(sheet, findings.bounds(sheet), findings).check();
    }

    private record NoRoomInSheet(SheetRules rules, SheetBounds bounds, Findings findings) {

        void check() {
            rules.traits().values().forEach(this::set);
            rules.tracks().values().forEach(this::track);
            rules.parts().values().forEach(this::part);
            for (OptionList list : rules.lists().values()) {
                if (isNone(list.atMost())) {
                    report(list.id(), list.label().place("at-most"),
                            Message.of("ruleset.no-room.list", "list", list.id()));
                }
                list.entries().values().forEach(this::option);
            }
        }

        /** A kind of parts of which nobody ever has one. */
        private void part(PartKind part) {
            if (isNone(part.places().most()) && !bounds.effects().any(new Quantity.Places(part.id()))) {
                report(part.id(), part.label().place("places"), Message.of("ruleset.no-room.part", "part", part.id()));
            }
        }

        private boolean isNone(Amount amount) {
            return bounds.amount(amount).high() <= 0;
        }

        private void set(TraitSet set) {
            boolean none = !bounds.ratings().traits(set).isEmpty() && bounds.ratings().traits(set).stream()
                    .allMatch(trait -> (set.derivation(trait.id()).flatMap(Derivation::formula).isEmpty()
                            ? bounds.ratings().cap(trait) : bounds.ratings().rating(trait)).high() <= 0);
            if (none) {
                report(set.id(), set.label().place("rating", set.derived().isPresent() ? "is" : "max"),
                        Message.of("ruleset.no-room.set", "set", set.id()));
            }
        }

        /** What the ledger keeps is judged by what is earned into it and paid from it. */
        private void track(Track track) {
            switch (track.shape()) {
                case TrackShape.Boxes boxes -> boxes(track, "boxes");
                case TrackShape.Clock clock -> boxes(track, "clock");
                case TrackShape.Rows rows -> rows.rows().forEach((id, row) -> row(track.id() + "." + id, row));
                default -> { }
            }
        }

        private void boxes(Track track, String key) {
            if (!track.ledger() && isNever(track.id())) {
                report(track.id(), track.label().place(key),
                        Message.of("ruleset.no-room", "name", track.id(), "key", key));
            }
        }

        private void row(String path, TrackShape.TrackRow row) {
            if (isNever(path)) {
                report(path, row.label().place("slots"),
                        Message.of("ruleset.no-room", "name", row.label().id(), "key", "slots"));
            }
        }

        /** Whether a size never rises above 0; one that begins below it is reported as such. */
        private boolean isNever(String path) {
            return bounds.size(path, false).high() >= 0 && bounds.size(path).high() <= 0;
        }

        private void option(Option option) {
            marked(option, "boxes", option.boxes());
            marked(option, "uses", option.uses());
        }

        private void marked(Option option, String key, Optional<Amount> amount) {
            if (amount.flatMap(Amount::fixed).filter(number -> number <= 0).isPresent()) {
                report(option.key().toString(), option.label().place(key),
                        Message.of("ruleset.no-room", "name", option.key().id(), "key", key));
            }
        }

        private void report(String subject, Span place, Message words) {
            findings.add(subject, Diagnostic.of(Code.RULESET__NO_ROOM, place, words));
        }
    }
}
