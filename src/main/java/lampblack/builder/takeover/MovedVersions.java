package lampblack.builder.takeover;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lampblack.diagnostic.Distinct;
import lampblack.diagnostic.Message;
import lampblack.edit.LoadedCharacter;
import lampblack.migration.FileVersions;
import lampblack.ruleset.Credit;
import lampblack.ruleset.Ruleset;
import lampblack.ruleset.migration.Edition;
import lampblack.ruleset.migration.Version;

/** Says of a character which version of its game it is of, where that is not the one here. */
public record MovedVersions(LoadedCharacter character) {

    /** That its game has moved on, or that it is of a later one than is here; empty where neither is so. */
    public Optional<Message> words() {
        return !character.takeover().since().isEmpty() ? Optional.of(older()) : newer();
    }

    /** Whether something has changed since that a press would write. */
    public boolean isOlder() {
        return character.isOlder();
    }

    private Message older() {
        Ruleset game = game();
        List<String> layers = Distinct.of(character.takeover().since().stream().map(Edition::layer));
        String layer = layers.contains(game.id()) ? game.id() : layers.get(0);
        Object written = Optional.ofNullable(written().get(layer)).<Object>map(Version::toString)
                .orElseGet(() -> Message.of("web.moved.before"));
        return layer.equals(game.id())
                ? Message.of("web.moved.older", "game", game.title(), "present", game.version(), "written", written)
                : Message.of("web.moved.older-base", "game", game.title(), "base", title(layer), "present",
                        present().get(layer), "written", written);
    }

    private Optional<Message> newer() {
        Map<String, Version> present = present();
        return written().entrySet().stream().filter(layer -> Optional.ofNullable(present.get(layer.getKey()))
                .filter(here -> here.isBefore(layer.getValue())).isPresent()).findFirst()
                .map(layer -> Message.of("web.moved.newer", "game", title(layer.getKey()), "present",
                        present.get(layer.getKey()), "written", layer.getValue()));
    }

    /** The versions that the file says, by layer. */
    private Map<String, Version> written() {
        return FileVersions.of(character.file(), game().id(), game().migrations()).byLayer();
    }

    private Map<String, Version> present() {
        Map<String, Version> present = new LinkedHashMap<>();
        game().bases().forEach((layer, version) -> Version.of(version).ifPresent(is -> present.put(layer, is)));
        Version.of(game().version()).ifPresent(is -> present.put(game().id(), is));
        return present;
    }

    private String title(String layer) {
        return layer.equals(game().id()) ? game().title() : game().credits().stream()
                .filter(credit -> credit.ruleset().equals(layer)).map(Credit::title).findFirst().orElse(layer);
    }

    private Ruleset game() {
        return character.ruleset().ruleset();
    }
}
