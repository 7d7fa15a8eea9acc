package lampblack.lint.effect;

import java.util.Optional;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;
import lampblack.lint.analysis.Findings;
import lampblack.lint.analysis.Lint;
import lampblack.lint.bounds.SheetBounds;
import lampblack.rules.Amount;
import lampblack.rules.SheetRules;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionList;
import lampblack.rules.track.Track;
import lampblack.rules.track.TrackShape;
import lampblack.rules.trait.TraitSet;
import lampblack.ruleset.Ruleset;

/** Something with room for nothing: a track that never has a box, ratings that never rise above 0, a list for none. */
public final class NoRoom implements Lint {

    @Override
    public void check(Ruleset ruleset, Findings found) {
        ruleset.allSheets().forEach(sheet -> new NoRoomInSheet(sheet, found.bounds(sheet), found).check());
    }

    private record NoRoomInSheet(SheetRules rules, SheetBounds bounds, Findings found) {

        void check() {
            rules.traits().values().forEach(this::set);
            rules.tracks().values().forEach(this::track);
            for (OptionList list : rules.lists().values()) {
                if (isNone(list.atMost())) {
                    report(list.id(), list.label().place("at-most"),
                            Message.of("ruleset.no-room.list", "list", list.id()));
                }
                list.entries().values().forEach(this::option);
            }
        }

        private boolean isNone(Amount amount) {
            return bounds.amount(amount).high() <= 0;
        }

        private void set(TraitSet set) {
            boolean none = set.derived().isEmpty() && !bounds.ratings().traits(set).isEmpty()
                    && bounds.ratings().traits(set).stream().allMatch(trait -> bounds.ratings().cap(trait).high() <= 0);
            if (none) {
                report(set.id(), set.label().place("rating", "max"),
                        Message.of("ruleset.no-room.set", "set", set.id()));
            }
        }

        /** What the ledger keeps is judged by what is earned into it and paid from it. */
        private void track(Track track) {
            TrackShape shape = track.shape();
            if (!track.ledger() && (shape instanceof TrackShape.Boxes || shape instanceof TrackShape.Clock)
                    && bounds.size(track.id(), false).high() >= 0 && bounds.size(track.id()).high() <= 0) {
                String key = shape instanceof TrackShape.Boxes ? "boxes" : "clock";
                report(track.id(), track.label().place(key),
                        Message.of("ruleset.no-room", "name", track.id(), "key", key));
            } else if (shape instanceof TrackShape.Rows rows) {
                rows.rows().forEach((id, row) -> {
                    String path = track.id() + "." + id;
                    if (bounds.size(path, false).high() >= 0 && bounds.size(path).high() <= 0) {
                        report(track.id() + "." + id, row.label().place("slots"),
                                Message.of("ruleset.no-room", "name", id, "key", "slots"));
                    }
                });
            }
        }

        private void option(Option option) {
            marked(option, "boxes", option.boxes());
            marked(option, "uses", option.uses());
        }

        private void marked(Option option, String key, Optional<Amount> amount) {
            if (amount.isPresent() && isNone(amount.get()) && amount.get() instanceof Amount.Fixed) {
                report(option.key().toString(), option.label().place(key),
                        Message.of("ruleset.no-room", "name", option.key().id(), "key", key));
            }
        }

        private void report(String subject, Span place, Message words) {
            found.add(subject, Diagnostic.of(Code.RULESET__NO_ROOM, place, words));
        }
    }
}
