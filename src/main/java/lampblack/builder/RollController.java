package lampblack.builder;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.Collectors;
import lampblack.builder.context.RequestContext;
import lampblack.builder.group.ShelfGroups;
import lampblack.builder.page.CharacterTab;
import lampblack.builder.page.FormData;
import lampblack.builder.roll.OddsPage;
import lampblack.builder.roll.OddsView;
import lampblack.builder.roll.RollFollowUp;
import lampblack.builder.roll.RollRecord;
import lampblack.builder.roll.RollRequest;
import lampblack.builder.roll.RollTab;
import lampblack.edit.LoadedCharacter;
import lampblack.rules.roll.GroupRoll;
import lampblack.rules.roll.NumberSource;
import lampblack.rules.roll.Roll;

/** Says the odds of a roll and lets the dice fall. Nothing of it changes a file. */
public final class RollController {

    private static final int REFUSED = 422;
    private static final int MOST_SEED = 1_000_000;
    private static final long MOST_DICE = 2 * NumberSource.MOST * GroupRoll.MOST;

    /** {@code GET /characters/{stem}/roll/odds}. */
    public void odds(RequestContext visit) {
        Optional<LoadedCharacter> character = character(visit);
        FormData form = new FormData(visit.context().queryParamMap());
        Optional<Roll> roll = character.flatMap(loadedCharacter -> roll(loadedCharacter, form));
        if (roll.isEmpty()) {
            visit.missing();
            return;
        }
        RollRequest asked = RollRequest.of(character.get(), roll.get(), form);
        if (!visit.isPart()) {
            visit.go(CharacterTab.ROLL.path(visit.path("stem")) + "?" + visit.context().queryString());
            return;
        }
        // The address says what the form holds, so that a page that is shown anew holds it too.
        visit.context().header("HX-Replace-Url", CharacterTab.ROLL.path(visit.path("stem")) + "?"
                + visit.context().queryString());
        visit.show(new OddsPage(roll.get().label().title(),
                OddsView.of(visit.messages(), asked, fellows(visit, asked))));
    }

    /** {@code POST /characters/{stem}/roll}. */
    public void roll(RequestContext visit) {
        Optional<LoadedCharacter> character = character(visit);
        if (character.isPresent() && visit.form().text("then").isPresent()) {
            later(visit, character.get());
            return;
        }
        Optional<Roll> roll = character.flatMap(loadedCharacter -> roll(loadedCharacter, visit.form()));
        if (roll.isEmpty()) {
            visit.missing();
            return;
        }
        RollRequest asked = RollRequest.of(character.get(), roll.get(), visit.form());
        Optional<String> problem = OddsView.problem(visit.messages(), asked);
        if (problem.isPresent()) {
            refuse(visit, asked, problem.get());
            return;
        }
        Optional<List<Integer>> shown = shown(visit.form());
        if (shown.isEmpty()) {
            refuse(visit, asked, visit.words("web.roll.not-dice"));
            return;
        }
        try {
            visit.sitting().add(RollRecord.of(visit, asked, fellows(visit, asked), shown.get(), seed(visit.form())));
        } catch (RollRecord.ImpossibleDice unfit) {
            refuse(visit, asked, visit.words("web.roll.unfit", "dice", unfit.sizes().stream().map(size -> "d" + size)
                    .collect(Collectors.joining(", ")), "count", unfit.sizes().size()));
            return;
        }
        shown(visit, asked.character());
    }

    private static void shown(RequestContext visit, LoadedCharacter character) {
        if (visit.isPart()) {
            show(visit, 200, character, RollTab.of(visit, visit.path("stem"), character));
        } else {
            visit.go(CharacterTab.ROLL.path(visit.path("stem")) + "#thrown");
        }
    }

    /** Does something for a roll whose dice have fallen. */
    private static void later(RequestContext visit, LoadedCharacter character) {
        Optional<RollRecord> thrown = visit.sitting().rolls().stream().filter(visit.sitting()::isFresh)
                .filter(rollRecord -> visit.form().text("then").get().equals(String.valueOf(rollRecord.number())))
                .findFirst();
        Optional<FormData> form = thrown.flatMap(rollRecord ->
                RollFollowUp.formWith(character, rollRecord, visit.form().required("extra")));
        Optional<RollRequest> asked = form.flatMap(formData -> roll(character, formData)
                .map(roll -> RollRequest.of(character, roll, formData)));
        Optional<RollRecord> again = asked.flatMap(rollRequest -> thrown.get()
                .with(visit, rollRequest, fellows(visit, rollRequest),
                shown(rollRequest.form()).orElse(List.of())));
        if (again.isPresent()) {
            visit.sitting().replace(again.get());
            shown(visit, character);
        } else {
            show(visit, REFUSED, character, RollTab.of(visit, visit.path("stem"), character, visit.form(),
                    List.of(visit.words("web.roll.too-late"))));
        }
    }

    private static void refuse(RequestContext visit, RollRequest asked, String why) {
        show(visit, REFUSED, asked.character(),
                RollTab.of(visit, visit.path("stem"), asked.character(), asked.form(), List.of(why)));
    }

    private static void show(RequestContext visit, int status, LoadedCharacter character, RollTab leaf) {
        visit.context().header("ETag", "\"" + character.text().version() + "\"");
        visit.context().header("HX-Replace-Url", CharacterTab.ROLL.path(visit.path("stem")));
        visit.show(status, CharacterPage.of(visit, visit.path("stem"), CharacterTab.ROLL, character, List.of())
                .with(leaf));
    }

    /** The faces that fell at the table; none where chance is to roll, and empty where they cannot be read. */
    private static Optional<List<Integer>> shown(FormData form) {
        String written = form.text("shown").orElse("").strip();
        List<Integer> faces = new ArrayList<>();
        for (String name : written.isEmpty() ? new String[0] : written.split("[,;\\s]+")) {
            if (!name.matches("[0-9]{1,4}") || faces.size() > MOST_DICE) {
                return Optional.empty();
            }
            faces.add(Integer.parseInt(name));
        }
        return Optional.of(faces);
    }

    private static long seed(FormData form) {
        return form.text("seed").map(String::strip).filter(strip -> strip.matches("[0-9]{1,18}")).map(Long::parseLong)
                .orElseGet(() -> (long) ThreadLocalRandom.current().nextInt(1, MOST_SEED));
    }

    private static List<LoadedCharacter> fellows(RequestContext visit, RollRequest asked) {
        return asked.roll().group().isEmpty() || !asked.form().fields().containsKey("with") ? List.of()
                : new ShelfGroups(visit).fellows(asked.character());
    }

    private static Optional<Roll> roll(LoadedCharacter character, FormData form) {
        return form.text("roll").map(character.outcome().sheet().rolls()::get);
    }

    private static Optional<LoadedCharacter> character(RequestContext visit) {
        return visit.shelf().file(visit.path("stem")).flatMap(path -> visit.open(path));
    }
}
