package lampblack.rules;

/** The order of quantities: by name, and of the same name by kind. */
final class QuantityOrder {

    private QuantityOrder() {}

    static int compare(Quantity one, Quantity other) {
        // Most that are compared share an id, and that very text.
        if (!one.id().equals(other.id())) {
            return one.id().compareTo(other.id());
        }
        if (!one.entry().equals(other.entry())) {
            return one.entry().compareTo(other.entry());
        }
        return one.getClass() == other.getClass() ? 0 : Integer.compare(rank(one), rank(other));
    }

    private static int rank(Quantity ranked) {
        return switch (ranked) {
            case Quantity.TraitRating quantity -> 0;
            case Quantity.SetRatings quantity -> 1;
            case Quantity.SetRatingsUnder quantity -> 2;
            case Quantity.SetSum quantity -> 3;
            case Quantity.TraitCap quantity -> 4;
            case Quantity.SetCap quantity -> 5;
            case Quantity.StepCap quantity -> 6;
            case Quantity.Size quantity -> 7;
            case Quantity.SetSize quantity -> 8;
            case Quantity.Start quantity -> 9;
            case Quantity.Spent quantity -> 10;
            case Quantity.Has quantity -> 11;
            case Quantity.Count quantity -> 12;
            case Quantity.Tagged quantity -> 13;
            case Quantity.TaggedIn quantity -> 14;
            case Quantity.Answers quantity -> 15;
            case Quantity.Holds quantity -> 16;
            case Quantity.BlockHolds quantity -> 17;
            case Quantity.StepPoints quantity -> 18;
            case Quantity.StepPicks quantity -> 19;
            case Quantity.Places quantity -> 20;
            case Quantity.Earnings quantity -> 21;
            case Quantity.LimitTimes quantity -> 22;
            case Quantity.Title quantity -> 23;
            case Quantity.Modifiers quantity -> 24;
            case Quantity.Members quantity -> 25;
            case Quantity.Opened quantity -> 26;
            case Quantity.Closed quantity -> 27;
            case Quantity.OfPart quantity -> 28;
            case Quantity.OfWhole quantity -> 29;
            case Quantity.Access.OptionAccess access -> 30;
            case Quantity.Access.TagAccess access -> 31;
            case Quantity.Access.PlaybookAccess access -> 32;
            case Quantity.Access.EarningAccess access -> 33;
            case Quantity.Access.AdvanceAccess access -> 34;
            case Quantity.ByChoices quantity -> 35;
        };
    }
}
