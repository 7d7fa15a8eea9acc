package lampblack.server;

import java.io.IOException;
import java.nio.file.Path;
import lampblack.InventedGame;

/** A game that has moved on since its characters were written: Ash and Bell, and their gang, the Gulls. */
final class Watch {

    static final String GULLS = """
            format: 1
            ruleset: night-watch
            version: 1.0.0
            sheet: crew
            fields: {name: The Gulls}
            """;
    static final String ASH = """
            # Mara's own
            format: 1
            ruleset: night-watch
            version: 1.0.0
            fields: {name: Ash}
            links: {gang: gulls.yaml}
            creation: {dots: {hunt: 4}, talent: [long-wick, banked-coals]}
            ledger:
              - {session: 1, earn: {challenge: 9}}
              - {session: 1, advance: practice, choose: iron-grip}
            """;
    static final String BELL = """
            format: 1
            ruleset: night-watch
            version: 1.0.0
            fields: {name: Bell}
            links: {gang: gulls.yaml}
            creation: {dots: {hunt: 4}, talent: [iron-grip, night-eyes]}
            """;
    private static final String RULES = """
            format: 1
            id: night-watch
            version: 2.0.0
            title: Night Watch
            licence: CC0-1.0
            credits: An invented game.
            migrations:
              2.0.0:
                character:
                  renamed: {lists.talents.long-wick: deep-wick, earning.challenge: trial}
                  retired:
                    lists.talents.banked-coals: {was: {}, because: It made everybody a lampwright., worth: {xp: 8}}
                renamed: {sheets.crew: gang}
            sheets:
              character:
                fields: {name: {}}
                links: {gang: {to: gang}}
                traits: {actions: {entries: {hunt: {}}, rating: {max: 9}}}
                lists: {talents: {entries: {deep-wick: {}, iron-grip: {}, night-eyes: {}, cold-hands: {}}}}
                tracks: {xp: {title: XP, counter: {max: 99}, kept: ledger}, stress: {boxes: 6}}
                periods: {session: {}, watch: {}}
                creation: {dots: {spend: 4, on: actions}, talent: {choose: 2, from: talents}}
                earning: {trial: {into: xp, gives: 0..9, per: session}}
                advances: {practice: {choose: 1, from: talents, cost: {xp: 5}}}
              gang:
                fields: {name: {}}
                tracks: {coin: {boxes: 4}}
            """;

    private Watch() {}

    /** Serves all three of them. */
    static Site serve(Path folder, Path rulesets) throws IOException {
        write(rulesets, "", "");
        return Site.of(folder, rulesets).with("ash", ASH).with("bell", BELL).with("gulls", GULLS);
    }

    /** Writes the game with other words somewhere. */
    static void write(Path rulesets, String words, String others) throws IOException {
        new InventedGame("night-watch", RULES.replace(words, others)).writeTo(rulesets);
    }
}
