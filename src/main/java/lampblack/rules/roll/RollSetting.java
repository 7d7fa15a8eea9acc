package lampblack.rules.roll;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import lampblack.rules.Amount;
import lampblack.rules.Label;

/**
 * Something that is settled before the dice fall, such as position: one of some choices, or a number.
 *
 * @param choices from the worst to the best; empty where it is a number
 * @param least the least it can be, where it is a number
 * @param most the most it can be, where it is a number
 * @param usual the id of the choice, or the number, that holds unless somebody says otherwise
 * @param formula the number unless somebody says otherwise, or how many choices better than usual it then is
 * @param either whether only one thing of all that a choice brings happens
 * @param needs what must hold for it to be anything but usual
 */
public record RollSetting(Label label, Map<String, SettingChoice> choices, long least, long most,
        Optional<String> usual,
        Optional<Amount> formula, boolean either, RollNeed needs) {

    public RollSetting {
        choices = new LinkedHashMap<>(choices);
    }

    public String id() {
        return label.id();
    }

    /** What it is called in expressions, which have no hyphens. */
    public String variable() {
        return variable(label.id());
    }

    public static String variable(String id) {
        return id.replace('-', '_');
    }

    public boolean isNumber() {
        return choices.isEmpty();
    }

    /** The choice that holds unless somebody says otherwise, before anything shifts it. */
    public String usualChoice() {
        return usual.orElseGet(() -> choices.keySet().iterator().next());
    }

    /**
     * One of the choices: what it brings where an outcome applies it, and what it gives to the roll.
     *
     * @param needs what must hold for it to be chosen
     */
    public record SettingChoice(Label label, RollEffects brings, RollModifier gives, RollNeed needs) {}
}
