package lampblack.print.browser;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiConsumer;

/** Commands to a browser and what it answers and tells, over its DevTools protocol. Safe for several threads. */
final class DevToolsConnection implements AutoCloseable, WebSocket.Listener {

    private static final ObjectMapper JSON = new JsonMapper(JsonFactory.builder()
            .streamReadConstraints(StreamReadConstraints.builder().maxStringLength(Integer.MAX_VALUE).build()).build());
    private static final int PATIENCE = 180;

    private final AtomicInteger last = new AtomicInteger();
    private final Map<Integer, CompletableFuture<JsonNode>> open = new ConcurrentHashMap<>();
    private final Map<String, BiConsumer<String, JsonNode>> listeners = new ConcurrentHashMap<>();
    private final StringBuilder part = new StringBuilder();
    private final WebSocket socket;

    DevToolsConnection(String address) {
        socket = wait(HttpClient.newHttpClient().newWebSocketBuilder().connectTimeout(Duration.ofSeconds(PATIENCE))
                .buildAsync(URI.create(address), this), "connect");
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
        synchronized (socket) {
            wait(socket.sendText(message.toString(), true), method);
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
            throw new BrowserFailure(method + ": " + failed.getCause(), failed);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new BrowserFailure(method + ": not waited for", stopped);
        }
    }

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean isLast) {
        part.append(data);
        if (isLast) {
            String whole = part.toString();
            part.setLength(0);
            try {
                take(JSON.readTree(whole));
            } catch (JsonProcessingException broken) {
                onError(from, broken);
            }
        }
        from.request(1);
        return null;
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

    @Override
    public void onError(WebSocket from, Throwable failure) {
        open.values().forEach(future -> future.completeExceptionally(failure));
    }

    @Override
    public CompletionStage<?> onClose(WebSocket from, int status, String reason) {
        onError(from, new BrowserFailure("the browser is gone"));
        return null;
    }

    @Override
    public void close() {
        socket.abort();
    }
}
