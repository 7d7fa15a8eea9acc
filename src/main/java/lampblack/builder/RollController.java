package lampblack.builder;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import lampblack.builder.page.CharacterTab;
import lampblack.builder.page.FormData;
import lampblack.builder.play.OddsPage;
import lampblack.builder.play.OddsView;
import lampblack.builder.play.QuickRoll;
import lampblack.builder.play.RecentActivity;
import lampblack.builder.play.RollFollowUp;
import lampblack.builder.play.RollRecord;
import lampblack.builder.play.RollRequest;
import lampblack.builder.play.RollTab;
import lampblack.builder.play.RollingPart;
import lampblack.edit.LoadedCharacter;
import lampblack.rules.roll.GroupRoll;
import lampblack.rules.roll.NumberSource;
import lampblack.rules.roll.Roll;

/** Says the odds of a roll and lets the dice fall. Nothing of it changes a file. */
record RollController(Builder builder) {

    private static final long MAX_DICE = 2 * NumberSource.MAX * GroupRoll.MAX;

    /** {@code GET /characters/{stem}/roll/odds}. */
    Reply odds(Request request) {
        Optional<LoadedCharacter> character = builder.shelf().open(request.key());
        FormData form = request.fields();
        Optional<Roll> roll = character.flatMap(loadedCharacter -> roll(loadedCharacter, form));
        if (roll.isEmpty()) {
            return new Reply.Refusal(Reply.Status.MISSING);
        }
        RollRequest rollRequest = RollRequest.of(character.get(), roll.get(), form);
        String address = CharacterTab.ROLL.path(request.key()) + "?" + request.query();
        if (!request.isPart()) {
            return new Reply.Redirect(address);
        }
        // The address says what the form holds, so that a page that is shown anew holds it too.
        return Reply.Page.of(new OddsPage(roll.get().label().title(),
                OddsView.of(builder.messages(), rollRequest, fellows(rollRequest))))
                .at(Reply.AddressUse.REPLACED, address);
    }

    /** {@code POST /characters/{stem}/roll}. */
    Reply roll(Request request) {
        FormData form = request.form();
        Optional<LoadedCharacter> character = builder.shelf().open(request.key());
        if (character.isPresent() && form.text("then").isPresent()) {
            return later(request, character.get());
        }
        Optional<Roll> roll = character.flatMap(loadedCharacter -> roll(loadedCharacter, form));
        if (roll.isEmpty()) {
            return new Reply.Refusal(Reply.Status.MISSING);
        }
        RollRequest rollRequest = RollRequest.of(character.get(), roll.get(), form);
        Optional<String> problem = OddsView.problem(builder.messages(), rollRequest);
        if (problem.isPresent()) {
            return refused(request, rollRequest.character(), problem.get());
        }
        Optional<List<Integer>> shown = shown(form);
        if (shown.isEmpty()) {
            return refused(request, rollRequest.character(), builder.text("web.roll.not-dice"));
        }
        try {
            new DiceThrow(builder).of(rollRequest, shown.get(), seed(form));
        } catch (RollRecord.ImpossibleDice unfit) {
            return refused(request, rollRequest.character(), builder.text("web.roll.unfit", "dice",
                    unfit.sizes().stream().map(size -> "d" + size).collect(Collectors.joining(", ")), "count",
                    unfit.sizes().size()));
        }
        return shown(request, rollRequest.character());
    }

    private Reply shown(Request request, LoadedCharacter character) {
        if (isOnPlay(request)) {
            return request.isPart() ? played(Reply.Status.FINE, request, character, List.of())
                    : new Reply.Redirect(CharacterTab.PLAY.path(request.key()) + "#thrown");
        }
        return request.isPart() ? page(Reply.Status.FINE, request, character,
                RollTab.filled(request.fields(), builder.activity(request.key())), List.of())
                : new Reply.Redirect(CharacterTab.ROLL.path(request.key()) + "#thrown");
    }

    /** Does something for a roll whose dice have fallen. */
    private Reply later(Request request, LoadedCharacter character) {
        RecentActivity activity = builder.activity(request.key());
        String number = request.form().required("then");
        Optional<RollRecord> record = activity.rolls().stream().filter(activity::isFresh)
                .filter(rollRecord -> number.equals(String.valueOf(rollRecord.number()))).findFirst();
        Optional<FormData> form = record.flatMap(rollRecord ->
                RollFollowUp.formWith(character, rollRecord, request.form().required("extra")));
        Optional<RollRequest> requested = form.flatMap(formData -> roll(character, formData)
                .map(roll -> RollRequest.of(character, roll, formData)));
        Optional<String> unpaid = requested.flatMap(rollRequest -> OddsView.unpaid(builder.messages(), rollRequest));
        if (unpaid.isPresent()) {
            return refused(request, character, unpaid.get());
        }
        Optional<RollRecord> again = requested
                .flatMap(rollRequest -> record.get().with(rollRequest, fellows(rollRequest),
                shown(rollRequest.form()).orElse(List.of()), builder.messages()));
        if (again.isEmpty()) {
            return refused(request, character, builder.text("web.roll.too-late"));
        }
        String extra = request.form().required("extra");
        new DiceThrow(builder).again(requested.get(), again.get(), requested.get().roll().extras().get(extra).label()
                .title());
        return shown(request, character);
    }

    private static boolean isOnPlay(Request request) {
        return request.form().text(QuickRoll.SHOWN_ON).filter(CharacterTab.PLAY.word()::equals).isPresent();
    }

    private Reply played(Reply.Status status, Request request, LoadedCharacter character, List<String> refused) {
        return Reply.Page.of(status, new CharacterController(builder).rolled(request, character, refused))
                .showing(character.text().version())
                .at(Reply.AddressUse.REPLACED, CharacterTab.PLAY.path(request.key()));
    }

    private Reply refused(Request request, LoadedCharacter character, String why) {
        if (isOnPlay(request)) {
            return played(Reply.Status.REFUSED, request, character, List.of(why));
        }
        return page(Reply.Status.REFUSED, request, character, request.form(), List.of(why));
    }

    private Reply page(Reply.Status status, Request request, LoadedCharacter character, FormData form,
            List<String> more) {
        return Reply.Page.of(status, new CharacterController(builder).rolls(request, character, form, more))
                .showing(character.text().version())
                .at(Reply.AddressUse.REPLACED, CharacterTab.ROLL.path(request.key()));
    }

    /** The faces that fell at the table; none where chance is to roll, and empty where they cannot be read. */
    private static Optional<List<Integer>> shown(FormData form) {
        String written = form.text("shown").orElse("").strip();
        List<Integer> faces = new ArrayList<>();
        for (String name : written.isEmpty() ? new String[0] : written.split("[,;\\s]+")) {
            if (!name.matches("[0-9]{1,4}") || faces.size() > MAX_DICE) {
                return Optional.empty();
            }
            faces.add(Integer.parseInt(name));
        }
        return Optional.of(faces);
    }

    private long seed(FormData form) {
        return form.text("seed").map(String::strip).filter(strip -> strip.matches("[0-9]{1,18}")).map(Long::parseLong)
                .orElseGet(new DiceThrow(builder)::seed);
    }

    private List<LoadedCharacter> fellows(RollRequest rollRequest) {
        return new DiceThrow(builder).fellows(rollRequest);
    }

    private static Optional<Roll> roll(LoadedCharacter character, FormData form) {
        return form.text("roll").map(RollingPart.rolls(character)::get);
    }
}
