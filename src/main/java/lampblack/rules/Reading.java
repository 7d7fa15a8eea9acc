package lampblack.rules;

import lampblack.expression.Mention;

/** A quantity that a rule reads: {@code rating actions.hunt}, {@code has talents.ghost}, {@code size stress}. */
public record Reading(String kind, String name) {

    static Reading of(Mention mention) {
        String kind = switch (mention.function()) {
            case "rating" -> "rating";
            case "has", "times", "playbook" -> "has";
            case "size" -> "size";
            case "count", "sum", "highest", "lowest", "tagged" -> "all";
            default -> "settled";
        };
        return new Reading(kind, mention.text());
    }
}
