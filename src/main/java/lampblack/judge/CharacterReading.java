package lampblack.judge;

import java.util.List;
import java.util.Optional;
import lampblack.character.CharacterFile;
import lampblack.diagnostic.Checked;
import lampblack.diagnostic.Code;
import lampblack.diagnostic.Diagnostic;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Report;
import lampblack.diagnostic.Severity;
import lampblack.diagnostic.Source;
import lampblack.edit.LoadedCharacter;
import lampblack.edit.VersionedText;
import lampblack.migration.RetiredRemarks;
import lampblack.migration.Takeover;
import lampblack.migration.TakeoverRemarks;
import lampblack.node.MapNode;
import lampblack.node.Scalar;
import lampblack.replay.EvaluatedCharacter;
import lampblack.replay.GroupMembers;
import lampblack.replay.Replay;
import lampblack.replay.ResolvedOwners;
import lampblack.ruleset.LoadedRuleset;
import lampblack.ruleset.Ruleset;

/**
 * From the text of a character to what it comes to, and all that is to be said of it: text, tree, form, choices, game,
 * owners, replay, members.
 *
 * @param games those that it may name
 * @param owners finds what it belongs to
 */
public record CharacterReading(JudgingTerms terms, Rulesets games, Owners owners) {

    /** What a character is called: without a name of its own, as its file is. */
    public static String name(CharacterFile character, String file) {
        return character.fields().text("name").filter(own -> !own.isBlank()).orElseGet(() -> FileName.stem(file));
    }

    /**
     * A text as it is judged where it stands.
     *
     * @param key what the character is found by
     */
    public Checked<LoadedCharacter> of(String key, Place place, VersionedText text) {
        Checked<LoadedCharacter> plain = titled(replayed(key, place, text, text.source()));
        if (plain.diagnostics().isEmpty()) {
            return plain;
        }
        Optional<Diagnostic> other = plain.value().filter(found -> !found.isPartial()).flatMap(found ->
                new OtherSheet(found.ruleset().ruleset(), found.file()).told());
        if (other.isPresent()) {
            return new Checked<>(plain.value(), List.of(other.get()));
        }
        Source source = text.source();
        List<Diagnostic> problems = OddLetterProblems.explained(OddLetterProblems.in(source), plain.diagnostics(),
                odd -> Optional.of(titled(replayed(key, place, text, new Source(source.name(),
                OddLetterProblems.plain(source, odd)))).diagnostics()));
        return new Checked<>(plain.value(), FollowOnProblems.without(source, problems,
                mended -> Optional.of(titled(replayed(key, place, text, mended)))
                        .filter(checked -> checked.value().filter(found -> !found.isPartial()).isPresent())
                        .map(Checked::diagnostics)));
    }

    private static Checked<LoadedCharacter> titled(Checked<LoadedCharacter> judged) {
        return judged.value().isEmpty() ? judged : new Checked<>(judged.value(), MeantTitles.told(judged.diagnostics(),
                () -> List.of(judged.value().get().ruleset().tree())));
    }

    /** @param source what is judged: the text itself, or what it may have been meant to be */
    private Checked<LoadedCharacter> replayed(String key, Place place, VersionedText text, Source source) {
        Report report = new Report();
        Optional<CharacterFile> file = new ChoicesReading(source, terms.form()).choices(this::game, report)
                .map(terms::read);
        List<Diagnostic> unread = report.hasErrors()
                ? new MeantRuleset(games, place).told(report.diagnostics()) : List.of();
        if (unread.isEmpty()) {
            return judged(key, place, text, file.orElseThrow(), report);
        }
        Optional<LoadedCharacter> rest = file.flatMap(part -> judged(key, place, text, part, new Report()).value());
        rest.ifPresent(found -> report.addAll(new StandingProblems(found.evaluated(), unread).told()));
        List<Diagnostic> told = new MeantRuleset(games, place).told(report.diagnostics());
        return new Checked<>(rest.map(found -> found.unread(told)), told);
    }

    /** What the game of a character came to. */
    private List<MapNode> game(MapNode character) {
        return character.scalar("ruleset").flatMap(ruleset -> games.named(ruleset).value())
                .map(LoadedRuleset::tree).stream().toList();
    }

    private Checked<LoadedCharacter> judged(String key, Place place, VersionedText text, CharacterFile written,
            Report report) {
        Checked<LoadedRuleset> game = games.named(written.ruleset());
        if (game.value().isEmpty()) {
            report.addAll(broken(written, game.diagnostics()));
            return Checked.nothing(report);
        }
        return replay(key, place, text, written, game.value().get(), report);
    }

    /** A ruleset's own problems are reported with the ruleset; a character only says that it cannot be judged. */
    private static List<Diagnostic> broken(CharacterFile file, List<Diagnostic> problems) {
        Diagnostic first = problems.stream().filter(problem -> problem.severity() == Severity.ERROR).findFirst()
                .orElseThrow();
        return first.code() == Code.RULESET__NOT_FOUND ? problems
                : List.of(Diagnostic.of(Code.RULESET__HAS_ERRORS, file.ruleset().span(), "name", file.ruleset().text())
                        .note(first.message(), first.span()).note(Message.of("note.check-ruleset")));
    }

    private Checked<LoadedCharacter> replay(String key, Place place, VersionedText text, CharacterFile written,
            LoadedRuleset rules, Report report) {
        Ruleset game = rules.ruleset();
        Takeover takeover = Takeover.of(written, game);
        CharacterFile file = takeover.file();
        new TakeoverRemarks(written, takeover).told().ifPresent(report::add);
        ResolvedOwners links = owners.of(place, file, game);
        Checked<EvaluatedCharacter> evaluated = withMembers(place, file, links, Replay.of(game, file, links));
        report.addAll(evaluated.diagnostics());
        if (evaluated.value().isEmpty()) {
            return Checked.nothing(report);
        }
        EvaluatedCharacter found = evaluated.value().get();
        report.addAll(found.diagnostics());
        new RetiredRemarks(takeover, found.derived(), file.version().map(Scalar::span).orElse(file.span())).told()
                .ifPresent(report::add);
        report.addAll(new PaymentHalves(place, found, terms.form()).alone());
        report.addAll(new GainHalves(place, found, terms.form()).alone());
        return Checked.of(new LoadedCharacter(key, name(file, place.file()), text, takeover, rules, found), report);
    }

    /** The same as its members make it in play, where its rules read them. */
    private Checked<EvaluatedCharacter> withMembers(Place place, CharacterFile file, ResolvedOwners links,
            Checked<EvaluatedCharacter> alone) {
        Optional<EvaluatedCharacter> reading = alone.value().filter(found -> found.sheet().play().members());
        if (reading.isEmpty()) {
            return alone;
        }
        GroupMembers members = new MembersReading(place, reading.get(), terms.form(), owners).read();
        return Replay.of(reading.get().ruleset(), file, links.with(members));
    }
}
