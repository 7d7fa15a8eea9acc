package lampblack.lint.condition;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;
import lampblack.expression.Mention;
import lampblack.lint.analysis.Findings;
import lampblack.lint.analysis.Lint;
import lampblack.rules.PlayReading;
import lampblack.rules.SheetRules;
import lampblack.rules.derived.FormulaScope;
import lampblack.rules.effect.ChangeRating;
import lampblack.rules.effect.ChangeSize;
import lampblack.rules.effect.ChangeTitle;
import lampblack.rules.effect.Effect;
import lampblack.rules.effect.EffectBlock;
import lampblack.rules.effect.GiveMembers;
import lampblack.rules.effect.ModifyRoll;
import lampblack.rules.option.Option;
import lampblack.rules.track.Track;
import lampblack.ruleset.Ruleset;

/** What is given while marks of play are so, and would decide what may be chosen. */
public final class PlayGift implements Lint {

    @Override
    public void check(Ruleset ruleset, Findings findings) {
        ruleset.allSheets().stream().filter(sheet -> !sheet.play().isNothing())
                .forEach(sheet -> new PlayGiftOfSheet(sheet, ruleset.sheets(), findings).check());
    }

    private record PlayGiftOfSheet(SheetRules sheet, Map<String, SheetRules> sheets, Findings findings) {

        void check() {
            sheet.options().stream()
                    .filter(option -> option.gives().stream().anyMatch(sheet.play()::isInPlay)).forEach(this::check);
        }

        private void check(Option option) {
            option.gives().stream().filter(sheet.play()::isInPlay).forEach(block -> block.forEach((effect, place) ->
                    problem(effect, place, option, block)
                            .ifPresent(problem -> findings.add(option.key().toString(), problem))));
        }

        private Optional<Diagnostic> problem(Effect effect, Span place, Option option, EffectBlock block) {
            if (effect.givenToMembers().isPresent() && readsMembers(option, block)) {
                return Optional.of(Diagnostic.of(Code.RULESET__PLAY_GIFT, place,
                        Message.of("ruleset.play-gift.members")));
            }
            return refused(effect, place, sheet).map(at -> because(Diagnostic.of(Code.RULESET__PLAY_GIFT, at), option,
                    block).note(Message.of("note.play-gifts")));
        }

        private static boolean readsMembers(Option option, EffectBlock block) {
            return mentions(option, block).anyMatch(FormulaScope::isOfMembers);
        }

        private static Stream<Mention> mentions(Option option, EffectBlock block) {
            return Stream.concat(
                    Stream.of(option.holds(), block.holds()).flatMap(requirement -> requirement.leaves().stream())
                            .flatMap(leaf -> leaf.formula().stream()).flatMap(formula -> formula.mentions().stream()),
                    block.effects().stream().flatMap(effect -> effect.mentions().stream()));
        }

        /** Says where the marks are read, or that it is something else that hangs on them. */
        private Diagnostic because(Diagnostic problem, Option option, EffectBlock block) {
            PlayReading reading = new PlayReading(sheet, Optional.empty(), sheets);
            return mentions(option, block).filter(reading::reads).findFirst()
                    .map(mention -> problem.note(Message.of("note.read-here"), mention.span()))
                    .orElse(problem.note(Message.of("note.read-through")));
        }

        /** Where it gives something that choices are judged by. */
        private Optional<Span> refused(Effect effect, Span place, SheetRules to) {
            boolean fits = switch (effect) {
                case ChangeRating rating -> true;
                case ChangeTitle title -> true;
                case ModifyRoll roll -> true;
                case ChangeSize size -> !isKeptByLedger(size.track(), to);
                case GiveMembers members -> true;
                default -> false;
            };
            return fits ? ofMembers(effect) : Optional.of(place);
        }

        private Optional<Span> ofMembers(Effect effect) {
            EffectBlock given = effect.givenToMembers().map(GiveMembers::gives).orElse(null);
            if (given == null) {
                return Optional.empty();
            }
            SheetRules theirs = sheets.get(effect.givenToMembers().get().sheet());
            List<Effect> effects = given.effects();
            for (int i = 0; i < effects.size(); i++) {
                Optional<Span> refused = refused(effects.get(i), given.places().get(i), theirs);
                if (refused.isPresent()) {
                    return refused;
                }
            }
            return Optional.empty();
        }

        private static boolean isKeptByLedger(String path, SheetRules to) {
            int dot = path.indexOf('.');
            Track track = to.tracks().get(dot < 0 ? path : path.substring(0, dot));
            return track.ledger();
        }
    }
}
