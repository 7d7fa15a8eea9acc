package lampblack.builder.play;

/**
 * Something that a roll has to have marked, one of several where they are of the same group.
 *
 * @param kind {@code mark} for what one press does, {@code write} for what needs words, {@code ledger} for what is
 *     written down elsewhere
 * @param where the track, row or clock
 * @param field what its form sends: {@code mark}, {@code spend}, {@code clear}, or {@code pay} for what a ledger keeps
 * @param value of that field
 * @param sure whether it is marked whatever the table says
 */
public record PendingMark(int group, String kind, String label, String where, String field, String value,
        boolean sure) {

    /** What it is called in a sitting. @param roll the number of the roll */
    String id(long roll) {
        return roll + "." + group;
    }
}
