package lampblack.lint.text;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Span;
import lampblack.lint.analysis.Findings;
import lampblack.lint.analysis.Lint;
import lampblack.node.Scalar;
import lampblack.rules.Amount;
import lampblack.rules.Label;
import lampblack.rules.SheetRules;
import lampblack.rules.advance.Advance;
import lampblack.rules.effect.Effect;
import lampblack.rules.effect.EffectBlock;
import lampblack.rules.effect.EffectKey;
import lampblack.rules.effect.EffectTarget;
import lampblack.rules.option.Option;
import lampblack.rules.option.OptionList;
import lampblack.rules.track.TraitSet;
import lampblack.ruleset.Ruleset;

/** The same name twice in a list where once is enough, as it comes of copying a line. */
public final class SaidTwice implements Lint {

    @Override
    public void check(Ruleset ruleset, Findings findings) {
        for (SheetRules sheet : ruleset.allSheets()) {
            for (TraitSet set : sheet.traits().values()) {
                check(set.id(), set.label(), List.of("suggestions"), findings);
            }
            sheet.tracks().values().forEach(track -> check(track.id(), track.label(), List.of("clocks"), findings));
            for (OptionList list : sheet.lists().values()) {
                check(list.id(), list.label(), List.of("suggestions"), findings);
                named(list, ruleset, findings);
                for (Option option : list.entries().values()) {
                    check(option.key().toString(), option.label(), List.of("requires", "while", "tags"), findings);
                    option.gives().forEach(effectBlock -> effects(option, effectBlock, sheet, findings));
                }
            }
            for (Advance advance : sheet.advances().values()) {
                check(advance.id(), advance.label(), List.of("requires", "raise", "swap"), findings);
            }
        }
    }

    /** What this game suggests and is an entry already. */
    private static void named(OptionList list, Ruleset ruleset, Findings findings) {
        for (Scalar suggestion : list.label().written().scalars("suggestions")) {
            list.entries().values().stream().map(Option::label)
                    .filter(entry -> ruleset.owns(suggestion.span()))
                    .filter(entry -> entry.title().equalsIgnoreCase(suggestion.text().strip())).findFirst()
                    .ifPresent(entry -> findings.add(list.id(), Diagnostic.of(Code.RULESET__SAID_TWICE,
                            suggestion.span(), Message.of("ruleset.said-twice.entry", "name", suggestion.text()))
                            .note(Message.of("note.first-written"), entry.span())));
        }
    }

    /** What one block gives or opens twice, unless it may be had more than once. */
    private static void effects(Option option, EffectBlock gives, SheetRules sheet, Findings findings) {
        Map<Effect, Span> said = new HashMap<>();
        gives.forEach((effect, place) -> {
            boolean opens = effect.key() == EffectKey.OPENS;
            boolean once = opens || effect.grantedOption().flatMap(EffectTarget::named)
                    .filter(path -> isOnce(path, sheet)).isPresent();
            Span before = once ? said.putIfAbsent(effect, place) : null;
            if (before != null) {
                findings.add(option.key().toString(), Diagnostic.of(Code.RULESET__SAID_TWICE, place,
                        "name", place.text(), "key", opens ? "opens" : "options")
                        .note(Message.of("note.first-written"), before));
            }
        });
    }

    private static boolean isOnce(String path, SheetRules sheet) {
        int dot = path.indexOf('.');
        return sheet.option(path.substring(0, dot), path.substring(dot + 1))
                .filter(option -> option.times().equals(Amount.Fixed.ONE)).isPresent();
    }

    private static void check(String subject, Label label, List<String> keys, Findings findings) {
        for (String key : keys) {
            List<Scalar> all = label.written().scalars(key);
            Map<String, Span> said = new HashMap<>();
            for (Scalar scalar : all.size() < 2 ? List.<Scalar>of() : all) {
                Span before = said.putIfAbsent(scalar.text().strip().toLowerCase(Locale.ROOT), scalar.span());
                if (before != null) {
                    findings.add(subject, Diagnostic.of(Code.RULESET__SAID_TWICE, scalar.span(), "name", scalar.text(),
                            "key", key)
                            .note(Message.of("note.first-written"), before));
                }
            }
        }
    }
}
