/**
 * Cards to cut out: what a character has, or what a playbook offers, one option a card. Read {@code DeckBuilder}
 * first, then {@code Deck} and {@code OptionCard}; {@code CardTypesetter} chooses the size of letters and splits a
 * text that is too long for one card.
 */
package lampblack.sheet.card;
