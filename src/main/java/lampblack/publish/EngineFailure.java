package lampblack.publish;

import lampblack.diagnostic.Message;

/** There is no engine, and none can be made. */
public final class EngineFailure extends Exception {

    private static final long serialVersionUID = 1L;

    private final transient Message reason;

    EngineFailure(Message reason) {
        super(reason.key());
        this.reason = reason;
    }

    /** Why not. */
    public Message reason() {
        return reason;
    }
}
