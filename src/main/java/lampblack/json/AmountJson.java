package lampblack.json;

import com.fasterxml.jackson.annotation.JsonValue;
import lampblack.rules.Amount;

/** An amount, or {@code null} where it has no limit. */
record AmountJson(@JsonValue Long number) {

    static AmountJson of(long amount) {
        return new AmountJson(amount == Amount.UNLIMITED ? null : amount);
    }
}
