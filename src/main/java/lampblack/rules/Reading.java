package lampblack.rules;

import lampblack.expression.Mention;

/**
 * A quantity that a rule reads, such as {@code rating actions.hunt}, {@code has talents.ghost} or {@code size stress}.
 * {@code ratings} stands for all of a set, {@code count} for how many there are of a set or list, {@code settled} for
 * what no rule can change.
 */
public record Reading(String kind, String name) {

    static Reading of(Mention mention) {
        String kind = switch (mention.function()) {
            case "rating" -> mention.names().equals("set") ? "ratings" : "rating";
            case "at_creation" -> "rating";
            case "sum", "highest", "lowest" -> "ratings";
            case "has", "times", "playbook" -> "has";
            case "tagged" -> mention.names().equals("tag") ? "tag" : "settled";
            case "count" -> "count";
            case "size" -> "size";
            case "balance" -> "start";
            default -> "settled";
        };
        return new Reading(kind, mention.text());
    }
}
