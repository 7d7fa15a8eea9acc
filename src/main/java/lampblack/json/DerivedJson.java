package lampblack.json;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.character.OwnerReference;
import lampblack.replay.EvaluatedCharacter;
import lampblack.replay.GroupMembers;
import lampblack.replay.Owner;
import lampblack.replay.Verdict;
import lampblack.rules.derived.Member;

/** What a character or a part of it has come to. */
record DerivedJson(@JsonUnwrapped StandingJson standing, @JsonUnwrapped TraitsJson traits,
        @JsonUnwrapped OptionsJson options, @JsonUnwrapped TracksJson tracks, @JsonUnwrapped AdvanceJson advance) {

    static DerivedJson of(EvaluatedCharacter evaluated) {
        return new DerivedJson(StandingJson.of(evaluated), TraitsJson.of(evaluated),
                OptionsJson.of(evaluated.inPlay()), TracksJson.of(evaluated), AdvanceJson.of(evaluated));
    }

    /** Whether it is valid and what it belongs to. @param members missing where its rules read none */
    record StandingJson(boolean legal, VerdictJson.ProvenanceJson provenance, Optional<String> playbook,
            Optional<String> retired, Map<String, OwnerJson> links,
            @JsonInclude(JsonInclude.Include.NON_EMPTY) Optional<MembersJson> members) {

        static StandingJson of(EvaluatedCharacter evaluated) {
            return new StandingJson(evaluated.isLegal(), VerdictJson.ProvenanceJson.of(Verdict.of(evaluated)),
                    evaluated.inPlay().playbook(), evaluated.retired(), OwnerJson.all(evaluated),
                    Optional.of(evaluated.links().members()).filter(any -> evaluated.sheet().play().members())
                            .map(MembersJson::of));
        }
    }

    /** Whom it belongs to, and by what that gives something. */
    record OwnerJson(String name, String file, List<String> gifts) {

        static Map<String, OwnerJson> all(EvaluatedCharacter evaluated) {
            Map<String, OwnerJson> links = new LinkedHashMap<>();
            for (OwnerReference reference : evaluated.file().links()) {
                Optional.ofNullable(evaluated.links().owners().get(reference.id())).ifPresent(owner ->
                        links.put(reference.id(), new OwnerJson(owner.name(), owner.file(),
                                owner.gifts().stream().map(Owner::ownerOption).distinct().toList())));
            }
            return links;
        }
    }

    /** Whose files were read, and whose could not be. */
    record MembersJson(Map<String, List<String>> read, List<String> unread, boolean more) {

        static MembersJson of(GroupMembers members) {
            Map<String, List<String>> read = new LinkedHashMap<>();
            members.byLink().forEach((link, all) -> read.put(link, all.stream().map(Member::file).toList()));
            return new MembersJson(read, members.unread(), members.more());
        }
    }
}
