package lampblack.rules;

/**
 * A kind of small sheet within a sheet, of which there may be several.
 *
 * @param places how many of it one has, before gifts
 * @param sheet what each of them is made of
 */
public record PartKind(Label label, Range places, SheetRules sheet) {

    public String id() {
        return label.id();
    }

    /** How many there may be at most. */
    public long most(Standing at) {
        return Spend.plus(places.most().in(at), at.morePlaces(id()));
    }

    /** How many there should be at least. */
    public long least(Standing at) {
        return Math.min(Spend.plus(places.least().in(at), at.morePlaces(id())), most(at));
    }
}
