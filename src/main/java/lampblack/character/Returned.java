package lampblack.character;

import lampblack.diagnostic.Span;

/**
 * What came back for something that is no longer in the game.
 *
 * @param title what it was called
 * @param track the currency that came back
 * @param amount how much, for all times that it was paid for
 * @param until the entry of the ledger before which it came back, counted from 0; greater than any behind the last
 * @param place where the game says what it is worth
 */
public record Returned(String title, String track, long amount, int until, Span place) {}
