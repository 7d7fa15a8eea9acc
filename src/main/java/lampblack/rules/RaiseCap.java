package lampblack.rules;

import java.util.List;
import java.util.Optional;
import lampblack.expression.Mention;

/** Lets ratings go up to a higher cap: of a set, a trait, or a creation step. In YAML: {@code caps: {actions: 4}}. */
public record RaiseCap(Target of, Amount to) implements Effect {

    @Override
    public Optional<String> quantity(Giver giver) {
        return of.path(giver).map(path -> "cap " + path);
    }

    @Override
    public Reading target() {
        return new Reading("cap", of.known());
    }

    @Override
    public List<Mention> mentions() {
        return to.mentions();
    }
}
