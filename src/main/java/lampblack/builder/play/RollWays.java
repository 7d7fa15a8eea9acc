package lampblack.builder.play;

import lampblack.builder.page.CharacterTab;
import lampblack.builder.page.Urls;

/**
 * Where what comes of rolls is settled.
 *
 * @param mark where marks are sent
 * @param again where a roll already made is changed
 * @param shownOn the tab that shows what comes of it
 * @param ledger where what the ledger keeps is written down
 */
public record RollWays(String mark, String again, String shownOn, String ledger) {

    static RollWays of(String key, CharacterTab tab) {
        return new RollWays(Urls.change(key, tab, "mark"), CharacterTab.ROLL.path(key), tab.word(),
                CharacterTab.ADVANCE.path(key));
    }
}
