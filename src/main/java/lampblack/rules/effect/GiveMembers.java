package lampblack.rules.effect;

import java.util.Optional;
import lampblack.rules.Quantity;
import lampblack.rules.option.OptionKey;
import lampblack.rules.option.OwnerLink;

/**
 * Gives to every sheet that belongs to this one by a link. In YAML: {@code members: {caps: {actions: 4}}}.
 *
 * @param sheet the members' kind of sheet
 * @param number tells it from others of the same option
 * @param gives what a member has of it; it stands while the block that holds it does, judged on the owner
 */
public record GiveMembers(String sheet, String link, int number, EffectBlock gives) implements Effect {

    @Override
    public EffectKey key() {
        return EffectKey.MEMBERS;
    }

    @Override
    public String subject() {
        return sheet + "." + link;
    }

    /** What it acts on: whoever belongs to the sheet by a link. */
    public static Quantity quantity(String sheet, String link) {
        return new Quantity.Members(sheet, link);
    }

    /** The option that a member has by it, whoever of the owner's options gives it. */
    public OptionKey key(OptionKey from) {
        return new OptionKey(OwnerLink.LIST, link + " " + from + " " + number);
    }

    @Override
    public Quantity declaredQuantity() {
        return quantity(sheet, link);
    }

    @Override
    public Optional<GiveMembers> givenToMembers() {
        return Optional.of(this);
    }
}
