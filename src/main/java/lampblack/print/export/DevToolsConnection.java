package lampblack.print.export;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.URI;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiConsumer;
import org.java_websocket.client.WebSocketClient;
import org.java_websocket.exceptions.WebsocketNotConnectedException;
import org.java_websocket.framing.CloseFrame;
import org.java_websocket.handshake.ServerHandshake;

/** Commands to a browser and what it answers and tells, over its DevTools protocol. Safe for several threads. */
final class DevToolsConnection implements AutoCloseable {

    private static final ObjectMapper JSON = new JsonMapper(JsonFactory.builder()
            .streamReadConstraints(StreamReadConstraints.builder().maxStringLength(Integer.MAX_VALUE).build()).build());
    private static final int PATIENCE = 180;

    private final AtomicInteger last = new AtomicInteger();
    private final Map<Integer, CompletableFuture<JsonNode>> open = new ConcurrentHashMap<>();
    private final Map<String, BiConsumer<String, JsonNode>> listeners = new ConcurrentHashMap<>();
    private final Socket socket;

    DevToolsConnection(String address) {
        socket = new Socket(URI.create(address));
        try {
            if (!socket.connectBlocking(PATIENCE, TimeUnit.SECONDS)) {
                throw new BrowserFailure("the browser takes no commands");
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new BrowserFailure("the browser was not waited for", stopped);
        }
    }

    static ObjectNode arguments() {
        return JSON.createObjectNode();
    }

    /** Has what a session tells, by the name of the event, handed on. */
    void listen(String session, BiConsumer<String, JsonNode> to) {
        listeners.put(session, to);
    }

    void forget(String session) {
        listeners.remove(session);
    }

    /** Calls a method in a session, or in the browser itself where that is empty, and returns the answer. */
    JsonNode call(String session, String method, ObjectNode arguments) {
        int id = last.incrementAndGet();
        ObjectNode message = JSON.createObjectNode().put("id", id).put("method", method);
        message.set("params", arguments);
        if (!session.isEmpty()) {
            message.put("sessionId", session);
        }
        CompletableFuture<JsonNode> answer = new CompletableFuture<>();
        open.put(id, answer);
        try {
            socket.send(message.toString());
        } catch (WebsocketNotConnectedException gone) {
            throw new BrowserFailure(method + ": the browser is gone", gone);
        }
        JsonNode event = wait(answer, method);
        open.remove(id);
        if (event.has("error")) {
            throw new BrowserFailure(method + ": " + event.get("error").path("message").asText());
        }
        return event.path("result");
    }

    private static <T> T wait(CompletableFuture<T> future, String method) {
        try {
            return future.get(PATIENCE, TimeUnit.SECONDS);
        } catch (TimeoutException slow) {
            throw new BrowserFailure(method + ": no answer within " + PATIENCE + " seconds", slow);
        } catch (ExecutionException failed) {
            Throwable cause = failed.getCause();
            throw new BrowserFailure(method + ": " + Objects.requireNonNullElse(cause.getMessage(), cause.toString()),
                    failed);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new BrowserFailure(method + ": not waited for", stopped);
        }
    }

    private void take(JsonNode event) {
        if (event.has("id")) {
            CompletableFuture<JsonNode> answer = open.get(event.get("id").asInt());
            if (answer != null) {
                answer.complete(event);
            }
            return;
        }
        BiConsumer<String, JsonNode> listener = listeners.get(event.path("sessionId").asText());
        if (listener != null) {
            listener.accept(event.path("method").asText(), event.path("params"));
        }
    }

    private void fail(Exception failure) {
        open.values().forEach(answer -> answer.completeExceptionally(failure));
    }

    @Override
    public void close() {
        socket.closeConnection(CloseFrame.NORMAL, "");
    }

    /** The line itself; whoever waits for an answer learns where it breaks. */
    private final class Socket extends WebSocketClient {

        Socket(URI address) {
            super(address);
            setDaemon(true);
            setTcpNoDelay(true);
            // A browser that lays out a long document answers nothing else meanwhile.
            setConnectionLostTimeout(0);
        }

        @Override
        public void onOpen(ServerHandshake handshake) {
            // Nothing is told before something is asked.
        }

        @Override
        public void onMessage(String message) {
            try {
                take(JSON.readTree(message));
            } catch (JsonProcessingException broken) {
                fail(broken);
            }
        }

        @Override
        public void onError(Exception failure) {
            fail(failure);
        }

        @Override
        public void onClose(int status, String reason, boolean byBrowser) {
            fail(new BrowserFailure("the browser is gone"));
        }
    }
}
