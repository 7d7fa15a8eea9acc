package lampblack.builder.play;

import java.util.ArrayList;
import java.util.List;
import lampblack.builder.page.CharacterTab;
import lampblack.builder.page.ControlId;
import lampblack.diagnostic.Messages;
import lampblack.edit.LoadedCharacter;
import lampblack.rules.roll.Roll;
import lampblack.sheet.Markup;
import lampblack.sheet.Markup.Paragraph;
import lampblack.sheet.build.RollDescriptions;

/**
 * What is settled before dice fall, as a form.
 *
 * @param odds where the odds alone are had
 * @param part the kind and name of the part that makes it, or empty
 * @param always what counts without being asked for
 */
public record RollFormView(String action, String odds, String roll, String part, String title, List<Paragraph> text,
        List<RadioGroup> radios, List<NumberInput> numbers, List<CheckboxInput> ticks, List<String> always,
        List<FellowRollers> together) {

    /** What the ids of its buttons begin with. */
    public String id() {
        return part.isEmpty() ? "r-" + roll : ControlId.of("r-" + roll, part);
    }

    /** Choices of which one holds. */
    public record RadioGroup(String title, List<Paragraph> text, String look, List<RadioInput> radios) {}

    /**
     * One choice.
     *
     * @param dots of a rating, which its note says as well
     * @param checked {@code checked} where it holds
     * @param disabled {@code disabled} where the character may not choose it
     */
    public record RadioInput(String id, String name, String value, String label, String note, List<String> dots,
            String checked, String disabled) {

        RadioInput(String id, String name, String value, String label, String note, List<String> dots,
                String checked) {
            this(id, name, value, label, note, dots, checked, "");
        }
    }

    /** Something that is done or not. @param disabled {@code disabled} where the character may not do it */
    public record CheckboxInput(String id, String name, String value, String label, String note, String checked,
            String disabled) {

        CheckboxInput(String id, String name, String value, String label, String note, String checked) {
            this(id, name, value, label, note, checked, "");
        }
    }

    /** A number between two bounds. @param disabled {@code disabled} where the character may not change it */
    public record NumberInput(String id, String name, String label, String note, String value, String least,
            String most, String disabled) {

        NumberInput(String id, String name, String label, String note, String value, String least, String most) {
            this(id, name, label, note, value, least, most, "");
        }
    }

    /** Who else rolls. */
    public record FellowRollers(List<CheckboxInput> fellows, String others) {}

    static RollFormView of(Messages messages, String stem, RollRequest rollRequest, List<LoadedCharacter> fellows) {
        RollFormBuilder maker = new RollFormBuilder(messages, rollRequest,
                new RollDescriptions(rollRequest.game(), rollRequest.evaluated().inPlay(),
                rollRequest.roll().settings(), messages), rollRequest.settled(), rollRequest.needs());
        Roll roll = rollRequest.roll();
        List<CheckboxInput> ticks = new ArrayList<>(maker.extras());
        ticks.addAll(maker.boosts());
        List<FellowRollers> together = roll.group().isEmpty() ? List.of() : List.of(new FellowRollers(
                fellows.stream().filter(loadedCharacter -> RollingPart.anyOf(loadedCharacter, roll))
                        .map(maker::fellow).toList(), rollRequest.form().text("others").orElse("")));
        return new RollFormView(CharacterTab.ROLL.path(stem), CharacterTab.ROLL.path(stem) + "/odds", roll.id(),
                rollRequest.by().path(), rollRequest.by().title(messages, roll),
                Markup.paragraphs(roll.label().text()), maker.radios(), maker.numbers(), ticks, maker.always(),
                together);
    }
}
