/**
 * What an option changes while it holds: one class for each key under gives (titles is ChangeTitle), but AddTo for
 * whatever is counted (points, picks, parts, earning, limits). Start with Effect, the sealed family, then EffectBlock and OptionInstance for what brings an
 * effect to a character. What all effects come to together is worked out in rules.derived.
 */
package lampblack.rules.effect;
