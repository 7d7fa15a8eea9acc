package lampblack.server;

import org.junit.jupiter.api.Test;

/** Whatever order answers come in, nothing that was written or refused is swept away. */
class OrderFlowTest extends Flow {

    /** The first answer to a form comes only when it is let go, and the player does not wait for it. */
    private static final String HELD = """
            (() => { const send = XMLHttpRequest.prototype.send;
              XMLHttpRequest.prototype.send = function(body) {
                const came = this.onload;
                document.querySelectorAll('.htmx-request').forEach(each => each.classList.remove('htmx-request'));
                if (!window.first) this.onload = event => { window.letGo = () => came.call(this, event); };
                window.first = true;
                return send.call(this, body); }; return true; })()
            """;

    @Test
    void whatIsWrittenBeforeAnAnswerComesIsNoConflictWithOneself() {
        try (Player player = ash()) {
            player.sees("Ash").asks(HELD);
            player.fills("Name", "The mill").saved("ash", "The mill");
            player.fills("Look", "Tall");
            letsGo(player);
            player.saved("ash", "Tall").saved("ash", "The mill").misses("Not saved");
        }
    }

    @Test
    void whatIsBeingWrittenOutlivesTheAnswerToSomethingElse() {
        try (Player player = ash()) {
            player.sees("Ash").asks(HELD);
            player.fills("Name", "The mill").saved("ash", "The mill").writes("Look", "Half a wo");
            letsGo(player);
            Sight.await(() -> player.asks("document.querySelector('[name=seen]').value").asText()
                    .equals(site.get("/characters/ash").header("ETag").replace("\"", "")), () -> "is not answered");
            player.types("rd").key("Tab").saved("ash", "Half a word").saved("ash", "The mill");
        }
    }

    /** The disk has what was written before the answer to it comes. */
    private static void letsGo(Player player) {
        Sight.await(() -> player.asks("Boolean(window.letGo)").asBoolean(), () -> "gets no answer");
        player.asks("letGo()");
    }

    private Player ash() {
        site.with("ash", "format: 1\nruleset: black-sword\nfields: {name: Ash}\n");
        return opens("ash").in("Name and look");
    }
}
