package lampblack.judge;

/**
 * The forms that the rules of a game have to have.
 *
 * @param layer of one layer, before it is laid over what it extends
 * @param whole of all layers together
 */
public record RulesetForms(FormCheck layer, FormCheck whole) {}
