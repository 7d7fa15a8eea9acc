/**
 * How a character grows in play: ways to earn, and advances that buy something with what was earned. Start with
 * Advance and Purchase, the sealed family of what an advance buys, named by its key (raise is RaisePurchase, gain
 * GainPurchase). One ledger entry is applied here; the order of entries is for replay.
 */
package lampblack.rules.advance;
