package lampblack.builder.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lampblack.builder.play.RollFormView.CheckboxInput;
import lampblack.builder.play.RollFormView.NumberInput;
import lampblack.builder.play.RollFormView.RadioGroup;
import lampblack.builder.play.RollFormView.RadioInput;
import lampblack.diagnostic.Message;
import lampblack.diagnostic.Messages;
import lampblack.dice.NamedModifier;
import lampblack.dice.RollGift;
import lampblack.dice.RollNeeds;
import lampblack.dice.SettledRoll;
import lampblack.edit.LoadedCharacter;
import lampblack.rules.derived.DerivedSheet;
import lampblack.rules.roll.NumberSource;
import lampblack.rules.roll.Roll;
import lampblack.rules.roll.RollExtra;
import lampblack.rules.roll.RollSetting;
import lampblack.rules.track.Trait;
import lampblack.sheet.Markup;
import lampblack.sheet.build.RollDescriptions;

/** Makes the parts of the form in which a roll is settled. */
record RollFormBuilder(Messages messages, RollRequest asked, RollDescriptions words, SettledRoll settled,
        RollNeeds needs) {

    private static final int MAX_DOTS = 6;

    List<RadioGroup> radios() {
        List<RadioGroup> all = new ArrayList<>();
        List<Trait> traits = asked.modifiers().traits();
        if (traits.size() > 1) {
            all.add(new RadioGroup(messages.text("web.roll.on"), List.of(), "traits",
                    traits.stream().map(this::trait).toList()));
        }
        if (asked.roll().die().isChain() && asked.modifiers().stage(asked.roll().die()).isEmpty()) {
            all.add(stages());
        }
        for (RollSetting rollSetting : asked.roll().settings().values()) {
            if (!rollSetting.isNumber()) {
                all.add(choices(rollSetting));
            }
        }
        return all;
    }

    private RadioInput trait(Trait trait) {
        DerivedSheet derived = asked.modifiers().derived();
        long rating = derived.rating(trait);
        List<String> dots = new ArrayList<>();
        for (long i = 0; rating >= 0 && rating <= MAX_DOTS && i < rating; i++) {
            dots.add("filled");
        }
        String key = RollRequest.key(trait);
        return new RadioInput("r-on-" + id(key), "on", key, derived.title(trait),
                derived.ratingName(trait, rating), dots,
                checked(asked.now().trait().filter(trait::equals).isPresent()));
    }

    private RadioGroup stages() {
        List<RadioInput> dice = new ArrayList<>();
        for (long number : asked.roll().die().chain()) {
            int stage = dice.size();
            dice.add(new RadioInput("r-stage-" + stage, "stage", "" + stage, "d" + number, "", List.of(),
                    checked(asked.now().stage() == stage)));
        }
        return new RadioGroup(messages.text("web.roll.die"), List.of(), "plain", dice);
    }

    private RadioGroup choices(RollSetting setting) {
        String name = "set." + setting.id();
        Optional<String> said = Optional.ofNullable(asked.now().settings().get(setting.id()));
        List<RadioInput> radios = new ArrayList<>();
        if (setting.formula().isPresent()) {
            radios.add(new RadioInput("r-" + setting.id() + "-", name, "", messages.text("web.roll.reckoned"), "",
                    List.of(), checked(said.isEmpty())));
        }
        String usual = setting.usual().orElseGet(() -> setting.choices().keySet().iterator().next());
        setting.choices().forEach((id, choice) -> {
            boolean barred = !needs.lasting(setting, id).isEmpty();
            String note = joined(Markup.plain(choice.label().text()), needed(needs.unmet(setting, id)));
            radios.add(new RadioInput("r-" + setting.id() + "-" + id, name, id, choice.label().title(), note,
                    List.of(), checked(!barred && said.map(id::equals)
                            .orElse(setting.formula().isEmpty() && id.equals(usual))), disabled(barred)));
        });
        return new RadioGroup(setting.label().title(), Markup.paragraphs(setting.label().text()), "plain", radios);
    }

    List<NumberInput> numbers() {
        List<NumberInput> all = new ArrayList<>();
        Roll roll = asked.roll();
        if (asked.now().dice().isPresent()) {
            long most = roll.dice().asAgreed().map(NumberSource.Agreed::most).orElse(NumberSource.MAX);
            all.add(number("dice", messages.text("web.roll.dice"), "", "" + asked.now().dice().get(), 0, most));
        }
        if (RollRequest.agreesAgainst(roll).isPresent()) {
            all.add(number("against", messages.text("web.roll.against"), "", "" + asked.now().against().get(), 0,
                    1_000));
        }
        for (RollSetting rollSetting : roll.settings().values()) {
            if (rollSetting.isNumber()) {
                all.add(number(rollSetting));
            }
        }
        for (RollExtra rollExtra : roll.extras().values()) {
            long most = RollRequest.most(rollExtra, asked.modifiers().derived());
            if (most > 1 && needs.lasting(rollExtra).isEmpty()) {
                all.add(number("x." + rollExtra.id(), rollExtra.label().title(), note(rollExtra),
                        "" + asked.now().extras().getOrDefault(rollExtra.id(), 0L), 0, most));
            }
        }
        return all;
    }

    /** A number that is settled; one that the character may not change stands there with what it requires. */
    private NumberInput number(RollSetting setting) {
        boolean barred = !needs.lasting(setting).isEmpty();
        String usual = setting.formula().isPresent() ? "" : setting.usual().orElse("" + setting.least());
        String said = barred ? usual : asked.now().settings().getOrDefault(setting.id(), usual);
        String name = "set." + setting.id();
        return new NumberInput("r-" + id(name), name, setting.label().title(),
                joined(Markup.plain(setting.label().text()), needed(needs.unmet(setting))), said,
                "" + setting.least(), "" + setting.most(), disabled(barred));
    }

    private NumberInput number(String name, String label, String note, String value, long least, long most) {
        return new NumberInput("r-" + id(name), name, label, note, value, "" + least, "" + most);
    }

    List<CheckboxInput> extras() {
        List<CheckboxInput> ticks = new ArrayList<>();
        for (RollExtra rollExtra : asked.roll().extras().values()) {
            long most = RollRequest.most(rollExtra, asked.modifiers().derived());
            if (most == 1 || most > 1 && !needs.lasting(rollExtra).isEmpty()) {
                boolean barred = !needs.lasting(rollExtra).isEmpty();
                ticks.add(new CheckboxInput("r-x-" + rollExtra.id(), "x." + rollExtra.id(), "1", rollExtra.label()
                        .title(), note(rollExtra),
                        checked(!barred && asked.now().extras().containsKey(rollExtra.id())), disabled(barred)));
            }
        }
        return ticks;
    }

    /** What something still requires, or nothing. */
    private String needed(List<Message> missing) {
        return missing.isEmpty() ? "" : messages.text("web.roll.missing", "missing", missing);
    }

    private static String joined(String one, String other) {
        return one.isEmpty() || other.isEmpty() ? one + other : one + " \u00b7 " + other;
    }

    private static String disabled(boolean is) {
        return is ? "disabled" : "";
    }

    private String note(RollExtra extra) {
        List<String> said = new ArrayList<>();
        said.add(words.modifier(extra.gives(), asked.roll()));
        String cost = String.join(", ", words.costs(extra, settled.more()));
        said.add(cost.isEmpty() || extra.paidBy() == RollExtra.ExtraPayer.ROLLER ? cost
                : messages.text("roll.paid-by." + extra.paidBy().word(), "cost", cost));
        said.add(Markup.plain(extra.label().text()));
        said.add(needed(needs.unmet(extra)));
        said.removeIf(String::isEmpty);
        return String.join(" · ", said);
    }

    /** What counts only at times, and advantage. */
    List<CheckboxInput> boosts() {
        List<CheckboxInput> ticks = new ArrayList<>();
        asked.modifiers().conditional().forEach((id, named) ->
                ticks.add(new CheckboxInput("r-w-" + id(id), "w", id, named.title(),
                joined(gain(named), words.occasion(named.modifier(), asked.roll())),
                        checked(asked.boosts().contains(id)))));
        if (asked.roll().advantage().isPresent()) {
            ticks.add(new CheckboxInput("r-favour", "favour", "1", messages.text("web.roll.advantage"), "",
                    checked(asked.form().text("favour").filter("1"::equals).isPresent())));
        }
        if (asked.roll().disadvantage().isPresent()) {
            ticks.add(new CheckboxInput("r-favour-less", "favour", "-1", messages.text("web.roll.disadvantage"), "",
                    checked(asked.form().text("favour").filter("-1"::equals).isPresent())));
        }
        return ticks;
    }

    private String gain(NamedModifier named) {
        return words.modifier(asked.roll().counted(named.modifier()), asked.roll());
    }

    /** What harm and options add in any case. */
    List<String> always() {
        return settled.gifts().stream().map(RollGift::named)
                .filter(namedModifier -> namedModifier.modifier().when().isEmpty())
                .map(namedModifier -> namedModifier.title() + ": " + joined(gain(namedModifier),
                        words.occasion(namedModifier.modifier(), asked.roll()))).toList();
    }

    CheckboxInput fellow(LoadedCharacter loadedCharacter) {
        String stem = loadedCharacter.key();
        return new CheckboxInput("r-with-" + id(stem), "with", stem, loadedCharacter.name(), "",
                checked(asked.form().fields().getOrDefault("with", List.of()).contains(stem)));
    }

    private static String checked(boolean is) {
        return is ? "checked" : "";
    }

    /** An id of letters, digits and hyphens; other characters are replaced by their code. */
    private static String id(String name) {
        StringBuilder id = new StringBuilder();
        name.codePoints().forEach(letter -> id.append(letter < 128 && Character.isLetterOrDigit(letter)
                ? String.valueOf((char) letter) : letter == '.' || letter == '-' ? "-" : "_"
                        + Integer.toHexString(letter)));
        return id.toString();
    }
}
