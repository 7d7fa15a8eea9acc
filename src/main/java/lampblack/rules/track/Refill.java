package lampblack.rules.track;

/**
 * What a track is brought to when a period begins.
 *
 * @param per the period
 * @param to how much is on it then
 */
public record Refill(String per, Level to) {}
