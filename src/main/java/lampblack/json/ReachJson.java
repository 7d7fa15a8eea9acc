package lampblack.json;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.Optional;
import lampblack.character.CharacterYamlWriter;
import lampblack.reach.Reachability;
import lampblack.rules.Label;
import lampblack.rulesettest.Coverage.CoverageItem;

/** What is known of one thing that may be reached. @param gained whether it can only be gained */
public record ReachJson(@JsonUnwrapped ItemJson item, @JsonUnwrapped FoundJson found, boolean gained) {

    public static ReachJson of(CoverageItem item, Label label, Reachability found, boolean gained) {
        return new ReachJson(ItemJson.of(item, label), FoundJson.of(found), gained);
    }

    /** Something that characters can take, and where it is written. */
    public record ItemJson(String kind, String sheet, String name, String file, int line) {

        public static ItemJson of(CoverageItem item, Label label) {
            return new ItemJson(item.kind().word(), item.sheet(), item.name(), label.span().source().name(),
                    label.span().line());
        }
    }

    sealed interface FoundJson {

        static FoundJson of(Reachability found) {
            return switch (found) {
                case Reachability.Witness witness -> new PathJson("path", witness.given(),
                        CharacterYamlWriter.choices(witness.evaluated().file().root()));
                case Reachability.Unreachable proof -> new ProvenJson("proof", ReasonJson.of(proof.reason()));
                case Reachability.Undecided undecided -> new UndecidedJson("undecided", undecided.tries());
            };
        }
    }

    record PathJson(String found, Optional<String> from, String path) implements FoundJson {}

    record ProvenJson(String found, ReasonJson proof) implements FoundJson {}

    record UndecidedJson(String found, int tries) implements FoundJson {}
}
