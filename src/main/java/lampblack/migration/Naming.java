package lampblack.migration;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import lampblack.node.Scalar;
import lampblack.ruleset.Ruleset;
import lampblack.ruleset.migration.BlockPath;
import lampblack.ruleset.migration.LayerVersions;
import lampblack.ruleset.migration.Migrations;
import lampblack.ruleset.migration.Renaming;
import lampblack.ruleset.migration.SheetPaths;

/** Says what the ids in one file are called today, and remembers which are called otherwise. */
final class Naming {

    private final Ruleset ruleset;
    private final Migrations migrations;
    private final LayerVersions versions;
    private final List<NamedId> mentions = new ArrayList<>();
    private final Map<String, SheetPaths> paths = new HashMap<>();
    private final Map<Integer, RenamedId> renamed = new LinkedHashMap<>();

    /** @param migrations by which ids are read; of none, they are only remembered */
    Naming(Ruleset ruleset, Migrations migrations, LayerVersions versions) {
        this.ruleset = ruleset;
        this.migrations = migrations;
        this.versions = versions;
    }

    /** What is called otherwise today, by the offset at which it is written. */
    Map<Integer, RenamedId> renamed() {
        return renamed;
    }

    /** Every id that was looked up. */
    List<NamedId> mentions() {
        return mentions;
    }

    /** What a sheet is called today. */
    String sheet(Scalar written) {
        return ofGame("sheets", written);
    }

    String ofGame(String block, Scalar written) {
        SheetPaths known = paths.computeIfAbsent(Renaming.GAME, game -> SheetPaths.ofGame(ruleset.sheets().keySet(),
                ruleset.rolls().keySet()));
        return today(Renaming.GAME, List.of(block), written, known);
    }

    /** What an id of a block is called today. */
    String today(IdScope scope, String block, Scalar written) {
        return today(scope, List.of(block), written);
    }

    /** What an id of any of some blocks is called today, written alone or behind its block's. */
    String today(IdScope scope, List<String> blocks, Scalar written) {
        return today(scope.sheet(), blocks, written, paths(scope));
    }

    /** What a track of an owner is called today, as in {@code crew.coin}. @param owners the rules by link */
    void ofOwner(IdScope scope, Scalar key, Function<String, Optional<IdScope>> owners) {
        int point = key.text().indexOf('.');
        if (point < 0) {
            today(scope, scope.block("tracks"), key);
            return;
        }
        Optional<IdScope> known = owners.apply(key.text().substring(0, point));
        mentions.add(known.map(of -> new NamedId(key, key.text().substring(0, point + 1), key.text()
                .substring(point + 1),
                "", List.of("tracks"), paths(of))).orElseGet(() -> new NamedId(key, "", key.text().substring(0, point),
                key.text().substring(point), List.of(scope.block("links")), paths(scope))));
        Optional<Migrations.Renamed> link = migrations.today(scope.sheet(), scope.block("links"),
                key.text().substring(0, point), versions, paths(scope));
        String linkId = link.map(Migrations.Renamed::id).orElse(key.text().substring(0, point));
        String trackId = key.text().substring(point + 1);
        Optional<Migrations.Renamed> track = owners.apply(linkId).flatMap(owner -> migrations.today(owner.sheet(),
                "tracks", trackId, versions, paths(owner)));
        track.or(() -> link).ifPresent(since -> called(key, linkId + "."
                + track.map(Migrations.Renamed::id).orElse(trackId), since));
    }

    /** What the first id of a path is called today, behind which a name stands that a player gave. */
    void headToday(IdScope scope, String block, Scalar written) {
        int point = written.text().indexOf('.');
        if (point > 0) {
            mentions.add(new NamedId(written, "", written.text().substring(0, point), written.text().substring(point),
                    List.of(block), paths(scope)));
            migrations.today(scope.sheet(), block, written.text().substring(0, point), versions,
                    paths(scope)).ifPresent(head -> called(written, head.id() + written.text().substring(point), head));
        }
    }

    private SheetPaths paths(IdScope scope) {
        return paths.computeIfAbsent(scope.sheet(), sheet -> SheetPaths.of(ruleset.sheets().get(sheet)));
    }

    private String today(String sheet, List<String> blocks, Scalar written, SheetPaths known) {
        mentions.add(NamedId.of(written, blocks, known));
        String text = written.text();
        Optional<Migrations.Renamed> alone = blocks.stream().flatMap(block ->
                migrations.today(sheet, block, text, versions, known).stream()).findFirst();
        if (alone.isPresent()) {
            return called(written, alone.get().id(), alone.get());
        }
        int point = text.indexOf('.');
        if (point > 0) {
            for (String block : blocks) {
                BlockPath of = BlockPath.of(block);
                Optional<Migrations.Renamed> head = migrations.today(sheet, of.block(), text.substring(0, point), versions,
                        known);
                String headId = head.map(Migrations.Renamed::id).orElse(text.substring(0, point));
                Optional<Migrations.Renamed> tail = !headId.equals(of.id()) ? Optional.empty()
                        : migrations.today(sheet, block, text.substring(point + 1), versions, known);
                if (headId.equals(of.id()) && (head.isPresent() || tail.isPresent())) {
                    return called(written, tail.map(now -> now.path().list() + "." + now.id())
                            .orElse(headId + text.substring(point)), tail.or(() -> head).orElseThrow());
                }
            }
        }
        return text;
    }

    private String called(Scalar written, String today, Migrations.Renamed since) {
        if (!today.equals(written.text())) {
            renamed.put(written.span().start(), new RenamedId(written, today, since));
        }
        return today;
    }
}
