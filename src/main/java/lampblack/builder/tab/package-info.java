/**
 * What the tabs of a character are made from, all of it by value: the character, what was asked and sent, and whom to
 * ask for more. Knows no tab.
 */
package lampblack.builder.tab;
