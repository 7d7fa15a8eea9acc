package lampblack.server.door;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import lampblack.Patience;
import lampblack.store.MessageBundle;
import lampblack.template.Assets;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.LocalConnector;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.util.Callback;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Whoever asks more at once than is answered at once is told to come again, and may once something was answered. */
class TurnsTest {

    private final Queue<Callback> unanswered = new ConcurrentLinkedQueue<>();
    private final Semaphore arrived = new Semaphore(0);
    private final Server server = new Server();
    private final LocalConnector connector = new LocalConnector(server);

    @BeforeEach
    void serve() throws Exception {
        Turns turns = new Turns(new RefusalPage(MessageBundle.messages(), Assets.packed()));
        turns.setHandler(new Handler.Abstract() {

            @Override
            public boolean handle(Request request, Response response, Callback callback) {
                if (Request.getPathInContext(request).equals("/nowhere")) {
                    return false;
                }
                unanswered.add(callback);
                arrived.release();
                return true;
            }
        });
        server.setHandler(turns);
        server.addConnector(connector);
        server.start();
    }

    @AfterEach
    void stop() throws Exception {
        unanswered.forEach(Callback::succeeded);
        server.stop();
    }

    @Test
    void asksThoseWhoHaveAllTheirTurnsToComeAgain() throws Exception {
        for (int i = 0; i < RateLimiter.AT_ONCE; i++) {
            hold("POST");
        }
        String refused = answer("POST");
        assertTrue(refused.startsWith("HTTP/1.1 429"), refused);
        assertTrue(refused.contains("\r\nRetry-After: 1\r\n"), refused);
        assertEquals(RateLimiter.AT_ONCE, unanswered.size());
        hold("GET");
        unanswered.remove().succeeded();
        hold("POST");
        assertTrue(answer("POST").startsWith("HTTP/1.1 429"));
    }

    @Test
    void givesTurnsBackThatNobodyTook() throws Exception {
        for (int i = 0; i <= RateLimiter.AT_ONCE; i++) {
            assertTrue(connector.getResponse(line("GET", "/nowhere")).startsWith("HTTP/1.1 404"));
        }
    }

    /** Asks for what is answered later. */
    private void hold(String method) throws InterruptedException {
        connector.executeRequest(line(method, "/"));
        assertTrue(arrived.tryAcquire(Patience.SECONDS, TimeUnit.SECONDS));
    }

    private String answer(String method) throws Exception {
        return connector.getResponse(line(method, "/"));
    }

    private static String line(String method, String path) {
        return method + " " + path + " HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n";
    }
}
