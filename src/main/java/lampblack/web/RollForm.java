package lampblack.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.dice.NamedBoost;
import lampblack.io.CharacterJson;
import lampblack.io.LoadedCharacter;
import lampblack.rules.Extra;
import lampblack.rules.Pool;
import lampblack.rules.Roll;
import lampblack.rules.Setting;
import lampblack.rules.Standing;
import lampblack.rules.Trait;
import lampblack.ruleset.Table;
import lampblack.sheet.Markup;
import lampblack.sheet.Markup.Paragraph;
import lampblack.sheet.RollWords;

/**
 * What is settled before dice fall, as a form.
 *
 * @param odds where the odds alone are had
 * @param always what counts without being asked for
 */
public record RollForm(String action, String odds, String roll, String title, List<Paragraph> text,
        List<Radios> radios, List<Number> numbers, List<Tick> ticks, List<String> always, List<Together> together,
        List<Number> theirs) {

    /** Choices of which one holds. */
    public record Radios(String title, List<Paragraph> text, String look, List<Radio> radios) {}

    /**
     * One choice.
     *
     * @param dots of a rating, which its note says as well
     * @param checked {@code checked} where it holds
     */
    public record Radio(String id, String name, String value, String label, String note, List<String> dots,
            String checked) {}

    /** Something that is done or not. */
    public record Tick(String id, String name, String value, String label, String note, String checked) {}

    /** A number between two bounds. */
    public record Number(String id, String name, String label, String note, String value, String least, String most) {}

    /** Who else rolls. */
    public record Together(List<Tick> fellows, String others) {}

    static RollForm of(Visit visit, String stem, Asked asked, List<LoadedCharacter> fellows) {
        Maker maker = new Maker(visit, asked, new RollWords(asked.game().rolls(), asked.character().outcome().sheet(),
                asked.roll().settings(), visit.workshop().messages()));
        Roll roll = asked.roll();
        List<Tick> ticks = new ArrayList<>(maker.extras());
        ticks.addAll(maker.boosts());
        List<Together> together = roll.group().isEmpty() ? List.of() : List.of(new Together(
                fellows.stream().filter(each -> each.outcome().sheet().rolls().containsKey(roll.id()))
                        .map(maker::fellow).toList(), asked.form().text("others").orElse("")));
        List<Number> theirs = roll.opposition().isEmpty() ? List.of() : List.of(new Number("r-theirs", "theirs",
                visit.words("web.roll.theirs"), "", asked.form().text("theirs").orElse(""), "0", "1000"));
        return new RollForm(Tab.ROLL.path(stem), Tab.ROLL.path(stem) + "/odds", roll.id(), roll.label().title(),
                Markup.paragraphs(roll.label().text()), maker.radios(), maker.numbers(), ticks, maker.always(),
                together, theirs);
    }

    /** Makes the parts of the form. */
    private record Maker(Visit visit, Asked asked, RollWords words) {

        private static final int MOST_DOTS = 6;

        List<Radios> radios() {
            List<Radios> all = new ArrayList<>();
            List<Trait> traits = asked.by().traits();
            if (traits.size() > 1) {
                all.add(new Radios(visit.words("web.roll.on"), List.of(), "traits",
                        traits.stream().map(this::trait).toList()));
            }
            if (asked.roll().dice() instanceof Pool.Tabled table && asked.roll().picked().isEmpty()) {
                all.add(rows(table));
            }
            if (asked.roll().die().isChain() && asked.by().stage(asked.roll().die()).isEmpty()) {
                all.add(stages());
            }
            for (Setting each : asked.roll().settings().values()) {
                if (!each.isNumber()) {
                    all.add(choices(each));
                }
            }
            return all;
        }

        private Radio trait(Trait trait) {
            Standing at = asked.by().at();
            long rating = at.rating(trait);
            List<String> dots = new ArrayList<>();
            for (long i = 0; rating >= 0 && rating <= MOST_DOTS && i < rating; i++) {
                dots.add("filled");
            }
            String key = Asked.key(trait);
            return new Radio("r-on-" + id(key), "on", key, at.title(trait),
                    at.ratingName(trait, rating), dots,
                    checked(asked.now().trait().filter(trait::equals).isPresent()));
        }

        private Radios rows(Pool.Tabled pool) {
            Table table = asked.game().tables().get(pool.table());
            List<Radio> rows = new ArrayList<>();
            pool.rows().forEach((row, dice) -> rows.add(new Radio("r-row-" + id(row), "row", row,
                    table.rows().get(row).label().title(), dice + "d", List.of(),
                    checked(asked.form().text("row").map(row::equals).orElse(rows.isEmpty())))));
            return new Radios(table.label().title(), List.of(), "plain", rows);
        }

        private Radios stages() {
            List<Radio> dice = new ArrayList<>();
            for (long each : asked.roll().die().chain()) {
                int stage = dice.size();
                dice.add(new Radio("r-stage-" + stage, "stage", "" + stage, "d" + each, "", List.of(),
                        checked(asked.now().stage() == stage)));
            }
            return new Radios(visit.words("web.roll.die"), List.of(), "plain", dice);
        }

        private Radios choices(Setting setting) {
            String name = "set." + setting.id();
            Optional<String> said = Optional.ofNullable(asked.now().settings().get(setting.id()));
            List<Radio> radios = new ArrayList<>();
            if (setting.reckoned().isPresent()) {
                radios.add(new Radio("r-" + setting.id() + "-", name, "", visit.words("web.roll.reckoned"), "",
                        List.of(), checked(said.isEmpty())));
            }
            String usual = setting.usual().orElseGet(() -> setting.choices().keySet().iterator().next());
            setting.choices().forEach((id, choice) -> radios.add(new Radio("r-" + setting.id() + "-" + id, name, id,
                    choice.label().title(), PlayBlocks.plain(choice.label().text()), List.of(),
                    checked(said.map(id::equals).orElse(setting.reckoned().isEmpty() && id.equals(usual))))));
            return new Radios(setting.label().title(), Markup.paragraphs(setting.label().text()), "plain", radios);
        }

        List<Number> numbers() {
            List<Number> all = new ArrayList<>();
            Roll roll = asked.roll();
            if (asked.now().dice().isPresent() && !(roll.dice() instanceof Pool.Tabled)) {
                long most = roll.dice() instanceof Pool.Agreed agreed ? agreed.most() : Pool.MOST;
                all.add(number("dice", visit.words("web.roll.dice"), "", "" + asked.now().dice().get(), 0, most));
            }
            if (Asked.saysAgainst(roll)) {
                all.add(number("against", visit.words("web.roll.against"), "", "" + asked.now().against().get(), 0,
                        1_000));
            }
            for (Setting each : roll.settings().values()) {
                if (each.isNumber()) {
                    String said = asked.now().settings().get(each.id());
                    all.add(number("set." + each.id(), each.label().title(), PlayBlocks.plain(each.label().text()),
                            said != null ? said : each.reckoned().isPresent() ? ""
                                    : each.usual().orElse("" + each.least()),
                            each.least(), each.most()));
                }
            }
            for (Extra each : roll.extras().values()) {
                long most = Asked.most(each, asked.by().at());
                if (most > 1) {
                    all.add(number("x." + each.id(), each.label().title(), note(each),
                            "" + asked.now().extras().getOrDefault(each.id(), 0L), 0, most));
                }
            }
            return all;
        }

        private Number number(String name, String label, String note, String value, long least, long most) {
            return new Number("r-" + id(name), name, label, note, value, "" + least, "" + most);
        }

        List<Tick> extras() {
            List<Tick> ticks = new ArrayList<>();
            for (Extra each : asked.roll().extras().values()) {
                if (Asked.most(each, asked.by().at()) == 1) {
                    ticks.add(new Tick("r-x-" + each.id(), "x." + each.id(), "1", each.label().title(), note(each),
                            checked(asked.now().extras().containsKey(each.id()))));
                }
            }
            return ticks;
        }

        private String note(Extra extra) {
            List<String> said = new ArrayList<>();
            said.add(words.boost(extra.gives(), asked.roll()));
            String cost = String.join(", ", words.costs(extra));
            said.add(cost.isEmpty() || extra.paidBy() == Extra.Payer.ROLLER ? cost
                    : visit.words("roll.paid-by." + extra.paidBy().word(), "cost", cost));
            said.add(PlayBlocks.plain(extra.label().text()));
            said.removeIf(String::isEmpty);
            return String.join(" · ", said);
        }

        /** What counts only at times, and advantage. */
        List<Tick> boosts() {
            List<Tick> ticks = new ArrayList<>();
            asked.by().atTimes().forEach((id, named) -> ticks.add(new Tick("r-w-" + id(id), "w", id, named.title(),
                    gain(named) + " · " + named.boost().when(), checked(asked.boosts().contains(id)))));
            if (asked.roll().advantage().isPresent()) {
                ticks.add(new Tick("r-favour", "favour", "1", visit.words("web.roll.advantage"), "",
                        checked(asked.form().text("favour").filter("1"::equals).isPresent())));
            }
            if (asked.roll().disadvantage().isPresent()) {
                ticks.add(new Tick("r-favour-less", "favour", "-1", visit.words("web.roll.disadvantage"), "",
                        checked(asked.form().text("favour").filter("-1"::equals).isPresent())));
            }
            return ticks;
        }

        private String gain(NamedBoost named) {
            return words.boost(asked.roll().counted(named.boost()), asked.roll());
        }

        /** What harm and options add in any case. */
        List<String> always() {
            return asked.by().added().stream().filter(each -> each.boost().when().isEmpty())
                    .map(each -> each.title() + ": " + gain(each)).toList();
        }

        Tick fellow(LoadedCharacter each) {
            String stem = Company.stem(each);
            return new Tick("r-with-" + id(stem), "with", stem, CharacterJson.name(each), "",
                    checked(asked.form().fields().getOrDefault("with", List.of()).contains(stem)));
        }

        private static String checked(boolean is) {
            return is ? "checked" : "";
        }

        /** An id of letters, figures and hyphens; others are told by their code. */
        private static String id(String name) {
            StringBuilder id = new StringBuilder();
            name.codePoints().forEach(each -> id.append(each < 128 && Character.isLetterOrDigit(each)
                    ? Character.toString(each) : each == '.' || each == '-' ? "-" : "_" + Integer.toHexString(each)));
            return id.toString();
        }
    }
}
